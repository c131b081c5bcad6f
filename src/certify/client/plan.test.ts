import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freedomIds } from '../../../conformance/consumers/client/freedoms.ts';
import { planOf } from './plan.ts';

test('from two rounds on a command meets every freedom once or more, after rounds as usual', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), (rounds, seed) => {
      const plan = planOf(rounds, true, seed);
      expect(plan).toHaveLength(rounds);
      expect(plan[0]).toEqual([]);
      expect(new Set(plan.flat())).toEqual(new Set(freedomIds));
      expect(planOf(rounds, true, seed)).toEqual(plan);
    }),
  );
});

test('without a number, a command has a round for each freedom, and a person has one round with some of them', () => {
  const plan = planOf(undefined, true, 1);
  expect(plan.filter((ids) => ids.length === 0)).toHaveLength(2);
  expect(plan.flat()).toHaveLength(freedomIds.length);
  const [only = [], ...rest] = planOf(undefined, false, 1);
  expect(rest).toEqual([]);
  expect(only.length).toBeGreaterThan(0);
  expect(only.length).toBeLessThan(freedomIds.length);
});
