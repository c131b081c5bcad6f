import { pause } from './eventually.ts';

/** The longest that one request waits for a busy target in all, in milliseconds. */
export const LONGEST_WAIT = 60_000;
/** The least that each refusal counts of that wait, in milliseconds. */
export const SHORTEST_WAIT = 100;

/**
 * How long a target that is too busy wants to be left alone, in milliseconds; undefined when the answer is one to
 * judge. 503 counts only with Retry-After. 429 always does, for it says nothing about the request itself.
 */
export function waitAsked(
  status: number,
  headers: Readonly<Record<string, string>>,
  now: number,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const asked = headers['retry-after'];
  if (asked === undefined) return status === 429 ? 1_000 : undefined;
  const seconds = /^\d+$/.test(asked.trim()) ? Number(asked) : (Date.parse(asked) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 1_000;
}

/** When requests may be sent: one for all checks of a run, so that all of them slow down together. */
export interface Pace {
  /** Resolves when the next request may be sent; callers get their turns in the order of their calls. */
  turn(): Promise<void>;
  /** Sends no request for this many milliseconds: the target asked for it. */
  rest(milliseconds: number): void;
}

interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const usualClock: Clock = { now: () => performance.now(), wait: pause };

/** At most `rate` requests a second; without one, as many as are asked for. */
export function createPace(rate?: number, { now, wait }: Clock = usualClock): Pace {
  const gap = rate === undefined ? 0 : 1000 / rate;
  let next = -Infinity;
  let quietUntil = -Infinity;
  let queue = Promise.resolve();
  const one = async (): Promise<void> => {
    for (let left; (left = Math.max(next, quietUntil) - now()) > 0;) await wait(left);
    next = Math.max(next, now()) + gap;
  };
  return {
    turn: () => (queue = queue.then(one)),
    rest: (milliseconds) => void (quietUntil = Math.max(quietUntil, now() + milliseconds)),
  };
}
