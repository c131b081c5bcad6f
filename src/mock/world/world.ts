import { createChoose, type Choose, type InForce } from './choices.ts';
import type { Clock } from './clock.ts';
import type { Files, PlacedFile } from './files.ts';
import type { Placed, Stored } from './collection.ts';
import { createIds, type Ids } from './ids.ts';
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
import { collectionsOf, createStore, forkStore, type Store } from './store.ts';

/** All data of one tenant. Two worlds share only the clock and the bounded room for files. */
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

/** A world without any data. */
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
  /** The position of the next new record. */
  readonly next: number;
}

/** All data of a world as plain values, which can be kept on disk. */
export interface WorldContent {
  /** How many ids the world has drawn. */
  readonly drawn: number;
  /** The records by the name of their collection; an absent collection is empty. */
  readonly records: Readonly<Record<string, Part<Stored>>>;
  readonly files: Part<PlacedFile>;
  /** Oldest first. */
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

/** A world with this content; `stock` gives the bytes of the files that worlds begin with. */
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

/** What a fork does not take from its origin. */
export interface Belongings {
  readonly tenant: string;
  readonly clock: Clock;
  /** Absent: the readings of the origin. */
  readonly readings?: InForce;
  /**
   * Whether the fork copies the bytes of its files. Kept worlds must not share bytes: how many worlds use
   * them is not kept.
   */
  readonly areFilesApart?: boolean;
}

/** A copy of a world as it is now, with an empty outbox. Later changes of one do not show in the other. */
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
