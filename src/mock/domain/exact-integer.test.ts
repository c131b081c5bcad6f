import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approximated,
  digitsOf,
  isExactInteger,
  parseExact,
  TooLargeNumber,
  withDigits,
} from './exact-integer.ts';

const written = (value: unknown): string => withDigits(JSON.stringify(value));

test('whole numbers of any size are read and written digit by digit', () => {
  const whole = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
  fc.assert(
    fc.property(
      whole,
      fc.string({ unit: fc.constantFrom('"', '\\', '{', '$', '1', 'é') }),
      (number, text) => {
        const json = `{"a":[${number},{"b":${JSON.stringify(text)}}],"c":${number}}`;
        const read = parseExact(json);
        if (!/e/.test(written(read))) expect(written(read)).toBe(json);
        expect(approximated(read)).toEqual(JSON.parse(json));
      },
    ),
  );
});

test('every other JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(approximated(parseExact(json))).toEqual(approximated(JSON.parse(json)));
    }),
  );
});

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['9007199254740993.0', '9007199254740993'],
  ['9007199254740.993e3', '9007199254740993'],
  ['1' + '0'.repeat(400), '1' + '0'.repeat(400)],
])('%s is kept as %s', (json, digits) => {
  const read = parseExact(json);
  expect(isExactInteger(read) && digitsOf(read)).toBe(digits);
});

test.each(['9007199254740992', '100000000000000000000', '1e21', '0.1', '1234567890123456.5', '-0', '1e-400'])(
  '%s is a number as always',
  (json) => expect(parseExact(json)).toBe(JSON.parse(json)),
);

describe('what looks like one', () => {
  test('a text of digits stays a text', () => {
    expect(parseExact('["90071992547409931","a\\"9007199254740993"]')).toEqual([
      '90071992547409931',
      'a"9007199254740993',
    ]);
  });
  test('an object from a client is not an exact integer', () => {
    expect(isExactInteger(parseExact('{"$integer":"9007199254740993"}'))).toBe(false);
  });
  test('a member may have any name', () => {
    const read = parseExact('{"__proto__":9007199254740993,"a":1,"a":2,"":[true,false,null]}');
    expect(withDigits(JSON.stringify(read))).toBe(
      '{"__proto__":9007199254740993,"a":2,"":[true,false,null]}',
    );
  });
  test('a text that holds the written form is not changed', () => {
    expect(written({ a: '{"$integer":"5"}' })).toBe(JSON.stringify({ a: '{"$integer":"5"}' }));
  });
});

test('a number without end is refused, and no JSON is a SyntaxError', () => {
  expect(() => parseExact('[1e400]')).toThrow(TooLargeNumber);
  expect(() => parseExact('[9007199254740993')).toThrow(SyntaxError);
});
