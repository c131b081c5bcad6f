/** Limits how many checks send requests at the same time. A check that waits for another takes no place. */
export interface RequestLimit {
  /** Adds one check. Of the checks that wait, the one that entered first is next. */
  enter(): RequestSlot;
}

/** The place of one check among those that send requests. */
export interface RequestSlot {
  /** Runs `say` when it is the check's turn; during its turn, more of its calls start at once. */
  hold<T>(say: () => Promise<T>): Promise<T>;
}

interface Speaker {
  readonly place: number;
  /** How many of its calls run now. */
  saying: number;
}

interface Waiting {
  readonly speaker: Speaker;
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** When the signal aborts, all waiting calls are rejected with its reason. */
export function createRequestLimit(width = Infinity, signal?: AbortSignal): RequestLimit {
  let [entered, speaking] = [0, 0];
  let waiting: Waiting[] = [];
  const next = (): void => {
    while (speaking < width && waiting.length > 0) {
      const { speaker } = waiting.reduce((one, other) =>
        other.speaker.place < one.speaker.place ? other : one,
      );
      const own = waiting.filter((one) => one.speaker === speaker);
      waiting = waiting.filter((one) => one.speaker !== speaker);
      speaking += 1;
      speaker.saying = own.length;
      for (const { begin } of own) begin();
    }
  };
  const refuseAll = (): void => {
    for (const { refuse } of waiting.splice(0)) refuse(signal?.reason);
  };
  signal?.addEventListener('abort', refuseAll, { once: true });
  const turnOf = (speaker: Speaker): Promise<void> => {
    if (speaker.saying > 0) {
      speaker.saying += 1;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => {
      waiting.push({ speaker, begin, refuse });
      next();
    });
  };
  return {
    enter() {
      const speaker: Speaker = { place: entered, saying: 0 };
      entered += 1;
      return {
        async hold(say) {
          await turnOf(speaker);
          try {
            return await say();
          } finally {
            speaker.saying -= 1;
            if (speaker.saying === 0) {
              speaking -= 1;
              next();
            }
          }
        },
      };
    },
  };
}
