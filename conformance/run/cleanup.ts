/** Runs the cleanups of checks that have ended, in parallel with the checks that follow. */
export interface Cleanup {
  take(tidy: () => Promise<void>): void;
  /** From now on cleanups wait until `idle` or `hurry` is called. */
  rest(): void;
  /** Begins all waiting cleanups, without regard to the width. */
  hurry(): void;
  /** Begins the waiting cleanups and resolves when all have ended. */
  idle(): Promise<void>;
}

/** `width` cleanups run in parallel, in the order in which they arrive. A failed cleanup is ignored. */
export function createCleanup(width: number): Cleanup {
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
