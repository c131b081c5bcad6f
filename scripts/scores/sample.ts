import { createHash } from 'node:crypto';

/**
 * Whether an entry is set aside while the suite is tuned, one in five, by a hash of its id: nobody looks at them, so they
 * tell afterwards whether power was lost that nobody saw.
 */
export const isSetAside = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 5 === 0;

/**
 * A part of the entries that is another one every day, so that all get their turn, spread over the whole table; all of
 * them where no size is given. `day` counts days since the epoch.
 */
export const rotating = <T>(
  entries: readonly T[],
  size: number | undefined,
  day = Math.floor(Date.now() / 86_400_000),
): readonly T[] => {
  if (size === undefined || size >= entries.length) return entries;
  const step = Math.ceil(entries.length / size);
  return entries.filter((_, place) => place % step === day % step);
};
