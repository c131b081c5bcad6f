import { expect, test } from 'vitest';
import { atOnce, madeLater } from './in-turn.ts';

const clockOf = (...ticks: readonly string[]) => {
  let at = 0;
  return () => Promise.resolve({ created: ticks[at++] ?? ticks.at(-1) ?? '' });
};

test('makes records until one is later than the former one, and returns them all', async () => {
  const first = { created: '2026-06-15T12:00:00.000Z' };
  const make = clockOf(
    '2026-06-15T12:00:00Z',
    '2026-06-15T14:00:00+02:00',
    '2026-06-15T12:00:00.001Z',
    'never',
  );
  expect(await madeLater(first, make, (one) => one)).toHaveLength(3);
  expect(await madeLater(undefined, clockOf('2026-06-15T12:00:00Z'), (one) => one)).toHaveLength(1);
});

test('it ends if the clock stands still or if a record shows no time', async () => {
  const first = { created: '2026-06-15T12:00:00Z' };
  expect(await madeLater(first, clockOf(first.created), (one) => one)).toHaveLength(8);
  expect(await madeLater({}, clockOf(first.created), (one) => one)).toHaveLength(1);
  expect(atOnce({}, {})).toBe(false);
});
