import type { Method } from './wire.ts';
import { many } from './words.ts';

/** Requests of a run without an answer, among all of them. Reads that were sent again count once. */
export interface Unanswered {
  readonly requests: number;
  readonly ofRequests: number;
  readonly writes: number;
  readonly ofWrites: number;
}

/** Counts the requests of a run and what came of them. */
export interface Tally {
  /** Sends one request; it stays unanswered where `send` rejects. */
  count<T>(method: Method, send: () => Promise<T>): Promise<T>;
  /** Notes that a read was answered only when it was sent again. */
  noteFlaky(): void;
  flaky(): number;
  /** The number of requests that have ended. */
  sent(): number;
  /** The mean time of an answer, in milliseconds. */
  mean(): number;
  unanswered(): Unanswered;
}

/** A request that still waits is not unanswered yet, unless it waits longer than this and than every answer took. */
const SHORTEST_SILENCE = 1_000;

const isWrite = (method: Method): boolean => !['get', 'head', 'options'].includes(method);

/** `now` in milliseconds. */
export function createTally(now: () => number = () => performance.now()): Tally {
  const waiting = new Map<symbol, { readonly method: Method; readonly since: number }>();
  const answered = { reads: 0, writes: 0 };
  const lost = { reads: 0, writes: 0 };
  const kindOf = (method: Method) => (isWrite(method) ? 'writes' : 'reads');
  let [flaky, spent, slowest] = [0, 0, 0];
  return {
    async count(method, send) {
      const [request, since] = [Symbol(method), now()];
      waiting.set(request, { method, since });
      try {
        const answer = await send();
        answered[kindOf(method)] += 1;
        spent += now() - since;
        slowest = Math.max(slowest, now() - since);
        return answer;
      } catch (error) {
        lost[kindOf(method)] += 1;
        throw error;
      } finally {
        waiting.delete(request);
      }
    },
    noteFlaky: () => void (flaky += 1),
    flaky: () => flaky,
    sent: () => answered.reads + answered.writes + lost.reads + lost.writes,
    mean: () => spent / Math.max(1, answered.reads + answered.writes),
    unanswered() {
      const silent = [...waiting.values()].filter(
        ({ since }) => now() - since > Math.max(SHORTEST_SILENCE, slowest),
      );
      const writes = lost.writes + silent.filter(({ method }) => isWrite(method)).length;
      const requests = lost.reads + lost.writes + silent.length;
      return {
        requests,
        ofRequests: requests + answered.reads + answered.writes,
        writes,
        ofWrites: writes + answered.writes,
      };
    },
  };
}

/** Whether so many requests stayed unanswered that the run proves nothing: more than 1 in 20, or every write. */
export const isSilent = (unanswered: Unanswered | undefined): unanswered is Unanswered =>
  unanswered !== undefined &&
  (unanswered.requests * 20 > unanswered.ofRequests ||
    (unanswered.ofWrites > 0 && unanswered.writes === unanswered.ofWrites));

/** One sentence about a silent target. */
export function silenceOf({ requests, ofRequests, writes, ofWrites }: Unanswered): string {
  const every =
    ofWrites > 0 && writes === ofWrites ? ` (and none of ${many(ofWrites, 'write')} was answered)` : '';
  return `${requests} of ${many(ofRequests, 'request')} got no answer${every}. Look at the target first: a check with an unanswered request is unproven.`;
}
