import type { Verdict } from '../../conformance/kit/record.ts';

/** A clause of the register, as far as its reach needs it. */
export interface ClauseFacts {
  readonly id: string;
  readonly section: string;
  readonly says: string;
  readonly determinacy: 'firm' | 'open';
  /** Part of the v2.0 draft; left out where it is served today. */
  readonly availability?: 'planned';
  /** Why no client can see it; of an open clause also why its choice cannot be seen. */
  readonly unobservable?: string;
}

/** A declared check, and its result if it was tried on the mock. */
export interface CheckFacts {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly verdict?: Verdict;
  /** What it found where it failed; else why it proved nothing. */
  readonly reason?: string;
}

/** An operation of the contract. */
export interface OperationFacts {
  readonly section: string;
  readonly id: string;
  /** The clauses that speak of it. */
  readonly clauses: readonly string[];
}

/** Which checks called an operation of the mock, and whether it ever answered with success. */
export interface Traffic {
  readonly callers: ReadonlySet<string>;
  readonly isServed: boolean;
}

/** Everything the tables are made of. */
export interface Facts {
  readonly sections: readonly string[];
  readonly clauses: readonly ClauseFacts[];
  readonly checks: readonly CheckFacts[];
  /** Clauses that a mutant breaks. */
  readonly broken: ReadonlySet<string>;
  readonly operations: readonly OperationFacts[];
  /** By operation id. */
  readonly traffic: ReadonlyMap<string, Traffic>;
}
