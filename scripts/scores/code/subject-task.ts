import type { Observation } from '../../../conformance/kit/record.ts';

/** What a subject is asked to do. */
export interface SubjectTask {
  /** Where random input starts from. */
  readonly seed: number;
  /** The checks to try, in this order; of the whole suite they come first. */
  readonly first: readonly string[];
  /** Whether the others are tried, too. */
  readonly isWhole: boolean;
  /** Given, no check is left out, and the checks are noted that reach the mutants of these keys. */
  readonly keys: readonly string[];
}

export interface Finding {
  readonly check: string;
  readonly found: string;
}

export interface Outcome {
  readonly violations: readonly Finding[];
  /** Errors of the suite itself. */
  readonly errors: readonly Finding[];
  /** What each check observed. */
  readonly observations: Readonly<Record<string, readonly Observation[]>>;
  /** Checks that were unproven in both worlds. */
  readonly unproven: readonly string[];
  /** The checks that reach each of the keys. */
  readonly coverage: Readonly<Record<string, readonly string[]>>;
  /** Seconds of the processor that the run took. */
  readonly seconds: number;
}

export type SubjectMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly check: string }
  | (Outcome & { readonly kind: 'ended' });
