import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { lastOccurrenceDate, occurrenceDates } from './recurrence.ts';
import { daysOfWeek, type Series } from './series.ts';
import { trickyZones } from './tricky-zones.ts';

const origin = Temporal.PlainDate.from('2024-01-01');
const days = fc.integer({ min: 0, max: 1200 }).map((day) => origin.add({ days: day }));
const series: fc.Arbitrary<Series> = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    interval: fc.integer({ min: 1, max: 4 }),
    daysOfWeek: fc.uniqueArray(fc.constantFrom(...daysOfWeek), { maxLength: 3 }),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    start: days,
    length: fc.option(fc.integer({ min: 0, max: 400 })),
    exceptions: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
  })
  .map(({ start, length, exceptions, ...rest }) => ({
    ...rest,
    weekOfMonth: null,
    dayOfWeek: null,
    seriesStartDate: start.toString(),
    seriesEndDate: length === null ? null : start.add({ days: length }).toString(),
    exceptionDates: exceptions.map((day) => start.add({ days: day }).toString()),
  }));

test('the last occurrence is the last that the series lists up to that day', () => {
  fc.assert(
    fc.property(series, fc.constantFrom(...trickyZones), days, (some, zone, until) => {
      const listed = occurrenceDates(some, zone, origin, until).at(-1);
      expect(`${lastOccurrenceDate(some, zone, until)}`).toBe(`${listed}`);
    }),
    { numRuns: 200 },
  );
});
