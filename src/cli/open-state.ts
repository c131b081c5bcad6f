import { setTimeout as pause } from 'node:timers/promises';
import { machine } from '../mock/state/machine.ts';
import { openState, type State } from '../mock/state/state.ts';
import { UsageError } from './usage-error.ts';

interface StateFlags {
  readonly folder: string;
  readonly acceptsDamage: boolean;
}

/**
 * The folder of `--state`, left in order when the process ends, with exit code 1 where something could not be kept.
 * Throws UsageError where it cannot be used.
 */
export const openStateFolder = (
  { folder, acceptsDamage }: StateFlags,
  log: (line: string) => void,
): State => {
  try {
    const state = openState(folder, { ...machine, log, acceptsDamage });
    const leave = (): void => {
      state.close();
      if (state.notKept().length > 0) process.exitCode = 1;
    };
    process.once('exit', leave);
    return {
      ...state,
      close: () => {
        process.off('exit', leave);
        state.close();
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--state takes a folder that this user may write to, found ${folder}: ${reason}.`);
  }
};

const LOOK_AGAIN_MS = 250;

/**
 * Waits until it is known whether the owner of a world still runs: a lock that another machine, another container or an
 * older version left shows it only by being touched, or by not being touched for 10 s.
 */
export const watchOwner = async (
  state: Pick<State, 'isUndecided'>,
  tenant: string,
  log: (line: string) => void,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> => {
  if (!state.isUndecided(tenant)) return;
  log(
    `world ${tenant}: owned by another process before; checking for up to 10 s whether that process still runs`,
  );
  while (state.isUndecided(tenant)) await wait(LOOK_AGAIN_MS);
};
