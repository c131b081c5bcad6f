import type { JsonObject } from '../kit/json.ts';
import { WEEKDAYS, weekdayOf } from '../kit/weekdays.ts';

/**
 * Whether an entry of the hours of operation may be about this day. The format of the day is open, so all
 * forms count: a date, a full or short name, a number counted from Sunday or from Monday.
 */
function isAbout({ date, dayOfWeek }: JsonObject, day: string): boolean {
  if (typeof date === 'string' && date !== '') return date.startsWith(day);
  const name = weekdayOf(day);
  if (typeof dayOfWeek === 'string' && Number.isNaN(Number(dayOfWeek)))
    return dayOfWeek.length >= 2 && name.startsWith(dayOfWeek.toLowerCase());
  const number = Number(dayOfWeek ?? Number.NaN);
  const fromMonday = WEEKDAYS.indexOf(name) + 1;
  return number === fromMonday || number === fromMonday % 7 || number === fromMonday - 1;
}

/** The entries of the hours of operation that may be about a day. */
export const entriesAbout = (hours: readonly JsonObject[], day: string): readonly JsonObject[] =>
  hours.filter((entry) => isAbout(entry, day));

/** Whether at least one entry is about the day and all such entries are open from one time to another. */
export function isOpen(hours: readonly JsonObject[], day: string, from: string, to: string): boolean {
  const entries = entriesAbout(hours, day);
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

/** The hours of an entry; undefined where it has no beginning or no end. */
export function hoursIn({ notAvailable, startTime, endTime }: JsonObject): Hours | 'closed' | undefined {
  if (notAvailable === true) return 'closed';
  return typeof startTime === 'string' && typeof endTime === 'string'
    ? { from: startTime.slice(0, 5), to: endTime.slice(0, 5) }
    : undefined;
}

/** Whether an entry is for a date, not for a day of the week. */
export const isOfDate = ({ date }: JsonObject): boolean => typeof date === 'string' && date !== '';

/** Whether an entry is for a day of the week that it names: a number may count from any day. */
export const isWeekly = (entry: JsonObject): boolean => {
  const { dayOfWeek } = entry;
  return !isOfDate(entry) && typeof dayOfWeek === 'string' && Number.isNaN(Number(dayOfWeek));
};

/** The hours of a day where exactly one entry is about it, for sure; undefined where none or several may be. */
export function hoursShown(hours: readonly JsonObject[], day: string): Hours | 'closed' | undefined {
  const [entry, ...others] = entriesAbout(hours, day);
  if (!entry || others.length > 0) return undefined;
  return isOfDate(entry) || isWeekly(entry) ? hoursIn(entry) : undefined;
}

/** From one time of day to another, HH:mm. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}
