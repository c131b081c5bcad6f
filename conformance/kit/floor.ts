/** Lets so many checks speak to the target at a time; one that waits for what another makes takes no place meanwhile. */
export interface Floor {
  /** For one check. Of those that wait to speak, the one that entered first is next. */
  enter(): Speaking;
}

/** One check as it speaks to the target. */
export interface Speaking {
  /** Says something when it is the check's turn; while it speaks, it may say more things at once. */
  hold<T>(say: () => Promise<T>): Promise<T>;
}

interface Speaker {
  readonly place: number;
  /** How many things it is saying at the moment. */
  saying: number;
}

interface Waiting {
  readonly speaker: Speaker;
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Once the signal is given, whoever still waits is refused with its reason. */
export function createFloor(width = Infinity, signal?: AbortSignal): Floor {
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
