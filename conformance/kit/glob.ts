/** The longest glob that a flag or a file may hold, in characters. */
export const LONGEST_GLOB = 2_000;

/** Whether an id matches the glob: `*` is any text, `?` is one character, `{a,b}` is `a` or `b`. */
export function matchesGlob(glob: string, id: ArrayLike<string>): boolean {
  return (endsOf(glob, 1n, { letters: id, known: new Map() }) & last(id)) !== 0n;
}

/** Whether the glob can match an id that begins like this. */
export function mayBegin(glob: string, start: ArrayLike<string>): boolean {
  return (endsOf(glob, 1n, { letters: start, known: new Map(), isOpen: true }) & last(start)) !== 0n;
}

/** A set of places in a text: bit n is the place after n characters. */
type Places = bigint;

interface Text {
  readonly letters: ArrayLike<string>;
  /** The places before a letter, cached by letter. */
  readonly known: Map<string, Places>;
  /** Any text may follow, so the last place is reachable. */
  readonly isOpen?: boolean;
}

const last = ({ length }: ArrayLike<string>): Places => 1n << BigInt(length);

/**
 * The places where the glob can end if it begins at one of these. Each part is one step over all places at once, so a
 * glob never takes more steps than it has characters.
 */
function endsOf(glob: string, begins: Places, text: Text): Places {
  const end = last(text.letters);
  const open = text.isOpen ? end : 0n;
  const all = (end << 1n) - 1n;
  let places = begins;
  for (const part of glob.match(/\{[^{}]*\}|\*+|[^]/g) ?? []) {
    if (places === 0n) return places;
    const from = places;
    if (part.startsWith('*')) places = all & -(places & -places);
    else if (part === '?') places = (places << 1n) & all;
    else if (part.length === 1) places = (places & before(part, text)) << 1n;
    else places = wordsOf(part).reduce((ends, word) => ends | endsOf(word, from, text), 0n);
    places |= from & open;
  }
  return places;
}

const wordsOf = (choice: string): readonly string[] => choice.slice(1, -1).split(',');

function before(letter: string, { letters, known }: Text): Places {
  const cached = known.get(letter);
  if (cached !== undefined) return cached;
  let places = 0n;
  for (let at = 0; at < letters.length; at++) if (letters[at] === letter) places |= 1n << BigInt(at);
  known.set(letter, places);
  return places;
}
