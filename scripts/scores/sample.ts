import { createHash } from 'node:crypto';

/**
 * Whether an entry is set aside while the suite is tuned, one in five, by a hash of its id: no change is made for it, so
 * those entries show afterwards whether power was lost unnoticed.
 */
export const isHeldOut = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 5 === 0;

/** Days since the epoch. */
export const today = (): number => Math.floor(Date.now() / 86_400_000);

/**
 * A part of the entries, spread over the whole table; all of them where no size is given. Each `turn` gives another part:
 * with the day and the seed in it, every day and every seed has its own.
 */
export const rotating = <T>(entries: readonly T[], size: number | undefined, turn: number): readonly T[] => {
  if (size === undefined || size >= entries.length) return entries;
  const step = Math.ceil(entries.length / size);
  return entries.filter((_, place) => place % step === turn % step);
};
