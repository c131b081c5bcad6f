import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { at, dayOfInstant } from './dates.ts';
import { beginOf, dayHours, endOf, inUtc, zonedFacility } from './day-hours.ts';

const ZONES = [
  ...['Pacific/Niue', 'Pacific/Honolulu', 'America/New_York', 'America/St_Johns', 'Atlantic/Azores'],
  ...['Europe/London', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland'],
  ...['Pacific/Apia', 'Pacific/Chatham', 'Pacific/Kiritimati'],
];

const somewhere = fc.constantFrom(...ZONES);
const someDay = fc
  .date({ min: new Date('2007-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => dayOfInstant(date.getTime()))
  // Samoa left out this day when it moved across the date line.
  .filter((day) => day !== '2011-12-30');
const someTime = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19));

const dayAt = (milliseconds: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone).toPlainDate().toString();

test('a facility on UTC all year has the whole day, to the second', () => {
  expect(dayHours('Atlantic/Reykjavik')).toBe(inUtc);
  expect([beginOf(inUtc, '2026-02-01'), endOf(inUtc, '2026-02-01')]).toEqual([
    '2026-02-01T00:00:00Z',
    '2026-02-01T23:59:59Z',
  ]);
  expect([inUtc.at('2026-02-01', '07:30'), inUtc.clock('2026-02-01', '07:30')]).toEqual([
    at('2026-02-01', '07:30'),
    '07:30',
  ]);
});

test('elsewhere every moment is on its day at the facility and in UTC, at least 90 minutes from any other day', () => {
  fc.assert(
    fc.property(somewhere, someDay, someTime, (zone, day, time) => {
      const moment = Date.parse(dayHours(zone).at(day, time));
      for (const away of [-90, 0, 90]) {
        const near = moment + away * 60_000;
        expect([dayAt(near, zone), dayAt(near, 'UTC')]).toEqual([day, day]);
      }
    }),
  );
});

test('moments keep their order, and a time to the minute is the same by the clock of the facility', () => {
  fc.assert(
    fc.property(somewhere, someDay, someTime, someTime, (zone, day, one, other) => {
      const hours = dayHours(zone);
      const [first = '', last = ''] = [one, other].sort();
      expect(hours.at(day, first) <= hours.at(day, last)).toBe(true);
      const minute = one.slice(0, 5);
      const shown = Temporal.PlainDate.from(day)
        .toZonedDateTime({ timeZone: zone, plainTime: hours.clock(day, minute) })
        .toInstant();
      expect(shown.epochMilliseconds).toBe(Date.parse(hours.at(day, minute)));
    }),
  );
});

test('a day has two midnights, the earliest first', () => {
  const midnightsAt = (zone: string) => dayHours(zone).midnights('2026-02-01');
  expect(midnightsAt('America/New_York')).toEqual(['2026-02-01T00:00:00Z', '2026-02-01T05:00:00Z']);
  expect(midnightsAt('Asia/Kolkata')).toEqual(['2026-01-31T18:30:00Z', '2026-02-01T00:00:00Z']);
  expect(midnightsAt('UTC')).toEqual(['2026-02-01T00:00:00Z']);
});

test('days are judged at a facility on UTC all year, else at the first with a known zone', () => {
  const here = { id: 'here', timeZone: 'Europe/Berlin' };
  const there = { id: 'there', timeZone: 'Etc/UTC' };
  const nowhere = { id: 'nowhere', timeZone: 'unknown' };
  expect(zonedFacility({ facilities: [nowhere, here, there] })).toBe(there);
  expect(zonedFacility({ facilities: [nowhere, here] })).toBe(here);
  expect(zonedFacility({ facilities: [nowhere] })).toBeUndefined();
});
