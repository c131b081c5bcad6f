import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE, styles, type Paragraph } from './layout.ts';
import { encoded } from './text.ts';
import { widthOf } from './widths.ts';
import { wrapped } from './wrap.ts';
import { pdfOf } from './document.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';

const anyText = fc.oneof(
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    'back\\slash (and) brackets',
    'x'.repeat(900),
    'Þórarinn Łódź Győr',
    'two\nlines\r\nthree',
  ),
);
const styleNames = Object.keys(styles).filter((name): name is Paragraph['style'] => name in styles);
const paragraphs = fc.array(fc.record({ style: fc.constantFrom(...styleNames), text: anyText }), {
  maxLength: 40,
});

test('with any texts the file is valid and its pages are numbered', () => {
  fc.assert(
    fc.property(anyText, paragraphs, (title, given) => {
      const { pages } = readPdf(pdfOf(title, given));
      expect(pages.length).toBeGreaterThan(0);
      pages.forEach((lines, at) => expect(lines.at(-1)?.codes).toBe(`Page ${at + 1} of ${pages.length}`));
    }),
    { numRuns: 60 },
  );
});

test('nothing is drawn beyond the margins, and no line on another', () => {
  const fonts: Readonly<Record<string, 'regular' | 'bold' | 'italic'>> = {
    F1: 'regular',
    F2: 'bold',
    F3: 'italic',
  };
  fc.assert(
    fc.property(paragraphs, (given) => {
      for (const lines of readPdf(pdfOf('Title', given)).pages) {
        const heights = lines.slice(0, -2).map(({ y }) => y);
        expect(heights).toEqual([...heights].sort((one, other) => other - one));
        expect(new Set(heights).size).toBe(heights.length);
        for (const y of heights) expect(y >= PAGE.margin && y <= PAGE.height - PAGE.margin).toBe(true);
        for (const { x, codes, font, size } of lines) {
          expect(x).toBeGreaterThanOrEqual(PAGE.margin);
          const end = x + widthOf(codes, fonts[font] ?? 'regular', size);
          expect(end).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('every word of a text is found whole in one line, in its order', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ()\\.,'-]{1,20}$/), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(words, (given) => {
      const file = readPdf(pdfOf('', [{ style: 'answer', text: given.join(' ') }]));
      const found = file.pages
        .flatMap((lines) => lines.slice(0, -2))
        .flatMap(({ codes }) => codes.split(' '));
      expect(found).toEqual(given.map((word) => encoded(word).codes));
    }),
  );
});

test('a word too wide for a line goes on in the next', () => {
  const lines = wrapped(`before ${'W'.repeat(100)} after`, 'bold', 20, 200);
  expect(
    lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(`before${'W'.repeat(100)}after`);
  for (const { codes } of lines) expect(widthOf(codes, 'bold', 20)).toBeLessThanOrEqual(200);
});

test('lines are as full as they can be', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 80 }), (text) => {
      const lines = wrapped(text, 'regular', 11, 300);
      for (const [at, { codes }] of lines.slice(1).entries()) {
        const longer = `${lines[at]?.codes ?? ''} ${codes.split(' ')[0] ?? ''}`;
        expect(widthOf(longer, 'regular', 11)).toBeGreaterThan(300);
      }
    }),
  );
});

test.each([
  ['Café “Zoë” — €5', 'Caf\u00E9 \u0093Zo\u00EB\u0094 \u0097 \u00805', true],
  ['Zo\u0065\u0308', 'Zo\u00EB', true],
  ['soft\u00ADly', 'softly', true],
  ['Łódź, Győr', 'L\u00F3dz, Gyor', false],
  ['ﬁne ‑ ½', 'fine - \u00BD', false],
  ['東京', '??', false],
  ['👩‍🦳!', '??!', false],
  ['\uD800', '?', false],
])('%s is drawn as %s', (text, codes, isExact) => {
  expect(encoded(text)).toEqual({ codes, isExact });
});

test('what the fonts cannot draw is found all the same', () => {
  const file = readPdf(pdfOf('東京', [{ style: 'answer', text: 'Née in 東京, near Łódź' }]));
  expect(textsOf(file)).toContain('Née in 東京, near Łódź');
  expect(file.source).toContain('(N\u00E9e in ??, near L\u00F3dz) Tj');
  expect(file.objects.get(2)).toBe('<< /Title <feff67714eac> >>');
});

test('widths are those of Helvetica', () => {
  expect(widthOf('AVAST', 'regular', 1000)).toBe(667 + 667 + 667 + 667 + 611);
  expect(widthOf('i\u00FF ', 'bold', 10)).toBeCloseTo(2.78 + 5.56 + 2.78);
  expect(widthOf('mW', 'italic', 1000)).toBe(833 + 944);
});

test('a heading stays with the beginning of what follows', () => {
  const filler = Array.from({ length: 42 }, (): Paragraph => ({ style: 'fact', text: 'Line' }));
  const { pages } = readPdf(
    pdfOf('', [...filler, { style: 'question', text: 'Why?' }, { style: 'answer', text: 'So.' }]),
  );
  expect(
    pages.map((lines) =>
      lines
        .slice(0, -2)
        .map(({ codes }) => codes)
        .filter((text) => text !== 'Line'),
    ),
  ).toEqual([[], ['Why?', 'So.']]);
});

test('the same paragraphs make the same bytes', () => {
  const make = () => pdfOf('Title', [{ style: 'title', text: 'Title' }]);
  expect(make()).toEqual(make());
});
