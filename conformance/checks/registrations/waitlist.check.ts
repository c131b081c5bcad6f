import { check } from '../../kit/check.ts';
import { noonOf } from '../../kit/dates.ts';
import { eventually } from '../../kit/eventually.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody } from '../../factories/activities.ts';
import { givenQueue, guestAt, SOON } from '../../factories/registrations.ts';
import { precondition } from '../../kit/precondition.ts';
import { cancelled, mustStay, standingOf } from '../../assertions/registrations.ts';

/** Whether these residents all wait for an activity. */
async function allWait(t: Tools, activityId: string, residents: readonly string[]): Promise<boolean> {
  for (const residentId of residents) {
    const { rows } = await standingOf(t, activityId, residentId);
    if (rows.length !== 1 || rows[0]?.['status'] !== 'waitlisted') return false;
  }
  return true;
}

check({
  id: 'registrations.no-one-moves-up-where-places-were-added',
  says: 'Cancelling a waitlisted entry promotes no one, even if places were added and there is room.',
  clauses: ['REG-30'],
  async run(t) {
    // No one cancels in the other queue. It shows whether the target fills new places by itself.
    const [queue, other] = [
      await givenQueue(t, { waiting: 3 }, guestAt),
      await givenQueue(t, { waiting: 1 }, guestAt),
    ];
    const { activityId, registered: inside, waiting } = queue;
    for (const one of [other, queue]) {
      const more = { startDate: noonOf(await t.day(SOON)), maxRegistered: one.registered.length + 3 };
      const path = { activityId: one.activityId };
      const body = await activityBody(t, more);
      await precondition('more places', async () =>
        must(await t.call('replaceActivity', { path, body }), success),
      );
    }
    const otherWaits = () => allWait(t, other.activityId, other.waiting);
    const fills = 'the target fills new places by itself';
    if (!(await allWait(t, activityId, waiting))) t.unproven(fills);
    const [first = '', leaving = '', last = ''] = waiting;
    await cancelled(t, activityId, leaving);
    const isKept = await allWait(t, activityId, [first, last]);
    if (!isKept && !(await eventually(otherWaits, (waits) => !waits, t.run.patience))) t.unproven(fills);
    await mustStay(t, activityId, inside, [first, last]);
  },
});
