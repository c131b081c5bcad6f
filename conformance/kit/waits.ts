import { remembered } from './remembered.ts';

/**
 * What is remembered of waiting for events, so that a run as a whole waits within bounds: a target that sends no event,
 * or each of them wrong, is found out by the first ones.
 */
export interface Waits {
  /** How long an event of the kind is awaited, in milliseconds. */
  patienceFor(kind: string): number;
  /** Milliseconds by which the patience may still be stretched while other deliveries keep coming. */
  stretch(): number;
  /** An event came, so long after it was first looked for. */
  came(kind: string, after: number): void;
  /** None came in that time. */
  missed(kind: string, after: number): void;
}

/** How long an event is awaited unless the run says otherwise, in milliseconds. */
export const ORDINARY_PATIENCE = 10_000;

/** Events of a kind that may be missed before the rest of it is decided at once. */
const MISSES = 2;
/** How many times the patience of one event is waited in vain in a run, and how many times beyond it. */
const LONGEST = 10;
/** Even what is decided at once gets a moment, in milliseconds, or three times what the slowest event took. */
const MOMENT = 500;

const known = new Map<string, Waits>();

/** One memory for each inbox. */
export const waitsOf = (inbox: string, patience: number): Waits =>
  remembered(known, `${inbox} ${patience}`, () => createWaits(patience));

export function createWaits(patience: number): Waits {
  const misses = new Map<string, number>();
  let [vain, over, slowest] = [0, 0, 0];
  const late = (after: number): void => void (over += Math.max(0, after - patience));
  return {
    patienceFor(kind) {
      const known = (misses.get(kind) ?? 0) >= MISSES || vain >= LONGEST * patience;
      return known ? Math.min(patience, Math.max(MOMENT, 3 * slowest)) : patience;
    },
    stretch: () => Math.max(0, LONGEST * patience - over),
    came(kind, after) {
      misses.delete(kind);
      slowest = Math.max(slowest, Math.min(after, patience));
      late(after);
    },
    missed(kind, after) {
      misses.set(kind, (misses.get(kind) ?? 0) + 1);
      vain += after;
      late(after);
    },
  };
}
