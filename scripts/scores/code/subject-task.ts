import type { Choices } from '../../../conformance/report/results.ts';

/** What a subject is asked to do. */
export interface SubjectTask {
  /** Where random input starts from. */
  readonly seed: number;
  /** The checks to try first, in this order. */
  readonly first: readonly string[];
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
  /** The readings that were observed. */
  readonly lock: Choices;
  /** The checks that reach each of the keys. */
  readonly coverage: Readonly<Record<string, readonly string[]>>;
  /** Seconds of the processor that the run took. */
  readonly seconds: number;
}

export type SubjectMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly check: string }
  | (Outcome & { readonly kind: 'ended' });
