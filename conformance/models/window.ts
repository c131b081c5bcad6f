import fc from 'fast-check';
import { addDays, at, lastDayOfWindow } from '../kit/dates.ts';

/**
 * The suite's own idea of the window of a list (Endpoints, Activities, rule 1; Limits): day 1 is the calendar date of
 * startDate, whose time of day plays no part; the last day is the 45th; endDate falls before the midnight after it.
 * All of it for instants with `Z` at a facility whose clock is UTC all year, where a date is the first ten letters.
 */
const WINDOW_DAYS = 45;

/** What a list is asked for: instants with `Z`, or plain dates where that is the point. */
export interface WindowDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The calendar date of an instant in UTC. */
const dayOf = (instant: string): string => instant.slice(0, 10);

/** The 45th day. */
export const lastDayFor = (startDate: string): string => lastDayOfWindow(dayOf(startDate), WINDOW_DAYS);

/** Does endDate fall before the midnight that opens day 46? */
export const isServed = ({ startDate, endDate }: WindowDates): boolean =>
  dayOf(endDate) <= lastDayFor(startDate);

/** Something that takes place from one instant to another, both with `Z`; a day without time is its midnight twice. */
export interface Happening {
  readonly start: string;
  readonly end: string;
}

/**
 * Whether a list must hold it: `listed` between the two instants and within the 45 days, `absent` past the last day
 * and on days before or after those asked for; what lies on the edges is open.
 */
export function standing(dates: WindowDates, { start, end }: Happening): 'listed' | 'absent' | 'open' {
  const [first, last] = [dayOf(dates.startDate), dayOf(dates.endDate)];
  if (dayOf(start) > lastDayFor(dates.startDate)) return 'absent';
  if (dayOf(end) < first || dayOf(start) > last) return 'absent';
  return dates.startDate <= start && start < dates.endDate && end <= dates.endDate ? 'listed' : 'open';
}

/** One window to try: how far away day 1 is, the time of day of either date, how many days later the last one is. */
interface WindowCase {
  readonly ahead: number;
  readonly from: string;
  readonly reach: number;
  readonly until: string;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** HH:mm:ss, the first and the last of a day more often than chance would have it. */
const timeOfDay: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('00:00:00', '23:59:59', '12:00:00'),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map(two).join(':')),
);

/** Windows short and long, most of them near the 45th day; `ahead` counts days from today to day 1. */
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

/** The dates of a case, given the day that is its day 1. */
export const datesOf = (day: string, { from, reach, until }: WindowCase): WindowDates => ({
  startDate: at(day, from),
  endDate: at(addDays(day, reach), until),
});
