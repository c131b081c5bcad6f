import fc from 'fast-check';
import { WEEKDAYS, weekdayOf } from '../../factories/transportation-hours.ts';
import {
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
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../assertions/transportation.ts';
import { timeBetween } from './rides.ts';
import { mustRefuseBody, mustTakeBody } from './tries.ts';

/** On the first two the day of the community is often another one than that of UTC. */
const FAR_ZONES = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC'] as const;

/** Riders of a community with such hours, and a request from before they held, to be replaced. */
async function ridersWith(
  t: Tools,
  hoursOfOperation: (first: string) => HoursEntry[],
  timeZone = 'UTC',
): Promise<{ riders: Riders; ride: Ride; rides: readonly Ride[] }> {
  const at = await ownRideCommunity(t, {}, timeZone);
  const riders = await givenRiders(t, { at });
  const ride = await someRide(t, riders, { tripType: 'willcall' });
  const rides = [ride, await someRide(t, riders, { by: riders.relative })];
  await editSettings(t, at.id, { hoursOfOperation: hoursOfOperation(riders.day) });
  return { riders, ride, rides };
}

const rideAt = (t: Tools, riders: Riders, date: string, appointmentTime: string): RideBody =>
  rideBody(t, riders, { date, appointmentTime });

check({
  id: 'transportation.outside-the-hours',
  says: 'An appointmentTime far before or after the hours of its day is refused with 400, made or replaced; one inside is taken.',
  clauses: ['TRA-57', 'TRA-59', 'TRA-67'],
  negative: true,
  async run(t) {
    const { riders, rides } = await ridersWith(t, () => everyDay('09:00', '15:00'));
    const tries = fc.record({
      after: fc.nat({ max: 13 }),
      outside: fc.oneof(timeBetween(0, 8), timeBetween(16, 24)),
      inside: timeBetween(10, 14),
      tripType: fc.constantFrom('oneway' as const, 'willcall' as const, 'roundtrip' as const),
    });
    await t.property(tries, async ({ after, outside, inside, tripType }) => {
      const back = tripType === 'roundtrip' && { returnTime: '14:30' };
      const more = { tripType, pickupTime: '09:30', ...back };
      const date = addDays(riders.day, after);
      await mustRefuseBody(t, riders, { ...rideAt(t, riders, date, outside), ...more }, rides);
      await mustTakeBody(t, riders, { ...rideAt(t, riders, date, inside), ...more }, rides);
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
    says: `Each day of the week has its own hours, as the calendar of ${timeZone} names the day.`,
    clauses: ['TRA-57', 'TRA-59'],
    negative: true,
    async run(t) {
      const byDay = WEEKDAYS.map((dayOfWeek) => {
        const [startTime, endTime] = SPANS[SPAN_OF[dayOfWeek]];
        return { dayOfWeek, startTime, endTime };
      });
      const { riders, ride } = await ridersWith(t, () => byDay, timeZone);
      for (let after = 0; after < 7; after += 1) {
        const date = addDays(riders.day, after);
        for (const [span, time] of MIDDLES.entries()) {
          const judge = span === SPAN_OF[weekdayOf(date)] ? mustTakeBody : mustRefuseBody;
          await judge(t, riders, rideAt(t, riders, date, time), [ride]);
        }
      }
    },
  });

check({
  id: 'transportation.hours-of-a-date',
  says: 'The hours of one date hold on that date, for the first of several dates as for the last.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    for (const timeZone of FAR_ZONES) {
      const hours = (first: string) =>
        SPANS.map(([startTime, endTime], after) => ({ date: addDays(first, after), startTime, endTime }));
      const { riders, ride } = await ridersWith(t, hours, timeZone);
      for (const [after, inside] of MIDDLES.entries()) {
        const date = addDays(riders.day, after);
        const outside = after === 1 ? '08:00' : '14:00';
        await mustRefuseBody(t, riders, rideAt(t, riders, date, outside), [ride]);
        await mustTakeBody(t, riders, rideAt(t, riders, date, inside), [ride]);
      }
    }
  },
});

check({
  id: 'transportation.day-not-available',
  says: 'On a day that is called notAvailable, by its date or as a day of the week, no time is taken: 400, made or replaced.',
  clauses: ['TRA-58', 'TRA-67'],
  negative: true,
  async run(t) {
    for (const times of [{}, { startTime: '08:00', endTime: '18:00' }])
      for (const isByDate of [true, false]) {
        const { riders, ride } = await ridersWith(t, (first) => closedOn(first, isByDate, times));
        for (const after of [0, 2]) {
          const date = addDays(riders.day, after);
          for (const time of ['12:00', '09:15', '17:00'])
            await mustRefuseBody(t, riders, rideAt(t, riders, date, time), [ride]);
        }
        await mustTakeBody(t, riders, rideAt(t, riders, addDays(riders.day, 1), '12:00'), [ride]);
      }
  },
});

/** The first day and the third are not available, the second is, and nothing is said of any other. */
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
  says: 'The hours are those of the own community at the moment, also for a request made under other ones.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    const { riders, ride } = await ridersWith(t, () => everyDay('06:00', '11:00'));
    const late = await ridersWith(t, () => everyDay('14:00', '20:00'));
    const morning = rideAt(t, riders, riders.day, '08:30');
    const evening = rideAt(t, riders, riders.day, '17:30');
    await mustTakeBody(t, riders, morning, [ride]);
    await mustRefuseBody(t, riders, evening, [ride]);
    const mustWantEvening = async (who: Riders, one: Ride) => {
      await mustTakeBody(t, who, evening, [one]);
      await mustRefuseBody(t, who, morning, [one]);
    };
    await mustWantEvening(late.riders, late.ride);
    await editSettings(t, riders.facilityId, { hoursOfOperation: everyDay('14:00', '20:00') });
    await mustWantEvening(riders, ride);
  },
});

check({
  id: 'transportation.inside-the-hours',
  says: 'A request whose times all lie within the hours of its day is taken, made or replaced.',
  clauses: ['TRA-59'],
  async run(t) {
    const { riders, ride, rides } = await ridersWith(t, () => everyDay('08:00', '18:00'));
    for (const hour of ['09', '10', '11', '12', '13', '14', '15', '16'])
      await mustTakeBody(t, riders, rideAt(t, riders, riders.day, `${hour}:20`), rides);
    const times = fc.tuple(timeBetween(9, 11), timeBetween(11, 14), timeBetween(14, 17));
    await t.property(times, async ([pickupTime, appointmentTime, returnTime]) => {
      const body = rideAt(t, riders, riders.day, appointmentTime);
      await mustTakeBody(t, riders, { ...body, tripType: 'roundtrip', pickupTime, returnTime }, [ride]);
    });
  },
});
