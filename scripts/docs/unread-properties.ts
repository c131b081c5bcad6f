/** A custom property of a style and its value, as `withPlainStyles` leaves them. */
const DECLARATION = /(?<=[\n;{`])(--[\w-]+):[^;`{}$]*;\n?/g;

/** Where the code puts a name together of its beginning and a value. */
const BEGINNING = /(--[\w-]+)\$\{/g;

/** The members of a text that are read as `--{kind of text}-{member}`. */
const OF_TEXTS = /Object\.entries\(\{fontSize:([^}]*)\}/;

const namesIn = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

/** Whether the code may compute this name from parts. */
const putTogether = (code: string): ((name: string) => boolean) => {
  const [, members] = OF_TEXTS.exec(code) ?? [];
  if (members === undefined)
    throw new Error('the renderer of the documentation names the properties of texts otherwise');
  const ends = namesIn(/[`'"]([\w-]+)[`'"]/g, members).map((member) => `-${member}`);
  const beginnings = namesIn(BEGINNING, code);
  const texts = new Set(namesIn(/[`'"]([a-z][\w-]*)[`'"]/g, code));
  return (name) =>
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    ends.some((end) => name.endsWith(end) && texts.has(name.slice(2, -end.length)));
};

/**
 * The code of the renderer without the custom properties that neither it nor `own`, our styles, reads: they are for other
 * kinds of pages, and a browser would read them at every start. Throws where the renderer is not what it was.
 */
export const withoutUnreadProperties = (code: string, own: string): string => {
  const isPutTogether = putTogether(code);
  let rest = code;
  // What is read only by a property that goes, goes as well.
  for (;;) {
    const declared = counted(namesIn(DECLARATION, rest));
    const named = counted(namesIn(/(--[\w-]+)/g, rest + own));
    const isRead = (name: string): boolean => named.get(name) !== declared.get(name) || isPutTogether(name);
    const next = rest.replace(DECLARATION, (whole, name: string) => (isRead(name) ? whole : ''));
    if (next === rest) return rest;
    rest = next;
  }
};
