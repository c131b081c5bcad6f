import type { FeatureName, PoolName } from '../../openapi/generated/config-schema.ts';

/** What one run of the suite knows about its target. Plain data: it crosses from the runner into the engine's worker. */

export type IdentityKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** Somebody the target accepts as an acting user; `id` is the same person's id in resource routes where it has one. */
export interface Identity {
  readonly kind: IdentityKind;
  readonly actingId: string;
  readonly id?: string;
  readonly facilityId?: string;
  readonly permissions?: readonly string[];
  readonly linkedTo?: readonly string[];
}

export interface FacilityFact {
  readonly id: string;
  readonly timeZone: string;
}

/** How one staff action is carried out on the target. */
export type LeverRoute =
  | {
      readonly url: string;
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: unknown;
      readonly returns?: Readonly<Record<string, string>>;
    }
  | { readonly command: string; readonly returns?: Readonly<Record<string, string>> };

export interface RunSpec {
  /** Base URL without trailing slash. */
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly otherTenant?: { readonly tenant: string; readonly actingId: string };
  readonly facilities: readonly FacilityFact[];
  readonly identities: readonly Identity[];
  /** Named pools of ids that exist on the target. */
  readonly fixtures: Readonly<Partial<Record<PoolName, readonly string[]>>>;
  readonly leverBase?: string;
  readonly leverRoutes: Readonly<Record<string, LeverRoute>>;
  /** Where deliveries can be read (a loopback port of the runner) and where the target sends them. */
  readonly webhooks?: { readonly inbox: string; readonly publicUrl: string; readonly key: string };
  readonly features: Readonly<Partial<Record<FeatureName, boolean | null>>>;
  /** Nobody else uses the target during the run, no other check included: exact counts and absence may be judged. */
  readonly exclusive: boolean;
  readonly profiles: readonly Profile[];
  readonly seed: number;
  /** Runs of each property. */
  readonly runs: number;
  /** Milliseconds for the whole run; properties stop drawing when it is used up. */
  readonly budget?: number;
  /** Instant (epoch milliseconds) at which the run began, on the runner's clock. */
  readonly startedAt: number;
  /** Glob over check ids; absent = all. */
  readonly only?: string;
  /** Patience for an event or a state that is promised to come, in milliseconds. */
  readonly patience: number;
}

export type Profile = 'core' | 'flat' | 'planned';
