/** Nothing waits for this timer: where all else is done, the process ends. A page has no process, and its timers are numbers. */
export const asideFrom = (timer: unknown): void => {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
};
