import type { Answer } from './call.ts';
import { refused } from './match.ts';
import { must, mustEcho } from './must.ts';

/**
 * Each request is refused with a 4xx, and `readState` returns the same before the first and after the last request.
 * Returns the last answer. `readState` must read only what belongs to the check: on a shared target everything else may
 * change at any moment.
 */
export async function refusedWithoutTrace(
  readState: () => Promise<unknown>,
  ...acts: readonly (() => Promise<Answer>)[]
): Promise<Answer> {
  const before = await readState();
  let answer: Answer | undefined;
  for (const act of acts) {
    answer = await act();
    must(answer, refused);
  }
  if (!answer) throw new Error('no request was tried');
  const after = await readState();
  mustEcho(
    answer,
    { seen: after },
    { seen: before },
    { exact: true, promised: 'a refused request leaves everything as it was', aspect: 'trace' },
  );
  return answer;
}
