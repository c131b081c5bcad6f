import sorted from 'sorted-btree';

/** A secondary key and the position of a record in the order of creation. */
type IndexKey = readonly [key: string, position: number];

/** The records of a collection by a secondary key, those under one key in the order of creation. */
export type Index<T> = sorted.default<IndexKey, T>;

/** Under which keys a record stands in an index. */
export type KeysOf<T> = (record: T) => readonly string[];

/** The indexes of a collection by their names. */
export type Keys<T, I extends string> = Readonly<Record<I, KeysOf<T>>>;

const byKeyAndPosition = (a: IndexKey, b: IndexKey): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1];

export const put = <T>(index: Index<T>, keys: readonly string[], position: number, record: T): void => {
  for (const key of keys) index.set([key, position], record);
};

export const take = <T>(index: Index<T>, keys: readonly string[], position: number): void => {
  for (const key of keys) index.delete([key, position]);
};

/** The keys of an index by a name that one of its collection's bears. */
export const indexedBy = <T>(keys: Readonly<Record<string, KeysOf<T>>>, name: string): KeysOf<T> =>
  keys[name] ?? (() => []);

/** An index over records that are there already, given by their positions. */
export const createIndex = <T>(order: sorted.default<number, T>, keysOf: KeysOf<T>): Index<T> => {
  const entries: [IndexKey, T][] = [];
  order.forEachPair((position, record) => {
    for (const key of keysOf(record)) entries.push([[key, position], record]);
  });
  // Filled in order a tree is made much faster, and is denser.
  entries.sort(([a], [b]) => byKeyAndPosition(a, b));
  return new sorted.default<IndexKey, T>(entries, byKeyAndPosition);
};

/** Parts of a key; none of them holds the character between. */
export const compoundKey = (...parts: readonly string[]): string => parts.join('\n');
