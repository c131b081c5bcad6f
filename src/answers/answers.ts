/** What routes of the control plane answer: for the mock that gives it, the functions in code and the console. */

/** The state of a clock. */
export interface ClockReport {
  /** ISO 8601 instant in UTC. */
  readonly now: string;
  /** Whether it stands still. */
  readonly frozen: boolean;
}

/** Facts about a world of a mock. */
export interface WorldAccount extends ClockReport {
  /** Slug of its tenant. */
  readonly name: string;
  /** Slugs of its tenant and of its second tenant. */
  readonly tenants: readonly string[];
  /** Whether it is the main world of the mock. */
  readonly main: boolean;
  /** The world that it is a copy of. */
  readonly from?: string;
  /** The scenario that it was filled from. */
  readonly scenario: string;
  /** Seed of its data. */
  readonly seed: number;
  /** Names of its snapshots. */
  readonly snapshots: readonly string[];
}

/** An open question of the interface, and the reading that a world uses. */
export interface ChoiceAccount {
  /** Id of the choice. */
  readonly id: string;
  /** The part of the interface that leaves it open. */
  readonly section: string;
  /** The question. */
  readonly asks: string;
  /** The permitted answers, each with what it means. */
  readonly readings: Readonly<Record<string, string>>;
  /** The reading that the mock uses by default. */
  readonly default: string;
  /** Why it is the default. */
  readonly why: string;
  /** The reading that this world uses. */
  readonly taken: string;
  /** Other readings of single operations, by operation id. */
  readonly operations: Readonly<Record<string, string>>;
}

/** Kinds of acting users. */
export type ActingKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** A user of a world who can act. */
export interface Person {
  /** Kind of user. */
  readonly kind: ActingKind;
  /** Id of the record. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Ids of the facilities of the user. */
  readonly facilityIds: readonly string[];
  /** Permissions of a staff member. */
  readonly permissions?: readonly string[];
  /** Ids of the residents that a connection belongs to. */
  readonly linkedTo?: readonly string[];
  /** Status of a resident or a connection. */
  readonly status?: string | null;
}

/** A user of a world who can act. */
export interface PersonToAct extends Person {
  /** Value of `X-Acting-User-Id`. */
  readonly actingId: string;
}
