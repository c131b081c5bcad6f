import { asObject, type Collection, type Stored } from '../mock/world/collection.ts';
import type { Keys } from '../mock/world/keys.ts';

/** A collection that shows its records changed; a record for which `see` gives nothing is not there. */
export const seenAs = <T extends Stored, I extends string>(
  collection: Collection<T, I>,
  keys: Keys<T, I>,
  see: (stored: T) => T | undefined,
): Collection<T, I> => {
  const all = (): readonly T[] => collection.all().flatMap((stored) => see(stored) ?? []);
  const between = (index: I, from: string, to: string): readonly T[] =>
    all().filter((record) => keys[index](record).some((key) => from <= key && key <= to));
  return {
    ...asObject(collection),
    all,
    between,
    find: (id) => {
      const stored = collection.find(id);
      return stored && see(stored);
    },
    filter: (keep) => all().filter(keep),
    where: (index, key) => between(index, key, key),
    walk: (index, key, { after, descending }) => {
      const under = between(index, key, key);
      const isLeft = (record: T): boolean =>
        after === undefined || (collection.positionOf(record) - after) * (descending ? -1 : 1) > 0;
      return (descending ? under.toReversed() : under).filter(isLeft);
    },
  };
};
