import { company, type Correspondent } from '../../factories/messages-people.ts';
import { freshWord, givenMessage, givenThread } from '../../factories/messages.ts';
import type { Answer } from '../../kit/call.ts';
import { Unproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { field, isObject, items } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../../laws/member-types.ts';

/** The resource of an answer, or each item of its list. */
function shownIn(answer: Answer): readonly Shown[] {
  const data = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  const all: readonly unknown[] = Array.isArray(data) ? items(data) : [data];
  return all.filter(isObject).map((resource) => ({ answer, resource }));
}

export interface Correspondence {
  readonly threads: readonly Shown[];
  readonly messages: readonly Shown[];
}

/**
 * Threads and messages in all answers, once per run: for people of all kinds, with and without a title,
 * before and after every change of a thread, and, if staff can send them, with a file and with a scheduled
 * time.
 */
export const correspondence = once(async (t: Tools): Promise<Correspondence> => {
  const people = await company(t, 3);
  const [creator, ...others] = people;
  const threads: Shown[] = [];
  const messages: Shown[] = [];
  const bare = { participantIds: others.map(({ id }) => id), creatorId: creator.id };
  threads.push(...shownIn(await t.call('createThread', { body: bare, as: creator.as })));
  const given = await givenThread(t, people, { silent: true });
  const path = { threadId: given.threadId };

  const readAll = async (archivers: readonly Correspondent[] = []): Promise<void> => {
    for (const [at, who] of people.entries()) {
      const { as } = who;
      const isArchived = archivers.includes(who);
      const filter = isArchived ? 'archived' : 'active';
      // At the end everybody reads everything; before that each reads one half in turn.
      const isAsked = (half: number) => archivers.length > 0 || at % 2 === half;
      if (isAsked(0)) {
        threads.push(...shownIn(await t.call('getThread', { path, as })));
        threads.push(...shownIn(await t.call('searchThreads', { body: { isArchived }, as })));
      }
      if (isAsked(1)) {
        threads.push(...shownIn(await t.call('listThreads', { query: { filter }, as })));
        messages.push(...shownIn(await t.call('listMessages', { path, as })));
      }
    }
  };
  await readAll();
  for (const author of people) await givenMessage(t, given.threadId, author);
  await sentByStaff(t, given.threadId, creator.id);
  for (const [at, { as }] of people.entries()) {
    if (at !== 1) await t.call('markThreadRead', { path, as });
    if (at !== 2) await t.call('muteThread', { path, query: { isMuted: true }, as });
    const body = { title: freshWord(t, 'renamed') };
    threads.push(...shownIn(await t.call('updateThread', { path, body, as })));
  }
  for (const { as } of others) await t.call('archiveThread', { path, as });
  await readAll(others);
  return { threads, messages };
});

/** A message with a file and a scheduled one, if a lever can send them. */
async function sentByStaff(t: Tools, threadId: string, authorId: string): Promise<void> {
  if (!hasLever(t.run, 'send-message')) return;
  const content = Buffer.from('the menu of the week').toString('base64');
  const attachment = { name: 'menu.txt', type: 'text/plain', content };
  const scheduledAt = `${await t.day(2)}T10:00:00Z`;
  for (const more of [{ attachment }, { scheduledAt }]) {
    try {
      await t.lever('send-message', { threadId, authorId, body: freshWord(t, 'word'), ...more });
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  }
}
