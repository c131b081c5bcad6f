import type { OperationId } from '../../openapi/generated/contract.ts';
import { quantile } from '../bench/figures.ts';

export interface Failure {
  readonly operation: OperationId;
  readonly status: number;
  readonly said: string;
}

export interface Counts {
  readonly requests: number;
  readonly succeeded: number;
  readonly refused: number;
  /** 5xx answers; there must be none. */
  readonly failed: number;
  /** Requests that got no answer. */
  readonly lost: number;
  readonly failures: readonly Failure[];
  /** Operations that were asked for and never succeeded. */
  readonly neverSucceeded: readonly OperationId[];
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Tally {
  count(operation: OperationId, status: number, milliseconds: number, said: unknown): void;
  lose(operation: OperationId, why: unknown): void;
  counts(): Counts;
}

const KEPT_FAILURES = 10;

const reasonOf = (why: unknown): string => {
  if (!(why instanceof Error)) return String(why);
  return why.cause instanceof Error ? `${why.message}, ${why.cause.message}` : why.message;
};

export const createTally = (): Tally => {
  const latencies: number[] = [];
  const asked = new Set<OperationId>();
  const done = new Set<OperationId>();
  const failures: Failure[] = [];
  let succeeded = 0;
  let refused = 0;
  let failed = 0;
  let lost = 0;
  const note = (failure: Failure): void => {
    if (failures.length < KEPT_FAILURES) failures.push(failure);
  };
  return {
    count: (operation, status, milliseconds, said) => {
      asked.add(operation);
      latencies.push(milliseconds);
      if (status < 300) {
        succeeded += 1;
        done.add(operation);
      } else if (status < 500) refused += 1;
      else {
        failed += 1;
        note({ operation, status, said: JSON.stringify(said) });
      }
    },
    lose: (operation, why) => {
      asked.add(operation);
      lost += 1;
      note({ operation, status: 0, said: reasonOf(why) });
    },
    counts: () => ({
      requests: succeeded + refused + failed + lost,
      succeeded,
      refused,
      failed,
      lost,
      failures,
      neverSucceeded: [...asked].filter((operation) => !done.has(operation)),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    }),
  };
};
