import { setMaxListeners } from 'node:events';

/** A time limit. Its timer keeps the process alive until it is cleared. */
export interface Limit {
  readonly signal: AbortSignal;
  clear(): void;
}

/** A signal that aborts after some milliseconds. */
export function limit(milliseconds: number): Limit {
  const controller = new AbortController();
  // Many requests can wait for this signal at the same time.
  setMaxListeners(0, controller.signal);
  const reason = new Error(`it took longer than ${milliseconds / 1000} s`);
  const timer = setTimeout(() => controller.abort(reason), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
