import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { endsBeforeItBegins, isBeyondWindow, rangeHolds, type DayRange } from './day-range.ts';

const dayAt = (days: number): string => Temporal.PlainDate.from('2026-03-01').add({ days }).toString();
const day = fc.integer({ min: -400, max: 400 }).map(dayAt);
const endDay = fc.constantFrom('inclusive' as const, 'exclusive' as const);
const range: fc.Arbitrary<DayRange> = fc.record({ startDate: day, endDate: day }, { requiredKeys: [] });

test('a day lies in a range when it lies behind the start and before the end', () => {
  fc.assert(
    fc.property(range, day, endDay, (days, one, end) => {
      const at = Temporal.PlainDate.from(one);
      const begun = days.startDate === undefined || Temporal.PlainDate.compare(at, days.startDate) >= 0;
      const order = days.endDate === undefined ? -1 : Temporal.PlainDate.compare(at, days.endDate);
      expect(rangeHolds(days, one, end)).toBe(begun && (end === 'inclusive' ? order <= 0 : order < 0));
    }),
  );
});

test('a range that ends before it begins holds nothing', () => {
  fc.assert(
    fc.property(range, day, endDay, (days, one, end) => {
      if (endsBeforeItBegins(days)) expect(rangeHolds(days, one, end)).toBe(false);
    }),
  );
  expect(endsBeforeItBegins({ startDate: '2026-03-02', endDate: '2026-03-01' })).toBe(true);
  expect(endsBeforeItBegins({ startDate: '2026-03-01', endDate: '2026-03-01' })).toBe(false);
  expect(endsBeforeItBegins({ startDate: '2026-03-01' })).toBe(false);
});

test('what is not beyond the window holds forty-five days at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 80 }), endDay, (length, end) => {
      const days = { startDate: dayAt(0), endDate: dayAt(length) };
      const held = Array.from({ length: 100 }, (_, at) => dayAt(at)).filter((one) =>
        rangeHolds(days, one, end),
      );
      expect(isBeyondWindow(days, end)).toBe(held.length > 45);
    }),
  );
});

test('a range without a bound is beyond any window', () => {
  expect(isBeyondWindow({ startDate: '2026-03-01' }, 'inclusive')).toBe(true);
  expect(isBeyondWindow({ endDate: '2026-03-01' }, 'inclusive')).toBe(true);
  expect(isBeyondWindow({}, 'exclusive')).toBe(true);
});
