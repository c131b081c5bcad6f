import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inShard } from '../kit/shard.ts';
import { parseShard, shardName, withCosts } from './sharding.ts';

const id = fc.stringMatching(/^[a-z]{3,9}\.[a-z-]{1,20}$/);
const ids = fc.uniqueArray(id, { maxLength: 60 });
const count = fc.integer({ min: 1, max: 12 });
const indexes = (of: number): number[] => Array.from({ length: of }, (_, at) => at + 1);

test('shards are disjoint and complete, with and without a table of costs', () => {
  fc.assert(
    fc.property(ids, count, fc.dictionary(id, fc.nat(1000)), (all, of, others) => {
      const costs = { ...others, ...Object.fromEntries(all.slice(0, 20).map((one, at) => [one, at])) };
      for (const table of [undefined, costs]) {
        const parts = indexes(of).map((index) => {
          const shard = table ? withCosts({ index, of }, table) : { index, of };
          return all.filter((one) => inShard(one, shard));
        });
        expect(parts.flat().toSorted()).toEqual(all.toSorted());
      }
    }),
  );
});

test('the shard of a check depends only on its id, and the hash never changes', () => {
  const shardOf = (one: string): number | undefined =>
    indexes(5).find((index) => inShard(one, { index, of: 5 }));
  expect(['health.ping', 'residents.create', 'check-ins.second-on-one-day'].map(shardOf))
    .toMatchInlineSnapshot(`
    [
      3,
      1,
      1,
    ]
  `);
});

test('by the hash, no shard of many checks has more than twice its share', () => {
  const all = Array.from({ length: 1000 }, (_, at) => `residents.check-${at}`);
  for (const index of indexes(4)) {
    expect(all.filter((one) => inShard(one, { index, of: 4 })).length).toBeLessThan(500);
    expect(all.filter((one) => inShard(one, { index, of: 4 })).length).toBeGreaterThan(125);
  }
});

test('by cost, two shards differ by at most the cost of the most expensive check', () => {
  fc.assert(
    fc.property(fc.dictionary(id, fc.integer({ min: 1, max: 1000 }), { minKeys: 1 }), count, (costs, of) => {
      const loads = indexes(of).map((index) =>
        Object.entries(costs)
          .filter(([one]) => inShard(one, withCosts({ index, of }, costs)))
          .reduce((sum, [, cost]) => sum + cost, 0),
      );
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(...Object.values(costs)));
    }),
  );
});

test('a shard is written i/n', () => {
  expect(parseShard('2/5')).toEqual({ index: 2, of: 5 });
  expect(shardName(parseShard(' 1/1 '))).toBe('1/1');
  for (const wrong of ['0/3', '4/3', '3', '1/0', 'a/b', '-1/2', '1/2/3', '']) {
    expect(() => parseShard(wrong), wrong).toThrow(/--shard takes i\/n/);
  }
});
