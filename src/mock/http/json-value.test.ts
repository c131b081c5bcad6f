import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan, jsonValue, MAX_JSON_DEPTH } from './json-value.ts';
import { isRefusal } from './problem.ts';

const depthOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map((one) => depthOf(one)));

test('the depth of a JSON text is the depth of its value, with any content of strings', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('{', '[', '"', '\\', '\\"', ']'));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      text,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(text, tie('tree'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const json = JSON.stringify(value);
      const depth = depthOf(value);
      expect(isDeeperThan(depth, json)).toBe(false);
      if (depth > 0) expect(isDeeperThan(depth - 1, json)).toBe(true);
    }),
  );
});

const nested = (open: string, levels: number, close: string): Uint8Array =>
  new TextEncoder().encode(open.repeat(levels) + '1' + close.repeat(levels));

test.each([
  ['{"a":', '}'],
  ['[', ']'],
])('what is nested by %s is read down to the limit and refused below', (open, close) => {
  expect(isRefusal(jsonValue(nested(open, MAX_JSON_DEPTH, close)))).toBe(false);
  expect(isRefusal(jsonValue(nested(open, MAX_JSON_DEPTH + 1, close)))).toBe(true);
  expect(isRefusal(jsonValue(nested(open, 100_000, close)))).toBe(true);
  expect(isRefusal(jsonValue(nested(open, 100_000, '')))).toBe(true);
});
