import { Temporal } from 'temporal-polyfill';

/** Hours from start to end; times of day are HH:mm, null means no bound on that side. */
export interface HoursEntry {
  /** 0 = Sunday … 6 = Saturday; null where the entry is for a date. */
  readonly dayOfWeek: number | null;
  /** YYYY-MM-DD; null where the entry is for a day of the week. */
  readonly date: string | null;
  readonly notAvailable: boolean;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Which entries apply on a day that has both kinds. */
type EntryWins = 'date-wins' | 'weekday-wins' | 'either-allows';

/** What applies on a day without an entry. */
type UnlistedDay = 'unlimited' | 'closed';

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7;
}

/** Times of day of one form compare as texts; both bounds belong to the hours. */
function isWithin(time: string, { startTime, endTime }: HoursEntry): boolean {
  return (startTime === null || startTime <= time) && (endTime === null || time <= endTime);
}

/** Whether an entry says that the day is not available (TRA-58). */
function isShut(entries: readonly HoursEntry[]): boolean {
  return entries.some(({ notAvailable }) => notAvailable);
}

/** Several entries for one day are hours with a break; one entry that says not available decides for the day. */
function allows(entries: readonly HoursEntry[], time: string): boolean {
  return !isShut(entries) && entries.some((entry) => isWithin(time, entry));
}

/**
 * Whether all times lie within the hours of operation of a day; never on a day that is not available (TRA-57, TRA-59).
 */
export function areWithinHours(
  date: string,
  times: readonly string[],
  hours: readonly HoursEntry[],
  wins: EntryWins,
  unlisted: UnlistedDay,
): boolean {
  const weekday = weekdayOf(date);
  const ofDate = hours.filter((entry) => entry.date === date);
  const ofWeekday = hours.filter((entry) => entry.date === null && entry.dayOfWeek === weekday);
  if (ofDate.length + ofWeekday.length === 0) return unlisted === 'unlimited';
  if (wins === 'either-allows')
    return !isShut(ofDate) && times.every((time) => allows(ofDate, time) || allows(ofWeekday, time));
  const [first, second] = wins === 'date-wins' ? [ofDate, ofWeekday] : [ofWeekday, ofDate];
  const holding = first.length > 0 ? first : second;
  return !isShut(holding) && times.every((time) => allows(holding, time));
}

/** Which of several entries for one day hold. */
type SeveralEntries = 'any' | 'last' | 'first';

const isSameDay = (one: HoursEntry, other: HoursEntry): boolean =>
  one.date === other.date && (one.date !== null || one.dayOfWeek === other.dayOfWeek);

/** The entries that hold where a day has several by its date, or several by its day of the week. */
export function holdingEntries(hours: readonly HoursEntry[], several: SeveralEntries): readonly HoursEntry[] {
  if (several === 'any') return hours;
  return hours.filter((entry, at) => {
    const others = several === 'last' ? hours.slice(at + 1) : hours.slice(0, at);
    return !others.some((other) => isSameDay(entry, other));
  });
}

/** After every time of a day. */
const NEVER = '24:00';

/** The same entries where a time at the very end is outside, and an entry without one of its bounds holds no time. */
export const withClosedEnds = (hours: readonly HoursEntry[]): readonly HoursEntry[] =>
  hours.map((entry) => {
    const { startTime, endTime } = entry;
    if (startTime === null || endTime === null) return { ...entry, startTime: NEVER };
    const last = Temporal.PlainTime.from(endTime).subtract({ minutes: 1 });
    return { ...entry, endTime: last.toString({ smallestUnit: 'minute' }) };
  });
