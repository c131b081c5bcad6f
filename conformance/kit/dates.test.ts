import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDateTime, sameMoment } from './date-time.ts';
import {
  addDays,
  dayOfMoment,
  fullWindow,
  at,
  dayOfInstant,
  daysBetween,
  isUtcAllYear,
  lastDayOfWindow,
  lastSecondOf,
} from './dates.ts';

test('the window of 45 days ends 44 days later, over months and leap days', () => {
  expect(lastDayOfWindow('2028-01-31')).toBe('2028-03-15');
  expect(lastSecondOf(lastDayOfWindow('2027-01-01'))).toBe('2027-02-14T23:59:59Z');
});

test('adding days and counting them are inverse', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (date, count) => {
      const first = dayOfInstant(date.getTime());
      expect(daysBetween(first, addDays(first, count))).toBe(count);
    }),
  );
});

test.each([
  ['Etc/UTC', true],
  ['Atlantic/Reykjavik', true],
  ['Europe/London', false],
  ['America/New_York', false],
  ['Nowhere/Else', false],
])('%s is UTC all year: %s', (zone, expected) => {
  expect(isUtcAllYear(zone)).toBe(expected);
});

test.each([
  '2026-11-21T10:00:00Z',
  '2026-11-21T10:00:00.123456+01:00',
  '2026-11-21T10:00',
  '2026-11-21T10:00:00+01',
  '20261121T100000Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:00:00,5Z',
])('%s is a date-time', (text) => {
  expect(readDateTime(text)).toBeDefined();
});

test.each([
  '2026-11-21',
  '2026-11-21 10:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-21T25:00:00Z',
  '1763719200000',
  '',
])('%s is none', (text) => {
  expect(readDateTime(text)).toBeUndefined();
});

test('moments are compared as instants; without an offset, in every existing zone', () => {
  expect(sameMoment('2026-11-21T11:00:00.000+01:00', '2026-11-21T10:00:00Z')).toBe(true);
  expect(sameMoment('2026-11-21T11:00:00Z', '2026-11-21T10:00:00Z')).toBe(false);
  expect(sameMoment('2026-11-21T05:00:00', '2026-11-21T10:00:00Z')).toBe(true);
  expect(sameMoment('2026-11-21T10:00:01', '2026-11-21T10:00:00Z')).toBe(false);
  expect(sameMoment('soon', '2026-11-21T10:00:00Z')).toBeNull();
  expect(at('2026-11-21', '09:30')).toBe('2026-11-21T09:30:00Z');
});

test('the day of a moment is that of the zone, in any notation', () => {
  for (const text of ['2026-11-21T20:00:00Z', '2026-11-22T09:00:00+13:00', '2026-11-21T16:30:00.000-03:30']) {
    expect(dayOfMoment(text)).toBe('2026-11-21');
    expect(dayOfMoment(text, 'Pacific/Auckland')).toBe('2026-11-22');
  }
  expect(dayOfMoment('2026-11-21T23:30:00', 'Pacific/Auckland')).toBe('2026-11-21');
  expect(dayOfMoment('2026-11-21')).toBe('2026-11-21');
});

test('the day of an instant is that of the zone', () => {
  const halfPastOne = Date.UTC(2026, 10, 27, 1, 30) + 0.25;
  expect(dayOfInstant(halfPastOne)).toBe('2026-11-27');
  expect(dayOfInstant(halfPastOne, 'America/New_York')).toBe('2026-11-26');
});

test('only facilities on UTC get a full window', () => {
  expect(fullWindow('Atlantic/Reykjavik')).toBe(45);
  expect(fullWindow('Asia/Kolkata')).toBe(43);
});
