/** A source of chance that gives the same again for the same seed. */
export interface Draw {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  chance(share: number): boolean;
  /** One of these; undefined if there are none. */
  one<T>(items: readonly T[]): T | undefined;
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, quick, and even enough to choose requests with. */
export const createDraw = (seed: number): Draw => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (share) => next() < share,
    one: (items) => items[int(0, items.length - 1)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
};
