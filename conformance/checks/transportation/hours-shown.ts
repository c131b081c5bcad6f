import { Temporal } from 'temporal-polyfill';
import { clockOf, minuteOf } from '../../factories/homes.ts';
import {
  entriesAbout,
  hoursIn,
  hoursShown,
  isOfDate,
  isWeekly,
  type Hours,
} from '../../factories/transportation-hours.ts';
import {
  appointmentsIn,
  appointmentsOfDates,
  chosenPair,
  chosenRiders,
  closedDays,
  daysFrom,
  openTime,
  ridersWhere,
  timesAround,
  type Appointment,
  type Appointments,
} from '../../factories/transportation-shown.ts';
import { rideBody, type RideBody, type Riders } from '../../factories/transportation.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide } from '../../assertions/transportation.ts';
import { mustAcceptBodies, mustRefuseBodies } from './tries.ts';

/** What requests keep to where staff set no hours for the checks: those that the settings of a community show. */

/** How many days of a community are tried. */
const TRIED = 6;

const bodiesAt = (t: Tools, riders: Riders, all: readonly Appointment[]): readonly RideBody[] =>
  all.slice(0, TRIED).map((one) => rideBody(t, riders, one));

/** Times outside are refused, where any are to be, and times inside are taken. */
async function mustKeep(t: Tools, riders: Riders, { inside, outside }: Appointments): Promise<void> {
  const rides = [await someRide(t, riders, openTime(riders))];
  const how = { rides, inTurn: true };
  await mustRefuseBodies(t, riders, bodiesAt(t, riders, outside), { ...how, isTraced: false });
  await mustAcceptBodies(t, riders, bodiesAt(t, riders, inside), how);
}

const boundedRiders = (t: Tools) =>
  chosenRiders(t, 'hours that leave a part of the day out', (riders) => {
    const found = appointmentsIn(riders);
    return found.outside.length > 0 ? found : undefined;
  });

export async function mustKeepShownHours(t: Tools): Promise<void> {
  const { riders, found } = await boundedRiders(t);
  await mustKeep(t, riders, found);
}

export async function mustTakeInsideShownHours(t: Tools): Promise<void> {
  const { riders, found } = await boundedRiders(t);
  await mustKeep(t, riders, { ...found, outside: [] });
}

export async function mustKeepShownClosing(t: Tools): Promise<void> {
  const day = await t.day(10);
  const riders = await ridersWhere(
    t,
    'a day that is notAvailable',
    (settings) => closedDays({ settings, day }).length > 0,
  );
  const bodies = closedDays(riders)
    .slice(0, TRIED)
    .map((date) => rideBody(t, riders, { date, appointmentTime: '12:00' }));
  await mustRefuseBodies(t, riders, bodies, {
    rides: [await someRide(t, riders, openTime(riders))],
    inTurn: true,
  });
}

/** What a date has of hours holds on that date. */
export async function mustKeepShownDates(t: Tools): Promise<void> {
  const { riders, found } = await chosenRiders(t, 'hours of a date in the next weeks', (one) => {
    const all = appointmentsOfDates(one);
    return all.inside.length > 0 && all.outside.length > 0 ? all : undefined;
  });
  await mustKeep(t, riders, found);
}

/** Of two communities each keeps its own hours: a time that one of them takes and the other does not. */
export async function mustKeepOwnHours(t: Tools): Promise<void> {
  const { pair, found } = await chosenPair(
    t,
    'hours of which one has a time that the other leaves out',
    (one, other) =>
      appointmentsIn(one).inside.find(({ date, appointmentTime }) => {
        const hours = hoursShown(other.settings.hours, date);
        return typeof hours === 'object' && isApart(appointmentTime, hours);
      }),
  );
  const [open, shut] = pair;
  await mustKeep(t, open, { inside: [found], outside: [] });
  await mustKeep(t, shut, { inside: [], outside: [found] });
}

/** Minutes from a time that is tried to the ends of hours. */
const MARGIN = 15;

const isApart = (time: string, { from, to }: Hours): boolean =>
  minuteOf(time) < minuteOf(from) - MARGIN || minuteOf(time) > minuteOf(to) + MARGIN;

const isWellInside = (time: string, { from, to }: Hours): boolean =>
  minuteOf(time) > minuteOf(from) + MARGIN && minuteOf(time) < minuteOf(to) - MARGIN;

const TIMES = Array.from({ length: 24 * 4 }, (_, quarter) => clockOf(quarter * 15));

/** Which way the clock of a community is from UTC: -1 to the west, 1 to the east. */
const sideOf = ({ timeZone, day }: Riders): number =>
  Math.sign(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).offsetNanoseconds);

/**
 * Of each day of a week a time inside its hours that most of the other days leave out, and one that it leaves out itself
 * and most of the others have; undefined where no two days differ.
 */
export function weekOf({ settings, day }: Pick<Riders, 'settings' | 'day'>): Appointments | undefined {
  const week = daysFrom(day, 7).flatMap((date) => {
    const [entry, ...others] = entriesAbout(settings.hours, date);
    const hours = entry && others.length === 0 && isWeekly(entry) ? hoursIn(entry) : undefined;
    return typeof hours === 'object' ? [{ date, hours }] : [];
  });
  const best = (
    date: string,
    fits: (time: string) => boolean,
    tells: (one: Hours, time: string) => boolean,
  ) => {
    const rated = TIMES.filter(fits).map((appointmentTime) => ({
      appointment: { date, appointmentTime },
      rate: week.filter(({ hours }) => tells(hours, appointmentTime)).length,
    }));
    return rated.toSorted((one, other) => other.rate - one.rate)[0];
  };
  const inside = week.map(({ date, hours }) =>
    best(
      date,
      (time) => isWellInside(time, hours),
      (other, time) => isApart(time, other),
    ),
  );
  const outside = week.map(({ date, hours }) =>
    best(
      date,
      (time) => isApart(time, hours),
      (other, time) => isWellInside(time, other),
    ),
  );
  const of = (all: typeof inside) => all.flatMap((one) => (one ? [one.appointment] : []));
  return [...inside, ...outside].some((one) => one !== undefined && one.rate > 0)
    ? { inside: of(inside), outside: of(outside) }
    : undefined;
}

/** Each day of the week has its hours, in a community on that side of UTC. */
export async function mustKeepShownWeek(t: Tools, side: -1 | 0 | 1): Promise<void> {
  const where = { '-1': 'west of UTC', '0': 'on UTC', '1': 'east of UTC' }[side];
  const { riders, found } = await chosenRiders(
    t,
    `hours that differ from one day of the week to another, ${where}`,
    (one) => (sideOf(one) === side ? weekOf(one) : undefined),
  );
  await mustKeep(t, riders, found);
}

/** Times of the days of a community that show how hours are read, as requests to send; undefined where its hours show none. */
export type ShownAsks = (
  riders: Pick<Riders, 'settings' | 'day'>,
) => readonly Partial<RideBody>[] | undefined;

const firstOf = <T>(riders: Pick<Riders, 'day'>, made: (date: string) => T | undefined): T | undefined => {
  for (const date of daysFrom(riders.day)) {
    const one = made(date);
    if (one !== undefined) return one;
  }
  return undefined;
};

/** An appointment inside the hours with a pickup before them, and one with a return after them. */
export const otherTimesOutside: ShownAsks = (riders) =>
  firstOf(riders, (date) => {
    const hours = hoursShown(riders.settings.hours, date);
    if (typeof hours !== 'object') return undefined;
    const { inside, before, after } = timesAround([hours]);
    const [appointmentTime, pickupTime, returnTime] = [inside[0], before[0], after[0]];
    if (appointmentTime === undefined || pickupTime === undefined || returnTime === undefined)
      return undefined;
    return [
      { date, appointmentTime, pickupTime },
      { date, appointmentTime, returnTime, tripType: 'roundtrip' },
    ];
  });

/** A time that the first of two entries has and the second leaves out, and one the other way round. */
const timesApart = (date: string, [one, other]: readonly JsonObject[]): ReturnType<ShownAsks> => {
  const [first, second] = [one && hoursIn(one), other && hoursIn(other)];
  if (typeof first !== 'object' || typeof second !== 'object') return undefined;
  const alone = [[first, second] as const, [second, first] as const].map(([own, away]) =>
    TIMES.find((time) => isWellInside(time, own) && isApart(time, away)),
  );
  return alone.every((time) => time !== undefined)
    ? alone.map((appointmentTime) => ({ date, appointmentTime }))
    : undefined;
};

/** On a day with one entry by its day of the week and one by its date: a time of the former alone, then of the latter. */
export const timesOfEitherKind: ShownAsks = (riders) =>
  firstOf(riders, (date) => {
    const all = entriesAbout(riders.settings.hours, date);
    const [weekly, dated] = [all.filter(isWeekly), all.filter(isOfDate)];
    if (weekly.length !== 1 || dated.length !== 1 || all.length !== 2) return undefined;
    return timesApart(date, [...weekly, ...dated]);
  });

/** On a day with two entries by its day of the week: a time of the first alone, then of the second. */
export const timesOfTwoEntries: ShownAsks = (riders) =>
  firstOf(riders, (date) => {
    const all = entriesAbout(riders.settings.hours, date);
    return all.length === 2 && all.every(isWeekly) ? timesApart(date, all) : undefined;
  });

/** A day that no entry is about, where other days have some. */
export const timeOfNoEntry: ShownAsks = (riders) => {
  const { hours } = riders.settings;
  const date = daysFrom(riders.day).find((one) => entriesAbout(hours, one).length === 0);
  return date === undefined || hours.length === 0 ? undefined : [{ date, appointmentTime: '12:00' }];
};
