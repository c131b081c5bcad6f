import { setMaxListeners } from 'node:events';
import { Unproven } from '../kit/errors.ts';

/** Why a run ends before all checks were tried. */
export type Cause = 'interrupted' | 'budget' | 'lost';

/** The ways in which a run ends early. */
export interface Stops {
  /** Aborted when running checks must end at once. */
  readonly signal: AbortSignal;
  /** Why no further check begins; undefined while checks begin. */
  cause(): Cause | undefined;
  /** Milliseconds left of the budget; Infinity without one. */
  left(): number;
  /** Ends the checks now, because the cleanup needs the rest of the budget. */
  use(): void;
  /** The target is gone: no check begins any more. */
  lose(): void;
  release(): void;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

export const USED_UP = 'the budget was used up';

/**
 * Listens for Ctrl-C and for the end of the budget, in milliseconds from now: one deadline for the whole run, from the
 * first look at the target to the cleanup. A second Ctrl-C kills the process.
 */
export function createStops(budget: number | undefined): Stops {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  let cause: Cause | undefined;
  const stop = (because: Cause, reason: string): void => {
    if (cause === 'interrupted' || cause === 'budget') return;
    cause = because;
    controller.abort(new Unproven(reason));
  };
  const interrupt = (): void => {
    for (const signal of signals) process.removeListener(signal, interrupt);
    stop('interrupted', 'the run was interrupted');
  };
  for (const signal of signals) process.on(signal, interrupt);
  const use = (): void => stop('budget', USED_UP);
  const end = performance.now() + (budget ?? Infinity);
  const timer = budget === undefined ? undefined : setTimeout(use, budget);
  return {
    signal: controller.signal,
    cause: () => cause,
    left: () => end - performance.now(),
    use,
    lose: () => void (cause ??= 'lost'),
    release() {
      clearTimeout(timer);
      for (const signal of signals) process.removeListener(signal, interrupt);
    },
  };
}
