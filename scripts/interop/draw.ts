import { createHash } from 'node:crypto';

const rank = (seed: number, id: string): string =>
  createHash('sha256').update(`${seed}:${id}`).digest('hex');

/**
 * Some entries, drawn by the seed. A larger draw of the same seed holds the smaller one, and the draw does not depend
 * on the order of the entries.
 */
export const draw = <T extends { readonly id: string }>(
  entries: readonly T[],
  count: number,
  seed: number,
): readonly T[] =>
  entries
    .map((entry) => ({ entry, at: rank(seed, entry.id) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry);
