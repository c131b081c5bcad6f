import type { Temporal } from 'temporal-polyfill';
import type { SharedWorldOptions, TenantWorld } from './tenant-world.ts';
import type { Refusal } from './http/problem.ts';
import type { WorldStorage, UnavailableWorld } from './storage.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Beginning, TenanciesOf } from './world/tenancy.ts';
import type { Readings, TakenReadings } from './world/choices.ts';
import type { WorldClock } from './world/clock.ts';
import type { World } from './world/world.ts';

/** Sources of worlds that are not filled from a scenario, by slug. Each is made when it is first asked for. */
export type Origins = ReadonlyMap<string, () => TenantWorld>;

/** A tenant world, or a function that makes it for a clock. */
export type Source = TenantWorld | ((clock: WorldClock) => TenantWorld);

/** The worlds of an imported file, for a tenant pair. */
export interface OtherWorlds {
  readonly beginning: Beginning;
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  readonly readings: Readings;
  readonly origins: (slugs: readonly string[]) => Origins;
}

/** Reads an exported file: its worlds for a tenant pair, or a refusal. */
export type WorldReader = (
  sharedOptions: Pick<SharedWorldOptions, 'room'> & { readonly tenanciesOf: TenanciesOf },
) => ((tenantPair: TenantPair) => OtherWorlds) | Refusal;

export interface Restarted {
  readonly beginning: Beginning;
  /** The number of waiting deliveries of the old worlds that were dropped. */
  readonly dropped: number;
}

/** The state of a tenant pair at some time. */
export interface Snapshot {
  readonly name: string;
  /** The time on its clock. */
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  /** By slug; a tenant that was never asked for is absent. */
  readonly worlds: ReadonlyMap<string, World>;
  /** The ids of the events so far, by slug. */
  readonly events: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What all tenant pairs of a service share. */
export interface TenantPairDependencies extends Pick<SharedWorldOptions, 'room'> {
  readonly tenanciesOf: TenanciesOf;
  readonly storage?: WorldStorage;
}

/** The settings of one tenant pair. */
export interface TenantPairIdentity {
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
 * What users call a world: the world of a tenant and the world of its second tenant. Both share a clock and receivers;
 * reset, snapshot, restore and fork act on both.
 */
export interface TenantPair {
  readonly name: string;
  readonly from: string | undefined;
  readonly clock: WorldClock;
  readonly delivery: Delivery | undefined;
  /** The readings that its worlds take, also after a reset. */
  readonly readings: Omit<TakenReadings, 'take'>;
  /** Takes these readings from now on; other choices stay as they are. */
  take(readings: Readings): void;
  readonly beginning: Beginning;
  /** Tenant slugs; the first is the name of the pair. */
  readonly slugs: readonly string[];
  /** The world of a tenant. It is filled when it is first asked for: most callers never use the second tenant. */
  tenantWorld(slug: string): TenantWorld | undefined;
  /** The tenant worlds that were asked for so far. */
  tenantWorlds(): readonly TenantWorld[];
  /** Why the world of a tenant could not be served when it was last asked for. */
  unavailable(slug: string): UnavailableWorld | undefined;
  /** Fills both worlds with all their lazy parts. */
  finish(): void;
  /**
   * Resets both worlds. Members that `to` leaves out are those of the last beginning; without any change the worlds are
   * again as they began. The clock drops its moves and, without an instant, runs on. Waiting deliveries of the old worlds
   * are dropped. Where another process owns one of the worlds nothing changes, and the reason is given.
   */
  reset(to?: Partial<Beginning>): Restarted | UnavailableWorld;
  snapshots(): readonly Snapshot[];
  /** Takes a snapshot under a name; it replaces an earlier one of that name. */
  snapshot(name: string): Snapshot;
  /** Restores worlds and clock. */
  restore(snapshot: Snapshot): Restarted;
  /** The worlds, the named one first: the tenant world as it is now, or the function that makes it where it was never asked for. */
  sources(): readonly Source[];
  /** Replaces both worlds by imported ones. */
  become(other: OtherWorlds): Restarted;
  /** Lets go of a world that another process has taken over. */
  lose(slug: string): void;
  /** Keeps the time after the clock was moved. */
  keepCourse(): void;
  /** Ends the worlds and drops waiting deliveries. */
  end(): void;
}
