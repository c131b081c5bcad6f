import { expect, test } from 'vitest';
import { occurrencesOf } from './transportation-pattern.ts';

const first = '2026-02-26';

test('a daily request continues over the end of the month to its last day', () => {
  expect(occurrencesOf(first, { frequency: 'daily', until: '2026-03-01' })).toEqual([
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('exceptions are counted and left out', () => {
  const rule = { frequency: 'weekly', interval: 2, count: 3, exceptionDates: ['2026-03-12'] } as const;
  expect(occurrencesOf(first, rule)).toEqual(['2026-02-26', '2026-03-26']);
});

test('an until between two days of the pattern ends it at the earlier day', () => {
  expect(occurrencesOf(first, { frequency: 'daily', interval: 3, until: '2026-03-03' })).toEqual([
    '2026-02-26',
    '2026-03-01',
  ]);
});
