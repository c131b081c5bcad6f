import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateOfInstant, instantOf, writtenDateOf } from './calendar-day.ts';
import { checkInDateText, checkInDay, checkInOnDay } from './check-ins-day.ts';
import { trickyZones } from './tricky-zones.ts';

const zones = fc.constantFrom(...trickyZones);
const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => Temporal.PlainDate.from('1996-01-01').add({ days: day }).toString());
const readings = fc.constantFrom('as-written' as const, 'facility' as const, 'utc' as const);

test('a plain date is the day itself under every reading', () => {
  fc.assert(
    fc.property(days, zones, readings, (day, zone, reading) => {
      expect(checkInDay(day, zone, reading)).toBe(day);
    }),
  );
});

test.each(['', 'today', '2026-02-30', '03/01/2026'])('%j is no day', (text) => {
  expect(checkInDay(text, 'UTC')).toBeUndefined();
});

test('every form of an answer means the same day, read as a date or as a local instant', () => {
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      expect(checkInDateText(day, 'date', zone)).toBe(day);
      expect(checkInDateText(day, 'midnight-utc', zone)).toBe(`${day}T00:00:00Z`);
      const local = checkInDateText(day, 'local-midnight', zone);
      expect(writtenDateOf(local).toString()).toBe(day);
      expect(dateOfInstant(instantOf(local, 'UTC'), zone).toString()).toBe(day);
      expect(checkInDay(local, zone, 'facility')).toBe(day);
      expect(local).toMatch(/T\d\d:00:00(?:Z|[+-]\d\d:\d\d)$/);
    }),
  );
});

test('a day is taken by another check-in on it, not by the one that is moved', () => {
  const checkIns = [
    { id: 'chk_1', day: '2026-03-01' },
    { id: 'chk_2', day: '2026-03-02' },
  ];
  expect(checkInOnDay(checkIns, '2026-03-02')?.id).toBe('chk_2');
  expect(checkInOnDay(checkIns, '2026-03-03')).toBeUndefined();
  expect(checkInOnDay(checkIns, '2026-03-02', 'chk_2')).toBeUndefined();
  expect(checkInOnDay(checkIns, '2026-03-01', 'chk_2')?.id).toBe('chk_1');
});
