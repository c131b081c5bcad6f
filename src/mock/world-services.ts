import { createTally, type Met, type Tally } from '../coverage/tally.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createJournal, type Follower, type Journal } from './journal/journal.ts';
import type { World } from './world/world.ts';

/** What belongs to a world without being part of its data: the journal of requests, the faults, and what was met. */
export interface WorldServices {
  readonly journal: Journal;
  readonly faults: Faults;
  /** What its consumers met. A reset does not clear it: tests reset a world before each of them. */
  readonly coverage: Tally;
}

export interface WorldServicesOptions {
  /** How many requests of a world are kept. */
  readonly journal?: number;
  /** Called with every request of every world. */
  readonly follower?: Follower;
  /** Writes one line for the operator of the mock. */
  readonly log?: (line: string) => void;
  /** Waits for a number of milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** The services of all worlds, by tenant slug. */
export interface ServicesOfWorlds {
  of(slug: string): WorldServices;
  /** The services of a world. From now on the events of the world go into its journal. */
  attend(world: World): WorldServices;
  /** Clears the requests and the faults of one world, or of all worlds. Followers of a journal stay. */
  empty(slug?: string): void;
  /** Removes the services of a world that was deleted. What was met in it stays in `coverage`. */
  forget(slug: string): void;
  /** What was met in all worlds together, also in those that were deleted. */
  coverage(): Met;
  /** Clears what was met, in all worlds; gives the number of requests. */
  clearCoverage(): number;
  readonly log: (line: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const USUAL_JOURNAL = 1000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

interface Attended extends WorldServices {
  /** The world whose events are recorded; a reset replaces it. */
  world?: World;
}

export const createServicesOfWorlds = (
  { journal = USUAL_JOURNAL, follower, log = () => undefined, wait = pause }: WorldServicesOptions = {},
  seed: () => number = () => 1,
): ServicesOfWorlds => {
  const all = new Map<string, Attended>();
  /** What was met in worlds that were deleted. */
  const former = createTally();
  const worldServicesOf = (slug: string): Attended => {
    const known = all.get(slug);
    if (known) return known;
    const made: Attended = {
      journal: createJournal(journal),
      faults: createFaults(seed),
      coverage: createTally(),
    };
    if (follower) made.journal.follow(follower);
    all.set(slug, made);
    return made;
  };
  return {
    log,
    wait,
    of: worldServicesOf,
    attend: (world) => {
      const worldServices = worldServicesOf(world.tenant);
      if (worldServices.world !== world) {
        worldServices.world = world;
        worldServices.coverage.forgetStates();
        world.outbox.onAppend((event) => {
          if (worldServices.world === world) worldServices.journal.happened(event);
        });
      }
      return worldServices;
    },
    forget: (slug) => {
      const gone = all.get(slug);
      if (gone) former.add(gone.coverage);
      all.delete(slug);
    },
    coverage: () => {
      const together = createTally();
      together.add(former);
      for (const { coverage } of all.values()) together.add(coverage);
      return together;
    },
    clearCoverage: () =>
      [former, ...[...all.values()].map(({ coverage }) => coverage)].reduce(
        (sum, one) => sum + one.clear(),
        0,
      ),
    empty: (slug) => {
      for (const [name, { journal: kept, faults }] of all)
        if (slug === undefined || name === slug) {
          kept.clear();
          faults.clear();
        }
    },
  };
};
