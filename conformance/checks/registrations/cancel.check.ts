import { check } from '../../kit/check.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  soonActivity,
} from '../../factories/registrations.ts';
import { precondition } from '../../kit/precondition.ts';
import { cancelled, isNamedStatus, mustCount, mustNowStand } from '../../assertions/registrations.ts';
import { mustStay, registered, standsIn } from '../../assertions/registrations.ts';

/** An activity for which a number of residents are registered; unproven if one of them is waitlisted. */
async function registeredResidents(t: Tools, count: number): Promise<readonly [string, readonly string[]]> {
  const { activityId } = await soonActivity(t);
  const residents = await guests(t, count);
  for (const residentId of residents) {
    const { registration } = await givenRegistration(t, { activityId, residentId });
    if (registration['status'] !== 'registered')
      t.unproven('a resident had to wait for one of twenty places, so there is no registered one to cancel');
  }
  return [activityId, residents];
}

check({
  id: 'registrations.cancelled-is-gone',
  says: 'A cancel is answered 204, and the registration is no longer in the list of the resident.',
  clauses: ['REG-25', 'REG-24'],
  async run(t) {
    const [activityId, [first = '', second = '']] = await registeredResidents(t, 2);
    for (const residentId of [second, first]) {
      await mustNowStand(t, activityId, residentId, 'registered', 'the registration is in the list at first');
      await cancelled(t, activityId, residentId);
      await mustNowStand(t, activityId, residentId, 'absent', 'the cancelled one is not in the list');
    }
  },
});

check({
  id: 'registrations.cancel-frees-the-place',
  says: 'Each cancel of a registered resident lowers the count of registered residents by one where no one waits.',
  clauses: ['REG-26'],
  async run(t) {
    const [activityId, residents] = await registeredResidents(t, 3);
    let left = residents.length;
    await mustCount(t, activityId, left, `${left} residents registered`);
    for (const residentId of residents) {
      await cancelled(t, activityId, residentId);
      left -= 1;
      await mustCount(t, activityId, left, `${left} residents registered after one more cancelled`);
    }
  },
});

check({
  id: 'registrations.freed-place-can-be-taken',
  says: 'When no one waits, the place that a cancel frees goes to the next user who registers.',
  clauses: ['REG-26', 'REG-32'],
  async run(t) {
    const { activityId } = await soonActivity(t, { maxRegistered: 1 });
    const [first = '', second = ''] = await guests(t, 2);
    for (const [time, residentId] of [first, second, first].entries()) {
      const { answer, registration } = await registered(t, activityId, residentId);
      must(answer, isNamedStatus);
      if (time === 0 && registration['status'] !== 'registered')
        t.unproven('the first one to come had to wait, so there is no place to free');
      await mustCount(
        t,
        activityId,
        1,
        'one resident registered for an activity with one place that was free',
      );
      await cancelled(t, activityId, residentId);
      await mustCount(t, activityId, 0, 'no one registered after the only one cancelled');
    }
  },
});

check({
  id: 'registrations.cancel-of-one-user',
  says: 'A cancel does not change the registrations of other users for the activity, earlier or later ones.',
  clauses: ['REG-31'],
  async run(t) {
    const [activityId, [first = '', second = '', third = '']] = await registeredResidents(t, 3);
    await cancelled(t, activityId, second);
    for (const other of [first, third])
      await mustNowStand(t, activityId, other, 'registered', 'the registration of another resident stays');
  },
});

check({
  id: 'registrations.cancel-for-one-activity',
  says: 'A cancel does not change the registrations of the same resident for other activities.',
  clauses: ['REG-31', 'REG-25'],
  async run(t) {
    const { activityId: before, residentId } = await givenRegistration(t, {
      residentId: await guestAt(t, 0),
    });
    const { activityId: one } = await soonActivity(t);
    const { activityId: after } = await soonActivity(t);
    const kept = 'the registration for another activity stays';
    const stands = standsIn((await givenRegistration(t, { activityId: one, residentId })).registration);
    await givenRegistration(t, { activityId: after, residentId });
    await cancelled(t, one, residentId);
    await mustNowStand(t, one, residentId, 'absent', 'the cancelled one is not in the list');
    for (const other of [before, after]) {
      await mustNowStand(t, other, residentId, stands, kept);
      await mustCount(t, other, stands === 'registered' ? 1 : 0, kept);
    }
  },
});

check({
  id: 'registrations.cancel-in-vain-changes-nothing',
  says: 'A cancel for a resident who is not registered removes no registration of another, whatever it answers.',
  clauses: ['REG-31'],
  negative: true,
  async run(t) {
    const { activityId, registered: inside, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
    const unregistered = await guestAt(t, 9);
    for (const userId of [unregistered, t.fresh.word('nobody')]) {
      await t.call('cancelRegistration', { path: { activityId, userId } });
      await mustStay(t, activityId, inside, waiting);
    }
  },
});

check({
  id: 'registrations.again-after-cancel',
  says: 'A resident can register for an activity again after a cancel, and is counted once.',
  clauses: ['REG-32'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    const [residentId = ''] = await guests(t, 1);
    for (let time = 0; time < 3; time += 1) {
      const { answer, registration } = await registered(t, activityId, residentId);
      must(answer, isNamedStatus);
      const stands = standsIn(registration);
      await mustNowStand(t, activityId, residentId, stands, 'who registered again is in the list once');
      await mustCount(t, activityId, stands === 'registered' ? 1 : 0, 'who registered again counts once');
      await precondition('a cancel', () => cancelled(t, activityId, residentId));
    }
  },
});
