const isReffed = (timer: unknown): timer is { readonly unref: () => unknown } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';

/** The process may end while this timer waits. In a page a timer is a number, and this does nothing. */
export const unrefTimer = (timer: unknown): void => {
  if (isReffed(timer)) timer.unref();
};
