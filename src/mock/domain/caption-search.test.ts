import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionFilter } from './caption-search.ts';

const word = fc.stringMatching(/^[A-Za-zåéØ0-9]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 });
const by = fc.constantFrom('substring' as const, 'words' as const);
const folded = fc.boolean();

test('one whole word of a caption finds it under every reading', () => {
  fc.assert(
    fc.property(words, fc.nat(), by, folded, (caption, at, reading, isFolded) => {
      const wanted = caption[at % caption.length] ?? '';
      const finds = captionFilter(wanted, { by: reading, folded: isFolded });
      expect(finds(caption.join(' '))).toBe(true);
      expect(finds(`(${caption.join(', ')}!)`)).toBe(true);
    }),
  );
});

test('a photo without a caption is never found', () => {
  fc.assert(
    fc.property(fc.string(), by, folded, (wanted, reading, isFolded) => {
      expect(captionFilter(wanted, { by: reading, folded: isFolded })(null)).toBe(false);
    }),
  );
});

test('what the search for words finds of one word, the search for a part finds, too', () => {
  fc.assert(
    fc.property(words, word, folded, (caption, wanted, isFolded) => {
      const text = caption.join(' ');
      if (captionFilter(wanted, { by: 'words', folded: isFolded })(text))
        expect(captionFilter(wanted, { by: 'substring', folded: isFolded })(text)).toBe(true);
    }),
  );
});

test.each([
  ['gard', 'substring', true],
  ['gard', 'words', false],
  ['party garden', 'substring', false],
  ['party garden', 'words', true],
  ['garden winter', 'words', false],
  ['!', 'words', false],
] as const)('%j by %s: %s', (wanted, reading, found) => {
  const finds = captionFilter(wanted, { by: reading, folded: false });
  expect(finds('A garden, and a party')).toBe(found);
});

test('case counts unless it is folded', () => {
  for (const reading of ['substring', 'words'] as const) {
    expect(captionFilter('PARTY', { by: reading, folded: true })('A party')).toBe(true);
    expect(captionFilter('PARTY', { by: reading, folded: false })('A party')).toBe(false);
  }
});
