import { Temporal } from 'temporal-polyfill';
import { readDateTime } from '../kit/date-time.ts';
import { addDays, dayOfInstant, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import type { Happening } from './window.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR = 3_600_000;
/** Milliseconds of a quarter of an hour. The offset of every zone is a multiple of it. */
const QUARTER = HOUR / 4;
/** The largest offset of a zone from UTC, in hours. */
const FURTHEST = 14;

/**
 * The form in which a check-in shows its day: a plain date, or a date-time on a quarter of an hour. Every
 * such time is allowed, because local midnight may be written in another zone: midnight in Kolkata is 18:30
 * in Z. Undefined for every other value.
 */
export function formOf(startDate: unknown): 'date' | 'date-time' | undefined {
  if (typeof startDate !== 'string') return undefined;
  const moment = readDateTime(startDate);
  if (moment) return moment.wall % QUARTER === 0 ? 'date-time' : undefined;
  return DAY.test(startDate) && readDateTime(`${startDate}T00:00:00Z`) ? 'date' : undefined;
}

/** Whether the startDate of a check-in means this day, in any form and zone. */
export function isOn(startDate: unknown, day: string): boolean {
  if (typeof startDate !== 'string' || formOf(startDate) === undefined) return false;
  const moment = readDateTime(startDate);
  if (!moment) return startDate === day;
  if (dayOfInstant(moment.wall) === day) return true;
  // The midnight at the start of the day in one zone, written in another zone.
  const instant = moment.wall - (moment.offset ?? 0) * 60_000;
  return Math.abs(instant - Date.parse(`${day}T00:00:00Z`)) <= FURTHEST * HOUR;
}

/** The midnight at the start of a day in a zone, in milliseconds since 1970. */
export const midnightIn = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;

/** The instant of a date-time that names its offset, in milliseconds since 1970. */
export const instantOf = (text: string): number | undefined => {
  const moment = readDateTime(text);
  return moment?.offset === undefined ? undefined : moment.wall - moment.offset * 60_000;
};

/**
 * Whether the startDate of a check-in at a facility in this zone means this day: the plain date, or midnight of it as
 * it is written, in UTC or in the zone.
 */
export function isExactlyOn(startDate: unknown, day: string, timeZone: string): boolean {
  if (typeof startDate !== 'string' || formOf(startDate) === undefined) return false;
  const moment = readDateTime(startDate);
  if (!moment) return startDate === day;
  const midnight = midnightIn(day, 'UTC');
  if (moment.wall === midnight) return true;
  const instant = instantOf(startDate);
  return instant === midnight || instant === midnightIn(day, timeZone);
}

/**
 * When the check-in of a day takes place, for a window that is asked for at these hours; `shown` is its startDate in an
 * answer. In UTC it takes the whole day. Elsewhere its midnight is before the hours of its day; one that is shown as a
 * date-time may, by another calendar, lie on the day before.
 */
export function spanOf(hours: DayHours, day: string, shown: unknown): Happening {
  if (hours === inUtc) return { start: midnightOf(day), end: lastSecondOf(day) };
  const first = formOf(shown) === 'date' ? day : addDays(day, -1);
  return { start: midnightOf(first), end: endOf(hours, day) };
}
