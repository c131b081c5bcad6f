import type { Answer } from '../../kit/call.ts';
import { refused } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';

/**
 * Uploads no avatar file. The interface does not say whether the whole body or only the part may be missing,
 * so if the target refuses the one, the other is sent.
 */
export async function uploadNothing(t: Tools, connectionId: string): Promise<Answer> {
  const path = { connectionId };
  const answer = await t.call('uploadConnectionAvatar', { path });
  if (refused(answer) !== undefined) return answer;
  return t.call('uploadConnectionAvatar', { path, form: { note: 'no file' } });
}
