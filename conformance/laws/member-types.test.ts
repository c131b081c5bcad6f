import { expect, test } from 'vitest';
import { aDate } from './member-types.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-11-20T00:00:00Z', false],
  ['20 Nov 2026', false],
  [20261120, false],
])('whether %j is a date: %s', (value, isDate) => {
  expect(aDate.holds(value)).toBe(isDate);
});
