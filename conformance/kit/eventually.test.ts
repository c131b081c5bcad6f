import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { waitAsked } from './pace.ts';

const instantly = (): Promise<void> => Promise.resolve();

test('asks until the test holds, and returns the last value', async () => {
  let seen = 0;
  expect(
    await eventually(
      async () => (seen += 1),
      (count) => count === 3,
      60_000,
      instantly,
    ),
  ).toBe(3);
});

test('returns the last value when the patience is used up', async () => {
  expect(
    await eventually(
      async () => 'no',
      () => false,
      0,
      instantly,
    ),
  ).toBe('no');
});

test.each([
  [429, {}, 1000],
  [429, { 'retry-after': '7' }, 7000],
  [503, { 'retry-after': '0' }, 0],
  [503, { 'retry-after': 'Fri, 01 Jan 2027 00:00:05 GMT' }, 5000],
  [429, { 'retry-after': 'later' }, 1000],
  [503, {}, undefined],
  [500, { 'retry-after': '7' }, undefined],
])('%i with %o asks for %s milliseconds', (status, headers: Record<string, string>, wait) => {
  expect(waitAsked(status, headers, Date.parse('2027-01-01T00:00:00Z'))).toBe(wait);
});
