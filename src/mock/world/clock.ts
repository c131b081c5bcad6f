import { Temporal } from 'temporal-polyfill';

/** The world's time. Everything that asks what time it is asks this. */
export interface Clock {
  now(): Temporal.Instant;
}

/** A clock that starts at an instant (to the millisecond) and runs on with real time; `elapsed` counts milliseconds from an arbitrary origin. */
export const runningClock = (
  start: Temporal.Instant,
  elapsed: () => number = () => performance.now(),
): Clock => {
  const origin = elapsed();
  const { epochMilliseconds } = start;
  let passed = 0;
  let instant = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);
  return {
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
export const frozenClock = (at: Temporal.Instant): Clock => ({ now: () => at });

/** An instant as the service writes it: UTC with milliseconds. */
export const isoOf = ({ epochMilliseconds }: Temporal.Instant): string =>
  new Date(epochMilliseconds).toISOString();
