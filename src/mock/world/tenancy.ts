import type { Temporal } from 'temporal-polyfill';
import type { KnownIdentities } from './known-identities.ts';
import type { Defer } from './lazy-fill.ts';
import type { World } from './world.ts';

/** One tenant of the service and how its world is filled. */
export interface Tenancy {
  readonly slug: string;
  /** Fills an empty world; what may wait for whoever asks for it is handed to `later`. */
  readonly fill: (world: World, defer: Defer) => KnownIdentities;
}

/** What the worlds begin with: the same three give the same worlds. */
export interface Beginning {
  readonly scenario: string;
  readonly seed: number;
  /** The instant around which the worlds are filled, and where the clock starts. */
  readonly now: Temporal.Instant;
}

/** The tenant as which a world was filled once, and the world that it belonged to: of a fork, those of its origin. */
export interface FilledAs {
  readonly of: string;
  readonly tenant: string;
}

/** The tenants of a world with this slug, from its beginning: itself, and the second tenant that goes with it. */
export type TenanciesOf = (beginning: Beginning, slug: string) => readonly Tenancy[];

export const isSameBeginning = (one: Beginning, other: Beginning): boolean =>
  one.scenario === other.scenario && one.seed === other.seed && one.now.equals(other.now);

/** What a tenant may be called. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** How a world was filled once. */
export const filling = (
  { of, tenant }: FilledAs,
  beginning: Beginning,
  tenanciesOf: TenanciesOf,
): Tenancy | undefined => tenanciesOf(beginning, of).find(({ slug }) => slug === tenant);
