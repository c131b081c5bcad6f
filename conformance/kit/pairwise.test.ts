import { expect, test } from 'vitest';
import { pairwise } from './pairwise.ts';

const sizes = ['small', 'middle', 'large'];
const colours = ['red', 'green'];
const shapes = ['round', 'square'];
const all = sizes.flatMap((size) =>
  colours.flatMap((colour) => shapes.map((shape) => [size, colour, shape] as const)),
);

test('every pair of values is in one of the examples chosen, and they are fewer', () => {
  const chosen = pairwise(all, (one) => one);
  const holds = (...wanted: readonly string[]) =>
    chosen.some((one) => wanted.every((value) => one.some((each) => each === value)));
  for (const size of sizes)
    for (const other of [...colours, ...shapes]) expect(holds(size, other)).toBe(true);
  for (const colour of colours) for (const shape of shapes) expect(holds(colour, shape)).toBe(true);
  expect(chosen.length).toBeLessThanOrEqual(7);
});

test('those chosen stand in the order of the examples, the same every time', () => {
  const chosen = pairwise(all, (one) => one);
  expect(chosen).toEqual(all.filter((one) => chosen.includes(one)));
  expect(pairwise(all, (one) => one)).toEqual(chosen);
});

test('of examples with one dimension each value is chosen once', () => {
  expect(pairwise(['a', 'b', 'a2'], (one) => [one.slice(0, 1)])).toEqual(['a', 'b']);
});
