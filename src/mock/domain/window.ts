import { Temporal } from 'temporal-polyfill';
import {
  dateOfInstant,
  dayOfMoment,
  dayZoneOf,
  instantOfMoment,
  parseMoment,
  startOfDay,
} from './calendar-day.ts';
import type { DayReading, Moment, WithoutZone } from './calendar-day.ts';

/** A span of time from `from` on up to `until`, which itself belongs to it when inclusive. */
export interface Span {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly inclusiveUntil: boolean;
}

/** The window of a list: as a span for what has a time of day, and as days for what has none. */
export interface Window extends Span {
  readonly firstDay: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
}

/** Why the two dates of a list name no window. */
export interface WindowRefusal {
  readonly reason: 'beyond-window' | 'end-before-start' | 'malformed';
}

/** The readings that the interface leaves open around the window. */
export interface WindowChoices {
  /** The calendar that counts the days. */
  readonly zone: DayReading;
  /** Whether what happens on day 1 before the given instant belongs to the window. */
  readonly start: 'midnight' | 'given-instant';
  /** Whether what starts exactly at a date-time endDate belongs to the window. */
  readonly end: 'inclusive' | 'exclusive';
  /** A window past its last day is refused, or cut off after that day. */
  readonly beyond: 'refused' | 'cut';
  /** An end before the start is refused, or a window that holds nothing. */
  readonly endBeforeStart: 'refused' | 'empty-list';
  /** Plain dates mean whole days, or their first midnights, or are refused. */
  readonly plainDates: 'whole-days' | 'midnights' | 'refused';
  readonly withoutZone: WithoutZone;
}

/** The default readings of the mock. */
export const windowDefaults: WindowChoices = {
  zone: 'as-written',
  start: 'midnight',
  end: 'inclusive',
  beyond: 'refused',
  endBeforeStart: 'refused',
  plainDates: 'whole-days',
  withoutZone: 'facility-zone',
};

/** Length of the window in calendar days, the day of startDate being day 1 (ACT-32). */
export const WINDOW_DAYS = 45;

/**
 * The window that startDate and endDate open on a list. Day 1 is the calendar day of startDate; the last good
 * end is the last instant of day `days`. `days: null` sets no limit, for lists that only filter by dates.
 * `zone` is the community's IANA zone. Endpoints, Activities, rule 1; Limits.
 */
export function windowOf(
  dates: { readonly startDate: string; readonly endDate: string },
  zone: string,
  choices: WindowChoices = windowDefaults,
  days: number | null = WINDOW_DAYS,
): Window | WindowRefusal {
  const start = parseMoment(dates.startDate, choices.withoutZone);
  const end = parseMoment(dates.endDate, choices.withoutZone);
  if (start === undefined || end === undefined) return { reason: 'malformed' };
  const hasPlainDate = start.kind === 'date' || end.kind === 'date';
  if (hasPlainDate && choices.plainDates === 'refused') return { reason: 'malformed' };

  const firstDay = dayOfMoment(start, zone, choices.zone);
  const firstZone = dayZoneOf(start, zone, choices.zone);
  const midnight = startOfDay(firstDay, firstZone);
  const from = choices.start === 'midnight' ? midnight : instantIn(start, zone, choices.zone);
  const asked = { from, ...untilOf(end, zone, choices) };
  if (isEmpty(asked)) {
    if (choices.endBeforeStart === 'refused') return { reason: 'end-before-start' };
    return withDays({ from: midnight, until: midnight, inclusiveUntil: false }, firstDay, firstZone);
  }
  // Counted by the calendar, never in multiples of 24 hours: days on which clocks change are days too
  // (ACT-34, ACT-35).
  const more = firstDay.until(dayOfMoment(end, zone, choices.zone), { largestUnit: 'day' }).days;
  // ACT-33
  if (days !== null && more >= days) {
    if (choices.beyond === 'refused') return { reason: 'beyond-window' };
    const until = startOfDay(firstDay.add({ days }), firstZone);
    return withDays({ from, until, inclusiveUntil: false }, firstDay, firstZone);
  }
  const inclusiveUntil = asked.inclusiveUntil && choices.end === 'inclusive';
  return withDays({ ...asked, inclusiveUntil }, firstDay, dayZoneOf(end, zone, choices.zone));
}

/** Tells a refusal from a window. */
export function isRefused(answer: Window | WindowRefusal): answer is WindowRefusal {
  return 'reason' in answer;
}

/** Whether an instant lies in a window. */
export function windowHolds({ from, until, inclusiveUntil }: Span, instant: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(instant, from) < 0) return false;
  const order = Temporal.Instant.compare(instant, until);
  return order < 0 || (inclusiveUntil && order === 0);
}

const LAST_WRITTEN = Temporal.PlainDate.from('9999-12-31');

// Days as texts sort correctly from year 0 to 9999; earlier years have a sign that sorts before all digits.
function dayText(day: Temporal.PlainDate): string {
  return (Temporal.PlainDate.compare(day, LAST_WRITTEN) > 0 ? LAST_WRITTEN : day).toString();
}

/**
 * Tells whether a day without time of day, such as that of a check-in, lies in a window (CHK-16). Days are texts of the
 * form YYYY-MM-DD: lists hold many, and a text need not be read.
 */
export function daysIn({ firstDay, lastDay }: Window): (day: string) => boolean {
  if (Temporal.PlainDate.compare(firstDay, LAST_WRITTEN) > 0) return () => false;
  const [first, last] = [dayText(firstDay), dayText(lastDay)];
  return (day) => first <= day && day <= last;
}

function untilOf(end: Moment, zone: string, choices: WindowChoices): Omit<Span, 'from'> {
  if (end.kind === 'date' && choices.plainDates === 'whole-days') {
    const nextDay = end.date.add({ days: 1 });
    return { until: startOfDay(nextDay, dayZoneOf(end, zone, choices.zone)), inclusiveUntil: false };
  }
  return { until: instantIn(end, zone, choices.zone), inclusiveUntil: true };
}

// A plain date opens where its day is counted; a date-time without offset is always local to the community.
function instantIn(moment: Moment, zone: string, reading: DayReading): Temporal.Instant {
  return instantOfMoment(moment, moment.kind === 'date' ? dayZoneOf(moment, zone, reading) : zone);
}

function isEmpty({ from, until, inclusiveUntil }: Span): boolean {
  const order = Temporal.Instant.compare(until, from);
  return order < 0 || (order === 0 && !inclusiveUntil);
}

function withDays(span: Span, firstDay: Temporal.PlainDate, endZone: string): Window {
  const last = span.inclusiveUntil ? span.until : span.until.subtract({ nanoseconds: 1 });
  return { ...span, firstDay, lastDay: dateOfInstant(last, endZone) };
}
