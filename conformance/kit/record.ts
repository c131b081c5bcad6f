import type { FindingKind, MemberFault } from './fault.ts';
import type { Aspect } from '../../openapi/generated/clauses.ts';
import type { ChoiceId } from '../../openapi/generated/choices.ts';
import type { Profile } from './run.ts';

/** The verdicts of a check, as every report shows them. Only the runner sets `waived`. */
export type Verdict = 'pass' | 'fail' | 'observed' | 'unproven' | 'not-applicable' | 'waived' | 'error';

/** How a precondition that the API cannot make was met. */
export type Tier = 'api' | 'lever' | 'fixture' | 'discovery';

/** One request and its answer, redacted, as shown in reports. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly as?: string;
  readonly requestBody?: string;
  readonly status: number;
  readonly responseBody: string;
  /** Ready to paste; the token stands as $CES_TOKEN. */
  readonly curl: string;
}

/** What a reader who does not know the suite needs to act on a violation. */
export interface Finding {
  /** How the requirement is broken. */
  readonly kind: FindingKind;
  readonly promised: string;
  readonly found: string;
  readonly next?: string;
  /** The members that are not as required, where the assertion is about members. */
  readonly members?: readonly MemberFault[];
  /** The ids of the items of a list that are missing or too many. */
  readonly items?: readonly string[];
  /** What the assertion that failed looked at; absent where it is more than one thing. */
  readonly aspect?: Aspect;
  /** The statuses that are right, such as `403` or `4XX`, where the assertion is about the status. */
  readonly statuses?: readonly string[];
  /** The clauses that the assertion that failed stands for; absent where it stands for all of its check. */
  readonly clauses?: readonly string[];
  /** Members of a body that are not as described, where the assertion that failed is about the body as a whole. */
  readonly schemaMismatch?: readonly string[];
  /** The clauses that the assertion that failed stands for, where the check cites none of them. */
  readonly otherClauses?: readonly string[];
  /** The clauses about the status of the answer, where the assertion is about the status and the check cites none. */
  readonly wrongStatus?: readonly string[];
  /**
   * The clauses that an answer of the check breaks at first sight, where the check cites none of them: those that say
   * which record is read, which items a list holds, or that an answer shows what was sent.
   */
  readonly brokenPremises?: readonly string[];
  /** The member that has no value, where the assertion is about its presence alone. */
  readonly absent?: string;
  /** The members that have no value, where the assertion is about them alone and no answer of the run shows them. */
  readonly neverShown?: readonly string[];
  /** The request was refused, and the run saw others that the operation took: not every request is refused. */
  readonly takesOthers?: true;
  /** How to see it again: seed, path and replay path of the property, when there was one. */
  readonly replay?: { readonly seed: number; readonly path: string; readonly replayPath?: string };
  readonly counterexample?: string;
  /** The staff actions that the check took before it failed. */
  readonly levers?: readonly string[];
  /** What led to the violation, oldest first; the last one shows it. */
  readonly exchanges: readonly Exchange[];
}

export interface Observation {
  readonly choice: ChoiceId;
  readonly operation: string;
  /** A reading of the choice, `error 500` where the target failed, or free text when it does something else. */
  readonly reading: string;
}

/** The result of one check, as plain data. */
export interface CheckRecord {
  readonly id: string;
  readonly says: string;
  readonly clauses: readonly string[];
  readonly profile: Profile;
  /** The check sends input that the contract refuses. */
  readonly negative: boolean;
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly finding?: Finding;
  /** Requests that the target answered with a server error, where no clause was judged by it; absent where there were none. */
  readonly serverErrors?: readonly Exchange[];
  /**
   * What a precondition found that the target answered with a server error. The run turns it into a failure where no check
   * reports it, and no report shows it otherwise.
   */
  readonly failedPrecondition?: Finding;
  readonly observations: readonly Observation[];
  readonly notes: readonly string[];
  readonly tiers: readonly Tier[];
  readonly requests: number;
  /** Requests of it that got no answer; absent where all did. */
  readonly unanswered?: number;
  readonly milliseconds: number;
  /** Findings of a third party between suite and target (the header `sl-violations`), if any. */
  readonly violations: readonly { readonly operationId: string; readonly message: string }[];
}
