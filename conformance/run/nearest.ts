/** The edit distance of two words: insertions, deletions and replacements of one character. */
export function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let line = 1; line <= left.length; line++) {
    const next = [line];
    for (let column = 1; column <= right.length; column++) {
      const replace = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The candidates nearest to an unknown word, the nearest first; empty if none is close enough. */
export function nearest(word: string, candidates: readonly string[], count = 1): string[] {
  const asked = word.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, far: farness(asked, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, far }) => far <= Math.max(2, Math.ceil(Math.max(asked.length, candidate.length) / 2)),
    )
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** The edit distance, but at most 2 if one word contains the other. */
function farness(asked: string, candidate: string): number {
  const far = distance(asked, candidate);
  const held = asked.length > 2 && (candidate.includes(asked) || asked.includes(candidate));
  return held ? Math.min(far, 2) : far;
}
