/**
 * Of many examples a few that hold what any two dimensions hold together: every value, and every pair of values, that
 * occurs in the examples occurs in those chosen. Without chance, and in the order of the examples.
 */
export function pairwise<T>(
  examples: readonly T[],
  valuesOf: (example: T) => readonly string[],
): readonly T[] {
  const rest = new Map(examples.map((example) => [example, pairsOf(valuesOf(example))] as const));
  const open = new Set([...rest.values()].flat());
  const chosen = new Set<T>();
  while (open.size > 0) {
    const gainOf = ([, pairs]: readonly [T, readonly string[]]): number =>
      pairs.filter((pair) => open.has(pair)).length;
    const [best] = [...rest].sort((one, other) => gainOf(other) - gainOf(one));
    if (!best) break;
    const [example, pairs] = best;
    chosen.add(example);
    rest.delete(example);
    for (const pair of pairs) open.delete(pair);
  }
  return examples.filter((example) => chosen.has(example));
}

/** Each value with each that follows it, and alone. */
const pairsOf = (values: readonly string[]): readonly string[] =>
  values.flatMap((value, at) =>
    values.slice(at).map((other, further) => JSON.stringify([at, value, at + further, other])),
  );
