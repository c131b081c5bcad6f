import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHeaderValue, isToken, unsendableIn } from './header-value.ts';

/** What a server reads after the header went through the platform; undefined where it cannot be sent. */
const sent = (text: string): string | null | undefined => {
  try {
    return new Headers({ 'X-API-KEY': text }).get('x-api-key');
  } catch {
    return undefined;
  }
};

test.each(['k', 'two words', 'whsec_ab/+=', 'Zürich', 'a"b\\c'])('%j can be sent', (text) => {
  expect(isHeaderValue(text)).toBe(true);
  expect(sent(text)).toBe(text);
});

test.each([
  '',
  ' a',
  'a ',
  'a\r\nX-Evil: 1',
  'a\nb',
  'a\u0000b',
  'a\tb',
  'a\u007fb',
  'a\u0085b',
  '☃',
  '\u00a0a',
])('%j is refused', (text) => expect(isHeaderValue(text)).toBe(false));

test.each([
  ['', 'an empty text'],
  ['a\nb', 'a text with a line break'],
  ['a\u0085b', 'a text with a control character'],
  ['☃', 'a text with a character beyond ÿ'],
  ['ü ', 'a text with a character beyond ASCII'],
  [' a', 'a text with a space in the wrong place'],
])('%j is described without its letters: %s', (text, description) =>
  expect(unsendableIn(text)).toBe(description),
);

/** Letters up to a few beyond Latin-1. */
const LATIN = fc.string({
  unit: fc.integer({ min: 0x1f, max: 0x101 }).map((code) => String.fromCharCode(code)),
});

test('every accepted value arrives unchanged', () => {
  fc.assert(
    fc.property(LATIN, (text) => {
      fc.pre(isHeaderValue(text));
      expect(sent(text)).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (text) => {
      fc.pre(isToken(text));
      expect(isHeaderValue(text)).toBe(true);
      expect(text).not.toMatch(/\s/);
    }),
  );
});
