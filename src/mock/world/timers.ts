const isReffed = (timer: unknown): timer is { readonly unref: () => unknown } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';

/** Lets the process end although this timer waits. In a page a timer is a number, and nothing happens. */
export const unrefTimer = (timer: unknown): void => {
  if (isReffed(timer)) timer.unref();
};
