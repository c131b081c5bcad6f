import type { CheckRecord, Verdict } from '../kit/record.ts';
import type { Unanswered } from '../kit/tally.ts';
import type { Profile } from '../kit/run.ts';
import type { Fault } from '../run/collector.ts';
import type { Remaining } from '../run/creations-end.ts';
import type { ExitCode } from '../run/exit.ts';
import type { Cause } from './cause-kinds.ts';
import type { Detection } from './detection.ts';
import type { Waiver, WaiverProblem } from '../run/waivers.ts';

/** What a run says about one clause. `held` and `violated` are judgements; the rest say why there is none. */
export type ClauseState =
  'held' | 'violated' | 'waived' | 'observed' | 'unproven' | 'not-applicable' | 'unobservable';

export interface ClauseResult {
  readonly id: string;
  readonly section: string;
  readonly says: string;
  readonly determinacy: 'firm' | 'open';
  /** Part of the v2.0 draft; left out where it is served today. */
  readonly availability?: 'planned';
  readonly state: ClauseState;
  /** Checks of this run that cite the clause. */
  readonly checks: readonly string[];
  /** Why there is no judgement, where there is none. */
  readonly reason?: string;
}

export interface CheckResult extends CheckRecord {
  readonly section: string;
  readonly waiver?: Waiver;
  /** Command that repeats the run of this check, where reports were merged and it differs from that of the whole. */
  readonly again?: string;
  /** For a finding: what is wrong with the target, by the same name in every check that met it. */
  readonly cause?: Cause & { readonly group: string };
  /** For a failure: an entry of ces.waivers.yaml, ready but for its reason. */
  readonly suggestedWaiver?: Waiver;
}

/** Readings taken by the target: one for all operations, or one per operation. */
export type Choices = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface Summary {
  readonly checks: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Checks that judged a promise: failed, or passed on something the interface states. */
  readonly judged: number;
  readonly negative: number;
  readonly requests: number;
  readonly clauses: ClauseCounts;
  /** The same of the clauses that the chosen checks speak of, where --only or --shard chose. */
  readonly asked?: ClauseCounts;
}

export interface ClauseCounts {
  /** Firm clauses of the profiles, as far as a client can see them. */
  readonly stated: number;
  readonly held: number;
  readonly violated: number;
  readonly waived: number;
  readonly unproven: number;
  readonly notApplicable: number;
  /** Open clauses of which a reading was seen. */
  readonly observed: number;
}

/** The second verdict on a consumer: what no line of the interface asks for. It never decides the exit code. */
export interface Robustness {
  readonly verdict: 'pass' | 'fail' | 'unproven';
  /** One sentence. */
  readonly outcome: string;
  readonly checks: readonly CheckResult[];
}

/** What a client met while it was watched: how often, by operation, status and kind of event. */
export interface Coverage {
  readonly operations: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  /** Operations that are served and that it never called. */
  readonly unmet: readonly string[];
}

/** A whole run: results.json, and what every other report is drawn from. */
export interface Results {
  readonly version: 1;
  /** Who was tried; absent: an implementation of the service. */
  readonly subject?: 'receiver' | 'client';
  /** What a consumer claims: sections of a client, kinds of events of a receiver. */
  readonly scope?: readonly string[];
  /** Version of the contract, which is the suite's own. */
  readonly contract: string;
  readonly target: { readonly url: string; readonly tenant: string };
  readonly profiles: readonly Profile[];
  readonly seed: number;
  readonly runs: number;
  readonly budget?: number;
  readonly only?: string;
  /** `i/n`, where the run was one part of a whole. */
  readonly shard?: string;
  readonly exclusive: boolean;
  readonly certify: boolean;
  /** ISO 8601, UTC, on the runner's clock. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly interrupted: boolean;
  readonly exitCode: ExitCode;
  /** One sentence: why this exit code. */
  readonly outcome: string;
  /** Command that repeats the run; what --only chose stands in `only`. */
  readonly again: string;
  readonly summary: Summary;
  readonly checks: readonly CheckResult[];
  readonly clauses: readonly ClauseResult[];
  readonly choices: Choices;
  readonly waiverProblems: readonly WaiverProblem[];
  readonly faults: readonly Fault[];
  /** Checks of each section that did not begin, because the budget was used up. */
  readonly leftOut?: Readonly<Record<string, number>>;
  /** Requests in addition to those of the checks, which ended what the run made. */
  readonly cleanup?: number;
  /** What the run made on the target and could not end. */
  readonly remaining?: readonly Remaining[];
  /** Requests that got no answer. */
  readonly unanswered?: Unanswered;
  /** Reads that were answered only when they were sent again; absent where there were none. */
  readonly flaky?: number;
  readonly notes: readonly string[];
  /** The second verdict on a receiver or a client. */
  readonly robustness?: Robustness;
  /** What a client met. */
  readonly coverage?: Coverage;
  /** How many of the known faults this very run could have caught; absent where the package knows none. */
  readonly detection?: Detection;
  /** The known fault that fails nearly the same checks, where there is one. */
  readonly resembles?: { readonly id: string; readonly says: string };
}
