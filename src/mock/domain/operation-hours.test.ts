import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { areWithinHours, weekdayOf, withClosedEnds, type HoursEntry } from './operation-hours.ts';

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => Temporal.PlainDate.from('1996-01-01').add({ days: day }).toString());
const digits = (value: number): string => String(value).padStart(2, '0');
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`);
const wins = fc.constantFrom('date-wins' as const, 'weekday-wins' as const, 'either-allows' as const);
const unlisted = fc.constantFrom('unlimited' as const, 'closed' as const);
const bounds = fc.tuple(times, times).map(([one, other]) => ({
  startTime: one < other ? one : other,
  endTime: one < other ? other : one,
}));

const onWeekday = (date: string, more: Partial<HoursEntry>): HoursEntry => ({
  dayOfWeek: weekdayOf(date),
  date: null,
  notAvailable: false,
  startTime: null,
  endTime: null,
  ...more,
});
const onDate = (date: string, more: Partial<HoursEntry>): HoursEntry => ({
  ...onWeekday(date, more),
  dayOfWeek: null,
  date,
});

test('the first of March 2026 was a Sunday, and days follow each other', () => {
  expect(weekdayOf('2026-03-01')).toBe(0);
  fc.assert(
    fc.property(days, (day) => {
      const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
      expect(weekdayOf(next)).toBe((weekdayOf(day) + 1) % 7);
    }),
  );
});

test('with one entry for the day its bounds decide, for each kind and every reading', () => {
  fc.assert(
    fc.property(days, bounds, times, wins, unlisted, (day, hours, time, reading, rest) => {
      for (const entry of [onWeekday(day, hours), onDate(day, hours)]) {
        const isWithin = hours.startTime <= time && time <= hours.endTime;
        expect(areWithinHours(day, [time], [entry], reading, rest)).toBe(isWithin);
        expect(areWithinHours(day, [hours.startTime, hours.endTime], [entry], reading, rest)).toBe(true);
        expect(areWithinHours(day, [hours.startTime, time], [entry], reading, rest)).toBe(isWithin);
      }
    }),
  );
});

test('no time of a day that is not available is taken', () => {
  fc.assert(
    fc.property(days, times, wins, unlisted, (day, time, reading, rest) => {
      for (const entry of [onWeekday(day, { notAvailable: true }), onDate(day, { notAvailable: true })]) {
        expect(areWithinHours(day, [time], [entry], reading, rest)).toBe(false);
      }
    }),
  );
});

test('entries for other days say nothing, so the reading for a day without an entry decides', () => {
  fc.assert(
    fc.property(days, times, wins, fc.integer({ min: 1, max: 6 }), (day, time, reading, off) => {
      const other = Temporal.PlainDate.from(day).add({ days: off }).toString();
      const entries = [onWeekday(other, { notAvailable: true }), onDate(other, { notAvailable: true })];
      expect(areWithinHours(day, [time], entries, reading, 'unlimited')).toBe(true);
      expect(areWithinHours(day, [time], entries, reading, 'closed')).toBe(false);
      expect(areWithinHours(day, [time], [], reading, 'closed')).toBe(false);
    }),
  );
});

test.each([
  ['date-wins', '09:00', false],
  ['date-wins', '15:00', true],
  ['weekday-wins', '09:00', true],
  ['weekday-wins', '15:00', false],
  ['either-allows', '09:00', true],
  ['either-allows', '15:00', true],
  ['either-allows', '20:00', false],
] as const)('a morning by the week and an afternoon by the date: %s takes %s: %s', (reading, time, taken) => {
  const day = '2026-06-20';
  const entries = [
    onWeekday(day, { startTime: '08:00', endTime: '12:00' }),
    onDate(day, { startTime: '13:00', endTime: '17:00' }),
  ];
  expect(areWithinHours(day, [time], entries, reading, 'closed')).toBe(taken);
});

test('a date that is not available shuts a day of the week, and the other way round only where that wins', () => {
  const day = '2026-06-20';
  const shutDate = [onWeekday(day, {}), onDate(day, { notAvailable: true })];
  const shutWeekday = [onWeekday(day, { notAvailable: true }), onDate(day, {})];
  const under = (reading: 'date-wins' | 'weekday-wins' | 'either-allows', entries: readonly HoursEntry[]) =>
    areWithinHours(day, ['12:00'], entries, reading, 'closed');
  expect([under('date-wins', shutDate), under('date-wins', shutWeekday)]).toEqual([false, true]);
  expect([under('weekday-wins', shutDate), under('weekday-wins', shutWeekday)]).toEqual([true, false]);
  expect([under('either-allows', shutDate), under('either-allows', shutWeekday)]).toEqual([false, true]);
});

test('with closed ends the very end is outside, and an entry without a bound holds no time', () => {
  const day = '2026-06-20';
  const takes = (entry: Partial<HoursEntry>, time: string): boolean =>
    areWithinHours(day, [time], withClosedEnds([onDate(day, entry)]), 'date-wins', 'unlimited');
  const whole = { startTime: '09:00', endTime: '15:00' };
  expect(['09:00', '14:59', '15:00'].map((time) => takes(whole, time))).toEqual([true, true, false]);
  expect([takes({ endTime: '15:00' }, '12:00'), takes({ startTime: '09:00' }, '12:00')]).toEqual([
    false,
    false,
  ]);
});
