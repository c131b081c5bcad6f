import { Temporal } from 'temporal-polyfill';
import { WINDOW_DAYS } from './window.ts';

/** The days of a list, YYYY-MM-DD; undefined where it has no bound on that side. */
export interface DayRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Whether the last day belongs to the range, or the range ends at the start of that day. */
type EndDay = 'inclusive' | 'exclusive';

/** Whether a day, YYYY-MM-DD, lies in a range. Endpoints, Flat routes. */
export function rangeHolds({ startDate, endDate }: DayRange, day: string, endDay: EndDay): boolean {
  if (startDate !== undefined && day < startDate) return false;
  if (endDate === undefined || day < endDate) return true;
  return day === endDate && endDay === 'inclusive';
}

/** Whether the range ends on a day before its first. */
export function endsBeforeItBegins({ startDate, endDate }: DayRange): boolean {
  return startDate !== undefined && endDate !== undefined && endDate < startDate;
}

/** Whether the range holds more days than a window may; one without a bound does. Limits. */
export function isBeyondWindow({ startDate, endDate }: DayRange, endDay: EndDay): boolean {
  if (startDate === undefined || endDate === undefined) return true;
  const between = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days;
  return (endDay === 'inclusive' ? between + 1 : between) > WINDOW_DAYS;
}
