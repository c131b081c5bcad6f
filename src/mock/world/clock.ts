import { Temporal } from 'temporal-polyfill';
import { unrefTimer } from './timers.ts';

/** The time of a world. All code of the mock reads the time here. */
export interface Clock {
  now(): Temporal.Instant;
  /** Whether the clock stands still. */
  readonly isFrozen: boolean;
}

/** A function that a clock calls at an instant. `advance` waits for its promise. */
type Alarm = () => void | Promise<void>;

/** A clock that can be moved in both directions. After a move it runs on or stands still as before. */
export interface WorldClock extends Clock {
  set(at: Temporal.Instant): void;
  /** Stops the clock, or starts it again from its current time. */
  freeze(isFrozen: boolean): void;
  /** Calls the alarm once, when the clock shows this instant or a later one. The result cancels it. */
  at(instant: Temporal.Instant, alarm: Alarm): () => void;
  /**
   * Moves on to a later instant. Alarms on the way ring one after another, each at its own time, also those
   * that alarms set.
   */
  advance(to: Temporal.Instant): Promise<void>;
  /** Starts again at an instant, frozen or running as at its creation. */
  restart(at: Temporal.Instant): void;
  /** Undoes every move and freeze: the clock shows the time that it would show without them. */
  straighten(): void;
  /** A clock with the same time and without alarms. */
  fork(): WorldClock;
}

/** The real time and the timers that a clock uses. */
export interface Ticking {
  /** Milliseconds from an arbitrary origin. */
  readonly elapsed: () => number;
  /** Runs a function after some milliseconds of real time. The result cancels it. */
  readonly after: (run: () => void, milliseconds: number) => () => void;
}

/** The longest time, in milliseconds, for which timers of the platform can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

const real: Ticking = {
  elapsed: () => performance.now(),
  after: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    unrefTimer(timer);
    return () => clearTimeout(timer);
  },
};

/** The time of a clock at a moment of real time (`origin`), both in milliseconds. */
interface Course {
  readonly origin: number;
  readonly epochMilliseconds: number;
  readonly isFrozen: boolean;
}

interface Waiting {
  readonly at: number;
  readonly alarm: Alarm;
}

const createClock = (begun: Course, ticking: Ticking): WorldClock => {
  const { elapsed, after } = ticking;
  let natural = begun;
  let course = begun;
  let shown = begun.epochMilliseconds;
  let instant = Temporal.Instant.fromEpochMilliseconds(shown);
  let waiting: readonly Waiting[] = [];
  let callOff: () => void = () => undefined;
  /** During `advance` the timer is off: `advance` calls the alarms itself. */
  let isAdvancing = false;

  const milliseconds = ({ origin, epochMilliseconds, isFrozen }: Course): number =>
    isFrozen ? epochMilliseconds : epochMilliseconds + Math.floor(elapsed() - origin);

  const next = (): Waiting | undefined =>
    waiting.reduce<Waiting | undefined>(
      (first, one) => (first === undefined || one.at < first.at ? one : first),
      undefined,
    );

  const taken = (one: Waiting): Alarm => {
    waiting = waiting.filter((other) => other !== one);
    return one.alarm;
  };

  const arm = (): void => {
    callOff();
    callOff = () => undefined;
    const first = next();
    if (!first || isAdvancing) return;
    const left = first.at - milliseconds(course);
    if (left <= 0) callOff = after(ring, 0);
    else if (!course.isFrozen) callOff = after(ring, Math.min(left, LONGEST_WAIT));
  };

  const ring = (): void => {
    const now = milliseconds(course);
    for (let one = next(); one && one.at <= now; one = next()) void taken(one)();
    arm();
  };

  const go = (epochMilliseconds: number, isFrozen: boolean): void => {
    course = { origin: elapsed(), epochMilliseconds, isFrozen };
    arm();
  };

  const now = (): Temporal.Instant => {
    const at = milliseconds(course);
    // Many requests ask within one millisecond, and it takes time to make an instant.
    if (at !== shown) {
      shown = at;
      instant = Temporal.Instant.fromEpochMilliseconds(at);
    }
    return instant;
  };

  return {
    now,
    get isFrozen() {
      return course.isFrozen;
    },
    set: ({ epochMilliseconds }) => go(epochMilliseconds, course.isFrozen),
    freeze: (isFrozen) => go(milliseconds(course), isFrozen),
    at: ({ epochMilliseconds }, alarm) => {
      const one = { at: epochMilliseconds, alarm };
      waiting = [...waiting, one];
      arm();
      return () => {
        taken(one);
        arm();
      };
    },
    advance: async ({ epochMilliseconds: to }) => {
      const { isFrozen } = course;
      isAdvancing = true;
      try {
        for (let one = next(); one && one.at <= to; one = next()) {
          const alarm = taken(one);
          // An alarm sees its own time, however long earlier alarms took.
          go(Math.max(one.at, milliseconds(course)), true);
          await alarm();
        }
      } finally {
        isAdvancing = false;
        go(Math.max(to, milliseconds(course)), isFrozen);
      }
    },
    restart: ({ epochMilliseconds }) => {
      natural = { ...natural, origin: elapsed(), epochMilliseconds };
      course = natural;
      arm();
    },
    straighten: () => {
      course = natural;
      arm();
    },
    fork: () =>
      createClock({ ...course, epochMilliseconds: milliseconds(course), origin: elapsed() }, ticking),
  };
};

/** A clock that starts at an instant (to the millisecond) and runs on with real time. */
export const runningClock = (
  { epochMilliseconds }: Temporal.Instant,
  ticking: Partial<Ticking> = {},
): WorldClock => {
  const whole = { ...real, ...ticking };
  return createClock({ origin: whole.elapsed(), epochMilliseconds, isFrozen: false }, whole);
};

/** A clock that stands still, for tests and witnesses. */
export const frozenClock = ({ epochMilliseconds }: Temporal.Instant): WorldClock =>
  createClock({ origin: 0, epochMilliseconds, isFrozen: true }, real);

let written = { epochMilliseconds: 0, text: new Date(0).toISOString() };

/**
 * An instant as the service writes it: UTC with milliseconds. The last text is kept, since mostly it is the
 * present.
 */
export const isoOf = ({ epochMilliseconds }: Temporal.Instant): string => {
  if (epochMilliseconds !== written.epochMilliseconds)
    written = { epochMilliseconds, text: new Date(epochMilliseconds).toISOString() };
  return written.text;
};
