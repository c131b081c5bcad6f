import type { Collection, Stored } from './collection.ts';
import { collectionsOf, type Store } from './store.ts';
import type { World } from './world.ts';

/** Puts work off until somebody asks for its result, or for anything that it may change. */
export type Defer = <T>(make: () => T) => () => T;

const once = <T>(make: () => T): (() => T) => {
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
  ...collection,
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

const storeAfter = (finish: () => void, store: Store): Store => {
  const members = Object.entries(collectionsOf(store)).map(([name, collection]) => {
    const guarded = isEarly(name) ? writingAfter(finish, collection) : collection;
    const get = (): Collection<Stored> => {
      if (!isEarly(name)) finish();
      return guarded;
    };
    return [name, { enumerable: true, get }] as const;
  });
  return Object.defineProperties({ ...store }, Object.fromEntries(members));
};

/** A world that can be asked before it is full. */
export interface LazyWorld {
  /** Does what was put off as soon as somebody could notice that it was: no answer depends on when it was done. */
  readonly world: World;
  readonly defer: Defer;
  finish(): void;
}

export const createLazyWorld = (world: World): LazyWorld => {
  let waiting: readonly (() => void)[] = [];
  const finish = (): void => {
    const works = waiting;
    waiting = [];
    for (const work of works) work();
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
    next: (kind: string): string => {
      finish();
      return world.ids.next(kind);
    },
  };
  return { world: { ...world, store: storeAfter(finish, world.store), ids }, defer, finish };
};
