import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { precondition } from '../kit/precondition.ts';
import type { Tools } from '../kit/tools.ts';
import type { Correspondent } from './messages-people.ts';

/** Threads as a check needs them: if one cannot be brought there, the check is unproven. */

const brought =
  (operation: 'archiveThread' | 'leaveThread', what: string) =>
  (t: Tools, { as }: Pick<Correspondent, 'as'>, threadId: string): Promise<void> =>
    precondition(what, async () => must(await t.call(operation, { path: { threadId }, as }), success));

export const archived = brought('archiveThread', 'an archived thread');
export const left = brought('leaveThread', 'a thread that a user has left');
