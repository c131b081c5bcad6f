import type { operations } from '../../openapi/generated/types.ts';
import type { ChoiceAccount, ClockReport, PersonToAct, WorldAccount } from '../answers/answers.ts';
import type { FaultRule } from '../mock/faults/rule.ts';
import type { DefaultIdentities } from '../mock/identity/default-identities.ts';
import type { Selection } from '../mock/journal/selection.ts';
import type { Expected, Verified } from '../mock/journal/selection.ts';
import type { AdvanceEffect } from '../mock/advance-report-entry.ts';
import type { ReceiverAccount, ReceiverSettings } from '../mock/webhooks/receiver.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { WorldDifferences } from '../mock/world/changes.ts';
import type { OutboxEntry } from '../mock/world/outbox.ts';

export type { ChoiceAccount, ClockReport, FaultRule, PersonToAct, Verified, WorldAccount };
export type Receiver = Omit<ReceiverAccount, 'key'>;
export type NewReceiver = Pick<ReceiverSettings, 'url'> & Partial<ReceiverSettings>;
export type Identities = DefaultIdentities;
export type Verification = Expected;
export type EventEntry = OutboxEntry;

/** A fault, how many requests it was about and how many it struck. */
export type FaultAccount = FaultRule & { readonly id: string; readonly met: number; readonly struck: number };

/** Which requests of a journal are meant; patterns may be globs. */
export interface RequestFilters extends Pick<
  Selection,
  'operation' | 'method' | 'path' | 'status' | 'acting'
> {
  /** Only requests with a higher number. */
  readonly since?: number;
  /** The maximum number, the latest ones; default 100. */
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

/** How a world begins; members that are left out keep their value. */
export interface ResetTo {
  readonly seed?: number;
  readonly scenario?: string;
  /** An ISO 8601 instant. */
  readonly now?: string;
}

/** The new time of a clock that was moved, and the effects; at most 200 of the `found` effects are listed. */
export interface Advanced extends ClockReport {
  readonly passed: readonly AdvanceEffect[];
  readonly found: number;
}

export interface SnapshotReport {
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

/** A world that is filled from a scenario, rather than forked. */
export interface NewWorld extends ResetTo {
  readonly choices?: Readings;
}

/** Whether a mock is up, and how a world of it stands. */
export interface Health {
  readonly status: string;
  /** The tenant of the world and the second one that goes with it. */
  readonly tenants: readonly string[];
  readonly seed: number;
  /** The parts of the interface that are served. */
  readonly parts: readonly string[];
  readonly now: string;
}

/** Which part of a list is meant: `limit` members (50) from `offset` (0) on of those in which the text `q` stands. */
export interface PageFilters {
  readonly q?: string;
  readonly offset?: number;
  readonly limit?: number;
}

/** A part of a list, and how many members there are in all. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly found: number;
  readonly offset: number;
}

/** How many records of a kind a world holds. */
export interface CollectionAccount {
  readonly collection: string;
  readonly count: number;
}

/** A record as a world keeps it. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** A request with the reasons for its refusal, where it was refused. */
export type ExplainedEntry = JournalEntry & { readonly explain?: Readonly<Record<string, unknown>> };

/** A call of each operation with ids and dates of a world, by its operationId. */
export interface Examples {
  readonly tenant: string;
  readonly token: string;
  readonly identities: readonly { readonly kind: string; readonly actingId: string }[];
  readonly operations: Readonly<
    Partial<
      Record<
        keyof operations,
        {
          /** The acting user; left out, it is the system actor. */
          readonly as?: string;
          readonly at?: Readonly<Record<string, string>>;
          readonly body?: Readonly<Record<string, unknown>>;
          readonly fields?: Readonly<Record<string, string>>;
          readonly file?: { readonly name: string; readonly type: string };
        }
      >
    >
  >;
}

/** Everything that a world holds, as plain values for a file. Its format is internal to the mock. */
export interface WorldState {
  readonly format: string;
  readonly name: string;
  readonly now: string;
  readonly frozen: boolean;
  readonly tenants: readonly unknown[];
}
