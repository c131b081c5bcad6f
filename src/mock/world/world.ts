import { createChoose, type Choose, type InForce } from './choices.ts';
import type { Clock } from './clock.ts';
import type { Files, PlacedFile } from './files.ts';
import type { Placed, Stored } from './collection.ts';
import { createIds, type Ids } from './ids.ts';
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
import { collectionsOf, createStore, forkStore, type Store } from './store.ts';

/** Everything that one tenant is. Two worlds share nothing but the clock and the bounded room for files. */
export interface World {
  readonly tenant: string;
  readonly seed: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly files: Files;
  readonly choose: Choose;
}

interface WorldOptions {
  readonly tenant: string;
  readonly seed: number;
  readonly clock: Clock;
  readonly files: Files;
  readonly readings?: InForce;
}

/** A world with nothing in it; fixtures fill it. */
export const createWorld = ({ tenant, seed, clock, files, readings = {} }: WorldOptions): World => ({
  tenant,
  seed,
  store: createStore(),
  clock,
  ids: createIds(seed, tenant),
  outbox: createOutbox(),
  files,
  choose: createChoose(readings),
});

interface Part<T> {
  readonly placed: readonly Placed<T>[];
  /** The position that the next new one gets. */
  readonly next: number;
}

/** Everything that a world holds, as plain values: what can be kept of it. */
export interface WorldContent {
  /** How many ids were drawn. */
  readonly drawn: number;
  /** By the name of their collection; one that is left out is empty. */
  readonly records: Readonly<Record<string, Part<Stored>>>;
  readonly files: Part<PlacedFile>;
  /** In the order in which they happened. */
  readonly events: readonly OutboxEntry[];
}

export const contentOf = ({ store, files, ids, outbox }: World): WorldContent => ({
  drawn: ids.drawn(),
  records: Object.fromEntries(
    Object.entries(collectionsOf(store)).map(([name, collection]) => [
      name,
      { placed: collection.placed(), next: collection.next() },
    ]),
  ),
  files: { placed: files.placed(), next: files.next() },
  events: outbox.entries(),
});

/** A world with that content; `stock` has the bytes of files that worlds begin with. */
export const restoreWorld = (
  options: WorldOptions,
  content: WorldContent,
  stock: (id: string) => Uint8Array | undefined,
): World => {
  const empty = createWorld(options);
  for (const [name, collection] of Object.entries(collectionsOf(empty.store))) {
    const part = content.records[name];
    if (part) collection.restore(part.placed, part.next);
  }
  empty.files.restore(content.files.placed, content.files.next, stock);
  const { seed, tenant } = options;
  return { ...empty, ids: createIds(seed, tenant, content.drawn), outbox: createOutbox(content.events) };
};

/** What of a fork is its own from the beginning. */
export interface Belongings {
  readonly tenant: string;
  readonly clock: Clock;
  /** Absent: it takes the same readings. */
  readonly readings?: InForce;
  /** Keep the bytes of its files in a place of its own: nobody counts who else needs them once the process has ended. */
  readonly areFilesApart?: boolean;
}

/** A world that goes on from where another one is. Neither sees what the other does afterwards. */
export const forkWorld = (world: World, belongings: Belongings = world): World => {
  const { seed, store, ids, files, choose } = world;
  const { tenant, clock, readings, areFilesApart } = belongings;
  return {
    ...{ tenant, seed, clock },
    store: forkStore(store),
    ids: createIds(seed, tenant, ids.drawn()),
    outbox: createOutbox(),
    files: files.fork(tenant, areFilesApart),
    choose: readings ? createChoose(readings) : choose,
  };
};
