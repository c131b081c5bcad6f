import { check } from '../../kit/check.ts';
import { noonOf } from '../../kit/dates.ts';
import { eventually } from '../../kit/eventually.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody } from '../../factories/activities.ts';
import { givenQueue, guestAt, SOON } from '../../factories/registrations.ts';
import { precondition } from '../../kit/precondition.ts';
import { cancelled, mustCount, mustMoveUp, mustNowStand } from '../../assertions/registrations.ts';
import { mustStay, registered, standingOf } from '../../assertions/registrations.ts';

check({
  id: 'registrations.first-in-the-queue-moves-up',
  says: 'When a registered resident cancels, the one who has waited longest becomes registered.',
  clauses: ['REG-27', 'REG-41'],
  async run(t) {
    const { activityId, registered: inside, waiting } = await givenQueue(t, { waiting: 3 }, guestAt);
    let leaving: string = inside[0];
    for (const [at, next] of waiting.entries()) {
      await cancelled(t, activityId, leaving);
      await mustMoveUp(t, activityId, next, `number ${at + 1} of the queue has the place that came free`);
      leaving = next;
    }
  },
});

check({
  id: 'registrations.one-moves-up',
  says: 'When a registered resident cancels, one waitlisted resident moves up and the others stay waitlisted.',
  clauses: ['REG-28'],
  async run(t) {
    const {
      activityId,
      registered: inside,
      waiting,
    } = await givenQueue(t, { places: 2, waiting: 3 }, guestAt);
    const [next = '', ...others] = waiting;
    const [leaving, ...staying] = inside;
    await cancelled(t, activityId, leaving);
    await mustMoveUp(t, activityId, next, 'the first of the queue has the place that came free');
    await mustStay(t, activityId, staying, others);
    await mustCount(t, activityId, inside.length, 'as many registered as before, one having moved up');
  },
});

check({
  id: 'registrations.queue-forgets-who-left-it',
  says: 'A resident who left the queue and came back waits behind those who stayed.',
  clauses: ['REG-27', 'REG-32'],
  async run(t) {
    const { activityId, registered: inside, waiting } = await givenQueue(t, { waiting: 2 }, guestAt);
    const [first = '', second = ''] = waiting;
    await cancelled(t, activityId, first);
    const { registration } = await registered(t, activityId, first);
    if (registration['status'] !== 'waitlisted')
      t.unproven('who came back did not have to wait, so there is no order to look at');
    await cancelled(t, activityId, inside[0]);
    await mustMoveUp(t, activityId, second, 'the one who stayed in the queue has the place that came free');
    await mustNowStand(t, activityId, first, 'waitlisted', 'the one who came back goes on waiting');
  },
});

check({
  id: 'registrations.waiting-can-be-given-up',
  says: 'Cancelling a waitlisted entry removes it from the list of the resident.',
  clauses: ['REG-29', 'REG-24'],
  async run(t) {
    const { activityId, waiting } = await givenQueue(t, { waiting: 3 }, guestAt);
    const [first = '', second = '', third = ''] = waiting;
    for (const residentId of [second, third, first]) {
      await cancelled(t, activityId, residentId);
      await mustNowStand(t, activityId, residentId, 'absent', 'the cancelled entry is not in the list');
    }
  },
});

check({
  id: 'registrations.nobody-moves-up-for-one-who-waited',
  says: 'Cancelling a waitlisted entry promotes no one, whatever its place in the queue.',
  clauses: ['REG-30', 'REG-31'],
  async run(t) {
    const { activityId, registered: inside, waiting } = await givenQueue(t, { waiting: 4 }, guestAt);
    let left = waiting;
    // Cancels one in the middle, then the first, then the last of those who are left.
    for (const leaves of [1, 0, 1]) {
      await cancelled(t, activityId, left[leaves] ?? '');
      left = left.filter((_, at) => at !== leaves);
      await mustCount(t, activityId, inside.length, 'as many registered as before', ['REG-30']);
    }
    await mustStay(t, activityId, inside, left);
  },
});

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

check({
  id: 'registrations.queues-are-apart',
  says: 'A cancel for one activity promotes no one who waits for another.',
  clauses: ['REG-27', 'REG-28'],
  async run(t) {
    const one = await givenQueue(t, { waiting: 1 }, guestAt);
    const other = await givenQueue(t, { waiting: 1 }, (_, at) => guestAt(t, at + 5));
    const [[here = ''], [there = '']] = [one.waiting, other.waiting];
    await cancelled(t, other.activityId, other.registered[0]);
    await mustMoveUp(t, other.activityId, there, 'who waits for that activity has the free place');
    await mustNowStand(t, one.activityId, here, 'waitlisted', 'who waits for another goes on waiting');
  },
});

check({
  id: 'registrations.listed-with-the-status-of-the-moment',
  says: 'The list shows a registration with its current status, registered or waitlisted.',
  clauses: ['REG-41'],
  async run(t) {
    const { activityId, registered: inside, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
    const [next = ''] = waiting;
    await mustNowStand(t, activityId, inside[0], 'registered', 'as the create answered');
    await mustNowStand(t, activityId, next, 'waitlisted', 'as the create answered');
    await precondition('a cancel', () => cancelled(t, activityId, inside[0]));
    await mustMoveUp(t, activityId, next, 'registered after moving up');
    await mustNowStand(t, activityId, next, 'registered', 'registered whenever it is asked');
  },
});
