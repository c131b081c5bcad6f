import { ESCAPES, spellings } from './spelling.ts';

/** A text that must not be shown, and the variable that stands for it. */
export interface Secret {
  /** Without the $. */
  readonly name: string;
  readonly value: string;
}

/** The text without secrets: each is replaced by $NAME, in whatever spelling it stands there. */
export type Redact = (text: string) => string;

/** A shorter one could be part of ordinary words, so it is not hidden. `ces doctor` says so. */
export const SHORTEST_SECRET = 6;

/** What stands where a text was cut off. */
const CUT = '…';

/** Made once for a run: every secret gets its patterns here. */
export function redactor(secrets: readonly Secret[]): Redact {
  const hidden = secrets
    .filter(({ value }) => value.length >= SHORTEST_SECRET)
    .toSorted((left, right) => right.value.length - left.value.length)
    .flatMap(hiddenOf);
  if (hidden.length === 0) return (text) => text;
  return (text) => {
    const isEscaped = ESCAPES.test(text);
    const whole = hidden.reduce(
      (left, { asItIs, anywhere, shown }) =>
        isEscaped || asItIs.some((form) => left.includes(form)) ? left.replace(anywhere, () => shown) : left,
      text,
    );
    return whole.includes(CUT) ? hidden.reduce(withoutBeginning, whole) : whole;
  };
}

interface Hidden {
  readonly shown: string;
  /** Its forms in a text without escapes: a cheap look before the pattern. */
  readonly asItIs: readonly string[];
  readonly anywhere: RegExp;
  /** Its characters, each as a pattern for one place. */
  readonly characters: readonly RegExp[];
}

const hiddenOf = ({ name, value }: Secret): readonly Hidden[] => [
  hiddenForm(name, [value, value.replaceAll(' ', '+')], spellings(value)),
  ...base64Of(value).map((core) =>
    hiddenForm(
      name,
      [core, core.replaceAll('+', '-').replaceAll('/', '_')],
      spellings(core, { '+': '-', '/': '_' }),
    ),
  ),
];

const hiddenForm = (name: string, asItIs: readonly string[], patterns: readonly string[]): Hidden => ({
  shown: `$${name}`,
  asItIs: [...new Set(asItIs)],
  anywhere: new RegExp(patterns.join(''), 'g'),
  characters: patterns.map((pattern) => new RegExp(pattern, 'y')),
});

/**
 * A text within base64, at each of the three places that it can begin at: the characters that it alone decides. Within
 * `Basic` it stands behind a name, for example.
 */
const base64Of = (text: string): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from(text);
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return core.length < SHORTEST_SECRET ? [] : [core];
  });

/** Where a text was cut off within a secret, its beginning is left, which the pattern of the whole does not find. */
function withoutBeginning(text: string, { characters, shown }: Hidden): string {
  const pieces = text.split(CUT);
  const last = pieces.pop() ?? '';
  const cleared = pieces.map((piece) => {
    const from = beginningIn(piece, characters);
    return from === undefined ? piece : piece.slice(0, from) + shown;
  });
  return [...cleared, last].join(CUT);
}

/** Characters of the longest spelling of one character, such as &#x00022; */
const LONGEST = 12;

/** Where the end of a text is the beginning of a secret; undefined where it is not. */
function beginningIn(text: string, characters: readonly RegExp[]): number | undefined {
  for (let from = Math.max(0, text.length - LONGEST * characters.length); from < text.length; from += 1) {
    let at = from;
    let met = 0;
    for (const character of characters) {
      character.lastIndex = at;
      if (!character.test(text)) break;
      at = character.lastIndex;
      met += 1;
    }
    if (met >= SHORTEST_SECRET && HALF_ESCAPE.test(text.slice(at))) return from;
  }
  return undefined;
}

/** What is left of a character that was cut itself. */
const HALF_ESCAPE = /^(?:\\+(?:u[\da-fA-F]{0,3})?|%[\da-fA-F]{0,4}|\\*&[#\w;&]{0,12})?$/;
