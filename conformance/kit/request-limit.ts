/** Limits how many checks send requests at the same time. A check that waits for another takes no place. */
export interface RequestLimit {
  /** Adds one check. Of the checks that wait, the one that entered first is next; a check that others wait for goes before. */
  enter(others?: 'others wait'): RequestSlot;
}

/** The place of one check among those that send requests. */
export interface RequestSlot {
  /** Runs `call` when it is the check's turn. During its turn, its other calls start at once. */
  hold<T>(call: () => Promise<T>): Promise<T>;
}

interface Entry {
  readonly place: number;
  /** How many of its calls run now. */
  running: number;
}

interface Waiting {
  readonly entry: Entry;
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** More than the number of checks of any run. */
const AHEAD = 1_000_000;

/** When the signal aborts, all waiting calls are rejected with its reason. */
export function createRequestLimit(width = Infinity, signal?: AbortSignal): RequestLimit {
  let [entered, active] = [0, 0];
  let waiting: Waiting[] = [];
  const next = (): void => {
    while (active < width && waiting.length > 0) {
      const { entry } = waiting.reduce((one, other) => (other.entry.place < one.entry.place ? other : one));
      const own = waiting.filter((one) => one.entry === entry);
      waiting = waiting.filter((one) => one.entry !== entry);
      active += 1;
      entry.running = own.length;
      for (const { begin } of own) begin();
    }
  };
  const refuseAll = (): void => {
    for (const { refuse } of waiting.splice(0)) refuse(signal?.reason);
  };
  signal?.addEventListener('abort', refuseAll, { once: true });
  const turnOf = (entry: Entry): Promise<void> => {
    if (entry.running > 0) {
      entry.running += 1;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => {
      waiting.push({ entry, begin, refuse });
      next();
    });
  };
  return {
    enter(others) {
      const entry: Entry = { place: others ? entered - AHEAD : entered, running: 0 };
      entered += 1;
      return {
        async hold(call) {
          await turnOf(entry);
          try {
            return await call();
          } finally {
            entry.running -= 1;
            if (entry.running === 0) {
              active -= 1;
              next();
            }
          }
        },
      };
    },
  };
}
