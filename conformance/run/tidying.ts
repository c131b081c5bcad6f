/** Puts away what checks made, beside the checks that follow. */
export interface Tidying {
  take(tidy: () => Promise<void>): void;
  /** What is taken from now on waits until `idle` or `hurry` is asked for. */
  rest(): void;
  /** Begins all that waits, whatever the width. */
  hurry(): void;
  /** Begins what waits, and comes back when nothing is left to put away. */
  idle(): Promise<void>;
}

/** So many checks are tidied up after at a time, in the order in which they ended. */
export function createTidying(width: number): Tidying {
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let most = width;
  const begin = (): void => {
    while (running.size < most) {
      const tidy = waiting.shift();
      if (!tidy) return;
      const one = tidy()
        .catch(() => undefined)
        .then(() => {
          running.delete(one);
          begin();
        });
      running.add(one);
    }
  };
  return {
    take(tidy) {
      waiting.push(tidy);
      begin();
    },
    rest: () => void (most = 0),
    hurry() {
      most = Infinity;
      begin();
    },
    async idle() {
      most = Math.max(most, width);
      begin();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
