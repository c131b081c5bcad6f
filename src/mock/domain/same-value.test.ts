import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

test('values are the same where Node says so', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isSameValue(one, structuredClone(one))).toBe(true);
      expect(isSameValue(one, other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
});

test.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1], false],
  [[], {}, false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});
