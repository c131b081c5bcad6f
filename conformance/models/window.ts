import fc from 'fast-check';
import { addDays, lastDayOfWindow } from '../kit/dates.ts';
import type { DayHours } from '../kit/day-hours.ts';

/**
 * The model of the window of a list (Endpoints, Activities, rule 1; Limits): day 1 is the calendar date of
 * startDate, and its time of day does not count; the last day is day 45; endDate must be before the midnight
 * after it. The model takes instants with `Z` at hours at which it is the same day at the facility, so a date is the
 * first ten letters.
 */
const WINDOW_DAYS = 45;

/** The dates of a list request: instants with `Z`, or plain dates in checks about them. */
export interface WindowDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The calendar date of an instant in UTC. */
const dayOf = (instant: string): string => instant.slice(0, 10);

/** The 45th day. */
export const lastDayFor = (startDate: string): string => lastDayOfWindow(dayOf(startDate), WINDOW_DAYS);

/** Whether endDate is before the midnight at the start of day 46. */
export const isServed = ({ startDate, endDate }: WindowDates): boolean =>
  dayOf(endDate) <= lastDayFor(startDate);

/** A record from one instant to another, both with `Z`. For a day without times, both are its midnight. */
export interface Happening {
  readonly start: string;
  readonly end: string;
}

/**
 * Whether a list must hold the record: `listed` if it is between the two instants and within the 45 days,
 * `absent` if it is after the last day or on days before or after those asked for, `open` at the edges.
 */
export function standing(dates: WindowDates, { start, end }: Happening): 'listed' | 'absent' | 'open' {
  const [first, last] = [dayOf(dates.startDate), dayOf(dates.endDate)];
  if (dayOf(start) > lastDayFor(dates.startDate)) return 'absent';
  if (dayOf(end) < first || dayOf(start) > last) return 'absent';
  return dates.startDate <= start && start < dates.endDate && end <= dates.endDate ? 'listed' : 'open';
}

/**
 * One window to test: the days from today to day 1, the times of day of both dates, and the days between
 * them.
 */
interface WindowCase {
  readonly ahead: number;
  readonly from: string;
  readonly reach: number;
  readonly until: string;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** HH:mm:ss. The first and the last second of a day and noon are drawn more often than others. */
const timeOfDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('00:00:00', '23:59:59', '12:00:00'),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map(two).join(':')),
);

/** Short and long windows, most of them near day 45; `ahead` is the number of days from today to day 1. */
export const windowCases = (ahead: fc.Arbitrary<number>): fc.Arbitrary<WindowCase> =>
  fc.record({
    ahead,
    from: timeOfDay,
    reach: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(43, 44, 45, 46) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }) },
    ),
    until: timeOfDay,
  });

/** The dates of a case for a given day 1, at the hours of a facility. */
export const datesOf = (hours: DayHours, day: string, { from, reach, until }: WindowCase): WindowDates => ({
  startDate: hours.at(day, from),
  endDate: hours.at(addDays(day, reach), until),
});
