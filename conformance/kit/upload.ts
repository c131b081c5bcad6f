import type { Answer } from './call.ts';
import { TargetLost } from './errors.ts';

/**
 * The answer to an upload that is far too large, or undefined where the target hung up before it was heard out: then
 * no one can read its refusal. Anyone who asks has to call the target again, which tells whether it is still there.
 */
export async function uploadTooLarge(send: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TargetLost) return undefined;
    throw error;
  }
}
