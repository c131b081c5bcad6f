import { Temporal } from 'temporal-polyfill';
import type { JsonObject } from '../kit/json.ts';

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof NAMES)[number];
export const WEEKDAYS: readonly Weekday[] = NAMES;

/** The day of the week of a date. */
export function weekdayOf(day: string): Weekday {
  return NAMES[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'monday';
}

/**
 * May an entry of the hours of operation be about this day? How it names the day is left open, so that whatever can
 * be read as the day counts: its date, its name in full or short, its number from Sunday or from Monday.
 */
function isAbout({ date, dayOfWeek }: JsonObject, day: string): boolean {
  if (typeof date === 'string' && date !== '') return date.startsWith(day);
  const name = weekdayOf(day);
  if (typeof dayOfWeek === 'string' && Number.isNaN(Number(dayOfWeek)))
    return dayOfWeek.length >= 2 && name.startsWith(dayOfWeek.toLowerCase());
  const number = Number(dayOfWeek ?? Number.NaN);
  const fromMonday = NAMES.indexOf(name) + 1;
  return number === fromMonday || number === fromMonday % 7 || number === fromMonday - 1;
}

/** Does every entry that may be about a day leave it open from one time to another, and is there one? */
export function isOpen(hours: readonly JsonObject[], day: string, from: string, to: string): boolean {
  const entries = hours.filter((entry) => isAbout(entry, day));
  return (
    entries.length > 0 &&
    entries.every(
      ({ notAvailable, startTime, endTime }) =>
        notAvailable !== true &&
        (typeof startTime !== 'string' || startTime <= from) &&
        (typeof endTime !== 'string' || endTime >= to),
    )
  );
}
