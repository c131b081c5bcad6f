import { clockOf, minuteOf } from '../../factories/homes.ts';
import {
  entriesAbout,
  hoursIn,
  hoursShown,
  isOfDate,
  isWeekly,
  type Hours,
} from '../../factories/transportation-hours.ts';
import { daysFrom, timesAround, type Appointments } from '../../factories/transportation-shown.ts';
import type { HoursEntry, RideBody, Riders } from '../../factories/transportation.ts';
import { addDays } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isBlank } from '../../kit/same.ts';
import { weekdayOf } from '../../kit/weekdays.ts';

/** What can be tried of the hours that the settings of a community show, staff's for the check or its own. */

/** Minutes from a time that is tried to the ends of hours. */
const MARGIN = 15;

export const isApart = (time: string, { from, to }: Hours): boolean =>
  minuteOf(time) < minuteOf(from) - MARGIN || minuteOf(time) > minuteOf(to) + MARGIN;

const isWellInside = (time: string, { from, to }: Hours): boolean =>
  minuteOf(time) > minuteOf(from) + MARGIN && minuteOf(time) < minuteOf(to) - MARGIN;

const TIMES = Array.from({ length: 24 * 4 }, (_, quarter) => clockOf(quarter * 15));

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
  type Test = (time: string, hours: Hours) => boolean;
  const all = (isOwn: Test, isOthers: Test) =>
    week.map(({ date, hours }) =>
      best(
        date,
        (time) => isOwn(time, hours),
        (other, time) => isOthers(time, other),
      ),
    );
  const [inside, outside] = [all(isWellInside, isApart), all(isApart, isWellInside)];
  const of = (some: typeof inside) => some.flatMap((one) => (one ? [one.appointment] : []));
  return [...inside, ...outside].some((one) => one !== undefined && one.rate > 0)
    ? { inside: of(inside), outside: of(outside) }
    : undefined;
}

/** The first and third day are not available, the second is; other days have no entry. */
export function closedOn(first: string, isByDate: boolean, times: Partial<HoursEntry>): HoursEntry[] {
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

/** Two entries by the day of the week of a date: one with hours, and one that says that the day is not available. */
export const openAndShut = (date: string): HoursEntry[] =>
  [false, true].map((notAvailable) => ({
    ...{ dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '18:00', notAvailable },
  }));

/** The two entries by its day of the week of a day that has no other. */
const twoWeekly = (riders: Pick<Riders, 'settings'>, date: string): readonly JsonObject[] => {
  const all = entriesAbout(riders.settings.hours, date);
  return all.length === 2 && all.every(isWeekly) ? all : [];
};

/** A day of which the first or the second of two entries says that it is not available: a time of the other one. */
const timeWithShut = (riders: Pick<Riders, 'settings' | 'day'>, shut: number): Partial<RideBody>[] => {
  const one = firstOf(riders, (date) => {
    const all = twoWeekly(riders, date).map(hoursIn);
    const open = all[1 - shut];
    const time =
      all[shut] === 'closed' && typeof open === 'object'
        ? TIMES.find((at) => isWellInside(at, open))
        : undefined;
    return time === undefined ? undefined : { date, appointmentTime: time };
  });
  return one ? [one] : [];
};

/**
 * On a day with two entries by its day of the week: a time of the first alone, then of the second. Then one on a day of
 * which the second entry says that it is not available, and one where the first does, if there are such days.
 */
export const timesOfTwoEntries: ShownAsks = (riders) => {
  const apart = firstOf(riders, (date) => timesApart(date, twoWeekly(riders, date)));
  const withShut = [1, 0].flatMap((shut) => timeWithShut(riders, shut));
  return apart && [...apart, ...(withShut.length === 2 ? withShut : [])];
};

/** A day that no entry is about, where other days have some. */
export const timeOfNoEntry: ShownAsks = (riders) => {
  const { hours } = riders.settings;
  const date = daysFrom(riders.day).find((one) => entriesAbout(hours, one).length === 0);
  return date === undefined || hours.length === 0 ? undefined : [{ date, appointmentTime: '12:00' }];
};

/** A time that shows what an entry's bounds hold: its very end, or one an hour inside of its only bound. */
const ATS: readonly ((entry: JsonObject) => string | undefined)[] = [
  (entry) => {
    const hours = hoursIn(entry);
    return typeof hours === 'object' ? hours.to : undefined;
  },
  ({ startTime, endTime }) =>
    isBlank(startTime) && typeof endTime === 'string' ? clockOf(minuteOf(endTime) - 60) : undefined,
  ({ startTime, endTime }) =>
    isBlank(endTime) && typeof startTime === 'string' ? clockOf(minuteOf(startTime) + 60) : undefined,
];

/** The very end of the hours of a day, a time before the end of an entry without a start, and the other way round. */
export const timesAtBounds: ShownAsks = (riders) => {
  const asked = ATS.flatMap((at) => {
    const one = firstOf(riders, (date) => {
      const [entry, ...others] = entriesAbout(riders.settings.hours, date);
      const isAlone = entry !== undefined && others.length === 0 && entry['notAvailable'] !== true;
      const appointmentTime = isAlone ? at(entry) : undefined;
      return appointmentTime === undefined ? undefined : { date, appointmentTime };
    });
    return one ?? [];
  });
  return asked.length === ATS.length ? asked : undefined;
};
