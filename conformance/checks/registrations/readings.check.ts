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
import {
  givenRegistration,
  guestAt,
  guests,
  register,
  soonActivity,
  givenQueue,
  SOON,
} from '../../factories/registrations.ts';
import { placesTaken, standingOf } from '../../assertions/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { noonOf } from '../../kit/dates.ts';
import { eventually } from '../../kit/eventually.ts';
import { registeredConnection, connectionUser } from './connection.ts';
import { once } from '../../kit/once.ts';
import { datedReadings, datedRow, laterActivity } from '../dated-rows.ts';

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
      'existing-returned': isKept && isSuccess(again) && dataOf(again)['userId'] === residentId,
      refused: isKept && isRefused(again),
    };
    const other = isKept ? '' : `, then ${rows.length} entries and ${registered} counted`;
    reading(t, 'duplicate-registration', again, outcomes, `${again.status}${other}`);
  },
});

/** A series whose last occurrence was yesterday. */
const finishedSeries = async (t: Tools): Promise<string> =>
  (await stagedSeries(t, { times: 3, except: [], ahead: -3 })).activityId;

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

/** A full activity where someone waits, and the answer to what may have freed a place. */
interface Freed {
  readonly activityId: string;
  readonly waiting: string;
  readonly answer: Answer;
}

/** Where one waits, another place is added; connections may come too. */
async function placeAdded(t: Tools): Promise<Freed> {
  const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
  const body = await activityBody(t, {
    startDate: noonOf(await t.day(SOON)),
    maxRegistered: registered.length + 1,
    allowConnections: true,
    maxRegisteredConnections: 5,
  });
  const answer = await t.call('replaceActivity', { path: { activityId }, body });
  return { activityId, waiting: waiting[0] ?? '', answer };
}

/** Where a place is free, though one waits, a connection comes and cancels; undefined where none can come. */
async function connectionGone(t: Tools): Promise<Freed | undefined> {
  const { activityId, waiting } = await placeAdded(t);
  const come = await registeredConnection(t, { activityId, facilityId: (await t.facility()).id });
  if (!come) return undefined;
  const shown = dataOf(come.answer)['userId'];
  const userId = typeof shown === 'string' ? shown : come.userId;
  return {
    activityId,
    waiting,
    answer: await t.call('cancelRegistration', { path: { activityId, userId } }),
  };
}

/** Where one waits, the resident who has the place is deleted. */
async function residentDeleted(t: Tools): Promise<Freed> {
  const who = async (_: Tools, at: number) =>
    at === 0 ? (await givenResident(t)).residentId : guestAt(t, at);
  const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, who);
  const answer = await t.call('deleteResident', { path: { residentId: registered[0] } });
  return { activityId, waiting: waiting[0] ?? '', answer };
}

/** Where one waits and the maximum was lowered to one less than are registered, a registered resident cancels. */
async function maximumLowered(t: Tools): Promise<Freed | undefined> {
  const { activityId, registered, waiting } = await givenQueue(t, { places: 2, waiting: 1 }, guestAt);
  const times = { startDate: noonOf(await t.day(SOON)), maxRegistered: registered.length - 1 };
  const body = await activityBody(t, times);
  const lowered = await t.call('replaceActivity', { path: { activityId }, body });
  if (!isSuccess(lowered)) return undefined;
  const path = { activityId, userId: registered[0] };
  return { activityId, waiting: waiting[0] ?? '', answer: await t.call('cancelRegistration', { path }) };
}

/** The statuses with which who waited is listed. */
const statusOf = async (t: Tools, { activityId, waiting }: Freed): Promise<string> =>
  (await standingOf(t, activityId, waiting)).rows.map(({ status }) => String(status)).join(' and ');

check({
  id: 'registrations.place-free-otherwise',
  says: 'Records whether the first in the queue moves up where places are added, a connection cancels or a resident is deleted.',
  clauses: ['REG-50'],
  async run(t) {
    const [added, gone, deleted] = [await placeAdded(t), await connectionGone(t), await residentDeleted(t)];
    const freed = [added, ...(gone ? [gone] : []), deleted];
    const seen = await eventually(
      async () => {
        const found: string[] = [];
        for (const one of freed) found.push(await statusOf(t, one));
        return found;
      },
      (statuses) => statuses.every((status) => status === 'registered'),
      t.run.patience,
    );
    for (const [at, one] of freed.entries()) {
      // Who moved up because a place was added did not wait for the connection.
      if (one === gone && seen[0] !== 'waitlisted') continue;
      const isDone = isSuccess(one.answer);
      const outcomes = {
        waits: isDone && seen[at] === 'waitlisted',
        'moves-up': isDone && seen[at] === 'registered',
      };
      reading(
        t,
        'place-free-otherwise',
        one.answer,
        outcomes,
        `${one.answer.status}, then ${seen[at] ?? ''}`,
      );
    }
    if (!gone) t.note('no connection could be registered, so none cancelled');
    const lowered = await maximumLowered(t);
    // No place is free there, and no reading of the question moves anyone up.
    if (lowered && (await statusOf(t, lowered)) !== 'waitlisted')
      t.observe('place-free-otherwise', 'cancelRegistration', 'other: moves up though none is free');
  },
});

/** A resident registered today for an activity of a later day, for questions that only read. */
const residentOnce = once(async (t: Tools) => {
  const { activityId, facilityId } = await laterActivity(t);
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRegistration(t, { activityId, residentId });
  return { activityId, path: { residentId } };
});

/** The same for a connection, next to a resident; hopeless if no connection can be registered. */
const connectionOnce = once(async (t: Tools) => {
  const activity = await laterActivity(t, { allowConnections: true, maxRegisteredConnections: 5 });
  const registered = await registeredConnection(t, activity);
  const { connectionId } = registered ?? (await connectionUser(t, 'externalId', activity.facilityId));
  await register(t, activity.activityId, (await givenResident(t, {}, activity.facilityId)).residentId);
  return { activityId: activity.activityId, path: { connectionId }, hopeless: registered === undefined };
});

const questions = {
  section: 'registrations',
  by: [
    'registration-list-dates',
    'REG-42',
    'Records whether the range selects by the day of the activity or by the day of registering',
    'activity-date',
    'registered-at',
  ],
  longest: [
    'registration-list-window',
    'REG-43',
    'Records whether the list of registrations has a longest range',
  ],
  edges: { start: 'REG-44', end: 'REG-45', plain: 'REG-47' },
} as const;

datedReadings({
  ...questions,
  ...{ whose: 'resident', operation: 'listResidentRegistrations' },
  async subject(t) {
    const { activityId, path } = await residentOnce(t);
    return datedRow(t, activityId, (query) => t.call('listResidentRegistrations', { path, query }));
  },
});

datedReadings({
  ...questions,
  ...{ whose: 'connection', operation: 'listConnectionRegistrations' },
  async subject(t) {
    const { activityId, path, hopeless } = await connectionOnce(t);
    const list = (query: { readonly startDate: string; readonly endDate: string }) =>
      t.call('listConnectionRegistrations', { path, query });
    return datedRow(t, activityId, list, hopeless);
  },
});
