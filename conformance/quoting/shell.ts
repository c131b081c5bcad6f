/** A piece of a word: text that means itself, or a variable that the shell fills in. */
export type Part = { readonly text: string } | { readonly variable: string; readonly encoded?: boolean };

/** One word of a command line. */
export type Word = readonly Part[];

export const textWord = (text: string): Word => (text === '' ? [] : [{ text }]);

/** A word that means this text, with the values of these variables where `$NAME` stands in it. */
export const withVariables = (text: string, names: readonly string[]): Word =>
  text
    .split(new RegExp(`\\$(${names.join('|')})(?![A-Z0-9_])`))
    .map((part, at) => (at % 2 === 1 ? { variable: part } : { text: part }));

/**
 * A word as a shell reads it: text in single quotes, in which nothing has a meaning, and variables in double quotes, in
 * which their values are neither split nor expanded. No word can hold U+0000; it becomes U+FFFD. An `encoded` variable
 * goes through the function `encoded` of replay.sh.
 */
export function shellWord(word: Word): string {
  const parts = joined(word).map((part) => {
    if ('text' in part) return quoted(part.text.replaceAll('\0', '\ufffd'));
    return part.encoded === true ? `"$(encoded "$${part.variable}")"` : `"$${part.variable}"`;
  });
  return parts.join('') || "''";
}

const quoted = (text: string): string => (/^\w+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Text as one word that means exactly this text. */
export const shellText = (text: string): string => shellWord(textWord(text));

/** The same for a command that people read: without quotes where none are needed. */
export const shellArgument = (text: string): string =>
  /^[\w./:,@%+=-]+$/.test(text) ? text : shellText(text);

/** A line that a shell ignores: nothing ends it early, not even what only some programs take for a line break. */
export const shellComment = (text: string): string => `# ${text.replace(/[\p{Cc}\p{Z}]+/gu, ' ')}`;

/** The text of a word for people, and to look for values in: a variable stands as $NAME. */
export const shownWord = (word: Word): string =>
  word.map((part) => ('text' in part ? part.text : `$${part.variable}`)).join('');

/** The same word with every text in it replaced by what the function makes of it. */
export const mapText = (word: Word, change: (text: string) => Word): Word =>
  word.flatMap((part) => ('text' in part ? change(part.text) : [part]));

/** The variables of a word. */
export const variablesIn = (word: Word): readonly string[] =>
  word.flatMap((part) => ('variable' in part ? [part.variable] : []));

/** The pieces of words as they are written here, each to be known by its first character. */
const SINGLE = `'[^']*'`;
const DOUBLE = String.raw`"(?:[^"\\\x60$]|\$[A-Za-z_]\w*|\$\{[A-Za-z_]\w*[~%?\w]*\})*"`;
const QUOTE = String.raw`\\'`;
const BARE = String.raw`[\w@%+=:,./?-]`;
const WORD = `(?:${SINGLE}|${DOUBLE}|${QUOTE}|${BARE})+`;

/**
 * What is taken for a curl line from a file: words that a shell does not act upon, and of the options of curl those that
 * describe a request.
 */
export const CURL_LINE = [
  '^curl -sS -i -X (?:GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE)(?:',
  `(?: -g| --path-as-is)|(?: (?:-H|--data-raw|-F|--form-string) ${WORD})`,
  String.raw`|(?: (?='https?://|"\$CES_URL")${WORD}))*$`,
].join('');

/** What is taken from a file for the command that repeats a run. */
export const AGAIN_LINE = `^ces (?:conform|certify receiver|certify client)(?: ${WORD})*$`;

/** The words of a curl line. */
export function shellWords(line: string): Word[] {
  const piece = new RegExp(
    `(?<single>${SINGLE})|(?<double>${DOUBLE})|(?<quote>${QUOTE})|(?<bare>${BARE})|\\s+`,
    'gy',
  );
  const words: Part[][] = [];
  let isWithin = false;
  for (let found = piece.exec(line); found; found = piece.exec(line)) {
    const { single, double, quote, bare } = found.groups ?? {};
    const parts =
      double === undefined
        ? [single?.slice(1, -1) ?? quote?.slice(1) ?? bare].flatMap((text) =>
            text === undefined ? [] : [{ text }],
          )
        : doubleQuoted(double.slice(1, -1));
    if (parts.length > 0 && !isWithin) words.push([]);
    isWithin = parts.length > 0;
    words.at(-1)?.push(...parts);
  }
  return words.map(joined);
}

const doubleQuoted = (inside: string): readonly Part[] =>
  inside
    .split(/(\$[A-Za-z_]\w*|\$\{[A-Za-z_]\w*\})/)
    .map((part, at) => (at % 2 === 1 ? { variable: part.replace(/\W/g, '') } : { text: part }));

/** Neighbouring texts as one; empty ones are left out. */
function joined(word: readonly Part[]): Word {
  const parts: Part[] = [];
  for (const part of word) {
    const last = parts.at(-1);
    if (!('text' in part)) parts.push(part);
    else if (part.text === '') continue;
    else if (last && 'text' in last) parts[parts.length - 1] = { text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}
