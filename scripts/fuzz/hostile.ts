import fc from 'fast-check';
import type { Draw } from '../soak/draw.ts';

/** Names that mean something to JavaScript, to shells or to file systems. */
const HOSTILE_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', '', ' '],
  ...['\u0000', '../../etc/passwd', '%00', '名前', 'a'.repeat(300)],
];

/** Texts of JSON, and some that are not JSON. */
const KNOWN_TEXTS = [
  ...['null', 'true', 'false', '[]', '{}', '""', '" "', '0', '-0', '-1', '1.5', '1e999', '-1e999', '1e-999'],
  ...['9007199254740993', '123456789012345678901234567890', '2147483648', '00', '1e309', 'NaN', 'undefined'],
  ...['"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\uffff"', '"\u202e"', '"\ufeff"', '"a\\u0000b"'],
  ...['"2026-02-30"', '"2026-13-01"', '"0000-01-01"', '"9999-12-31"', '"10000-01-01"', '"2026-1-1"'],
  ...['"2026-06-15T24:00:00Z"', '"2026-06-15T12:00:60Z"', '"2026-06-15T12:00:00+99:99"', '"-000001-01-01"'],
  ...['"2026-06-15T12:00:00.123456789123Z"', '"+275760-09-13T00:00:00Z"', '"+275760-09-13T00:00:01Z"'],
  ...['"1582-10-10"', '"-271821-04-19T00:00:00Z"', '"24:00"', '"12:60"', '"9:5"', '"\\u0661\\u0662:00"'],
  ...['"Mars/Olympus"', '"a@b"', '"a@[::1]"', '"javascript:alert(1)"', '"<script>"', '"\'; drop table"'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}'],
  ...['{"length":1e9}', '{"then":1}', '{"toJSON":1}', '[[[[[[]]]]]]', '[null]', '[{}]', '{"a":1,"a":2}'],
  ...['"', "'x'", '{', '[1,', '{"a"}', '/* */ 1', '\\u0031', '0x10', '+1', '.5', '', '"tab\there"'],
];

const deep = (open: string, inner: string, close: string) => (levels: number) =>
  open.repeat(levels) + inner + close.repeat(levels);

const NESTS = [deep('[', '', ']'), deep('{"a":', '1', '}'), deep('[{"a":', 'null', '}]'), deep('[', '', '')];
const LEVELS = [2, 20, 60, 100, 130, 500, 4_000, 20_000, 100_000];
const SIZES = [256, 1_000, 4_096, 70_000, 300_000];

const drawn = (seed: number): readonly string[] => {
  const key = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_NAMES));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.object({ key, maxDepth: 4, maxKeys: 8 }),
    fc.jsonValue({ maxDepth: 5 }),
  );
  return fc.sample(text, { seed, numRuns: 400 }).map((value) => JSON.stringify(value));
};

/** A source of values that no client should send. */
export interface Hostile {
  /** The text of a JSON value, or of none. */
  json(draw: Draw): string;
  /** A text for a parameter, a header or a field of a form. */
  text(draw: Draw): string;
  name(draw: Draw): string;
}

const plain = (json: string): string => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
};

export const createHostile = (seed: number): Hostile => {
  const pool = drawn(seed);
  const json = (draw: Draw): string => {
    if (draw.chance(0.04)) return (draw.one(NESTS) ?? String)(draw.one(LEVELS) ?? 2);
    if (draw.chance(0.04))
      return JSON.stringify((draw.one(['x', 'é', '\u0000', '😀']) ?? 'x').repeat(draw.one(SIZES) ?? 1));
    return draw.one(draw.chance(0.5) ? KNOWN_TEXTS : pool) ?? 'null';
  };
  return {
    json,
    text: (draw) => plain(json(draw)).slice(0, 20_000),
    name: (draw) => draw.one(HOSTILE_NAMES) ?? '',
  };
};
