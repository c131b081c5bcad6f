import { encoded, type Encoded } from './text.ts';
import { widthOf, type Font } from './widths.ts';

/** One line of a text, as it was given and as it is drawn. */
export interface Line extends Encoded {
  readonly text: string;
}

const BREAK = /\r\n|[\n\r\u000B\u000C\u0085\u2028\u2029]/;
// Characters to remove: they are not drawn or searched.
const CONTROL = /\p{Cc}/gu;

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(CONTROL, ''))
    .filter((word) => word !== '');

const lineOf = (text: string): Line => ({ text, ...encoded(text) });

/** A word that is wider than a line, in pieces that are not. */
const piecesOf = (word: string, fits: (codes: string) => boolean): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  let codes = '';
  for (const char of word.normalize('NFC')) {
    const next = encoded(char).codes;
    if (piece !== '' && !fits(codes + next)) {
      pieces.push(piece);
      [piece, codes] = ['', ''];
    }
    piece += char;
    codes += next;
  }
  return [...pieces, piece];
};

const wrappedPart = (part: string, fits: (codes: string) => boolean): readonly Line[] => {
  const lines: string[] = [];
  let line = '';
  let codes = '';
  for (const word of wordsOf(part)) {
    const whole = encoded(word).codes;
    const pieces = fits(whole) ? [word] : piecesOf(word, fits);
    for (const piece of pieces) {
      const own = pieces.length === 1 ? whole : encoded(piece).codes;
      const isRoom = line !== '' && fits(`${codes} ${own}`);
      if (line !== '' && !isRoom) lines.push(line);
      [line, codes] = isRoom ? [`${line} ${piece}`, `${codes} ${own}`] : [piece, own];
    }
  }
  return [...lines, line].map(lineOf);
};

/**
 * A text in lines of at most `limit` points. Lines break between words, inside a word that is too long for a line, and
 * at line breaks of the text. An empty text is one empty line.
 */
export const wrapped = (text: string, font: Font, size: number, limit: number): readonly Line[] => {
  const fits = (codes: string): boolean => widthOf(codes, font, size) <= limit;
  return text.split(BREAK).flatMap((part) => wrappedPart(part, fits));
};
