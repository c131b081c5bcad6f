import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freedomIds, type FreedomId } from '../../../conformance/consumers/client/freedoms.ts';
import { planOf } from './plan.ts';

test('with two or more rounds a command meets every freedom, after rounds without any', () => {
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

const EXCLUDING: readonly (readonly FreedomId[])[] = [
  ['ids-of-signs', 'ids-of-digits'],
  ['ids-of-digits', 'ids-as-uuids'],
  ['ids-of-signs', 'ids-as-uuids'],
  ['lists-reversed', 'lists-unsteady'],
  ['absent-members', 'empty-texts'],
  ['empty-refusals', 'plain-refusals'],
  ['other-refusals', 'occurrence-date-refused'],
];

test('in ten rounds every freedom occurs twice, no two meet twice, and none meets one that excludes it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const plan = planOf(undefined, true, seed);
      expect(plan).toHaveLength(10);
      expect(plan.slice(0, 2)).toEqual([[], []]);
      const roundsOf = (id: FreedomId): readonly number[] =>
        plan.flatMap((ids, at) => (ids.includes(id) ? [at] : []));
      const places = freedomIds.map((id) => roundsOf(id).join());
      expect(freedomIds.filter((id) => roundsOf(id).length !== 2)).toEqual([]);
      expect(new Set(places).size).toBe(freedomIds.length);
      for (const pair of EXCLUDING)
        expect(plan.filter((ids) => pair.every((id) => ids.includes(id)))).toEqual([]);
      expect(Math.max(...plan.map(({ length }) => length))).toBeLessThanOrEqual(8);
    }),
  );
});

test('a person gets one round with some of the freedoms', () => {
  const [only = [], ...rest] = planOf(undefined, false, 1);
  expect(rest).toEqual([]);
  expect(only.length).toBeGreaterThan(0);
  expect(only.length).toBeLessThan(freedomIds.length);
});
