import type { Temporal } from 'temporal-polyfill';
import type { KnownIdentities } from './known-identities.ts';
import type { Defer } from './lazy-fill.ts';
import type { World } from './world.ts';

/** One tenant of the service and the function that fills its world. */
export interface Tenancy {
  readonly slug: string;
  /** Fills an empty world. Work that can wait goes through `defer`. */
  readonly fill: (world: World, defer: Defer) => KnownIdentities;
}

/** The beginning of worlds: the same three values give the same worlds. */
export interface Beginning {
  readonly scenario: string;
  readonly seed: number;
  /** The instant around which the worlds are filled, and the first time of the clock. */
  readonly now: Temporal.Instant;
}

/** The tenant and the world (`of`) for which a world was filled. A fork has those of its origin. */
export interface FilledAs {
  readonly of: string;
  readonly tenant: string;
}

/** The tenants of the world with this slug: itself and its second tenant. Empty for an unknown scenario. */
export type TenanciesOf = (beginning: Beginning, slug: string) => readonly Tenancy[];

export const isSameBeginning = (one: Beginning, other: Beginning): boolean =>
  one.scenario === other.scenario && one.seed === other.seed && one.now.equals(other.now);

/** A valid name of a world: the slug of its first tenant. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

export const SLUG_WANTED = 'a slug of a-z, 0-9 and -, with at most 63 characters';

/** The tenancy that filled a world; undefined where it is unknown. */
export const filling = (
  { of, tenant }: FilledAs,
  beginning: Beginning,
  tenanciesOf: TenanciesOf,
): Tenancy | undefined => tenanciesOf(beginning, of).find(({ slug }) => slug === tenant);
