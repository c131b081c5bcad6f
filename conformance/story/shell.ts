/** The words of a command line as curl lines are written here: '…', "…" and \x; variables stay as they are written. */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  const piece = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)|(\s+)/gsy;
  let word: string | undefined;
  for (let found = piece.exec(line); found; found = piece.exec(line)) {
    const [, single, double, escaped, bare, space] = found;
    if (space === undefined) word = (word ?? '') + (single ?? double ?? escaped ?? bare ?? '');
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** Text as one shell word that means exactly this text; the token is read from its variable. */
export function quoted(text: string): string {
  const parts = text.split('$CES_TOKEN').map((part) => (part === '' ? '' : single(part)));
  return parts.join('"${CES_TOKEN}"') || "''";
}

const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
