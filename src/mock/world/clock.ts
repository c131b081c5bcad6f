import { Temporal } from 'temporal-polyfill';
import { asideFrom } from './timers.ts';

/** The world's time. Everything that asks what time it is asks this. */
export interface Clock {
  now(): Temporal.Instant;
  /** Whether it stands still. */
  readonly isFrozen: boolean;
}

/** What waits for an instant of a clock. It may take its time: who advances the clock waits for it. */
type Alarm = () => void | Promise<void>;

/** A clock that can be moved, later or earlier; it goes on from there as before. */
export interface WorldClock extends Clock {
  set(at: Temporal.Instant): void;
  /** Stands still from now on, or runs on from where it stands. */
  freeze(isFrozen: boolean): void;
  /** Rings once, as soon as the clock shows this instant or a later one; gives what takes the alarm back. */
  at(instant: Temporal.Instant, alarm: Alarm): () => void;
  /** Moves on to a later instant. On the way every alarm rings at its time, one after another, those too that were set by others. */
  advance(to: Temporal.Instant): Promise<void>;
  /** Begins anew at an instant. */
  restart(at: Temporal.Instant): void;
  /** Takes every move back: the clock shows what it would have shown since it began. */
  straighten(): void;
  /** A clock that shows the same, with no alarms. */
  fork(): WorldClock;
}

/** How a clock is connected with real time. */
export interface Ticking {
  /** Milliseconds from an arbitrary origin. */
  readonly elapsed: () => number;
  /** Runs something in so many milliseconds of real time; gives what calls it off. */
  readonly after: (run: () => void, milliseconds: number) => () => void;
}

/** The longest time for which the platform's timers wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

const real: Ticking = {
  elapsed: () => performance.now(),
  after: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    asideFrom(timer);
    return () => clearTimeout(timer);
  },
};

/** Where a clock stood at a moment of real time, in milliseconds. */
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
  /** Alarms on the way are rung by whoever advances, not by the timer. */
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
    // Within a millisecond many requests ask, and an instant is dear.
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
          // What rings sees its own time, however long the others took.
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

/** An instant as the service writes it: UTC with milliseconds. The last one stays written: mostly that is the present. */
export const isoOf = ({ epochMilliseconds }: Temporal.Instant): string => {
  if (epochMilliseconds !== written.epochMilliseconds)
    written = { epochMilliseconds, text: new Date(epochMilliseconds).toISOString() };
  return written.text;
};
