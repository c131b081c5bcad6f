/** The facts and counts that decide the exit code of a run. */
export interface ExitFacts {
  readonly interrupted: boolean;
  /** Too many requests got no answer, so the run proves nothing. */
  readonly silent: boolean;
  /** Checks with the verdict fail. */
  readonly violations: number;
  /** Waivers that are expired, unmatched or needless. */
  readonly waiverProblems: number;
  /** The suite's own errors, and a target that could not be reached or was lost. */
  readonly errors: number;
  /** Checks that judged a promise of the target. */
  readonly judged: number;
  readonly certify: boolean;
  /** Firm clauses of the profiles that this run did not prove. */
  readonly unprovenFirm: number;
}

export type ExitCode = 0 | 1 | 2 | 3 | 4 | 130;

/**
 * 130 interrupted; 1 a violation or a waiver problem; 4 a target that leaves requests unanswered, or a fault of target
 * or suite; 3 nothing judged, or not enough for a certificate; 0.
 */
export function exitCode(facts: ExitFacts): ExitCode {
  if (facts.interrupted) return 130;
  if (facts.violations > 0 || facts.waiverProblems > 0) return 1;
  if (facts.silent || facts.errors > 0) return 4;
  if (facts.judged === 0) return 3;
  if (facts.certify && facts.unprovenFirm > 0) return 3;
  return 0;
}
