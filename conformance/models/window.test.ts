import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../kit/dates.ts';
import { inUtc } from '../kit/day-hours.ts';
import { datesOf, isServed, lastDayFor, standing, windowCases } from './window.ts';

test('the last valid end is the last second of day 45, at any time of day of the start', () => {
  for (const startDate of ['2026-03-01T00:00:00Z', '2026-03-01T23:59:59Z']) {
    expect(lastDayFor(startDate)).toBe('2026-04-14');
    expect(isServed({ startDate, endDate: '2026-04-14T23:59:59Z' })).toBe(true);
    expect(isServed({ startDate, endDate: '2026-04-15T00:00:00Z' })).toBe(false);
    expect(isServed({ startDate, endDate: '2026-04-15T08:00:00Z' })).toBe(false);
  }
});

test('45 days are counted by the calendar, over leap days and turns of the year', () => {
  expect(lastDayFor('2028-01-31T10:00:00Z')).toBe('2028-03-15');
  expect(lastDayFor('2027-01-31T10:00:00Z')).toBe('2027-03-16');
  expect(lastDayFor('2026-12-01T10:00:00Z')).toBe('2027-01-14');
});

test('a window is served exactly when it reaches no further than 44 days', () => {
  fc.assert(
    fc.property(windowCases(fc.constant(0)), (one) => {
      expect(isServed(datesOf(inUtc, '2026-06-15', one))).toBe(one.reach <= 44);
    }),
  );
});

test('noon of a day inside is listed, noon of day 46 never, noon of the first day only after the start', () => {
  fc.assert(
    fc.property(windowCases(fc.constant(0)), fc.integer({ min: -3, max: 95 }), (one, days) => {
      const dates = datesOf(inUtc, '2026-06-15', one);
      const day = addDays('2026-06-15', days);
      const found = standing(dates, { start: noonOf(day), end: `${day}T13:00:00Z` });
      if (days < 0 || days > 44 || days > one.reach) expect(found).toBe('absent');
      else if (days > 0 && days < one.reach) expect(found).toBe('listed');
      else expect(found).not.toBe('absent');
    }),
  );
});

test('a record that begins exactly at the end is open, but absent at the midnight of day 46', () => {
  const startDate = midnightOf('2026-06-15');
  const happening = (day: string) => ({ start: midnightOf(day), end: `${day}T01:00:00Z` });
  expect(standing({ startDate, endDate: midnightOf('2026-06-20') }, happening('2026-06-20'))).toBe('open');
  expect(standing({ startDate, endDate: midnightOf('2026-07-30') }, happening('2026-07-30'))).toBe('absent');
  const wide = { startDate, endDate: lastSecondOf('2026-07-29') };
  expect(standing(wide, happening('2026-06-15'))).toBe('listed');
});
