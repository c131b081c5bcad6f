import type { Answer } from './call.ts';
import { TargetLost } from './errors.ts';

/**
 * The answer to an upload that is far too large, or undefined where the target closed the connection before it had read
 * the whole upload: then its refusal cannot be read. The caller must call the target again to see whether it is still up.
 */
export async function uploadTooLarge(send: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TargetLost) return undefined;
    throw error;
  }
}
