/**
 * The fewest of these with which something still happens, found by leaving out ever smaller parts (delta debugging).
 * It has to happen with all of them; of what is left none can be left out alone.
 */
export const smallest = async <T>(
  all: readonly T[],
  happens: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> => {
  let left = all;
  let size = all.length;
  while (size > 1) {
    size = Math.ceil(size / 2);
    for (let at = 0; at < left.length;) {
      const rest = left.filter((_, place) => place < at || place >= at + size);
      if (await happens(rest)) left = rest;
      else at += size;
    }
  }
  return left;
};
