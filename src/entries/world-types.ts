import type { operations } from '../../openapi/generated/client-types.ts';
import type { ChoiceAccount, ClockReport, PersonToAct, WorldAccount } from '../answers/answers.ts';
import type { Coverage, CoverageDimension, CoverageItem, CoverageShare } from '../answers/coverage.ts';
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
export type { Coverage, CoverageDimension, CoverageItem, CoverageShare };
export type Identities = DefaultIdentities;
export type Verification = Expected;
export type EventEntry = OutboxEntry;

/**
 * A receiver as the mock lists it. Its secrets are left out.
 * @interface
 */
export type Receiver = Omit<ReceiverAccount, 'key' | 'signing'>;

/** A new receiver: its `url`, and what differs from the defaults. */
export interface NewReceiver extends Partial<Omit<ReceiverSettings, 'url'>>, Pick<ReceiverSettings, 'url'> {}

/** A fault rule of a world, and how often it applied. */
export interface FaultAccount extends FaultRule {
  /** Id of the rule. */
  readonly id: string;
  /** How many requests it matched. */
  readonly met: number;
  /** How many requests it affected. */
  readonly struck: number;
}

/** Which requests of the journal to list. An absent member is no condition. */
export interface RequestFilters extends Pick<
  Selection,
  'operation' | 'method' | 'path' | 'status' | 'acting'
> {
  /** Only requests with a higher number. */
  readonly since?: number;
  /** Maximum number of requests, the latest ones. Default: 100. */
  readonly limit?: number;
}

/** One request of the API, its answer and its effects. Passwords, tokens and keys in it are hidden. */
export interface JournalEntry {
  /** Its number, counted from 1. */
  readonly n: number;
  /** When it arrived, by the clock of the world. */
  readonly at: string;
  /** Method, in capitals. */
  readonly method: string;
  /** Path, without the query. */
  readonly path: string;
  /** Parameters of the query. */
  readonly query?: unknown;
  /** Id of the operation that it matched. */
  readonly operation?: keyof operations;
  /** The path of the operation, with its parameters by name. */
  readonly template?: string;
  /** The acting user. */
  readonly acting?: {
    /** Its acting id. */
    readonly id: string;
    /** Such as `resident`. */
    readonly kind: string;
  };
  /** Body of the request: its JSON, or `{ fields, files }` of a form. A large one is left out. */
  readonly body?: unknown;
  /** Names that the contract does not list for the operation. */
  readonly unknown?: {
    /** Parameters of the query. */
    readonly query?: readonly string[];
    /** Members of the body. */
    readonly body?: readonly string[];
  };
  /** `null` if no answer was sent. */
  readonly status: number | null;
  /** How a fault ended the connection. */
  readonly ended?: string;
  /** Why the request was refused. */
  readonly refused?: {
    /** Name of the problem, such as `not-found`. */
    readonly problem: string;
    /** Name of the access rule. */
    readonly rule?: string;
    /** What must hold. */
    readonly promised: string;
    /** What was found instead. */
    readonly found: string;
    /** What to do now. */
    readonly next: string;
  };
  /** Size in bytes, media type and body; long bodies are cut. */
  readonly answer: {
    /** Bytes of the body. */
    readonly size: number;
    /** Media type. */
    readonly type?: string;
    /** Its JSON or text. */
    readonly body?: unknown;
  };
  /** Records that it created, changed or deleted. */
  readonly touched: readonly {
    /** Such as `registrations`. */
    readonly collection: string;
    /** Id of the record. */
    readonly id: string;
    /** `created`, `changed` or `deleted`. */
    readonly how: string;
  }[];
  /** Events that it raised. */
  readonly events: readonly {
    /** Its `eventId`. */
    readonly eventId: string;
    /** Such as `registration.created`. */
    readonly eventType: string;
    /** Id of the record that changed. */
    readonly resourceId: string;
  }[];
  /** Fault rules that affected it. */
  readonly faults?: readonly {
    /** Id of the rule. */
    readonly id: string;
    /** Such as `latency`. */
    readonly kind: string;
  }[];
  /** Simulated latency in milliseconds. */
  readonly delay?: number;
  /** `Prefer` preferences that were applied. */
  readonly preferences?: readonly string[];
  /** Why other preferences were not applied. */
  readonly notes?: readonly string[];
  /** Set if the answer does not fit the contract. */
  readonly outsideContract?: true;
  /** How long the mock worked on it. */
  readonly milliseconds: number;
}

/** A request that matches no operation of the contract. */
export interface UnmatchedEntry extends JournalEntry {
  /** The nearest operation, and what differs; `null` if there is none. */
  readonly nearest: unknown;
}

/** Which parts count. */
export interface CoverageOptions {
  /** Whether the planned part counts. Default: `false`. */
  readonly planned?: boolean;
}

/** The journal as an HTTP archive (HAR 1.2). Tokens, keys and cookies are not in it. */
export interface HttpArchive {
  /** Its entries, oldest first. */
  readonly log: {
    /** Version of the format: 1.2. */
    readonly version: string;
    /** One for each exchange. */
    readonly entries: readonly unknown[];
  };
}

/** How a world starts. Members that are left out keep their value. */
export interface ResetTo {
  /** Whole number. The same seed and `now` give the same data. */
  readonly seed?: number;
  /** `demo`, `empty`, or the name of a scenario file of `ces mock`. */
  readonly scenario?: string;
  /** ISO 8601 instant at which the clock starts. */
  readonly now?: string;
}

/** The new time of a clock that moved, and what became due. */
export interface Advanced extends ClockReport {
  /** The effects in order, at most 200. */
  readonly passed: readonly AdvanceEffect[];
  /** How many effects there are in all. */
  readonly found: number;
}

/** A snapshot that was taken or restored. */
export interface SnapshotReport {
  /** Its name. */
  readonly snapshot: string;
  /** The time of the world, in UTC. */
  readonly now: string;
}

/** What changed in a world. */
export interface WorldDiff {
  /** Name of the snapshot that it was compared with, or `beginning`. */
  readonly since: string;
  /** By tenant slug. */
  readonly tenants: Readonly<Record<string, WorldDifferences>>;
}

/** What differs in a copy of a world. */
export interface ForkOptions {
  /** ISO 8601 instant that its clock shows. Default: the time of the original. */
  readonly now?: string;
  /** Readings of open questions that differ from those of the original. */
  readonly choices?: Readings;
}

/** How a world that is filled from a scenario starts. */
export interface NewWorld extends ResetTo {
  /** Readings of open questions that differ from those of the mock. */
  readonly choices?: Readings;
}

/** Whether a mock works, with facts about one of its worlds. */
export interface Health {
  /** `ok`. A mock that cannot save its state makes `health` reject. */
  readonly status: string;
  /** Slugs of the tenant of the world, and of its second tenant. */
  readonly tenants: readonly string[];
  /** Seed of its data. */
  readonly seed: number;
  /** The parts of the interface that are served: `available`, `flat`, `planned`. */
  readonly parts: readonly string[];
  /** The time of the world, in UTC. */
  readonly now: string;
}

/** Which part of a list to return. */
export interface PageFilters {
  /** Only items that contain this text, in any case. */
  readonly q?: string;
  /** How many items to skip. Default: 0. */
  readonly offset?: number;
  /** Maximum number of items, up to 1000. Default: 50. */
  readonly limit?: number;
}

/** Part of a list. */
export interface Page<T> {
  /** The items of this part. */
  readonly data: readonly T[];
  /** How many items match in all. */
  readonly found: number;
  /** How many were skipped. */
  readonly offset: number;
}

/** A collection of records and its size. */
export interface CollectionAccount {
  /** Its name. */
  readonly collection: string;
  /** How many records it has. */
  readonly count: number;
}

/** A record as a world stores it, with members of its own kind. */
export type StoredRecord = Readonly<Record<string, unknown>> & {
  /** Its id. */
  readonly id: string;
};

/** A request of the journal, with the reasons for its refusal. */
export interface ExplainedEntry extends JournalEntry {
  /** The clauses and rules behind the refusal; absent if it was not refused. */
  readonly explain?: Readonly<Record<string, unknown>>;
}

/** Everything that a world holds, for a file. The format is internal to the mock. */
export interface WorldState {
  /** Name and version of the format. */
  readonly format: string;
  /** Name of the world. */
  readonly name: string;
  /** The time of the world, in UTC. */
  readonly now: string;
  /** Whether its clock stands still. */
  readonly frozen: boolean;
  /** What each tenant holds. */
  readonly tenants: readonly unknown[];
}
