import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsText, type TextMatch } from './text-match.ts';

const matches: readonly TextMatch[] = ['part', 'part-same-case', 'words'];
const text = fc.string({ unit: 'grapheme', minLength: 1 });
const word = fc.stringMatching(/^[a-zA-ZäéøΣß]{1,6}$/);

test('every reading finds a text by the whole of it', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...matches), (whole, match) => {
      expect(holdsText(whole, whole, match)).toBe(true);
    }),
  );
});

test('every reading finds a word among others, and none finds what is not there', () => {
  fc.assert(
    fc.property(
      fc.array(word),
      word,
      fc.array(word),
      fc.constantFrom(...matches),
      (left, one, right, match) => {
        expect(holdsText([...left, one, ...right].join(' '), one, match)).toBe(true);
        expect(holdsText([...left, ...right].join(' '), `${one}0`, match)).toBe(false);
      },
    ),
  );
});

test('parts are found in either case, or in their own', () => {
  fc.assert(
    fc.property(word, word, word, (left, one, right) => {
      const whole = left + one + right;
      expect(holdsText(whole, one, 'part')).toBe(true);
      expect(holdsText(whole, one, 'part-same-case')).toBe(true);
      expect(holdsText(whole, one.toUpperCase(), 'part')).toBe(true);
      expect(holdsText(whole, one.toLowerCase(), 'part')).toBe(true);
      expect(holdsText(whole, one.toUpperCase(), 'part-same-case')).toBe(whole.includes(one.toUpperCase()));
    }),
  );
});

test.each([
  ['garden', true],
  ['GARDEN', true],
  ['garden party', true],
  ['gard', false],
  ['arden', false],
  ['party', true],
  ['party,', true],
  ['par', false],
  ['tea', false],
  ['gardenparty', false],
])('whole words: %s', (wanted, isFound) => {
  expect(holdsText('The gardens: a Garden party, at 10', wanted, 'words')).toBe(isFound);
});

test('an empty search finds everything, any other nothing where there is no text', () => {
  for (const match of matches) {
    expect([holdsText(null, '', match), holdsText(null, undefined, match)]).toEqual([true, true]);
    expect(holdsText(null, 'a', match)).toBe(false);
  }
});
