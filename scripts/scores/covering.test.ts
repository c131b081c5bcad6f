import { expect, test } from 'vitest';
import { coveringRows, EXCLUDED, pairsOf, type Reading } from './covering.ts';

const LEVELS: readonly (readonly Reading[])[] = [
  ['color.red', 'color.green'],
  ['size.s', 'size.m', 'size.l'],
  ['cut.slim', 'cut.wide'],
];
const TOGETHER: readonly [Reading, Reading] = ['color.red', 'size.s'];

const missingIn = (rows: readonly (readonly Reading[])[], pairs: ReturnType<typeof pairsOf>): number => {
  for (const row of rows) for (const one of row) for (const other of row) pairs.get(one)?.delete(other);
  return [...pairs.values()].reduce((sum, { size }) => sum + size, 0);
};

test('every two readings of two choices stand together in a row', () => {
  const rows = coveringRows(1, LEVELS);
  expect(missingIn(rows, pairsOf(LEVELS))).toBe(0);
  expect(rows.length).toBeLessThanOrEqual(9);
});

test('two readings that exclude each other are never in the same row', () => {
  const rows = coveringRows(1, LEVELS, [TOGETHER]);
  expect(rows.filter((row) => TOGETHER.every((one) => row.includes(one)))).toEqual([]);
  expect(missingIn(rows, pairsOf(LEVELS, [TOGETHER]))).toBe(0);
});

test('the same seed gives the same rows', () => {
  expect(coveringRows(3, LEVELS)).toEqual(coveringRows(3, LEVELS));
});

test('what is excluded are readings that exist, two of two choices', () => {
  const pairs = pairsOf(undefined, []);
  expect(EXCLUDED.filter(([one, other]) => pairs.get(one)?.has(other) !== true)).toEqual([]);
});
