import { createHash } from 'node:crypto';

const placeOf = (seed: number, id: string): string =>
  createHash('sha256').update(`${seed} ${id}`).digest('hex');

/**
 * Some entries, drawn by the seed; all if no size is given. A larger sample of a seed holds the smaller one, and
 * entries that come or go leave the others in their places.
 */
export const sampleBySeed = <T extends { readonly id: string }>(
  entries: readonly T[],
  size: number | undefined,
  seed: number,
): readonly T[] =>
  [...entries]
    .map((entry) => ({ entry, place: placeOf(seed, entry.id) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, size)
    .map(({ entry }) => entry);
