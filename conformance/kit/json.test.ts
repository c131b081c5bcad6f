import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST, isDeeperThan, parseJson } from './json.ts';

test('JSON is read down to the deepest level, but not below', () => {
  const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
  expect(parseJson(nested(DEEPEST))).toBeDefined();
  expect(parseJson(nested(DEEPEST + 2))).toBeUndefined();
  expect(parseJson('['.repeat(2_000_000))).toBeUndefined();
});

test('brackets in strings do not count as levels', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', 'a') }), (text) => {
      expect(isDeeperThan(1, JSON.stringify([text, text]))).toBe(false);
      expect(parseJson(JSON.stringify([text]))).toEqual([text]);
    }),
  );
});

test('the depth of any value is that of its brackets', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map((one: unknown) => depthOf(one)))
      : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const [text, depth] = [JSON.stringify(value), depthOf(value)];
      expect(isDeeperThan(depth, text)).toBe(false);
      if (depth > 0) expect(isDeeperThan(depth - 1, text)).toBe(true);
    }),
  );
});
