import { Temporal } from 'temporal-polyfill';

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof NAMES)[number];
export const WEEKDAYS: readonly Weekday[] = NAMES;

/** The day of the week of a date (YYYY-MM-DD). */
export const weekdayOf = (day: string): Weekday =>
  NAMES[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'monday';

const WEEKS = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** The week of its month that a date lies in; a weekday from the 29th on is the last one of its kind. */
export const weekOfMonth = (day: string): (typeof WEEKS)[number] =>
  WEEKS[Math.ceil(dayOfMonth(day) / 7) - 1] ?? 'last';

/** The day of the month of a date, from 1. */
export const dayOfMonth = (day: string): number => Number(day.slice(-2));
