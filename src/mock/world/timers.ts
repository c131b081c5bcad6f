const isReffed = (timer: unknown): timer is { readonly unref: () => unknown } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';

/** Nothing waits for this timer: where all else is done, the process ends. A page has no process, and its timers are numbers. */
export const asideFrom = (timer: unknown): void => {
  if (isReffed(timer)) timer.unref();
};
