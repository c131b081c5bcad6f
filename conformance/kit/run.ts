import type { FeatureName, PoolName } from '../../openapi/generated/config-schema.ts';
import type { Permissions } from './permissions.ts';
import type { Secret } from './redact.ts';
import type { Proxies } from './proxy.ts';
import type { Shard } from './shard.ts';

/** What one run of the suite knows about its target. Plain data. */

export type IdentityKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** A person that the target accepts as an acting user; `id` is the same person's id in resource routes where it has one. */
export interface Identity {
  readonly kind: IdentityKind;
  readonly actingId: string;
  readonly id?: string;
  readonly facilityId?: string;
  /** By which id of the platform a connection is registered for activities. */
  readonly userId?: string;
  /** What a staff member may do, in the suite's own terms. */
  readonly permissions?: Permissions;
  readonly linkedTo?: readonly string[];
}

export interface FacilityFact {
  readonly id: string;
  readonly timeZone: string;
  /** The modules of the planned part, as far as the configuration says which it has. */
  readonly modules?: Readonly<Partial<Record<ModuleName, boolean>>>;
}

export type ModuleName = 'transportation' | 'familyTransportation' | 'workRequests' | 'familyWorkRequests';

/** How one staff action is carried out on the target. */
export type LeverRoute =
  | {
      readonly url: string;
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: unknown;
      readonly returns?: Readonly<Record<string, string>>;
      /** It refuses members that it does not know. */
      readonly strict?: boolean;
    }
  | {
      readonly command: string;
      readonly returns?: Readonly<Record<string, string>>;
      readonly strict?: boolean;
    };

/** Certificate authorities that are trusted, and what the suite shows of itself. */
export interface Tls {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

export interface RunSpec {
  /** Base URL without trailing slash. */
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  /** What else no output may show: values of the environment within what is secret, passwords of proxies. */
  readonly secrets?: readonly Secret[];
  /** Sent with every request to the target, such as the key of a gateway; what a check sends itself goes before. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests a second that the target is asked at most. */
  readonly rate?: number;
  /** How the target is spoken to over https: the texts of PEM files. */
  readonly tls?: Tls;
  /** The proxies that the environment names. */
  readonly proxies?: Proxies;
  readonly otherTenant?: {
    readonly tenant: string;
    readonly actingId: string;
    /** Sent to that tenant instead of `token`. */
    readonly token?: string;
  };
  readonly facilities: readonly FacilityFact[];
  readonly identities: readonly Identity[];
  /** Named pools of ids that exist on the target. */
  readonly fixtures: Readonly<Partial<Record<PoolName, readonly string[]>>>;
  readonly leverBase?: string;
  /** The levers of the base address refuse members that they do not know. */
  readonly strictLevers?: boolean;
  readonly leverRoutes: Readonly<Record<string, LeverRoute>>;
  /** Where deliveries can be read (a loopback port of the runner) and where the target sends them. */
  readonly webhooks?: { readonly inbox: string; readonly publicUrl: string; readonly key: string };
  readonly features: Readonly<Partial<Record<FeatureName, boolean | null>>>;
  /** No one but this run uses the target, though other checks may. */
  readonly ours?: boolean;
  /** No one else uses the target during the run, no other check included: exact counts and absence may be judged. */
  readonly exclusive: boolean;
  readonly profiles: readonly Profile[];
  readonly seed: number;
  /** Runs of each property. */
  readonly runs: number;
  /** Milliseconds for the whole run. */
  readonly budget?: number;
  /** Which time checks are tried; absent: the first. What checks share is made again for another time. */
  readonly turn?: number;
  /** Instant (epoch milliseconds) at which the run began, on the runner's clock. */
  readonly startedAt: number;
  /** Glob over check ids; absent = all. */
  readonly only?: string;
  /** The part of the run that is tried here; absent = all of it. */
  readonly shard?: Shard;
  /** Patience for an event or a state that is promised to come, in milliseconds. */
  readonly patience: number;
}

/** Examples of each property unless the run says otherwise; few, since a fault that shows only by luck is missed. */
export const RUNS = 5;

export type Profile = 'core' | 'flat' | 'planned';
