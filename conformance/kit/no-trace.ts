import type { Answer } from './call.ts';
import { refused } from './match.ts';
import { must, mustEcho } from './must.ts';

/**
 * The request is refused with a 4xx, and what `look` sees is the same before and after. Let it see only what belongs
 * to the check: on a shared target everything else may change at any moment.
 */
export async function refusedWithoutTrace(
  look: () => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const before = await look();
  const answer = await act();
  must(answer, refused);
  const after = await look();
  mustEcho(
    answer,
    { seen: after },
    { seen: before },
    { exact: true, promised: 'a refused request leaves everything as it was', aspect: 'effect' },
  );
  return answer;
}
