import { asObject, type Collection, type Stored } from './collection.ts';
import type { Files } from './files.ts';
import { collectionsOf, type Store } from './store.ts';
import { forkWorld, type World } from './world.ts';

/** Puts work off until somebody asks for its result, or for anything that it may change. */
export type Defer = <T>(make: () => T) => () => T;

export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Puts nothing off. */
export const atOnce: Defer = (make) => {
  const result = once(make);
  result();
  return result;
};

/** Work put off never writes to these, so reading them does not have to wait for it. */
const EARLY = [
  'facilities',
  'residents',
  'connections',
  'staff',
  'systemActors',
  'calendars',
  'activityTypes',
] as const satisfies readonly (keyof Store)[];

const isEarly = (name: string): boolean => EARLY.some((early) => early === name);

/** Work put off reads what is early, and is to find it as it was: a write comes after it. */
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

/** A world that can be asked before it is full; `known` is what its filling said of it. */
export interface LazyWorld<K> {
  /** Does what was put off as soon as somebody could notice that it was: no answer depends on when it was done. */
  readonly world: World;
  readonly known: K;
  finish(): void;
  /** The world as it was once it was full; undefined before, when nobody can have written to it. */
  filled(): World | undefined;
}

/** Fills an empty world; what `fill` puts off waits until somebody asks for it. Calls `whenFull` with the world as it is then. */
export const createLazyWorld = <K>(
  empty: World,
  fill: (world: World, defer: Defer) => K,
  whenFull: (filled: World, known: K) => void = () => undefined,
): LazyWorld<K> => {
  let waiting: readonly (() => void)[] = [];
  let filled: World | undefined;
  // Filling writes, too: the world is not full before all of that is done.
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
