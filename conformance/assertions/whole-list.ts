import { relyingOn } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { lacks } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { listClausesOf } from '../kit/preconditions.ts';

/**
 * A list without stated paging must hold all of these items at once; `listed` are the ids that it shows. A list that holds
 * none of them is not cut: whether it holds them at all is for other clauses.
 */
export async function mustBeWhole(
  answer: Answer,
  listed: readonly string[],
  made: readonly string[],
): Promise<void> {
  const missing = made.filter((one) => !listed.includes(one)).length;
  const fault = lacks(`${missing} of ${made.length} missing`);
  const premise = {
    clauses: listClausesOf(answer.operationId),
    test: () => mustHold(answer, 'some of the items', missing < made.length, fault),
  };
  await relyingOn(premise, () =>
    mustHold(answer, `all ${made.length} items in one answer`, missing === 0, fault),
  );
}
