import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import type { Permission } from './records.ts';

export type IdentityKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** An identity that a client may act as, with the member names of the suite's configuration. */
export interface KnownIdentity {
  /** The value for X-Acting-User-Id. */
  readonly actingId: string;
  /** The id of the same person in resource routes; absent for the system actor. */
  readonly id?: string;
  /** The one community of the person. */
  readonly facilityId?: string;
  /** The platform id by which a connection registers. */
  readonly userId?: string;
  readonly permissions?: readonly Permission[];
  /** The residents of a connection. */
  readonly linkedTo?: readonly string[];
}

/**
 * Ids of records that the API cannot create (of presets: names), by the pool of the suite's configuration.
 */
export type Pools = Readonly<Partial<Record<PoolName, readonly string[]>>>;

/**
 * The known identities of one filled tenant. The first of each kind is shown to users. An empty world has no
 * residents and no connections, since the API creates them.
 */
export interface KnownIdentities {
  readonly tenant: string;
  readonly facilities: readonly { readonly id: string; readonly timeZone: string }[];
  readonly identities: Readonly<Record<IdentityKind, readonly KnownIdentity[]>>;
  readonly pools: Pools;
}

/** The part of the known identities that does not follow from the records. */
export type StoredIdentities = Pick<KnownIdentities, 'identities' | 'pools'>;
