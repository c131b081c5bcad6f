import { machine } from '../mock/state/machine.ts';
import { openState, type State } from '../mock/state/state.ts';
import { UsageError } from './usage-error.ts';

/** The folder of `--state`, left in order when the process ends. Throws UsageError where it cannot be used. */
export const openStateFolder = (folder: string, log: (line: string) => void): State => {
  try {
    const state = openState(folder, { ...machine, log });
    process.once('exit', state.close);
    return {
      ...state,
      close: () => {
        process.off('exit', state.close);
        state.close();
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--state takes a folder that this user may write to, found ${folder}: ${reason}.`);
  }
};
