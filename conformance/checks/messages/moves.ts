import type { Correspondent } from '../../factories/messages-people.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed } from '../../kit/attribute.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Moves that a check needs as preconditions: if they fail, the check is unproven. */

export const archive = (t: Tools, { as }: Correspondent, threadId: string): Promise<void> =>
  precondition('an archived thread', async () =>
    must(await t.call('archiveThread', { path: { threadId }, as }), success),
  );

export const leave = (t: Tools, { as }: Correspondent, threadId: string): Promise<void> =>
  precondition('a thread that a user has left', async () =>
    must(await t.call('leaveThread', { path: { threadId }, as }), success),
  );

/** The moves of a person that change a thread only for this person. */
const moves = {
  archive: { operation: 'archiveThread' },
  leave: { operation: 'leaveThread' },
  markRead: { operation: 'markThreadRead' },
  mute: { operation: 'muteThread', query: { isMuted: true } },
  unmute: { operation: 'muteThread', query: { isMuted: false } },
} as const;

/** The clauses that are broken if a move is refused. */
const REFUSED = {
  archive: ['MSG-65'],
  leave: ['MSG-72'],
  markRead: ['MSG-83'],
  mute: ['MSG-79'],
  unmute: ['MSG-79'],
} as const;

/** The move must be answered 204 without a body. */
export async function does(
  t: Tools,
  { as }: Correspondent,
  move: keyof typeof moves,
  threadId: string,
): Promise<void> {
  const { operation, ...request } = moves[move];
  const answer = await t.callAny(operation, { path: { threadId }, as, ...request });
  attributed(REFUSED[move], () => must(answer, status(204), fits));
}

/** The list of threads without a filter and with each filter. */
export const everyFilter = [{}, { filter: 'active' }, { filter: 'archived' }] as const;

/** Every query that lists threads with a given title. */
export const everyList = (title: string) => [
  ...everyFilter,
  ...everyFilter.map((one) => ({ ...one, searchValue: title })),
];
