import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayShown, instantShown, isDay, weekOf } from './time.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a week has seven days in a row, begins on a Monday, and holds the day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day);
      expect(week).toHaveLength(7);
      expect(week).toContain(day);
      expect(dayShown(week[0] ?? '')).toMatch(/^Mon /);
      expect(week.slice(1)).toEqual(week.slice(0, 6).map((one) => dayAfter(one, 1)));
    }),
  );
});

test('a day and its distance lead back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -500, max: 500 }), (day, by) => {
      expect(dayAfter(dayAfter(day, by), -by)).toBe(day);
      expect(isDay(dayAfter(day, by))).toBe(true);
    }),
  );
});

test.each(['2026-02-30', '2026-2-3', 'today', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('an instant is shown to the second, in UTC for any offset; other texts stay', () => {
  expect(instantShown('2026-03-01T23:30:00-05:00')).toBe('2026-03-02 04:30:00 UTC');
  expect(instantShown('soon')).toBe('soon');
  expect(instantShown('2026-03-01T09:00:00.000Z')).toBe('2026-03-01 09:00:00 UTC');
});
