import type { Temporal } from 'temporal-polyfill';
import type { Grounds, Home } from './home.ts';
import type { Keeper } from './keeper.ts';
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
  /** How many events there had been, by slug. */
  readonly events: ReadonlyMap<string, number>;
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
