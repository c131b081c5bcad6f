import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

test('finds the needed ones, at any place and in any number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(99), { maxLength: 4 }), async (needed) => {
      const all = Array.from({ length: 100 }, (_, at) => at);
      const found = await smallest(all, (some) => Promise.resolve(needed.every((one) => some.includes(one))));
      expect([...found].sort()).toEqual([...needed].sort());
    }),
  );
});
