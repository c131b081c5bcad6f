import fc from 'fast-check';
import type { OwnList } from '../../assertions/own-list.ts';
import { listed, replaced, someRequest, type Answered } from '../../assertions/requests.ts';
import { mustBeWhole } from '../../assertions/whole-list.ts';
import { inTurns } from '../../factories/many.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenSeries, type Riders } from '../../factories/transportation.ts';
import { attributed } from '../../kit/attribute.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { outOfOrder } from '../../kit/fault.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import { idsOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import { lever } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { rideCheck, timeBetween } from './rides.ts';
import { makesSeries, withFound } from './series.ts';

const isUp = (places: readonly string[]): boolean =>
  places.every((place, at) => at === 0 || (places[at - 1] ?? '') <= place);

/**
 * The list is sorted by date and time. A descending list gets a note and no failure. Items without a time do not
 * count.
 */
function mustBeInOrder(t: Tools, { answer, items }: OwnList): void {
  const places = items
    .filter(({ appointmentTime }) => typeof appointmentTime === 'string' && appointmentTime !== '')
    .map(({ date, appointmentTime }) => `${String(date)} ${String(appointmentTime)}`);
  if (isUp(places)) return;
  const isDown = isUp([...places].reverse());
  attributed(['TRA-36'], () =>
    mustHold(answer, 'the list in order of date and appointmentTime', isDown, outOfOrder(places.join('; '))),
  );
  t.note('the list of transportation requests goes from the latest to the earliest');
}

/** Creates rides at these dates and times, in this order, by the resident and a connection in turn; null: without a time, by staff. */
async function rideEach(
  t: Tools,
  riders: Riders,
  places: readonly (readonly [date: string, appointmentTime: string | null])[],
): Promise<readonly Pick<Answered, 'id'>[]> {
  const rides = [];
  const { residentId, resident, relative } = riders;
  for (const [date, appointmentTime] of places) {
    if (appointmentTime === null) {
      const input = { residentId, date, appointmentTime, destination: t.fresh.text('Some time') };
      rides.push({ id: (await t.lever('create-transportation-request', input)).requestId });
      continue;
    }
    const by: Identity = rides.length % 3 === 1 ? resident : relative;
    rides.push(await someRequest(t, riders, { date, appointmentTime, by }));
  }
  return rides;
}

async function mustBeInOrderToAll(t: Tools, riders: Riders): Promise<void> {
  for (const as of riders.people) mustBeInOrder(t, await listed(t, riders, as));
}

rideCheck({
  id: 'transportation.list-in-order',
  says: 'The list is sorted by date and on one date by appointment time, in whatever order the requests were made.',
  clauses: ['TRA-36'],
  async run(t, riders) {
    const { days } = riders;
    // A late ride of an early day before an early ride of a later day: each has an earlier time than that of the day
    // before it, and two have the same one, also over the end of a month.
    const clock = ['16:10', '15:20', '14:30', '13:40', '13:40', '12:50', '11:15', '10:05', '10:00'];
    const early = days.slice(0, 25).filter((_, at) => at % 3 === 0);
    const fixed = early.map((date, at) => [date, clock[at] ?? '12:00'] as const);
    const [even = [], odd = []] = [0, 1].map((rest) => fixed.filter((_, at) => at % 2 === rest));
    await rideEach(t, riders, [...odd.reverse(), ...even]);
    await mustBeInOrderToAll(t, riders);
    const place = fc.tuple(fc.constantFrom(...days.slice(0, 8)), timeBetween(10, 16));
    const mustKeep = async (drawn: readonly (readonly [string, string])[]) => {
      await rideEach(t, riders, drawn);
      mustBeInOrder(t, await listed(t, riders));
      mustBeInOrder(t, await listed(t, riders, riders.relative, { status: 'pending,approved' }));
    };
    const places = fc.array(place, { minLength: 3, maxLength: 6 });
    await t.property(places, mustKeep, { runs: Math.ceil(t.run.runs / 2) });
  },
});

rideCheck({
  id: 'transportation.list-in-order-after-a-change',
  says: 'A request that is moved to another time stands in its new place.',
  clauses: ['TRA-36', 'TRA-74'],
  async run(t, riders) {
    const [first = riders.day, second = first, third = second] = riders.days;
    const places = [
      [first, '10:00'],
      [first, '11:00'],
      [second, '10:00'],
      [second, '13:30'],
    ] as const;
    const rides: Answered[] = [];
    for (const [turn, [date, appointmentTime]] of places.entries())
      rides.push(
        await someRequest(t, riders, {
          date,
          appointmentTime,
          by: riders.people[turn % 2] ?? riders.resident,
        }),
      );
    for (const [turn, at, date, appointmentTime] of [
      [0, 0, first, '11:30'],
      [1, 0, third, '09:45'],
      [1, 1, second, '12:00'],
      [0, 0, second, '11:59'],
    ] as const) {
      const ride = rides[at];
      if (ride) await replaced(t, riders, ride, riders.least(t, { date, appointmentTime }));
      mustBeInOrder(t, await listed(t, riders, riders.people[turn]));
    }
  },
});

/** Times of requests of one date in the order in which they are made; null for one without a time. */
const WITH_UNTIMED = [
  ['13:00', null, '11:00'],
  ['12:00', null, '15:00', null, '10:30', null, '14:00', '11:00'],
] as const;

rideCheck({
  id: 'transportation.list-in-order-around-untimed',
  says: 'Requests without an appointment time leave the others of their date in order.',
  clauses: ['TRA-36'],
  needs: ['lever:create-transportation-request'],
  async run(t, riders) {
    const { days, day } = riders;
    for (const [at, times] of WITH_UNTIMED.entries()) {
      await rideEach(
        t,
        riders,
        times.map((time) => [days[at] ?? day, time] as const),
      );
      await mustBeInOrderToAll(t, riders);
    }
  },
});

rideCheck({
  id: 'transportation.list-in-order-with-series',
  says: 'The occurrences of recurring requests stand among the other requests by their date and time.',
  clauses: ['TRA-36'],
  async run(t, riders) {
    if (!makesSeries(t))
      return withFound(t, async ({ days, window }, home) => {
        const date = days.at(-1) ?? home.day;
        for (const appointmentTime of ['15:00', '10:30'])
          await unlessUnproven(() => someRequest(t, home, { date, appointmentTime }));
        const [startDate, endDate] = window;
        mustBeInOrder(t, await listed(t, home, home.resident, { startDate, endDate }));
      });
    const days = riders.days.slice(0, 4);
    const places = days.flatMap((date) => [[date, '15:00'] as const, [date, '10:30'] as const]);
    await rideEach(t, riders, places.slice(0, 4));
    for (const by of riders.people) await givenSeries(t, riders, { frequency: 'daily', count: 3 }, { by });
    await rideEach(t, riders, places.slice(4));
    await mustBeInOrderToAll(t, riders);
  },
});

rideCheck({
  id: 'transportation.list-holds-all-at-once',
  says: 'A list of more than fifty requests is complete in one answer.',
  clauses: ['CNV-11'],
  given: { shared: false },
  async run(t, riders) {
    const made = await inTurns(51, async () => (await someRequest(t, riders)).id);
    const { answer, items } = await listed(t, riders);
    await mustBeWhole(answer, idsOf(items), made);
  },
});

const isUntimed = ({ appointmentTime }: JsonObject): boolean => isBlank(appointmentTime);

/** Records the order that items show: those of several days, of which one has a request without a time. */
function tellOrder(t: Tools, { answer, items }: OwnList): boolean {
  const untimed = items.find(isUntimed);
  const timed = items.filter((one) => !isUntimed(one));
  const days = timed.map(({ date }) => String(date));
  const sameDay = timed.filter(({ date }) => date === untimed?.['date']);
  if (!untimed || sameDay.length === 0 || new Set(days).size < 2) return false;
  const places = sameDay.map((one) => items.indexOf(one) < items.indexOf(untimed));
  const [isAscending, isDescending] = [isUp(days), isUp(days.toReversed())];
  const outcomes = {
    'ascending-none-last': isAscending && places.every((isBefore) => isBefore),
    'ascending-none-first': isAscending && places.every((isBefore) => !isBefore),
    descending: isDescending,
  };
  reading(t, 'transportation-order', answer, outcomes, show(items.map(({ date }) => date)));
  return true;
}

rideCheck({
  id: 'transportation.order-of-the-list',
  says: 'Records whether the list goes up or down, and where a request without an appointment time stands.',
  clauses: ['TRA-37'],
  async run(t, riders) {
    if (makesSeries(t)) {
      const [first = riders.day, second = first] = riders.days;
      const made = await rideEach(t, riders, [
        [first, '11:00'],
        [first, '15:00'],
        [second, '10:00'],
        [first, null],
      ]);
      const { answer, items } = await listed(t, riders);
      if (tellOrder(t, { answer, items: items.filter(({ id }) => made.some((one) => one.id === id)) }))
        return;
    } else
      for (const as of t.run.identities) {
        if (as.kind !== 'resident' || as.id === undefined) continue;
        if (tellOrder(t, await listed(t, { subject: rides, residentId: as.id, resident: as }))) return;
      }
    t.unproven(
      'needs a resident under identities with a request without an appointmentTime and others of that day',
      lever('create-transportation-request'),
    );
  },
});
