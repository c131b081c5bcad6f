/** Holds a check: once the run is stopped, whatever the check waits for ends at once with the reason. */
export interface Cancellation {
  /** The outcome of the work, or the reason of the stop where that comes first. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Lets go: what is tidied up after a stop may still be sent. */
  release(): void;
}

/** Without a signal nothing is ever stopped. */
export function createCancellation(signal?: AbortSignal): Cancellation {
  let held = signal;
  return {
    hold: (work) => (held ? unlessStopped(held, work) : work()),
    release: () => void (held = undefined),
  };
}

/** The outcome of the work, or the reason of the signal where that comes first; with the signal given, nothing begins. */
async function unlessStopped<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(reasonOf(signal));
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error(String(reason));
