import type { Temporal } from 'temporal-polyfill';
import type { Grounds, Home } from './home.ts';
import type { Keeper, Withheld } from './keeper.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Beginning, TenanciesOf } from './world/tenancy.ts';
import type { Readings, TakenReadings } from './world/choices.ts';
import type { WorldClock } from './world/clock.ts';
import type { World } from './world/world.ts';

/** Where the worlds of a pair come from, when they are not filled: by slug, each made when it is first asked for. */
export type Origins = ReadonlyMap<string, () => Home>;

/** A home, or what makes it, with the clock that it is to have. */
export type Source = Home | ((clock: WorldClock) => Home);

/** Worlds that come from elsewhere. */
export interface OtherWorlds {
  readonly beginning: Beginning;
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  readonly readings: Readings;
  readonly origins: (slugs: readonly string[]) => Origins;
}

export interface Restarted {
  readonly beginning: Beginning;
  /** Deliveries of the old worlds that were still to be made, and are not made. */
  readonly dropped: number;
}

/** How a pair stood at some time. */
export interface Snapshot {
  readonly name: string;
  /** What its clock showed. */
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  /** By slug; a tenant that nobody had asked for is not there. */
  readonly worlds: ReadonlyMap<string, World>;
  /** The ids of the events that there had been, by slug. */
  readonly events: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What pairs are made in. */
export interface PairSurroundings extends Pick<Grounds, 'room'> {
  readonly tenanciesOf: TenanciesOf;
  readonly keeper?: Keeper;
}

/** What makes one pair differ from others. */
export interface PairIdentity {
  readonly name: string;
  readonly beginning: Beginning;
  readonly clock: WorldClock;
  readonly delivery?: Delivery;
  readonly readings: TakenReadings;
  /** The world that it was forked from. */
  readonly from?: string;
  readonly origins?: Origins;
}

/**
 * What users call a world: the world of a tenant, and that of the second tenant that goes with it. The two share a
 * clock and receivers, and whatever is done to one as a whole is done to both.
 */
export interface Pair {
  readonly name: string;
  readonly from: string | undefined;
  readonly clock: WorldClock;
  readonly delivery: Delivery | undefined;
  /** The readings that its worlds take, also when they begin anew. */
  readonly readings: Omit<TakenReadings, 'take'>;
  /** Takes these readings from now on; what is left out stays. */
  take(readings: Readings): void;
  readonly beginning: Beginning;
  /** The first is the one that bears the name. */
  readonly slugs: readonly string[];
  /** A tenant's world; filled when it is first asked for, since most callers never visit the second tenant. */
  home(slug: string): Home | undefined;
  /** Those that somebody has asked for. */
  homes(): readonly Home[];
  /** Why there was no world of a tenant when it was last asked for. */
  withheld(slug: string): Withheld | undefined;
  /** Fills both worlds, and all that was put off in them. */
  finish(): void;
  /**
   * Begins anew. What `to` leaves out stays as it was at the last beginning; where nothing changes, the worlds are again
   * as they were then. The clock forgets its moves and, without an instant, runs on. Nothing of the old worlds is
   * delivered any more. Where one of the worlds belongs to another process nothing happens, and it is said why.
   */
  reset(to?: Partial<Beginning>): Restarted | Withheld;
  snapshots(): readonly Snapshot[];
  /** Remembers the worlds as they are, under a name; an earlier snapshot of that name is forgotten. */
  snapshot(name: string): Snapshot;
  /** Makes the worlds what they were, and puts the clock back. */
  restore(snapshot: Snapshot): Restarted;
  /** The worlds, first that which bears the name: as they are now, or what makes one that nobody has asked for. */
  sources(): readonly Source[];
  /** Puts other worlds in the place of these. */
  become(other: OtherWorlds): Restarted;
  /** What another process has taken over is not this one's any more. */
  lose(slug: string): void;
  /** Keeps what time it is, after the clock was moved. */
  keepCourse(): void;
  /** Gives up every world, and what was to be delivered. */
  end(): void;
}
