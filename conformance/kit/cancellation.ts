/** Stops a check: when the run is stopped, each wait of the check ends at once with the reason. */
export interface Cancellation {
  /** The result of the work; rejects with the reason if the run is stopped first. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the control: the clean-up after a stop may still send requests. */
  release(): void;
}

/** Without a signal nothing stops. */
export function createCancellation(signal?: AbortSignal): Cancellation {
  let held = signal;
  return {
    hold: (work) => (held ? unlessStopped(held, work) : work()),
    release: () => void (held = undefined),
  };
}

/** The result of the work; rejects if the signal aborts first. After an abort, no work starts. */
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
