import { Temporal } from 'temporal-polyfill';
import { lastOccurrenceDate, nextOccurrenceDate, occurrenceDates } from './recurrence.ts';
import { remembered } from './remembered.ts';
import type { Series } from './series.ts';

/** A pattern of rides: its days are the community's own, so no zone moves them. All days are YYYY-MM-DD. */
export interface RidePattern {
  readonly frequency: 'daily' | 'weekly';
  /** The number of days or weeks between rides. */
  readonly interval: number;
  /** The first ride. */
  readonly date: string;
  /** The last day on which there may be a ride. */
  readonly until: string;
  /** Days of the pattern without a ride. */
  readonly exceptionDates: readonly string[];
}

/** The last day that a date can write. */
const LAST_DAY = '9999-12-31';

/** Days are plain dates here, so any zone will do. */
const ZONE = 'UTC';

const seriesOf = remembered(({ date, until, ...pattern }: RidePattern): Series => ({
  ...pattern,
  daysOfWeek: [],
  weekOfMonth: null,
  dayOfWeek: null,
  dayOfMonth: null,
  seriesStartDate: date,
  seriesEndDate: until,
}));

/** The days with a ride from one day to another, both included, earliest first. Endpoints, Transportation. */
export function rideDays(pattern: RidePattern, first: string, last: string): readonly string[] {
  const days = occurrenceDates(
    seriesOf(pattern),
    ZONE,
    Temporal.PlainDate.from(first),
    Temporal.PlainDate.from(last),
  );
  return days.map((day) => day.toString());
}

/** Whether there is a ride on a day. Endpoints, Transportation. */
export function isRideDay(pattern: RidePattern, day: string): boolean {
  return rideDays(pattern, day, day).length > 0;
}

/** The next ride from a day on, or the last where none is left; undefined where every day is an exception. */
export function nextRideDay(pattern: RidePattern, from: string): string | undefined {
  const series = seriesOf(pattern);
  const day = Temporal.PlainDate.from(from);
  return (nextOccurrenceDate(series, ZONE, day) ?? lastOccurrenceDate(series, ZONE, day))?.toString();
}

/** The end of a pattern: its last day, a number of rides, the earlier of both, or none. */
interface RideEnd {
  readonly until?: string | undefined;
  /** Rides on exception dates included; 1 or more. */
  readonly count?: number | undefined;
}

/** The last day on which a pattern may have a ride. */
export function lastRideDay(
  { frequency, interval, date }: Pick<RidePattern, 'frequency' | 'interval' | 'date'>,
  { until = LAST_DAY, count }: RideEnd,
): string {
  if (count === undefined) return until;
  const start = Temporal.PlainDate.from(date);
  const days = (count - 1) * interval * (frequency === 'weekly' ? 7 : 1);
  if (days > start.until(LAST_DAY, { largestUnit: 'day' }).days) return until;
  const last = start.add({ days }).toString();
  return last < until ? last : until;
}
