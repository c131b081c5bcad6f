import fc from 'fast-check';
import { WEEKDAYS, weekdayOf } from '../../kit/weekdays.ts';
import {
  EASY_SETTINGS,
  editSettings,
  everyDay,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type HoursEntry,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../assertions/transportation.ts';
import {
  mustKeepOwnHours,
  mustKeepShownClosing,
  mustKeepShownDates,
  mustKeepShownHours,
  mustKeepShownWeek,
  mustTakeInsideShownHours,
} from './hours-shown.ts';
import { timeBetween } from './rides.ts';
import { OPERATIONS, mustRefuseBodies, mustAcceptBodies } from './tries.ts';

/** In the first two zones, the local day often differs from the UTC day. */
const FAR_ZONES = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC'] as const;

/** On which side of UTC they lie. */
const SIDES = { 'Pacific/Kiritimati': 1, 'Pacific/Honolulu': -1, UTC: 0 } as const;

/** Riders in a community with these hours, and requests from before the hours were set, to replace. */
async function ridersWith(
  t: Tools,
  hoursOfOperation: (first: string) => HoursEntry[],
  { timeZone = 'UTC', connections = 0 } = {},
): Promise<{ riders: Riders; rides: readonly Ride[] }> {
  const at = await ownRideCommunity(t, {}, timeZone);
  const riders = await givenRiders(t, { at, connections });
  const ride = await someRide(t, riders, { tripType: 'willcall' });
  const rides = connections === 0 ? [ride] : [ride, await someRide(t, riders, { by: riders.relative })];
  await editSettings(t, at.id, { hoursOfOperation: hoursOfOperation(riders.day) });
  return { riders, rides };
}

const rideAt = (t: Tools, riders: Riders, date: string, appointmentTime: string): RideBody =>
  rideBody(t, riders, { date, appointmentTime });

/** Whether staff set the hours of a community for the checks. */
const setsHours = ({ run }: Tools): boolean =>
  hasLever(run, 'create-facility') && hasLever(run, 'edit-transportation-settings');

check({
  id: 'transportation.outside-the-hours',
  says: 'An appointmentTime far before or after the hours of its day is refused with 400, made or replaced; one inside is accepted.',
  clauses: ['TRA-57', 'TRA-59', 'TRA-67'],
  negative: true,
  async run(t) {
    if (!setsHours(t)) return mustKeepShownHours(t);
    const { riders, rides } = await ridersWith(t, () => everyDay('09:00', '15:00'), { connections: 1 });
    const tries = fc.record({
      after: fc.nat({ max: 13 }),
      outside: fc.oneof(timeBetween(0, 8), timeBetween(16, 24)),
      inside: timeBetween(10, 14),
      tripType: fc.constantFrom('oneway' as const, 'willcall' as const, 'roundtrip' as const),
    });
    let turn = 0;
    await t.property(tries, async ({ after, outside, inside, tripType }) => {
      const back = tripType === 'roundtrip' && { returnTime: '14:30' };
      const more = { tripType, pickupTime: '09:30', ...back };
      const date = addDays(riders.day, after);
      // Of the resident and of the connection, whatever is drawn.
      const one = rides.slice(Math.floor(turn / 2) % 2).slice(0, 1);
      const isTraced = (turn += 1) <= 2;
      const wrong = [{ ...rideAt(t, riders, date, outside), ...more }];
      await mustRefuseBodies(t, riders, wrong, { rides: one, isTraced });
      const right = [{ ...rideAt(t, riders, date, inside), ...more }];
      const operations = OPERATIONS.filter((_, at) => at === turn % 2);
      await mustAcceptBodies(t, riders, right, { rides: one, operations });
    });
  },
});

const SPANS = [
  ['06:00', '10:00'],
  ['12:00', '16:00'],
  ['18:00', '22:00'],
] as const;
const MIDDLES = ['08:00', '14:00', '20:00'] as const;

/** Which of the three spans each day of the week has: no two that follow each other the same, Sunday and Monday included. */
const SPAN_OF = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 0,
  friday: 1,
  saturday: 2,
  sunday: 1,
} as const;

for (const timeZone of FAR_ZONES)
  check({
    id: `transportation.hours-of-each-day-of-the-week-${timeZone.split('/').at(-1)?.toLowerCase() ?? ''}`,
    says: `Each day of the week has its own hours, by the calendar of ${timeZone}.`,
    clauses: ['TRA-57', 'TRA-59'],
    negative: true,
    async run(t) {
      if (!setsHours(t)) return mustKeepShownWeek(t, SIDES[timeZone]);
      const byDay = WEEKDAYS.map((dayOfWeek) => {
        const [startTime, endTime] = SPANS[SPAN_OF[dayOfWeek]];
        return { dayOfWeek, startTime, endTime };
      });
      const { riders, rides } = await ridersWith(t, () => byDay, { timeZone });
      const days = Array.from({ length: 7 }, (_, after) => addDays(riders.day, after));
      const bodies = (isOpen: boolean) =>
        days.flatMap((date) =>
          MIDDLES.filter((_, span) => (span === SPAN_OF[weekdayOf(date)]) === isOpen).map((time) =>
            rideAt(t, riders, date, time),
          ),
        );
      // Each day has two closed spans: one is tried on this day, the other on the next.
      const closed = bodies(false).filter((_, at) => at % 4 === 0 || at % 4 === 3);
      await mustRefuseBodies(t, riders, closed, { rides, inTurn: true, isTraced: false });
      await mustAcceptBodies(t, riders, bodies(true), { rides, inTurn: true });
    },
  });

check({
  id: 'transportation.hours-of-a-date',
  says: 'The hours of one date hold on that date, for the first of several dates as for the last.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    if (!setsHours(t)) return mustKeepShownDates(t);
    for (const [turn, timeZone] of FAR_ZONES.entries()) {
      const hours = (first: string) =>
        SPANS.map(([startTime, endTime], after) => ({ date: addDays(first, after), startTime, endTime }));
      const { riders, rides } = await ridersWith(t, hours, { timeZone });
      const bodies = (times: readonly string[]) =>
        times.map((time, after) => rideAt(t, riders, addDays(riders.day, after), time));
      // Made and replaced on each of the dates, in one zone or another.
      const operations = turn % 2 === 0 ? OPERATIONS : OPERATIONS.toReversed();
      const tries = { rides, operations, inTurn: true, isTraced: false };
      await mustRefuseBodies(t, riders, bodies(['14:00', '08:00', '14:00']), tries);
      await mustAcceptBodies(t, riders, bodies(MIDDLES), { rides, inTurn: true });
    }
  },
});

check({
  id: 'transportation.day-not-available',
  says: 'A request on a day that is notAvailable, by date or by day of the week, is refused with 400, made or replaced.',
  clauses: ['TRA-58', 'TRA-67'],
  negative: true,
  async run(t) {
    if (!setsHours(t)) return mustKeepShownClosing(t);
    const { riders, rides } = await ridersWith(t, () => EASY_SETTINGS.hoursOfOperation);
    const dayAfter = (days: number, time: string) => rideAt(t, riders, addDays(riders.day, days), time);
    for (const times of [{}, { startTime: '08:00', endTime: '18:00' }])
      for (const isByDate of [true, false]) {
        const hoursOfOperation = closedOn(riders.day, isByDate, times);
        await editSettings(t, riders.facilityId, { hoursOfOperation });
        const bodies = [
          dayAfter(0, '12:00'),
          dayAfter(2, '09:15'),
          dayAfter(2, '12:00'),
          dayAfter(0, '17:00'),
        ];
        await mustRefuseBodies(t, riders, bodies, { rides, inTurn: true, isTraced: isByDate });
        const open = [dayAfter(1, '12:00')];
        await mustAcceptBodies(t, riders, open, { rides, inTurn: isByDate, broken: ['TRA-59'] });
      }
  },
});

/** The first and third day are not available, the second is; other days have no entry. */
function closedOn(first: string, isByDate: boolean, times: Partial<HoursEntry>): HoursEntry[] {
  const entry = (after: number): HoursEntry => {
    const date = addDays(first, after);
    return isByDate ? { date } : { dayOfWeek: weekdayOf(date) };
  };
  return [
    { ...entry(0), ...times, notAvailable: true },
    { ...entry(1), startTime: '08:00', endTime: '18:00', notAvailable: false },
    { ...entry(2), ...times, notAvailable: true },
  ];
}

check({
  id: 'transportation.hours-as-the-settings-are-now',
  says: 'The current hours of the own community apply, also to a request made under other hours.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    if (!setsHours(t)) return mustKeepOwnHours(t);
    const { riders, rides } = await ridersWith(t, () => everyDay('06:00', '11:00'));
    const late = await ridersWith(t, () => everyDay('14:00', '20:00'));
    const morning = rideAt(t, riders, riders.day, '08:30');
    const evening = rideAt(t, riders, riders.day, '17:30');
    await mustAcceptBodies(t, riders, [morning], { rides });
    await mustRefuseBodies(t, riders, [evening], { rides, isTraced: false });
    const mustRequireEvening = async (who: Riders, mine: readonly Ride[]) => {
      await mustAcceptBodies(t, who, [evening], { rides: mine });
      await mustRefuseBodies(t, who, [morning], { rides: mine, isTraced: false });
    };
    await mustRequireEvening(late.riders, late.rides);
    await editSettings(t, riders.facilityId, { hoursOfOperation: everyDay('14:00', '20:00') });
    await mustRequireEvening(riders, rides);
  },
});

check({
  id: 'transportation.inside-the-hours',
  says: 'A request whose times all lie within the hours of its day is accepted, made or replaced.',
  clauses: ['TRA-59'],
  async run(t) {
    if (!setsHours(t)) return mustTakeInsideShownHours(t);
    const { riders, rides } = await ridersWith(t, () => everyDay('08:00', '18:00'), { connections: 1 });
    const hours = ['08:00', '09:20', '10:20', '11:20', '12:20', '13:20', '14:20', '15:20', '16:20'];
    const bodies = hours.map((time) => rideAt(t, riders, riders.day, time));
    await mustAcceptBodies(t, riders, bodies, { rides, inTurn: true });
    const times = fc.tuple(timeBetween(9, 11), timeBetween(11, 14), timeBetween(14, 17));
    await t.property(times, async ([pickupTime, appointmentTime, returnTime]) => {
      const body = rideAt(t, riders, riders.day, appointmentTime);
      const round = { ...body, tripType: 'roundtrip', pickupTime, returnTime };
      await mustAcceptBodies(t, riders, [round], { rides: rides.slice(0, 1) });
    });
  },
});
