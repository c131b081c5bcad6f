import type { Answer } from '../../kit/call.ts';
import { refused } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';

/**
 * An avatar upload that sends no file. Nobody says whether the body as a whole may be left out or the part alone, so
 * a target that refuses the one is asked by the other.
 */
export async function uploadNothing(t: Tools, connectionId: string): Promise<Answer> {
  const path = { connectionId };
  const answer = await t.call('uploadConnectionAvatar', { path });
  if (refused(answer) !== undefined) return answer;
  return t.call('uploadConnectionAvatar', { path, form: { note: 'no file' } });
}
