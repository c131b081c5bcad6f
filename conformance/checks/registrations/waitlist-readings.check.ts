import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody } from '../../factories/activities.ts';
import { cancelledActivity, pastActivity } from '../../factories/activities-by-staff.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { fullHouse } from './full-house.ts';
import { givenRegistration, guestAt, guests, register, soonActivity } from '../../factories/registrations.ts';
import { placesTaken, standingOf } from '../../assertions/registrations.ts';

/** Registers residents one after the other and returns the status of each. */
async function statusesOf(
  t: Tools,
  activityId: string,
  residents: readonly string[],
): Promise<readonly unknown[]> {
  const statuses: unknown[] = [];
  for (const residentId of residents) {
    const { registration } = await givenRegistration(t, { activityId, residentId });
    statuses.push(registration['status']);
  }
  return statuses;
}

check({
  id: 'registrations.waitlist-rule',
  says: 'Records by which rule a new entry is registered or waitlisted.',
  clauses: ['REG-17'],
  async run(t) {
    const { activityId, activity } = await soonActivity(t, { maxRegistered: 1 });
    const [newcomer = '', ...residents] = await guests(t, 6);
    const statuses = await statusesOf(t, activityId, residents.slice(0, 3));
    const observe = (reading: 'when-full' | 'when-full-or-queued' | 'never' | `other: ${string}`) =>
      t.observe('waitlist-rule', 'createRegistration', reading);
    if (statuses.every((status) => status === 'registered')) {
      const more = await statusesOf(t, activityId, residents.slice(3));
      observe(more.includes('waitlisted') ? 'other: waitlisted far beyond max' : 'never');
      return;
    }
    if (statuses[0] !== 'registered' || statuses.slice(1).some((status) => status !== 'waitlisted')) {
      observe(`other: ${statuses.join(', ')} for one place`);
      return;
    }
    // With four places and three residents, one place is free, whether or not the waitlist moves up.
    const startDate = String(activity['startDate']);
    const body = await activityBody(t, { startDate, maxRegistered: 4 });
    if (!isSuccess(await t.call('replaceActivity', { path: { activityId }, body })))
      t.note(
        'the activity could not get more places, so a registration for a free place while others wait was not tried',
      );
    const [status] = await statusesOf(t, activityId, [newcomer]);
    observe(status === 'waitlisted' ? 'when-full-or-queued' : 'when-full');
  },
});

check({
  id: 'registrations.position-readings',
  says: 'Records what position counts, and what it is for a registered entry.',
  clauses: ['REG-18'],
  async run(t) {
    const { activityId, comers } = await fullHouse(t);
    const rows = await Promise.all(comers.map(({ residentId }) => standingOf(t, activityId, residentId)));
    const [inside, waiting] = ['registered', 'waitlisted'].map((status) =>
      rows.flatMap((standing) => standing.rows).filter((row) => row['status'] === status),
    );
    const positions = [...(inside ?? []), ...(waiting ?? [])].map(({ position }) => position ?? null);
    const queue = (waiting ?? []).map((_, at) => at + 1);
    const readings = {
      'waitlist-place': [...(inside ?? []).map(() => 0), ...queue],
      'waitlist-place-or-null': [...(inside ?? []).map(() => null), ...queue],
      overall: positions.map((_, at) => at + 1),
    };
    const found = (['waitlist-place', 'waitlist-place-or-null', 'overall'] as const).find(
      (one) => show(readings[one]) === show(positions),
    );
    t.observe('position', 'createRegistration', found ?? `other: ${show(positions)}`);
  },
});

check({
  id: 'registrations.registered-twice',
  says: 'Records how a second registration of the same user for the same activity is answered.',
  clauses: ['REG-21'],
  async run(t) {
    const { activityId, residentId, registration } = await givenRegistration(t, {
      residentId: await guestAt(t, 0),
    });
    const again = await register(t, activityId, residentId);
    const { rows } = await standingOf(t, activityId, residentId);
    const { registered } = await placesTaken(t, activityId);
    const isKept = rows.length === 1 && registered === (registration['status'] === 'registered' ? 1 : 0);
    const outcomes = {
      'existing-returned': isKept && isSuccess(again),
      refused: isKept && isRefused(again),
    };
    const other = isKept ? '' : `, then ${rows.length} entries and ${registered} counted`;
    reading(t, 'duplicate-registration', again, outcomes, `${again.status}${other}`);
  },
});

/** A series whose last occurrence was a week ago. */
const finishedSeries = async (t: Tools): Promise<string> =>
  (await stagedSeries(t, { times: 3, except: [], ahead: -9 })).activityId;

for (const [kind, make] of [
  ['past', pastActivity],
  ['finished', finishedSeries],
  ['cancelled', cancelledActivity],
] as const) {
  check({
    id: `registrations.for-a-${kind}-activity`,
    says: `Records how a registration for a ${kind} activity is answered.`,
    clauses: ['REG-22'],
    ...(kind === 'finished' && { needs: ['lever:create-activity'] }),
    async run(t) {
      const activityId = await make(t);
      const residentId = await guestAt(t, 0);
      const answer = await register(t, activityId, residentId);
      if (isSuccess(answer)) t.note(`the registration is ${show(dataOf(answer)['status'])}`);
      reading(t, 'closed-activity-registration', answer, { accepted: isSuccess, refused: isRefused });
    },
  });
}
