import { Temporal } from 'temporal-polyfill';

/**
 * A point in time as a client wrote it: a plain date, or a date-time whose offset is null when none was
 * written (`Z` counts as an offset).
 */
export type Moment =
  | { readonly kind: 'date'; readonly date: Temporal.PlainDate }
  | { readonly kind: 'date-time'; readonly local: Temporal.PlainDateTime; readonly offset: string | null };

/** Which day a date-time names: the one written in it, or that of its instant in the community or in UTC. */
export type DayReading = 'as-written' | 'facility' | 'utc';

/** What a date-time without offset means: local time of the community, or UTC. */
export type WithoutZone = 'facility-zone' | 'utc';

// Seconds and offset may be missing, a fraction may follow a dot or a comma, an offset may be hours alone.
// 24:00 is not read: the current edition of ISO 8601 opens the next day with 00:00.
const DATE = String.raw`(?<date>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))`;
const TIME = String.raw`(?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?)`;
const OFFSET = String.raw`(?<offset>Z|[+-](?:[01]\d|2[0-3])(?::[0-5]\d)?)`;
const MOMENT = new RegExp(`^${DATE}(?:T${TIME}${OFFSET}?)?$`);
const DATE_TIME = new RegExp(`^${DATE}T${TIME}${OFFSET}?$`);

/**
 * Reads an ISO 8601 date (`YYYY-MM-DD`) or extended date-time; undefined when the text is neither or names a
 * day that the calendar does not have. Digits of a fraction past nanoseconds are dropped; a leap second reads
 * as second 59. Resources, Conventions.
 */
export function parseMoment(text: string, withoutZone: WithoutZone = 'facility-zone'): Moment | undefined {
  const groups = MOMENT.exec(text)?.groups;
  const date = groups?.['date'] === undefined ? undefined : existingDate(groups['date']);
  if (groups === undefined || date === undefined) return undefined;
  const time = groups['time'];
  if (time === undefined) return { kind: 'date', date };
  const clock = Temporal.PlainTime.from(time.replace(',', '.').replace(/(?<=\.\d{9})\d+$/, ''));
  const offset = groups['offset'] ?? (withoutZone === 'utc' ? 'Z' : null);
  return { kind: 'date-time', local: date.toPlainDateTime(clock), offset };
}

/** Whether the text is an ISO 8601 date-time, with or without offset. Resources, Conventions. */
export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isInCalendar(text);
}

/** Whether the text is a calendar date, `YYYY-MM-DD`. Resources, Conventions. */
export function isDate(text: string): boolean {
  const groups = MOMENT.exec(text)?.groups;
  return groups !== undefined && groups['time'] === undefined && isInCalendar(text);
}

/** A date or date-time with an impossible day, counted on from the first of its month; other texts stay. */
export function rolledOver(text: string): string {
  if (!MOMENT.test(text) || isInCalendar(text)) return text;
  const first = Temporal.PlainDate.from(`${text.slice(0, 8)}01`);
  return `${first.add({ days: Number(text.slice(8, 10)) - 1 }).toString()}${text.slice(10)}`;
}

/**
 * The instant a moment names; without an offset it is local time in `zone`, and a plain date is the first
 * instant of its day there. A local time that a clock change skips moves forward by the gap; one that it
 * repeats is the earlier.
 */
export function instantOfMoment(moment: Moment, zone: string): Temporal.Instant {
  if (moment.kind === 'date') return startOfDay(moment.date, zone);
  return moment.local.toZonedDateTime(zoneOfOffset(moment.offset) ?? zone).toInstant();
}

/** The zone in which the day of a moment is counted: for `as-written` that of its offset, if it has one. */
export function dayZoneOf(moment: Moment, zone: string, reading: DayReading): string {
  if (reading === 'utc') return 'UTC';
  if (reading === 'facility' || moment.kind === 'date') return zone;
  return zoneOfOffset(moment.offset) ?? zone;
}

/** The calendar day of a moment under the given reading; a plain date is its own day under each of them. */
export function dayOfMoment(moment: Moment, zone: string, reading: DayReading): Temporal.PlainDate {
  if (moment.kind === 'date') return moment.date;
  const dayZone = dayZoneOf(moment, zone, reading);
  // What is written is the day, even where a zone once left that day out of its calendar.
  if (dayZone === (zoneOfOffset(moment.offset) ?? zone)) return moment.local.toPlainDate();
  return dateOfInstant(instantOfMoment(moment, zone), dayZone);
}

/** `instantOfMoment` of a text. Throws a RangeError on a text that is neither date nor date-time. */
export function instantOf(
  text: string,
  zone: string,
  withoutZone: WithoutZone = 'facility-zone',
): Temporal.Instant {
  return instantOfMoment(momentOf(text, withoutZone), zone);
}

/**
 * The calendar date of a text in `zone`: of its instant when it carries an offset, otherwise as written.
 * Throws a RangeError on a text that is neither date nor date-time.
 */
export function dateOf(
  text: string,
  zone: string,
  withoutZone: WithoutZone = 'facility-zone',
): Temporal.PlainDate {
  return dayOfMoment(momentOf(text, withoutZone), zone, 'facility');
}

/** The written date of a date or date-time, with any offset. Throws a RangeError on other texts. */
export function writtenDateOf(text: string): Temporal.PlainDate {
  return dayOfMoment(momentOf(text, 'facility-zone'), 'UTC', 'as-written');
}

/** The calendar date on which an instant falls in a zone. */
export function dateOfInstant(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate();
}

/** The first instant of a day in a zone; not always 00:00, since some zones change their clocks at midnight. */
export function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime(zone).toInstant();
}

/**
 * An instant as a date-time text with the zone's offset (`Z` at offset zero), so that the date part of the
 * text is the community's own calendar day.
 */
export function dateTimeText(instant: Temporal.Instant, zone: string): string {
  return instant
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never' })
    .replace(/\+00:00$/, 'Z');
}

function momentOf(text: string, withoutZone: WithoutZone): Moment {
  const moment = parseMoment(text, withoutZone);
  if (moment !== undefined) return moment;
  throw new RangeError(
    `Expected an ISO 8601 date or date-time, found ${JSON.stringify(text)}; ` +
      'write for example 2026-03-01 or 2026-03-01T09:30:00Z.',
  );
}

function zoneOfOffset(offset: string | null): string | undefined {
  if (offset === null) return undefined;
  return offset === 'Z' ? 'UTC' : offset;
}

function existingDate(text: string): Temporal.PlainDate | undefined {
  return isInCalendar(text) ? Temporal.PlainDate.from(text) : undefined;
}

const LONG_MONTHS = [1, 3, 5, 7, 8, 10, 12];

/** Whether the calendar has the day that a text of the right form begins with. */
function isInCalendar(text: string): boolean {
  const day = Number(text.slice(8, 10));
  if (day <= 28) return true;
  const month = Number(text.slice(5, 7));
  if (month === 2) {
    const year = Number(text.slice(0, 4));
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return day <= (isLeap ? 29 : 28);
  }
  return day <= (LONG_MONTHS.includes(month) ? 31 : 30);
}
