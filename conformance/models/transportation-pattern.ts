import { addDays } from '../kit/dates.ts';

/** The recurrence of a request, as staff enter it. */
export interface Recurrence {
  readonly frequency: 'daily' | 'weekly';
  readonly interval?: number;
  /** The last possible day of an occurrence. */
  readonly until?: string;
  /** The number of occurrences, those on exception dates included. */
  readonly count?: number;
  readonly exceptionDates?: readonly string[];
}

const FAR = 400;

/** The days of a pattern in order, from its first day on, with the exceptions. */
export function patternOf(
  first: string,
  { frequency, interval = 1, until, count = FAR }: Recurrence,
): readonly string[] {
  const step = frequency === 'daily' ? interval : 7 * interval;
  const days: string[] = [];
  for (
    let day = first;
    days.length < count && (until === undefined || day <= until);
    day = addDays(day, step)
  )
    if (days.push(day) >= FAR) break;
  return days;
}

/** The days with an occurrence. */
export const occurrencesOf = (first: string, rule: Recurrence): readonly string[] =>
  patternOf(first, rule).filter((day) => !rule.exceptionDates?.includes(day));
