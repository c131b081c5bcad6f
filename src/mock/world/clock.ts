import { Temporal } from 'temporal-polyfill';

/** The world's time. Everything that asks what time it is asks this. */
export interface Clock {
  now(): Temporal.Instant;
}

/** A clock that can be put to another instant, later or earlier; it goes on from there as before. */
export interface SettableClock extends Clock {
  set(at: Temporal.Instant): void;
}

/** A clock that starts at an instant (to the millisecond) and runs on with real time; `elapsed` counts milliseconds from an arbitrary origin. */
export const runningClock = (
  start: Temporal.Instant,
  elapsed: () => number = () => performance.now(),
): SettableClock => {
  let origin = elapsed();
  let { epochMilliseconds } = start;
  let passed = 0;
  let instant = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);
  return {
    set: (at) => {
      origin = elapsed();
      epochMilliseconds = at.epochMilliseconds;
      passed = 0;
      instant = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);
    },
    now: () => {
      const milliseconds = Math.floor(elapsed() - origin);
      // Within a millisecond many requests ask, and an instant is dear.
      if (milliseconds !== passed) {
        passed = milliseconds;
        instant = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds + milliseconds);
      }
      return instant;
    },
  };
};

/** A clock that stands still, for tests and witnesses. */
export const frozenClock = (start: Temporal.Instant): SettableClock => {
  let at = start;
  return {
    now: () => at,
    set: (next) => {
      at = next;
    },
  };
};

/** An instant as the service writes it: UTC with milliseconds. */
export const isoOf = ({ epochMilliseconds }: Temporal.Instant): string =>
  new Date(epochMilliseconds).toISOString();
