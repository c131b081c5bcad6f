/** What routes of the control plane answer: for the mock that gives it, the functions in code and the console. */

/** What a clock shows, in UTC, and whether it stands still. */
export interface ClockReport {
  readonly now: string;
  readonly frozen: boolean;
}

/** What an answer says about a world of a mock. */
export interface WorldAccount extends ClockReport {
  readonly name: string;
  /** Its own tenant and the second one that goes with it. */
  readonly tenants: readonly string[];
  readonly main: boolean;
  /** The world that it was forked from. */
  readonly from?: string;
  readonly scenario: string;
  readonly seed: number;
  readonly snapshots: readonly string[];
}

/** An open question, and how a world answers it. */
export interface ChoiceAccount {
  readonly id: string;
  readonly section: string;
  readonly asks: string;
  /** What each reading says, by its name. */
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly why: string;
  readonly taken: string;
  /** Readings of operations where they differ from the one that is taken for the rest. */
  readonly operations: Readonly<Record<string, string>>;
}

export type ActingKind = 'resident' | 'connection' | 'staff' | 'systemActor';

/** A user of a world who can act. */
export interface Person {
  readonly kind: ActingKind;
  readonly id: string;
  readonly name: string;
  readonly facilityIds: readonly string[];
  readonly permissions?: readonly string[];
  /** Residents that a connection belongs to. */
  readonly linkedTo?: readonly string[];
  /** Of residents and connections. */
  readonly status?: string | null;
}

/** The same, with the value of X-Acting-User-Id. */
export interface PersonToAct extends Person {
  readonly actingId: string;
}
