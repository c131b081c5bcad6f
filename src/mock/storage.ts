import type { Temporal } from 'temporal-polyfill';
import type { Beginning, FilledAs } from './world/tenancy.ts';
import type { StoredIdentities } from './world/known-identities.ts';
import type { Readings } from './world/choices.ts';
import type { World, WorldContent } from './world/world.ts';

/** Why this process cannot serve the world of a tenant, in words for the client. */
export interface UnavailableWorld {
  readonly found: string;
  readonly next: string;
}

/** A world of which something is not on the disk, though it was written to. */
export interface NotStored {
  readonly world: string;
  readonly reason: string;
  /** Since when, by the clock of the machine (ISO 8601). */
  readonly since: string;
}

/** The beginning of a kept world, the time on its clock, and its settings. */
export interface StoredCourse {
  readonly beginning: Beginning;
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  /** The readings of the world itself. They override those of the service. */
  readonly readings: Readings;
  /** The slug of the tenant pair: its own slug, or that of the first tenant where this is the second one. */
  readonly of: string;
}

export interface StoredContent {
  readonly content: WorldContent;
  readonly known: StoredIdentities;
  readonly filledAs: FilledAs;
}

export interface StoredWorld extends StoredCourse {
  /** Absent: the world is exactly what its beginning fills. */
  readonly holds?: StoredContent;
}

/** A world at an earlier time. */
export interface StoredSnapshot extends Pick<StoredCourse, 'now' | 'isFrozen'> {
  /** The name of the snapshot; absent: the beginning of the world. */
  readonly snapshot?: string;
  readonly holds: StoredContent;
}

/** A filled world, and what else is kept of it. */
export interface TrackedWorld {
  readonly world: World;
  readonly known: StoredIdentities;
  readonly beginning: Beginning;
  readonly of: string;
  readonly filledAs: FilledAs;
  /** The readings of the world itself at that time. */
  readonly readings: () => Readings;
  /** The world at its beginning; absent where all of `world` is kept already. */
  readonly begun?: World;
}

/** Keeps the worlds of a service on disk. At any time one process owns a world. */
export interface WorldStorage {
  /** The tenants that have a kept world. */
  tenants(): readonly string[];
  /** Settings and clock of a tenant's world, without loading or owning it; undefined where none is kept or readable. */
  course(tenant: string): StoredCourse | undefined;
  /** Why nothing of a kept world can be read without the user's consent; undefined where it can, or none is kept. */
  damage(tenant: string): UnavailableWorld | undefined;
  /** The worlds of which something is not on the disk: a write failed, or something was lost. */
  notKept(): readonly NotStored[];
  /** Takes the ownership of a tenant's world; gives the reason where that is impossible. */
  own(tenant: string): UnavailableWorld | undefined;
  /** What is kept of a world that this process owns; undefined where nothing is kept yet. */
  load(tenant: string): StoredWorld | UnavailableWorld | undefined;
  /** Keeps every change of a world from now on. It replaces the world of this tenant that was followed before. */
  follow(followed: TrackedWorld): void;
  /** Keeps all of a world as it is now, and then every change. */
  keep(followed: TrackedWorld): void;
  /** Keeps the clock and the own readings of a world that is followed. */
  keepCourse(tenant: string): void;
  /** Keeps a followed world as a snapshot of this name; without a name, right after `keep`, as its beginning. */
  saveSnapshot(tenant: string, snapshot?: string): void;
  /** Whether any earlier state of a tenant's world is kept. */
  hasStoredSnapshots(tenant: string): boolean;
  /** The earlier states of a world that this process owns. */
  storedSnapshots(tenant: string): readonly StoredSnapshot[];
  /** Keeps only the present state of a world and drops its earlier states. */
  forgetStoredSnapshots(tenant: string): void;
  /** Replaces what is kept of an owned world by a new beginning. The world is no longer followed. */
  restart(tenant: string, course: StoredCourse): void;
  /** Deletes everything that is kept of a world. */
  forget(tenant: string): void;
  /** Calls the listener with every tenant whose world another process has taken over. */
  onLost(listener: (tenant: string) => void): void;
}
