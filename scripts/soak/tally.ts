import type { OperationId } from '../../openapi/generated/contract.ts';
import { quantile } from '../bench/figures.ts';

const KEPT_FAILURES = 10;

/** Counts answers by their outcome. */
export const createTally = () => {
  const latencies: number[] = [];
  const done = new Map<OperationId, boolean>();
  const failures: { operation: OperationId; status: number; said: string }[] = [];
  const counts = { succeeded: 0, refused: 0, failed: 0, lost: 0 };
  return {
    /** Status 0: no answer came. */
    count: (operation: OperationId, status: number, milliseconds: number, said: string): void => {
      const isBad = status === 0 || status >= 500;
      counts[status === 0 ? 'lost' : isBad ? 'failed' : status < 300 ? 'succeeded' : 'refused'] += 1;
      done.set(operation, done.get(operation) === true || (status > 0 && status < 300));
      if (status > 0) latencies.push(milliseconds);
      if (isBad && failures.length < KEPT_FAILURES) failures.push({ operation, status, said });
    },
    /** There must be no 5xx answers (`failed`) and no requests without an answer (`lost`). */
    counts: () => ({
      requests: counts.succeeded + counts.refused + counts.failed + counts.lost,
      ...counts,
      failures,
      /** Operations that were asked for and never succeeded. */
      neverSucceeded: [...done].flatMap(([operation, hasSucceeded]) => (hasSucceeded ? [] : [operation])),
      /** Milliseconds. */
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    }),
  };
};

export type Tally = ReturnType<typeof createTally>;
