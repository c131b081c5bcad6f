import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_GLOB, globTest } from './glob.ts';

test.each([
  ['list*', 'listResidents', true],
  ['*Photo', 'listPhotos', false],
  ['photo.?pdated', 'photo.updated', true],
  ['a.c', 'abc', false],
  ['{a}*', '{a}(b)', true],
  ['*', '', true],
  ['', 'a', false],
  ['*\n*', 'a\nb', true],
])('%s on %s: %s', (pattern, text, expected) => {
  expect(globTest(pattern)(text)).toBe(expected);
});

/** The plain meaning of a pattern: it tries everything, so it is only good for short ones. */
const naive = (pattern: string, text: string): boolean => {
  if (pattern === '') return text === '';
  if (pattern.startsWith('*'))
    return naive(pattern.slice(1), text) || (text !== '' && naive(pattern, text.slice(1)));
  return (
    text !== '' &&
    (pattern.startsWith('?') || pattern[0] === text[0]) &&
    naive(pattern.slice(1), text.slice(1))
  );
};

test('a pattern fits what its plain meaning fits', () => {
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
  fc.assert(
    fc.property(pattern, text, (one, other) => {
      expect(globTest(one)(other)).toBe(naive(one, other));
    }),
    { numRuns: 3_000 },
  );
});

test.each(['*?'.repeat(14) + 'QQ', '*a'.repeat(LONGEST_GLOB / 2) + 'Q', '*' + 'a'.repeat(99) + 'Q'])(
  'the pattern %# reads each letter of the text at most once for each of its letters',
  (pattern) => {
    let read = 0;
    const text = 'a'.repeat(2_000);
    const letters = new Proxy<ArrayLike<string>>([...text], {
      get(target, name) {
        if (name !== 'length') read += 1;
        const value: unknown = Reflect.get(target, name);
        return value;
      },
    });
    expect(globTest(pattern)(letters)).toBe(false);
    expect(read).toBeLessThanOrEqual(text.length * pattern.length);
  },
);
