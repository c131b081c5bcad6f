import sorted from 'sorted-btree';
import { createIndex, indexedBy, put, take, type Index, type Keys } from './keys.ts';

/** A stored record. Records are immutable: a change is a new record under the same id. */
export interface Stored {
  readonly id: string;
}

/** Where a walk over the records of a key begins, and its direction. */
export interface Walk {
  /** The position after which the walk begins; undefined: it begins with the first record. */
  readonly after: number | undefined;
  /** From the newest record to the oldest. */
  readonly descending: boolean;
}

/** A record with its position in the order of creation. */
export interface Placed<T> {
  readonly record: T;
  readonly position: number;
}

/** One write: the record at a position before it and after it; undefined: none. */
export interface Change<T> {
  readonly position: number;
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/**
 * Records of one resource in the order of their creation. Inserts and removals do not change the position of
 * other records, so a cursor stays valid. `I` names the secondary keys.
 */
export interface Collection<T extends Stored, I extends string = never> {
  find(id: string | undefined): T | undefined;
  insert(record: T): T;
  /** Replaces the record with this id, at the same position. Throws if there is none. */
  replace(record: T): T;
  remove(id: string): void;
  /** Checks every record. With a key, `where` is faster. */
  filter(keep: (record: T) => boolean): readonly T[];
  all(): readonly T[];
  /** The records under a secondary key. */
  where(index: I, key: string): readonly T[];
  /** The records under the keys from `from` to `to`, both included; keys compare as texts. */
  between(index: I, from: string, to: string): readonly T[];
  /** The records under a secondary key one by one, for callers that stop early. */
  walk(index: I, key: string, walk: Walk): Iterable<T>;
  /** The position of a record in the order of creation. A position is never used twice. */
  positionOf(record: T): number;
  /** A separate collection with the same records. Both share their data until one of them writes. */
  fork(): Collection<T, I>;
  /** Every record with its position, in order. */
  placed(): readonly Placed<T>[];
  /** The position that the next new record gets. */
  next(): number;
  /**
   * Puts records at their positions into an empty collection. The next new record gets the position `next`.
   */
  restore(placed: Iterable<Placed<T>>, next: number): void;
  /** Whether one is a fork of the other and neither was written to since. */
  isUntouchedFork(other: Collection<T, I>): boolean;
  /** Calls the listener after every write. It replaces an earlier listener. A fork begins without one. */
  watch(listener: (change: Change<T>) => void): void;
}

/** The data of a collection. */
interface State<T> {
  readonly records: sorted.default<string, Placed<T>>;
  /** The latest ids that were looked up, with their records; null: no record. */
  readonly lookups: Map<string, Placed<T> | null>;
  readonly order: sorted.default<number, T>;
  /** The indexes by secondary key, each made at its first use. */
  readonly indexes: Map<string, Index<T>>;
  next: number;
  /** Another collection reads it as well: it is copied before a write. */
  isShared: boolean;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byNumber = (a: number, b: number): number => a - b;

/** The largest number of ids in `lookups`: more than a client uses at a time, and few compared with a large world. */
const MOST_LOOKUPS = 2048;

const copyOf = <T>({ records, order, indexes, next }: State<T>): State<T> => ({
  records: records.clone(),
  lookups: new Map(),
  order: order.clone(),
  indexes: new Map([...indexes].map(([name, index]) => [name, index.clone()])),
  next,
  isShared: false,
});

// A class, since worlds are forked by the hundred: methods for each object would be most of the cost of a
// fork.
class IndexedCollection<T extends Stored, I extends string> implements Collection<T, I> {
  private state: State<T>;
  private readonly keys: Keys<T, I>;
  private listener: ((change: Change<T>) => void) | undefined;

  constructor(state: State<T>, keys: Keys<T, I>) {
    this.state = state;
    this.keys = keys;
  }

  find(id: string | undefined): T | undefined {
    return id === undefined ? undefined : this.standing(id)?.record;
  }

  insert(record: T): T {
    const state = this.own();
    const placed = { record, position: state.next };
    if (!state.records.set(record.id, placed, false))
      throw new Error(`a record with id ${record.id} is stored already`);
    state.next += 1;
    return this.place(placed, undefined);
  }

  replace(record: T): T {
    const { records } = this.own();
    const former = this.standing(record.id);
    if (!former) throw new Error(`no record with id ${record.id} to replace`);
    const placed = { record, position: former.position };
    records.set(record.id, placed);
    return this.place(placed, former.record);
  }

  remove(id: string): void {
    const { records, order, lookups } = this.own();
    const former = this.standing(id);
    if (!former) return;
    records.delete(id);
    lookups.delete(id);
    order.delete(former.position);
    this.move(former.position, former.record, undefined);
  }

  filter(keep: (record: T) => boolean): readonly T[] {
    return this.all().filter(keep);
  }

  all(): readonly T[] {
    const records: T[] = [];
    this.state.order.forEachPair((_, record) => void records.push(record));
    return records;
  }

  where(index: I, key: string): readonly T[] {
    const found: T[] = [];
    const keep = (_: unknown, record: T): void => void found.push(record);
    this.index(index).forRange([key, 0], [key, Infinity], false, keep);
    return found;
  }

  between(index: I, from: string, to: string): readonly T[] {
    const found: (readonly [number, T])[] = [];
    const keep = ([, position]: readonly [string, number], record: T): void =>
      void found.push([position, record]);
    this.index(index).forRange([from, 0], [to, Infinity], false, keep);
    return found.sort(([a], [b]) => a - b).map(([, record]) => record);
  }

  *walk(index: I, key: string, { after, descending }: Walk): Iterable<T> {
    const entries = this.index(index);
    const pairs = descending
      ? entries.entriesReversed([key, after ?? Infinity])
      : entries.entries([key, after ?? 0]);
    for (const [[own, position], record] of pairs) {
      if (own !== key) return;
      if (position !== after) yield record;
    }
  }

  positionOf({ id }: T): number {
    return this.standing(id)?.position ?? 0;
  }

  fork(): Collection<T, I> {
    this.state.isShared = true;
    return new IndexedCollection(this.state, this.keys);
  }

  placed(): readonly Placed<T>[] {
    const placed: Placed<T>[] = [];
    this.state.order.forEachPair((position, record) => void placed.push({ record, position }));
    return placed;
  }

  next(): number {
    return this.state.next;
  }

  restore(placed: Iterable<Placed<T>>, next: number): void {
    const state = this.own();
    for (const one of placed) {
      state.records.set(one.record.id, one);
      state.lookups.delete(one.record.id);
      state.order.set(one.position, one.record);
    }
    state.next = next;
  }

  isUntouchedFork(other: Collection<T, I>): boolean {
    return other instanceof IndexedCollection && other.state === this.state;
  }

  watch(listener: (change: Change<T>) => void): void {
    this.listener = listener;
  }

  /** The data for a write: a copy first where they are shared. */
  private own(): State<T> {
    if (this.state.isShared) this.state = copyOf(this.state);
    return this.state;
  }

  // A look-up in a large tree is slow, and every request looks up its acting user in several collections.
  private standing(id: string): Placed<T> | undefined {
    const { records, lookups } = this.state;
    const known = lookups.get(id);
    if (known !== undefined) return known ?? undefined;
    const found = records.get(id);
    if (lookups.size >= MOST_LOOKUPS) lookups.clear();
    lookups.set(id, found ?? null);
    return found;
  }

  // An index follows from the records alone, so collections that share records share it, too.
  private index(name: I): Index<T> {
    const known = this.state.indexes.get(name);
    if (known) return known;
    const made = createIndex(this.state.order, this.keys[name]);
    this.state.indexes.set(name, made);
    return made;
  }

  private place(placed: Placed<T>, former: T | undefined): T {
    const { record, position } = placed;
    const { lookups, order } = this.state;
    if (lookups.has(record.id)) lookups.set(record.id, placed);
    order.set(position, record);
    this.move(position, former, record);
    return record;
  }

  private move(position: number, from: T | undefined, to: T | undefined): void {
    for (const [name, index] of this.state.indexes) {
      const keysOf = indexedBy(this.keys, name);
      if (from) take(index, keysOf(from), position);
      if (to) put(index, keysOf(to), position, to);
    }
    this.listener?.({ position, before: from, after: to });
  }
}

/** An empty collection; `keys` gives the secondary keys of a record. */
export const createCollection = <T extends Stored, I extends string = never>(
  keys: Keys<T, I>,
): Collection<T, I> =>
  new IndexedCollection(
    {
      records: new sorted.default<string, Placed<T>>(undefined, byText),
      lookups: new Map(),
      order: new sorted.default<number, T>(undefined, byNumber),
      indexes: new Map(),
      next: 1,
      isShared: false,
    },
    keys,
  );

/** The same collection as a plain object, whose methods can be replaced one by one. */
export const asObject = <T extends Stored, I extends string>(
  collection: Collection<T, I>,
): Collection<T, I> => ({
  find: (id) => collection.find(id),
  insert: (record) => collection.insert(record),
  replace: (record) => collection.replace(record),
  remove: (id) => collection.remove(id),
  filter: (keep) => collection.filter(keep),
  all: () => collection.all(),
  where: (index, key) => collection.where(index, key),
  between: (index, from, to) => collection.between(index, from, to),
  walk: (index, key, walk) => collection.walk(index, key, walk),
  positionOf: (record) => collection.positionOf(record),
  fork: () => collection.fork(),
  placed: () => collection.placed(),
  next: () => collection.next(),
  restore: (placed, next) => collection.restore(placed, next),
  isUntouchedFork: (other) => collection.isUntouchedFork(other),
  watch: (listener) => collection.watch(listener),
});
