/**
 * A part of the entries that is another one every day, so that all get their turn; all of them where no size is given.
 * `day` counts days since the epoch.
 */
export const rotating = <T>(
  entries: readonly T[],
  size: number | undefined,
  day = Math.floor(Date.now() / 86_400_000),
): readonly T[] => {
  if (size === undefined || size >= entries.length) return entries;
  const start = (day * size) % entries.length;
  return [...entries, ...entries].slice(start, start + size);
};
