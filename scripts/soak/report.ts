import type { Memory } from './mock-process.ts';
import type { Counts } from './tally.ts';

/** Everything that one soak found; what `--json` prints. */
export interface Outcome extends Counts {
  readonly minutes: number;
  readonly rate: number;
  /** After a collection, by when it was measured. */
  readonly memory: Readonly<Record<string, Memory>>;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The same for people. */
export const report = (outcome: Outcome): string => {
  const { minutes, rate, requests, succeeded, refused, failed, lost, failures, neverSucceeded } = outcome;
  return [
    `${requests} requests in ${minutes} minutes at up to ${rate} per second`,
    `${succeeded} succeeded, ${refused} refused, ${failed} answered 5xx, ${lost} without answer`,
    `p50 ${outcome.p50.toFixed(1)} ms, p99 ${outcome.p99.toFixed(1)} ms`,
    ...Object.entries(outcome.memory).map(
      ([when, { resident, heap }]) =>
        `memory, ${when}: resident ${megabytes(resident)}, heap in use ${megabytes(heap)}`,
    ),
    ...(neverSucceeded.length > 0 ? [`never succeeded: ${neverSucceeded.join(', ')}`] : []),
    ...failures.map(({ operation, status, said }) => `${operation} ${status}: ${said}`),
  ].join('\n');
};
