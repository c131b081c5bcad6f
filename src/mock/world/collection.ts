import sorted from 'sorted-btree';
import { createIndex, indexedBy, put, take, type Index, type Keys } from './keys.ts';

/** What every stored record has. Records are immutable values: a change is a new value under the same id. */
export interface Stored {
  readonly id: string;
}

/** From which place on a key is walked. */
export interface Walk {
  /** The position after which the walk begins; undefined: at its beginning. */
  readonly after: number | undefined;
  /** From the newest record to the oldest. */
  readonly descending: boolean;
}

/**
 * Records of one resource in the order of their creation. A position in that order survives
 * inserts and removals, which is what makes a cursor dependable. `I` names the secondary keys.
 */
export interface Collection<T extends Stored, I extends string = never> {
  find(id: string | undefined): T | undefined;
  insert(record: T): T;
  /** Puts a new value where the record with this id stands; its place in the order stays. */
  replace(record: T): T;
  remove(id: string): void;
  /** Looks at every record. Whoever can name a key asks `where`. */
  filter(keep: (record: T) => boolean): readonly T[];
  all(): readonly T[];
  /** The records under a secondary key. */
  where(index: I, key: string): readonly T[];
  /** The records under the keys from one to another, both included; keys compare as texts. */
  between(index: I, from: string, to: string): readonly T[];
  /** The records under a secondary key one by one, for whoever stops early. */
  walk(index: I, key: string, walk: Walk): Iterable<T>;
  /** Place of a record in the order of creation; never given twice. */
  positionOf(record: T): number;
  /** The same records in a collection of its own. What both have is shared until one of them writes. */
  fork(): Collection<T, I>;
}

interface Placed<T> {
  readonly record: T;
  readonly position: number;
}

/** Everything that a collection is. */
interface State<T> {
  readonly records: sorted.default<string, Placed<T>>;
  readonly order: sorted.default<number, T>;
  /** Made when they are first asked for. */
  readonly indexes: Map<string, Index<T>>;
  next: number;
  /** Another collection reads it as well: whoever writes takes a copy first. */
  isShared: boolean;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byNumber = (a: number, b: number): number => a - b;

const copyOf = <T>({ records, order, indexes, next }: State<T>): State<T> => ({
  records: records.clone(),
  order: order.clone(),
  indexes: new Map([...indexes].map(([name, index]) => [name, index.clone()])),
  next,
  isShared: false,
});

const valuesOf = <T>(tree: sorted.default<number, T>): readonly T[] => {
  const values: T[] = [];
  tree.forEachPair((_, record) => void values.push(record));
  return values;
};

const collectionOf = <T extends Stored, I extends string>(
  begun: State<T>,
  keys: Keys<T, I>,
): Collection<T, I> => {
  let state = begun;
  const own = (): State<T> => (state.isShared ? (state = copyOf(state)) : state);
  // An index is made of the records alone: whoever shares them may share it, too.
  const indexOf = (name: I): Index<T> => {
    const known = state.indexes.get(name);
    if (known) return known;
    const made = createIndex(state.order, keys[name]);
    state.indexes.set(name, made);
    return made;
  };
  const change = (position: number, from: T | undefined, to: T | undefined): void => {
    for (const [name, index] of state.indexes) {
      const keysOf = indexedBy(keys, name);
      if (from) take(index, keysOf(from), position);
      if (to) put(index, keysOf(to), position, to);
    }
  };
  return {
    find: (id) => (id === undefined ? undefined : state.records.get(id)?.record),
    insert: (record) => {
      const { records, order } = own();
      if (records.has(record.id)) throw new Error(`a record with id ${record.id} is stored already`);
      const position = state.next++;
      records.set(record.id, { record, position });
      order.set(position, record);
      change(position, undefined, record);
      return record;
    },
    replace: (record) => {
      const { records, order } = own();
      const former = records.get(record.id);
      if (!former) throw new Error(`no record with id ${record.id} to replace`);
      const { position } = former;
      records.set(record.id, { record, position });
      order.set(position, record);
      change(position, former.record, record);
      return record;
    },
    remove: (id) => {
      const { records, order } = own();
      const former = records.get(id);
      if (!former) return;
      records.delete(id);
      order.delete(former.position);
      change(former.position, former.record, undefined);
    },
    filter: (keep) => valuesOf(state.order).filter(keep),
    all: () => valuesOf(state.order),
    where: (name, key) => {
      const found: T[] = [];
      indexOf(name).forRange([key, 0], [key, Infinity], false, (_, record) => void found.push(record));
      return found;
    },
    between: (name, from, to) => {
      const found: [number, T][] = [];
      const keep = ([, position]: readonly [string, number], record: T): void =>
        void found.push([position, record]);
      indexOf(name).forRange([from, 0], [to, Infinity], false, keep);
      return found.sort(([a], [b]) => a - b).map(([, record]) => record);
    },
    *walk(name, key, { after, descending }) {
      const index = indexOf(name);
      const pairs = descending
        ? index.entriesReversed([key, after ?? Infinity])
        : index.entries([key, after ?? 0]);
      for (const [[own, position], record] of pairs) {
        if (own !== key) return;
        if (position !== after) yield record;
      }
    },
    positionOf: ({ id }) => state.records.get(id)?.position ?? 0,
    fork: () => {
      state.isShared = true;
      return collectionOf(state, keys);
    },
  };
};

/** An empty collection; `keys` says under which secondary keys a record stands. */
export const createCollection = <T extends Stored, I extends string = never>(
  keys: Keys<T, I>,
): Collection<T, I> =>
  collectionOf(
    {
      records: new sorted.default<string, Placed<T>>(undefined, byText),
      order: new sorted.default<number, T>(undefined, byNumber),
      indexes: new Map(),
      next: 1,
      isShared: false,
    },
    keys,
  );
