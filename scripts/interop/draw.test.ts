import { expect, test } from 'vitest';
import fc from 'fast-check';
import { draw } from './draw.ts';

const faults = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }).map((ids) => ids.map((id) => ({ id })));

test('as many as asked for, or all of them, each once and from the list', () => {
  fc.assert(
    fc.property(faults, fc.nat(20), fc.nat(), (all, count, seed) => {
      const drawn = draw(all, count, seed);
      expect(drawn).toHaveLength(Math.min(count, all.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(all).toEqual(expect.arrayContaining([...drawn]));
    }),
  );
});

test('a larger draw of the same seed begins with the smaller one, with any order of faults', () => {
  fc.assert(
    fc.property(faults, fc.nat(20), fc.nat(), (all, count, seed) => {
      expect(draw(all.toReversed(), count + 1, seed).slice(0, count)).toEqual(draw(all, count, seed));
    }),
  );
});

test('another seed draws others', () => {
  const all = Array.from({ length: 100 }, (_, at) => ({ id: `fault-${at}` }));
  expect(draw(all, 10, 1)).not.toEqual(draw(all, 10, 2));
});
