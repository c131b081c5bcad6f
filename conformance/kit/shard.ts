/** One part of a run that is split over several machines. Plain data: it crosses into the engine's worker. */
export interface Shard {
  /** 1 to `of`. */
  readonly index: number;
  readonly of: number;
  /** Shard of a check by its id, where costs are known; every other check goes by a hash of its id. */
  readonly assigned?: Readonly<Record<string, number>>;
}

/** Does the check belong to the shard? Every check belongs to exactly one, on every machine the same. */
export const inShard = (id: string, { index, of, assigned }: Shard): boolean =>
  (assigned !== undefined && Object.hasOwn(assigned, id) ? assigned[id] : 1 + (hash(id) % of)) === index;

/** FNV-1a, 32 bits, with a last stir, since a remainder looks at the low bits only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
