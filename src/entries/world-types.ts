import type { operations } from '../../openapi/generated/types.ts';
import type { FaultRule } from '../mock/faults/rule.ts';
import type { Introduced } from '../mock/identity/introduced.ts';
import type { Selection } from '../mock/journal/selection.ts';
import type { Expected, Verified } from '../mock/journal/selection.ts';
import type { Passed } from '../mock/passed-entry.ts';
import type { ReceiverAccount, ReceiverSettings } from '../mock/webhooks/receiver.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { WorldDifferences } from '../mock/world/changes.ts';
import type { OutboxEntry } from '../mock/world/outbox.ts';

export type { FaultRule, Verified };
export type Receiver = Omit<ReceiverAccount, 'key'>;
export type NewReceiver = Pick<ReceiverSettings, 'url'> & Partial<ReceiverSettings>;
export type Identities = Introduced;
export type Verification = Expected;
export type EventEntry = OutboxEntry;

/** A fault, how many requests it was about and how many it struck. */
export type FaultAccount = FaultRule & { readonly id: string; readonly met: number; readonly struck: number };

/** Which requests of a journal are meant; patterns may be globs. */
export interface RequestFilters extends Pick<
  Selection,
  'operation' | 'method' | 'path' | 'status' | 'acting'
> {
  /** Only those with a higher number. */
  readonly since?: number;
  /** So many at most, the latest; 100 where it is left out. */
  readonly limit?: number;
}

/** One request and what came of it. */
export interface JournalEntry {
  readonly n: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query?: unknown;
  readonly operation?: keyof operations;
  readonly template?: string;
  readonly acting?: { readonly id: string; readonly kind: string };
  readonly body?: unknown;
  /** Names that the contract does not list for the operation. */
  readonly unknown?: { readonly query?: readonly string[]; readonly body?: readonly string[] };
  /** null where no answer came. */
  readonly status: number | null;
  readonly ended?: string;
  readonly refused?: {
    readonly problem: string;
    readonly rule?: string;
    readonly promised: string;
    readonly found: string;
    readonly next: string;
  };
  readonly answer: { readonly size: number; readonly type?: string; readonly body?: unknown };
  readonly touched: readonly { readonly collection: string; readonly id: string; readonly how: string }[];
  readonly events: readonly {
    readonly eventId: string;
    readonly eventType: string;
    readonly resourceId: string;
  }[];
  readonly faults?: readonly { readonly id: string; readonly kind: string }[];
  readonly delay?: number;
  readonly preferences?: readonly string[];
  readonly notes?: readonly string[];
  readonly outsideContract?: true;
  readonly milliseconds: number;
}

/** A request that hit no operation, with the nearest one. */
export type UnmatchedEntry = JournalEntry & { readonly nearest: unknown };

/** How a world is to begin; what is left out stays. */
export interface ResetTo {
  readonly seed?: number;
  readonly scenario?: string;
  /** An ISO 8601 instant. */
  readonly now?: string;
}

/** What a clock shows, in UTC, and whether it stands still. */
export interface ClockTold {
  readonly now: string;
  readonly frozen: boolean;
}

/** Where a clock was moved to, and what came about by that; at most 200 of the `found` are listed. */
export interface Advanced extends ClockTold {
  readonly passed: readonly Passed[];
  readonly found: number;
}

export interface SnapshotTold {
  readonly snapshot: string;
  readonly now: string;
}

/** What changed since a snapshot, by tenant. */
export interface WorldDiff {
  readonly since: string;
  readonly tenants: Readonly<Record<string, WorldDifferences>>;
}

export interface ForkOptions {
  /** ISO 8601 instant at which its clock is put; absent: that of the world it is forked from. */
  readonly now?: string;
  /** Readings of open questions, in the place of those it would have. */
  readonly choices?: Readings;
}

/** A world that is filled anew, rather than forked. */
export interface NewWorld extends ResetTo {
  readonly choices?: Readings;
}

/** What is told of a world of a mock. */
export interface WorldAccount {
  readonly name: string;
  /** Its own tenant and the second one that goes with it. */
  readonly tenants: readonly string[];
  readonly main: boolean;
  readonly from?: string;
  readonly scenario: string;
  readonly seed: number;
  readonly now: string;
  readonly frozen: boolean;
  readonly snapshots: readonly string[];
}
