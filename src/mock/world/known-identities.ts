import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import type { Permission } from './records.ts';

export type IdentityKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** Somebody whom a client may act as, in the words of the suite's configuration. */
export interface KnownIdentity {
  /** Goes into X-Acting-User-Id. */
  readonly actingId: string;
  /** The same person in resource routes; the system actor stands in none. */
  readonly id?: string;
  /** The one community that the person belongs to; people of several are none of these. */
  readonly facilityId?: string;
  /** By which id of the platform a connection is registered, where one is. */
  readonly userId?: string;
  readonly permissions?: readonly Permission[];
  /** Residents that a connection belongs to. */
  readonly linkedTo?: readonly string[];
}

/** Ids (of presets the names) of things that the API cannot make, by the pools of the suite's configuration. */
export type Pools = Readonly<Partial<Record<PoolName, readonly string[]>>>;

/**
 * Who is who in one filled tenant. The first of each kind is the one to introduce; an empty world has no
 * residents and no connections, since the API makes them.
 */
export interface KnownIdentities {
  readonly tenant: string;
  readonly facilities: readonly { readonly id: string; readonly timeZone: string }[];
  readonly identities: Readonly<Record<IdentityKind, readonly KnownIdentity[]>>;
  readonly pools: Pools;
}

/** Who is who, as far as it does not follow from the records. */
export type KeptIdentities = Pick<KnownIdentities, 'identities' | 'pools'>;
