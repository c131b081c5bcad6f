import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import {
  isRideDay,
  lastRideDay,
  nextRideDay,
  rideDays,
  type RidePattern,
} from './transportation-occurrences.ts';

const START = Temporal.PlainDate.from('2026-02-20');
const dayAt = (days: number): string => START.add({ days }).toString();

const patterns = fc
  .record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    count: fc.integer({ min: 1, max: 30 }),
    exceptions: fc.array(fc.integer({ min: 0, max: 29 }), { maxLength: 4 }),
  })
  .map(({ frequency, interval, count, exceptions }) => {
    const step = interval * (frequency === 'weekly' ? 7 : 1);
    const all = Array.from({ length: count }, (_, at) => dayAt(at * step));
    const exceptionDates = exceptions.map((at) => dayAt(at * step));
    const until = lastRideDay({ frequency, interval, date: dayAt(0) }, { count });
    const pattern: RidePattern = { frequency, interval, date: dayAt(0), until, exceptionDates };
    return { pattern, step, days: all.filter((day) => !exceptionDates.includes(day)) };
  });

test('there are as many rides as were counted, each a step after the one before, less the exceptions', () => {
  fc.assert(
    fc.property(patterns, ({ pattern, days }) => {
      expect(rideDays(pattern, '2026-01-01', '2028-12-31')).toEqual(days);
    }),
  );
});

test('a window holds the rides of its days and no other, its first and its last day included', () => {
  const window = fc.tuple(fc.integer({ min: -50, max: 500 }), fc.integer({ min: 0, max: 44 }));
  fc.assert(
    fc.property(patterns, window, ({ pattern, days }, [from, length]) => {
      const [first, last] = [dayAt(from), dayAt(from + length)];
      expect(rideDays(pattern, first, last)).toEqual(days.filter((day) => first <= day && day <= last));
    }),
  );
});

test('a day is one of a ride exactly when a window that holds it lists it', () => {
  fc.assert(
    fc.property(patterns, fc.integer({ min: -20, max: 1100 }), ({ pattern, days }, at) => {
      expect(isRideDay(pattern, dayAt(at))).toBe(days.includes(dayAt(at)));
    }),
  );
});

test('the next ride is the first from that day on, or the last of all', () => {
  fc.assert(
    fc.property(patterns, fc.integer({ min: -20, max: 1100 }), ({ pattern, days }, at) => {
      expect(nextRideDay(pattern, dayAt(at))).toBe(days.find((day) => day >= dayAt(at)) ?? days.at(-1));
    }),
  );
});

test('a pattern ends by its day, by its number of rides, or by the earlier of both', () => {
  const weekly = { frequency: 'weekly', interval: 2, date: '2026-02-20' } as const;
  expect(lastRideDay(weekly, {})).toBe('9999-12-31');
  expect(lastRideDay(weekly, { count: 1 })).toBe('2026-02-20');
  expect(lastRideDay(weekly, { count: 3 })).toBe('2026-03-20');
  expect(lastRideDay(weekly, { until: '2026-03-01', count: 3 })).toBe('2026-03-01');
  expect(lastRideDay(weekly, { until: '2026-04-01', count: 3 })).toBe('2026-03-20');
  expect(lastRideDay(weekly, { count: 1e300 })).toBe('9999-12-31');
});
