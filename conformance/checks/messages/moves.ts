import type { Correspondent } from '../../given/correspondents.ts';
import { made } from '../../given/made.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Moves that a check needs before it can try its own sentence: where they fail it proves nothing. */

export const archive = (t: Tools, { as }: Correspondent, threadId: string): Promise<void> =>
  made('an archived thread', async () =>
    must(await t.call('archiveThread', { path: { threadId }, as }), success),
  );

export const leave = (t: Tools, { as }: Correspondent, threadId: string): Promise<void> =>
  made('a thread that somebody has left', async () =>
    must(await t.call('leaveThread', { path: { threadId }, as }), success),
  );
