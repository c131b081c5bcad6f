import { createChoose, type Choose, type Readings } from './choices.ts';
import type { Clock } from './clock.ts';
import type { Files } from './files.ts';
import { createIds, type Ids } from './ids.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createStore, forkStore, type Store } from './store.ts';

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
  readonly readings?: Readings;
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

/** A world that goes on from where another one is. Neither sees what the other does afterwards. */
export const forkWorld = (world: World): World => {
  const { tenant, seed, store, ids, files } = world;
  return {
    ...world,
    store: forkStore(store),
    ids: createIds(seed, tenant, ids.drawn()),
    outbox: createOutbox(),
    files: files.fork(),
  };
};
