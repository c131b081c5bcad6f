import { asObject, type Collection, type Stored } from './collection.ts';
import type { Files } from './files.ts';
import { collectionsOf, type Store } from './store.ts';
import { forkWorld, type World } from './world.ts';

/** Defers work until its result, or anything that it may change, is asked for. */
export type Defer = <T>(make: () => T) => () => T;

export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Defers nothing: does the work at once. */
export const atOnce: Defer = (make) => {
  const result = once(make);
  result();
  return result;
};

/** Collections to which deferred work never writes, so a read of them does not need it. */
const EARLY = [
  'facilities',
  'residents',
  'connections',
  'staff',
  'systemActors',
  'accounts',
  'calendars',
  'activityTypes',
] as const satisfies readonly (keyof Store)[];

const isEarly = (name: string): boolean => EARLY.some((early) => early === name);

/**
 * Does the deferred work before a write: that work reads the early collections and must find them unchanged.
 */
const writingAfter = <T extends Stored>(finish: () => void, collection: Collection<T>): Collection<T> => ({
  ...asObject(collection),
  insert: (record) => {
    finish();
    return collection.insert(record);
  },
  replace: (record) => {
    finish();
    return collection.replace(record);
  },
  remove: (id) => {
    finish();
    collection.remove(id);
  },
});

const storeAfter = (finish: () => void, isFull: () => boolean, store: Store): Store => {
  const members = Object.entries(collectionsOf(store)).map(([name, collection]) => {
    const guarded = isEarly(name) ? writingAfter(finish, collection) : collection;
    const get = (): Collection<Stored> => {
      if (!isEarly(name)) finish();
      return isFull() ? collection : guarded;
    };
    return [name, { enumerable: true, get }] as const;
  });
  return Object.defineProperties({ ...store }, Object.fromEntries(members));
};

/** A world that can be used before it is full. `known` is the result of its filling. */
export interface LazyWorld<K> {
  /** The world. It does the deferred work before an access that could show the difference. */
  readonly world: World;
  readonly known: K;
  finish(): void;
  /** The world at the moment when it became full; undefined before. Until then only the filling writes to it. */
  filled(): World | undefined;
}

/**
 * Fills an empty world. Work that `fill` defers waits for the first use. Calls `whenFull` with a copy of the
 * full world.
 */
export const createLazyWorld = <K>(
  empty: World,
  fill: (world: World, defer: Defer) => K,
  whenFull: (filled: World, known: K) => void = () => undefined,
): LazyWorld<K> => {
  let waiting: readonly (() => void)[] = [];
  let filled: World | undefined;
  // Filling itself writes. The world is full only after all of its work.
  let isFilling = true;
  const work = (): void => {
    const works = waiting;
    waiting = [];
    for (const one of works) one();
  };
  const finish = (): void => {
    if (filled) return;
    if (isFilling) return work();
    isFilling = true;
    work();
    isFilling = false;
    filled = forkWorld(empty);
    whenFull(filled, known);
  };
  const defer: Defer = (make) => {
    const result = once(make);
    waiting = [...waiting, result];
    return () => {
      finish();
      return result();
    };
  };
  const ids = {
    ...empty.ids,
    next: (kind: string): string => {
      finish();
      return empty.ids.next(kind);
    },
  };
  const isFull = (): boolean => filled !== undefined;
  const files: Files = {
    ...empty.files,
    put: (file) => {
      finish();
      return empty.files.put(file);
    },
    drop: (id) => {
      finish();
      empty.files.drop(id);
    },
  };
  const world: World = { ...empty, store: storeAfter(finish, isFull, empty.store), ids, files };
  const known = fill(world, defer);
  isFilling = false;
  return { world, known, finish, filled: () => filled };
};
