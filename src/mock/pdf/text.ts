/** A text as the standard fonts of a PDF show it: one character for each byte. */
export interface Encoded {
  readonly codes: string;
  /** Whether every character is there unchanged. */
  readonly isExact: boolean;
}

// Places 128 to 159 of WinAnsi; a space where it has no character. All others up to 255 are those of Unicode.
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const placeOfSpecial = new Map(
  [...SPECIAL].flatMap((char, at) => (char === ' ' ? [] : [[char, String.fromCharCode(128 + at)] as const])),
);

/** Letters and marks without a decomposition, by what a typewriter would put for them. */
const LIKE = new Map([
  ...[...'łŁđĐħĦıŧŦ'].map((char, at) => [char, 'lLdDhHitT'.charAt(at)] as const),
  ...[...'‐‑‒―−'].map((dash) => [dash, '-'] as const),
  ['′', "'"],
  ['″', '"'],
]);

const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}]/u;
const WITHOUT_SIGN = '?';

const exactly = (char: string): string | undefined => {
  const place = char.codePointAt(0) ?? 0;
  const isDirect = (place >= 32 && place <= 126) || (place >= 160 && place <= 255);
  return isDirect ? char : placeOfSpecial.get(char);
};

const nearly = (char: string): string =>
  LIKE.get(char) ??
  [...char.normalize('NFKD')]
    .map((part) => exactly(part) ?? LIKE.get(part) ?? (INVISIBLE.test(part) ? '' : WITHOUT_SIGN))
    .join('');

/**
 * A text in WinAnsi. Where that has no sign for a letter, the letter loses its marks (ő becomes o), and what is no
 * Latin letter at all becomes a question mark.
 */
export const encoded = (text: string): Encoded => {
  const codes: string[] = [];
  let isExact = true;
  for (const char of text.normalize('NFC')) {
    if (char === '\u00AD') continue;
    const code = exactly(char);
    isExact &&= code !== undefined;
    codes.push(code ?? nearly(char));
  }
  return { codes: codes.join(''), isExact };
};

/** Codes as a string in the source of a PDF. */
export const literal = (codes: string): string => `(${codes.replace(/[\\()]/g, '\\$&')})`;

/** Any text as a string in the source of a PDF, for what is read and not drawn. */
export const unicodeLiteral = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
};
