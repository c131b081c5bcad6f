/** The edit distance of two texts (Levenshtein). */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [place, other] of [...to].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Longer than any known name; a longer text is not a typing error. */
const LONGEST = 64;

/** The known name that was probably meant; undefined where none is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > LONGEST) return undefined;
  const ranked = known
    .map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  if (!best || best.far > Math.max(2, Math.floor(best.one.length / 3))) return undefined;
  // Of a name of one or two letters nothing would be left.
  return best.far < best.one.length ? best.one : undefined;
};

/** A hint for an unknown name: a similar known name, or the list of known names. */
export const nameHint = (name: string, known: readonly string[]): string => {
  const near = nearestName(name, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
};
