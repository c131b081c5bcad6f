import type { Temporal } from 'temporal-polyfill';

/** Days of the week as the mock spells them, Monday first, as ISO 8601 counts them. */
export const daysOfWeek = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** Weeks of a month as the mock spells them; `last` is the fourth or the fifth. */
export const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekOfMonth = (typeof weeksOfMonth)[number];

/**
 * A recurring series, the `recurrence` of an activity: daily (on `daysOfWeek` only, where given), weekly (on
 * `daysOfWeek`, else on the weekday of the start; weeks open on Monday) or monthly (on `dayOfMonth`, else on
 * `dayOfWeek` of `weekOfMonth`, else on the day of the start; a month without that day has no occurrence).
 * Start, end (inclusive, null for no end) and exceptions are date or date-time texts, of which the local
 * calendar date counts. Resources, Activity.
 */
export interface Series {
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  readonly interval: number;
  readonly daysOfWeek: readonly DayOfWeek[];
  readonly weekOfMonth: WeekOfMonth | null;
  readonly dayOfWeek: DayOfWeek | null;
  readonly dayOfMonth: number | null;
  readonly seriesStartDate: string;
  readonly seriesEndDate: string | null;
  readonly exceptionDates: readonly string[];
}

/** The day of the week of a date, as a series spells it. */
export function dayOfWeekOf(date: Temporal.PlainDate): DayOfWeek {
  return daysOfWeek[date.dayOfWeek - 1] ?? 'monday';
}
