import type { Answer } from '../kit/call.ts';
import { eventually } from '../kit/eventually.ts';
import { same } from '../kit/same.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** Milliseconds after which most clocks show another time. */
const MOMENT = 60;

/**
 * Deletes a record once more that a read still shows: what is deleted already has nothing to change, so the time of its
 * last change should stay.
 */
export async function observeDeletedAgain(
  t: Tools,
  first: Answer,
  member: 'modified' | 'updated',
  deletedAgain: () => Promise<Answer>,
): Promise<void> {
  if (first.status !== 200) return;
  const before = dataOf(first)[member];
  const again = await eventually(deletedAgain, (one) => !same(dataOf(one)[member], before), MOMENT);
  if (again.status === 200 && !same(dataOf(again)[member], before))
    t.observe('read-deleted-record', again.operationId, `other: a second delete changed ${member}`);
}
