import { Temporal } from 'temporal-polyfill';
import { readDateTime } from './date-time.ts';
import { remembered } from './remembered.ts';

/**
 * Days and instants for checks. A day is a plain date (YYYY-MM-DD); instants are written with `Z` and, unless a
 * check is about a boundary, lie at noon, so that no time zone moves them to another day.
 */

/** The day `count` days later (earlier when negative), by the calendar and not by hours. */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

export function daysBetween(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(last, { largestUnit: 'days' }).days;
}

/** `HH:mm` or `HH:mm:ss` of a day as an instant in UTC. */
export function at(day: string, time: string): string {
  return `${day}T${time.length === 5 ? `${time}:00` : time}Z`;
}

export const noonOf = (day: string): string => at(day, '12:00');
export const midnightOf = (day: string): string => at(day, '00:00');
export const lastSecondOf = (day: string): string => at(day, '23:59:59');

/** Fewer days than a list may span, in any zone. */
const RECENT_DAYS = 40;

/** The range of a list that ends with this day. */
export const recentDays = (today: string) => ({
  startDate: midnightOf(addDays(today, -RECENT_DAYS)),
  endDate: lastSecondOf(today),
});

/** The last day of a window of `days` calendar days whose day 1 is `first`: for 45 days, 44 days later. */
export function lastDayOfWindow(first: string, days = 45): string {
  return addDays(first, days - 1);
}

/**
 * The most days (in UTC) to request for a facility: a full window if its clock is UTC, else a day less at each end,
 * because its days begin and end at other moments.
 */
export const fullWindow = (timeZone: string): number => (isUtcAllYear(timeZone) ? 45 : 43);

/** The latest day with this month and day (MM-DD) that is not after another day. */
export function lastBefore(day: string, monthDay: string): string {
  const [year, own] = [Number(day.slice(0, 4)), day.slice(5)];
  return `${monthDay <= own ? year : year - 1}-${monthDay}`;
}

/** The earliest day with this month and day (MM-DD) that comes after another day. */
export function nextAfter(day: string, monthDay: string): string {
  const [year, own] = [Number(day.slice(0, 4)), day.slice(5)];
  return `${monthDay > own ? year : year + 1}-${monthDay}`;
}

/** The calendar day of an instant in epoch milliseconds, in UTC or another zone. */
export function dayOfInstant(milliseconds: number, timeZone = 'UTC'): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.trunc(milliseconds));
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The calendar day of a target's date-time, in any notation: in the zone, or the written one if there is no offset. A
 * plain date is its own day.
 */
export function dayOfMoment(text: string, timeZone = 'UTC'): string {
  const read = readDateTime(text);
  if (read?.offset === undefined) return text.slice(0, 10);
  return Temporal.Instant.fromEpochMilliseconds(read.wall - read.offset * 60_000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

const utcAllYear = new Map<string, boolean>();

/** Is the zone's clock UTC all year? Only there the boundaries of days are judged to the second. */
export const isUtcAllYear = (timeZone: string, year = 2026): boolean =>
  remembered(utcAllYear, `${timeZone} ${year}`, () => isAlwaysUtc(timeZone, year));

function isAlwaysUtc(timeZone: string, year: number): boolean {
  try {
    return Array.from({ length: 36 }, (_, month) =>
      Temporal.PlainDate.from({ year, month: 1, day: 15 })
        .add({ months: month })
        .toZonedDateTime({ timeZone }),
    ).every((moment) => moment.offsetNanoseconds === 0);
  } catch {
    return false;
  }
}
