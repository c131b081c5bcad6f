import { addDays } from '../kit/dates.ts';

/** How a request recurs, as staff say it. */
export interface Recurrence {
  readonly frequency: 'daily' | 'weekly';
  readonly interval?: number;
  /** The last day on which there may be an occurrence. */
  readonly until?: string;
  /** How many the pattern has, those on exception dates included. */
  readonly count?: number;
  readonly exceptionDates?: readonly string[];
}

const FAR = 400;

/** The days of a pattern in their order, from its first day on, exceptions included. */
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

/** The days on which there is an occurrence. */
export const occurrencesOf = (first: string, rule: Recurrence): readonly string[] =>
  patternOf(first, rule).filter((day) => !rule.exceptionDates?.includes(day));
