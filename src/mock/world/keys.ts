import sorted from 'sorted-btree';

/** A secondary key and the position of a record. */
type IndexKey = readonly [key: string, position: number];

/** The records of a collection by a secondary key. Records under one key are in the order of creation. */
export type Index<T> = sorted.default<IndexKey, T>;

/** Gives the keys of a record in an index; none: the index does not contain it. */
export type KeysOf<T> = (record: T) => readonly string[];

/** The key functions of the indexes of a collection, by the name of the index. */
export type Keys<T, I extends string> = Readonly<Record<I, KeysOf<T>>>;

const byKeyAndPosition = (a: IndexKey, b: IndexKey): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1];

export const put = <T>(index: Index<T>, keys: readonly string[], position: number, record: T): void => {
  for (const key of keys) index.set([key, position], record);
};

export const take = <T>(index: Index<T>, keys: readonly string[], position: number): void => {
  for (const key of keys) index.delete([key, position]);
};

/** The key function of the index of this name. */
export const indexedBy = <T>(keys: Readonly<Record<string, KeysOf<T>>>, name: string): KeysOf<T> =>
  keys[name] ?? (() => []);

/** An index of existing records, which `order` has by their positions. */
export const createIndex = <T>(order: sorted.default<number, T>, keysOf: KeysOf<T>): Index<T> => {
  const entries: [IndexKey, T][] = [];
  order.forEachPair((position, record) => {
    for (const key of keysOf(record)) entries.push([[key, position], record]);
  });
  // A tree of sorted entries is built much faster and is denser.
  entries.sort(([a], [b]) => byKeyAndPosition(a, b));
  return new sorted.default<IndexKey, T>(entries, byKeyAndPosition);
};

/** A key of several parts, with line ends between. No part contains a line end. */
export const compoundKey = (...parts: readonly string[]): string => parts.join('\n');
