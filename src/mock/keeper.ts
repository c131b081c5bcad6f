import type { Temporal } from 'temporal-polyfill';
import type { Beginning, FilledAs } from './world/tenancy.ts';
import type { KeptIdentities } from './world/known-identities.ts';
import type { Readings } from './world/choices.ts';
import type { World, WorldContent } from './world/world.ts';

/** Why a tenant's world cannot be had here, for whoever asks for it. */
export interface Withheld {
  readonly found: string;
  readonly next: string;
}

/** What a kept world began with, what time it is there by now, and what else it goes by. */
export interface Course {
  readonly beginning: Beginning;
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  /** The readings that are its own, beyond those of its service. */
  readonly readings: Readings;
  /** The slug of the world that it belongs to: its own, or that of the world whose second tenant it is. */
  readonly of: string;
}

export interface Holds {
  readonly content: WorldContent;
  readonly known: KeptIdentities;
  readonly filledAs: FilledAs;
}

export interface KeptWorld extends Course {
  /** Absent: the world is as its beginning fills it. */
  readonly holds?: Holds;
}

/** A world as it once was. */
export interface KeptPicture extends Pick<Course, 'now' | 'isFrozen'> {
  /** The snapshot that it is; absent: that with which the world began. */
  readonly snapshot?: string;
  readonly holds: Holds;
}

/** A world that is full, and what else is kept of it. */
export interface Followed {
  readonly world: World;
  readonly known: KeptIdentities;
  readonly beginning: Beginning;
  readonly of: string;
  readonly filledAs: FilledAs;
  /** Its own readings at the time. */
  readonly readings: () => Readings;
  /** The world as it began; absent where all of `world` is kept already. */
  readonly begun?: World;
}

/** Keeps the worlds of a service beyond its process. A world has one owner among all processes. */
export interface Keeper {
  /** The tenants of whose worlds something is kept. */
  tenants(): readonly string[];
  /** The course of a tenant's world, without loading or owning it; undefined where none is kept, or none can be read. */
  course(tenant: string): Course | undefined;
  /** Makes the tenant's world this process's own; says why where that cannot be. */
  own(tenant: string): Withheld | undefined;
  /** What is kept of a world that this process owns; undefined where nothing is yet. */
  load(tenant: string): KeptWorld | Withheld | undefined;
  /** Keeps every change of a world from here on, in place of the one followed before. */
  follow(followed: Followed): void;
  /** Keeps all of a world as it is now, and then every change of it. */
  keep(followed: Followed): void;
  /** Keeps what time it is in a world that is followed, and the readings that are its own. */
  keepCourse(tenant: string): void;
  /** Keeps a world that is followed as it is now, as a snapshot of that name; without one, right after `keep`, as what it began with. */
  picture(tenant: string, snapshot?: string): void;
  /** Whether a tenant's world is kept as it once was. */
  hasPictures(tenant: string): boolean;
  /** The world of a tenant as it once was, of a world that this process owns. */
  pictures(tenant: string): readonly KeptPicture[];
  /** Keeps a world as it is alone. */
  forgetPictures(tenant: string): void;
  /** What is kept of a world that this process owns is from now on its new beginning. Nobody is followed then. */
  restart(tenant: string, course: Course): void;
  /** Keeps nothing of a world any more. */
  forget(tenant: string): void;
  /** Calls the listener with every tenant whose world another process has taken over. */
  onLost(listener: (tenant: string) => void): void;
}
