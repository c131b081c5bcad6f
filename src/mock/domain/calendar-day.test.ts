import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import {
  dateOf,
  dateOfInstant,
  dateTimeText,
  dayOfMoment,
  instantOf,
  isDate,
  isDateTime,
  parseMoment,
  startOfDay,
  writtenDateOf,
} from './calendar-day.ts';
import { trickyZones } from './tricky-zones.ts';

const zones = fc.constantFrom(...trickyZones);
const instants = fc
  .date({ min: new Date('1996-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()));
const offsets = fc
  .integer({ min: -14 * 60, max: 14 * 60 })
  .map((minutes) => `${minutes < 0 ? '-' : '+'}${clock(Math.abs(minutes))}`);

test.each([
  '2026-03-01T09:30',
  '2026-03-01T09:30:00',
  '2026-03-01T09:30:00Z',
  '2026-03-01T09:30Z',
  '2026-03-01T09:30:00.1Z',
  '2026-03-01T09:30:00,123456789012+05:45',
  '2026-03-01T09:30:00-03',
  '2024-02-29T23:59:59.999Z',
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59+23:59',
])('reads %s as a date-time', (text) => {
  expect(isDateTime(text)).toBe(true);
  expect(isDate(text)).toBe(false);
});

test.each([
  '',
  '2026-03-01',
  '2026-03-01T',
  '2026-03-01T09',
  '2026-03-01T9:30',
  '2026-03-01T09:30:0Z',
  '2026-03-01T09:30.5Z',
  '2026-03-01T09:30:00.Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T23:60:00Z',
  '2026-03-01T23:59:61Z',
  '2026-03-01T09:30:00+24:00',
  '2026-03-01T09:30:00+05:60',
  '2026-03-01T09:30:00+0500',
  '2026-03-01T09:30:00[UTC]',
  '2026-03-01 09:30:00Z',
  '2026-03-01t09:30:00z',
  ' 2026-03-01T09:30:00Z',
  '2026-03-01T09:30:00Z\n',
  '2026-02-29T09:30:00Z',
  '1900-02-29T09:30:00Z',
  '2026-04-31T09:30:00Z',
  '2026-13-01T09:30:00Z',
  '2026-00-01T09:30:00Z',
  '2026-03-00T09:30:00Z',
  '+002026-03-01T09:30:00Z',
  '20260301T093000Z',
  '٢٠٢٦-03-01T09:30:00Z',
])('does not read %j as a date-time', (text) => {
  expect(isDateTime(text)).toBe(false);
});

test('a day is in the calendar exactly when the platform can build it', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1600, max: 2400 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const built = new Date(Date.UTC(year, month - 1, day));
      const exists =
        built.getUTCMonth() === month - 1 && built.getUTCDate() === day && built.getUTCFullYear() === year;
      expect(isDate([year, pad(month), pad(day)].join('-'))).toBe(exists);
    }),
  );
});

test('an instant written with any offset is read back as that instant', () => {
  fc.assert(
    fc.property(instants, offsets, zones, (instant, offset, zone) => {
      const text = instant.toString({ timeZone: offset });
      expect(instantOf(text, zone).equals(instant)).toBe(true);
    }),
  );
});

test('the text of an instant carries the local day and reads back exactly', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const text = dateTimeText(instant, zone);
      expect(instantOf(text, 'UTC').equals(instant)).toBe(true);
      expect(text.slice(0, 10)).toBe(dateOfInstant(instant, zone).toString());
      expect(isDateTime(text)).toBe(true);
      expect(text).not.toContain('+00:00');
    }),
  );
});

test('the date of a text with offset is that of its instant; without one it is the date written', () => {
  fc.assert(
    fc.property(instants, offsets, zones, (instant, offset, zone) => {
      const text = instant.toString({ timeZone: offset });
      expect(dateOf(text, zone).equals(dateOfInstant(instant, zone))).toBe(true);
      expect(dateOf(text.slice(0, -6), zone).toString()).toBe(text.slice(0, 10));
      expect(writtenDateOf(text).toString()).toBe(text.slice(0, 10));
      expect(dateOf(text.slice(0, 10), zone).toString()).toBe(text.slice(0, 10));
    }),
  );
});

test('the three readings of a day: as written, in the community, in UTC', () => {
  const moment = parseMoment('2026-03-01T23:30:00-05:00');
  if (moment === undefined) throw new Error('the text is a date-time');
  expect(dayOfMoment(moment, 'Asia/Tokyo', 'as-written').toString()).toBe('2026-03-01');
  expect(dayOfMoment(moment, 'Asia/Tokyo', 'facility').toString()).toBe('2026-03-02');
  expect(dayOfMoment(moment, 'Pacific/Honolulu', 'facility').toString()).toBe('2026-03-01');
  expect(dayOfMoment(moment, 'Pacific/Honolulu', 'utc').toString()).toBe('2026-03-02');
});

test('a date-time without offset is local to the community, or UTC where that reading is chosen', () => {
  expect(instantOf('2026-07-01T09:00', 'America/New_York').toString()).toBe('2026-07-01T13:00:00Z');
  expect(instantOf('2026-07-01T09:00', 'America/New_York', 'utc').toString()).toBe('2026-07-01T09:00:00Z');
});

test('an offset of hours alone counts like one with minutes', () => {
  expect(instantOf('2026-07-01T09:00-03', 'Asia/Tokyo').toString()).toBe('2026-07-01T12:00:00Z');
});

test('a skipped local time moves forward, a repeated one is the earlier', () => {
  expect(instantOf('2026-03-08T02:30', 'America/New_York').toString()).toBe('2026-03-08T07:30:00Z');
  expect(instantOf('2026-11-01T01:30', 'America/New_York').toString()).toBe('2026-11-01T05:30:00Z');
});

test('the first instant of a day is on that day, and no earlier one is, with any change of clocks', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const day = dateOfInstant(instant, zone);
      const first = startOfDay(day, zone);
      expect(dateOfInstant(first, zone).equals(day)).toBe(true);
      expect(dateOfInstant(first.subtract({ nanoseconds: 1 }), zone).equals(day)).toBe(false);
    }),
  );
  expect(startOfDay(Temporal.PlainDate.from('2026-03-29'), 'Asia/Beirut').toString()).toBe(
    '2026-03-28T22:00:00Z',
  );
});

test('a text that names no time is refused with what was found', () => {
  expect(() => dateOf('yesterday', 'UTC')).toThrow(/found "yesterday"/);
});

function clock(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
