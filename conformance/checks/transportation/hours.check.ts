import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { someRequest } from '../../assertions/requests.ts';
import { clockOf, minuteOf } from '../../factories/homes.ts';
import type { Request } from '../../factories/request-subject.ts';
import { hoursShown } from '../../factories/transportation-hours.ts';
import {
  appointmentsIn,
  appointmentsOfDates,
  chosenPair,
  closedDays,
  daysFrom,
  openTime,
  type Appointments,
} from '../../factories/transportation-shown.ts';
import {
  EASY_SETTINGS,
  everyDay,
  type HoursEntry,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';
import { WEEKDAYS } from '../../kit/weekdays.ts';
import { closedOn, isApart, weekOf } from './hours-shown.ts';
import {
  editHours,
  ridersWithHours,
  setsHours,
  OPERATIONS,
  bodiesAt,
  mustAcceptBodies,
  mustRefuseBodies,
} from './tries.ts';

/** Zones, and on which side of UTC they lie. In the first two the local day often differs from the UTC day. */
const ZONES = [
  ['Pacific/Kiritimati', 1, 'east of UTC'],
  ['Pacific/Honolulu', -1, 'west of UTC'],
  ['UTC', 0, 'on UTC'],
] as const;

/** How many days of a community are tried. */
const TRIED = 7;

/** Times outside are refused, where any are to be, and times inside are taken. */
async function mustKeep(
  t: Tools,
  riders: Riders,
  rides: readonly Request[],
  { inside, outside }: Appointments,
): Promise<void> {
  const how = { rides, inTurn: true };
  const wrong = bodiesAt(t, riders, outside.slice(0, TRIED));
  await mustRefuseBodies(t, riders, wrong, { ...how, isTraced: false });
  await mustAcceptBodies(t, riders, bodiesAt(t, riders, inside.slice(0, TRIED)), how);
}

/** Hours that leave out a part of the day. */
const bounded = (t: Tools, startTime: string, endTime: string) =>
  ridersWithHours(
    t,
    { hours: () => everyDay(startTime, endTime), connections: 1 },
    'hours that leave a part of the day out',
    (riders) => {
      const days = daysFrom(riders.day, 14).flatMap((date) => {
        const hours = hoursShown(riders.settings.hours, date);
        return typeof hours === 'object'
          ? [{ date, from: minuteOf(hours.from), to: minuteOf(hours.to) }]
          : [];
      });
      const { outside } = appointmentsIn(riders);
      return outside.length > 0 ? { days, outside } : undefined;
    },
  );

/** A time of day between two minutes, by a percentage; none where there is no time between them. */
const timeAt = (first: number, last: number, percent: number): readonly string[] =>
  first > last ? [] : [clockOf(Math.floor(first + ((last - first) * percent) / 100))];

const HOUR = 60;
const percents = fc.nat({ max: 100 });

check({
  id: 'transportation.outside-the-hours',
  says: 'An appointmentTime far before or after the hours of its day is refused with 400, made or replaced; one inside is accepted.',
  clauses: ['TRA-57', 'TRA-59', 'TRA-67'],
  negative: true,
  async run(t) {
    const { riders, rides, found } = await bounded(t, '09:00', '15:00');
    const tries = fc.record({
      day: fc.nat({ max: 13 }),
      isLate: fc.boolean(),
      outside: percents,
      inside: percents,
      tripType: fc.constantFrom('oneway' as const, 'willcall' as const, 'roundtrip' as const),
    });
    let turn = 0;
    await mustRefuseBodies(t, riders, bodiesAt(t, riders, found.outside.slice(0, 2)), {
      rides,
      isTraced: false,
    });
    await t.property(tries, async ({ day, isLate, tripType, ...at }) => {
      const one = found.days[day % found.days.length];
      if (!one) return;
      const { date, from, to } = one;
      const times = {
        ...{ date, tripType, pickupTime: clockOf(from + HOUR / 2) },
        ...(tripType === 'roundtrip' && { returnTime: clockOf(to - HOUR / 2) }),
      };
      const bodies = (all: readonly string[]): readonly RideBody[] =>
        bodiesAt(
          t,
          riders,
          all.map((appointmentTime) => ({ ...times, appointmentTime })),
        );
      // Of the resident and of the connection, whatever is drawn.
      const mine = rides.slice(Math.floor(turn / 2) % rides.length).slice(0, 1);
      const isTraced = (turn += 1) <= 2;
      const wrong = isLate
        ? timeAt(to + HOUR, 24 * HOUR - 1, at.outside)
        : timeAt(0, from - HOUR, at.outside);
      await mustRefuseBodies(t, riders, bodies(wrong), { rides: mine, isTraced });
      const operations = OPERATIONS.filter((_, place) => place === turn % 2);
      const right = timeAt(from + HOUR, to - HOUR, at.inside);
      await mustAcceptBodies(t, riders, bodies(right), { rides: mine, operations });
    });
  },
});

const SPANS = [
  ['06:00', '10:00'],
  ['12:00', '16:00'],
  ['18:00', '22:00'],
] as const;

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

const weekly = (): HoursEntry[] =>
  WEEKDAYS.map((dayOfWeek) => {
    const [startTime, endTime] = SPANS[SPAN_OF[dayOfWeek]];
    return { dayOfWeek, startTime, endTime };
  });

/** Which way the clock of a community is from UTC: -1 to the west, 1 to the east. */
const sideOf = ({ timeZone, day }: Riders): number =>
  Math.sign(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).offsetNanoseconds);

for (const [timeZone, side, where] of ZONES)
  check({
    id: `transportation.hours-of-each-day-of-the-week-${timeZone.split('/').at(-1)?.toLowerCase() ?? ''}`,
    says: `Each day of the week has its own hours, by the calendar of ${timeZone}.`,
    clauses: ['TRA-57', 'TRA-59'],
    negative: true,
    async run(t) {
      const { riders, rides, found } = await ridersWithHours(
        t,
        { hours: weekly, timeZone },
        `hours that differ from one day of the week to another, ${where}`,
        (one) => (sideOf(one) === side ? weekOf(one) : undefined),
      );
      await mustKeep(t, riders, rides, found);
    },
  });

check({
  id: 'transportation.hours-of-a-date',
  says: 'The hours of one date hold on that date, for the first of several dates as for the last.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    const hours = (first: string) =>
      SPANS.map(([startTime, endTime], after) => ({ date: addDays(first, after), startTime, endTime }));
    for (const [timeZone] of setsHours(t) ? ZONES : ZONES.slice(0, 1)) {
      const what = 'hours of a date in the next weeks';
      const { riders, rides, found } = await ridersWithHours(t, { hours, timeZone }, what, (one) => {
        const all = appointmentsOfDates(one);
        return all.inside.length > 0 && all.outside.length > 0 ? all : undefined;
      });
      await mustKeep(t, riders, rides, found);
    }
  },
});

check({
  id: 'transportation.day-not-available',
  says: 'A request on a day that is notAvailable, by date or by day of the week, is refused with 400, made or replaced.',
  clauses: ['TRA-58', 'TRA-67'],
  negative: true,
  async run(t) {
    const usual = () => EASY_SETTINGS.hoursOfOperation;
    const what = 'a day that is notAvailable';
    const { riders: given, rides } = await ridersWithHours(t, { hours: usual }, what, (one) =>
      setsHours(t) || closedDays(one).length > 0 ? one : undefined,
    );
    const kinds = [{}, { startTime: '08:00', endTime: '18:00' }].flatMap((times) =>
      [true, false].map((isByDate) => closedOn(given.day, isByDate, times)),
    );
    for (const [turn, hours] of (setsHours(t) ? kinds : [undefined]).entries()) {
      const riders = hours ? await editHours(t, given, hours) : given;
      const inTurn = turn % 2 === 0;
      const shut = closedDays(riders).slice(0, 2);
      const bodies = ['12:00', '09:15', '17:00'].flatMap((appointmentTime) =>
        shut.map((date) => ({ date, appointmentTime })),
      );
      const how = { rides, inTurn: true, isTraced: inTurn };
      await mustRefuseBodies(t, riders, bodiesAt(t, riders, bodies), how);
      const open = bodiesAt(t, riders, appointmentsIn(riders).inside.slice(0, 1));
      await mustAcceptBodies(t, riders, open, { rides, inTurn, broken: ['TRA-59'] });
    }
  },
});

/** A community that is open where another one is closed, and that other one. */
async function apart(t: Tools): Promise<readonly [Riders, Riders]> {
  const what = 'hours of which one has a time that the other leaves out';
  if (!setsHours(t)) return (await chosenPair(t, what, openAgainst)).pair;
  const own = async (from: string, until: string) =>
    (await ridersWithHours(t, { hours: () => everyDay(from, until) }, what, () => true)).riders;
  return [await own('06:00', '11:00'), await own('14:00', '20:00')];
}

/** A time that a community has and another one leaves out. */
const openAgainst = (one: Riders, other: Riders) =>
  appointmentsIn(one).inside.find(({ date, appointmentTime }) => {
    const hours = hoursShown(other.settings.hours, date);
    return typeof hours === 'object' && isApart(appointmentTime, hours);
  });

check({
  id: 'transportation.hours-as-the-settings-are-now',
  says: 'The current hours of the own community apply, also to a request made under other hours.',
  clauses: ['TRA-57', 'TRA-59'],
  negative: true,
  async run(t) {
    const [one, other] = await apart(t);
    const [mine, theirs] = [
      [await someRequest(t, one, openTime(one))],
      [await someRequest(t, other, openTime(other))],
    ];
    const mustDiffer = async (open: Riders, shut: Riders) => {
      const found = openAgainst(open, shut);
      const [inside, outside] = found ? [[found], [found]] : [[], []];
      await mustKeep(t, open, open === other ? theirs : mine, { inside, outside: [] });
      await mustKeep(t, shut, shut === other ? theirs : mine, { inside: [], outside });
    };
    await mustDiffer(one, other);
    await mustDiffer(other, one);
    if (!setsHours(t)) return;
    const now = await editHours(t, one, everyDay('17:30', '22:00'));
    const [inside, outside] = [openAgainst(now, one), openAgainst(one, now)];
    await mustKeep(t, now, mine, { inside: inside ? [inside] : [], outside: outside ? [outside] : [] });
  },
});

check({
  id: 'transportation.inside-the-hours',
  says: 'A request whose times all lie within the hours of its day is accepted, made or replaced.',
  clauses: ['TRA-59'],
  async run(t) {
    const { riders, rides, found } = await bounded(t, '08:00', '18:00');
    const [day] = found.days;
    if (!day) return;
    const { date, from, to } = day;
    const at = (...some: readonly number[]) =>
      some.flatMap((percent) => timeAt(from, to - HOUR / 2, percent));
    const times = at(0, 14, 25, 35, 46, 56, 67, 77, 88);
    const bodies = times.map((appointmentTime) => ({ date, appointmentTime }));
    await mustAcceptBodies(t, riders, bodiesAt(t, riders, bodies), { rides, inTurn: true });
    const three = fc.tuple(
      fc.nat({ max: 30 }),
      fc.integer({ min: 30, max: 60 }),
      fc.integer({ min: 60, max: 90 }),
    );
    await t.property(three, async (percents) => {
      const [pickupTime = '', appointmentTime = '', returnTime = ''] = at(...percents);
      const round = { date, tripType: 'roundtrip' as const, pickupTime, appointmentTime, returnTime };
      await mustAcceptBodies(t, riders, bodiesAt(t, riders, [round]), { rides: rides.slice(0, 1) });
    });
  },
});
