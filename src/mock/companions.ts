import { createFaults, type Faults } from './faults/faults.ts';
import { createJournal, type Follower, type Journal } from './journal/journal.ts';
import type { World } from './world/world.ts';

/** What stands beside a world and is no part of it: what was asked of it, and what is to go wrong. */
export interface Companion {
  readonly journal: Journal;
  readonly faults: Faults;
}

export interface CompanionOptions {
  /** How many requests of a world are kept. */
  readonly journal?: number;
  /** Told of every request of every world. */
  readonly follower?: Follower;
  /** Told what somebody should know, in a line. */
  readonly log?: (line: string) => void;
  /** Waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** The companions of all worlds, by tenant slug. */
export interface Companions {
  of(slug: string): Companion;
  /** The companion of a world, which hears of its events from now on. */
  attend(world: World): Companion;
  /** Forgets the requests and the faults of a world, or of all; those who follow a journal stay. */
  empty(slug?: string): void;
  /** Ends what stands beside a world that is no more. */
  forget(slug: string): void;
  readonly log: (line: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const USUAL_JOURNAL = 1000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

interface Attended extends Companion {
  /** The world whose events are heard; after a reset it is another one. */
  world?: World;
}

export const createCompanions = (
  { journal = USUAL_JOURNAL, follower, log = () => undefined, wait = pause }: CompanionOptions = {},
  seed: () => number = () => 1,
): Companions => {
  const all = new Map<string, Attended>();
  const companionOf = (slug: string): Attended => {
    const known = all.get(slug);
    if (known) return known;
    const made: Attended = { journal: createJournal(journal), faults: createFaults(seed) };
    if (follower) made.journal.follow(follower);
    all.set(slug, made);
    return made;
  };
  return {
    log,
    wait,
    of: companionOf,
    attend: (world) => {
      const companion = companionOf(world.tenant);
      if (companion.world !== world) {
        companion.world = world;
        world.outbox.onAppend((event) => {
          if (companion.world === world) companion.journal.happened(event);
        });
      }
      return companion;
    },
    forget: (slug) => void all.delete(slug),
    empty: (slug) => {
      for (const [name, { journal: kept, faults }] of all)
        if (slug === undefined || name === slug) {
          kept.clear();
          faults.clear();
        }
    },
  };
};
