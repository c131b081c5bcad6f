import { Temporal } from 'temporal-polyfill';
import { dateOf } from './calendar-day.ts';
import { dateOfNumber, dayNumberOf, patternOf } from './pattern.ts';
import { rememberedBy } from './remembered.ts';
import type { Series } from './series.ts';

/** The relation of a date to a series. */
type OccurrenceStanding = 'occurrence' | 'outside-series' | 'exception' | 'off-pattern';

// Ends the search in a pattern without any day.
const LAST_BOUND_YEARS = 1000;

/** The calendar dates of a series from `first` to `last`, both included. Resources, Activity. */
export function occurrenceDates(
  series: Series,
  zone: string,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): readonly Temporal.PlainDate[] {
  const { from, until, exceptions, isOfPattern } = boundsOf(series, zone);
  const lastDay = Math.min(dayNumberOf(last), until);
  const found: Temporal.PlainDate[] = [];
  for (let day = Math.max(dayNumberOf(first), from); day <= lastDay; day += 1)
    // ACT-46
    if (isOfPattern(day) && !exceptions.has(day)) found.push(dateOfNumber(day));
  return found;
}

/**
 * How a date stands to a series: one of its occurrences, before its start or after its end, an exception, or
 * within the range but not a day of the pattern. The first two refusals are the interface's; whether the last is
 * one is open. Endpoints, Activities, rule 3.
 */
export function occurrenceStanding(
  series: Series,
  date: Temporal.PlainDate,
  zone: string,
): OccurrenceStanding {
  const { start, end, exceptions } = boundsOf(series, zone);
  const isBefore = Temporal.PlainDate.compare(date, start) < 0;
  const isAfter = end !== null && Temporal.PlainDate.compare(date, end) > 0;
  // ACT-49, ACT-50
  if (isBefore || isAfter) return 'outside-series';
  // ACT-51
  if (exceptions.has(dayNumberOf(date))) return 'exception';
  return occurrenceDates(series, zone, date, date).length > 0 ? 'occurrence' : 'off-pattern';
}

/** The first occurrence on or after a date, undefined when none is left. Endpoints, Activities. */
export function nextOccurrenceDate(
  series: Series,
  zone: string,
  from: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const { start, end, exceptions } = boundsOf(series, zone);
  let first = later(from, start);
  // No two days of a pattern are further apart than `interval` years, and each exception takes out one of them.
  const years = series.interval * (exceptions.size + 1);
  const horizon = first.add({ years: Math.min(years, LAST_BOUND_YEARS) });
  const bound = end === null ? horizon : earlier(horizon, end);
  // Near dates are the common case, so the search starts small and grows.
  for (let stretch = 30; Temporal.PlainDate.compare(first, bound) <= 0; stretch *= 4) {
    const last = earlier(first.add({ days: stretch }), bound);
    const found = occurrenceDates(series, zone, first, last)[0];
    if (found !== undefined) return found;
    first = last.add({ days: 1 });
  }
  return undefined;
}

/** The first occurrence of all, undefined when the series has none. */
export function firstOccurrenceDate(series: Series, zone: string): Temporal.PlainDate | undefined {
  return nextOccurrenceDate(series, zone, dateOf(series.seriesStartDate, zone));
}

/** The last occurrence on or before a date, undefined when there is none. */
export function lastOccurrenceDate(
  series: Series,
  zone: string,
  until: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const { start, end } = boundsOf(series, zone);
  let last = end === null ? until : earlier(until, end);
  for (let stretch = 30; Temporal.PlainDate.compare(start, last) <= 0; stretch *= 4) {
    const { days } = start.until(last, { largestUnit: 'day' });
    const first = last.subtract({ days: Math.min(stretch, days) });
    const found = occurrenceDates(series, zone, first, last).at(-1);
    if (found !== undefined) return found;
    last = first.subtract({ days: 1 });
  }
  return undefined;
}

/** Zones of which a series remembers what its dates mean there; it is nearly always one. */
const ZONES_KEPT = 4;

/** What the dates of a series mean in a zone. */
const boundsOf = rememberedBy((series: Series, zone: string) => {
  const start = dateOf(series.seriesStartDate, zone);
  const end = series.seriesEndDate === null ? null : dateOf(series.seriesEndDate, zone);
  return {
    start,
    end,
    from: dayNumberOf(start),
    until: end === null ? Infinity : dayNumberOf(end),
    exceptions: new Set(series.exceptionDates.map((text) => dayNumberOf(dateOf(text, zone)))),
    isOfPattern: patternOf(series, start),
  };
}, ZONES_KEPT);

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) >= 0 ? one : other;
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
}
