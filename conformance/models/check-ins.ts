import { readDateTime } from '../kit/date-time.ts';
import { dayOfInstant } from '../kit/dates.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR = 3_600_000;
/** Every zone is so many whole quarters of an hour from UTC. */
const QUARTER = HOUR / 4;
/** No zone is further from UTC than this many hours. */
const FURTHEST = 14;

/**
 * How a check-in tells its day: a plain date, or a date-time on a quarter of an hour. Which one is nobody's business,
 * since the midnight of a community may be written in another zone: that of Kolkata is 18:30 in Z. Undefined for
 * everything else.
 */
export function formOf(startDate: unknown): 'date' | 'date-time' | undefined {
  if (typeof startDate !== 'string') return undefined;
  const moment = readDateTime(startDate);
  if (moment) return moment.wall % QUARTER === 0 ? 'date-time' : undefined;
  return DAY.test(startDate) && readDateTime(`${startDate}T00:00:00Z`) ? 'date' : undefined;
}

/** Does the startDate of a check-in mean this day, in whatever form and zone it is written? */
export function isOn(startDate: unknown, day: string): boolean {
  if (typeof startDate !== 'string' || formOf(startDate) === undefined) return false;
  const moment = readDateTime(startDate);
  if (!moment) return startDate === day;
  if (dayOfInstant(moment.wall) === day) return true;
  // The midnight that opens the day in some zone, written in another one.
  const instant = moment.wall - (moment.offset ?? 0) * 60_000;
  return Math.abs(instant - Date.parse(`${day}T00:00:00Z`)) <= FURTHEST * HOUR;
}
