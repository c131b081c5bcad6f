import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { dataOf, text } from '../kit/read.ts';
import type { RunSpec } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { Correspondent } from './messages-people.ts';
import { precondition } from '../kit/precondition.ts';

export interface GivenThread {
  readonly threadId: string;
  /** One word that is in no other title and in no message of the check. */
  readonly title: string;
  /** The thread in the answer to the create. */
  readonly thread: JsonObject;
}

/** One word that is no part of another word, because a search may find parts of words. */
export const freshWord = (t: Tools, label = 'topic'): string => `${label}${t.fresh.number()}`;

/** Opens a thread. Configured people leave it when the check ends. */
export async function openThread(
  t: Tools,
  creator: Correspondent,
  others: readonly Pick<Correspondent, 'id'>[],
  more: { readonly title?: string } = {},
): Promise<Answer> {
  const body = { participantIds: others.map(({ id }) => id), creatorId: creator.id, ...more };
  return t.call('createThread', { body, as: creator.as });
}

/**
 * A new thread with a word as its title and a first message by the creator, because a target may hide a
 * thread without messages. With `silent` there is no message.
 */
export async function givenThread(
  t: Tools,
  [creator, ...others]: readonly [Correspondent, ...Correspondent[]],
  { title = freshWord(t), silent = false }: { readonly title?: string; readonly silent?: boolean } = {},
): Promise<GivenThread> {
  const given = await precondition('a thread', async () => {
    const thread = dataOf(await openThread(t, creator, others, { title }));
    const threadId = text(thread, 'id');
    for (const { as } of [creator, ...others].filter(({ isNew }) => !isNew))
      t.afterwards(() => t.call('leaveThread', { path: { threadId }, as }));
    return { threadId, title, thread };
  });
  if (!isNewIn(t, given.threadId))
    t.unproven('the target gives a former thread for another one among the same people');
  if (!silent) await givenMessage(t, given.threadId, creator);
  return given;
}

/** A new thread without a title and with a first message by the creator. Returns its id. */
export async function givenUntitled(
  t: Tools,
  [creator, ...others]: readonly [Correspondent, ...Correspondent[]],
): Promise<string> {
  const threadId = await precondition('a thread without a title', async () =>
    text(dataOf(await openThread(t, creator, others)), 'id'),
  );
  await givenMessage(t, threadId, creator);
  return threadId;
}

const seenIn = new WeakMap<RunSpec, Set<string>>();

function isNewIn({ run }: Tools, threadId: string): boolean {
  const seen = seenIn.get(run) ?? new Set<string>();
  seenIn.set(run, seen);
  if (seen.has(threadId)) return false;
  seen.add(threadId);
  return true;
}

/** Sends a message to a thread. Returns its text, a new word unless one is given. */
export async function givenMessage(
  t: Tools,
  threadId: string,
  { as }: Correspondent,
  body: string = freshWord(t, 'word'),
): Promise<string> {
  await precondition('a message', async () =>
    must(await t.call('sendMessage', { path: { threadId }, body: { body }, as }), success),
  );
  return body;
}
