import { hostname } from 'node:os';
import type { StateOptions } from './state.ts';

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** This process, its machine and its time. */
export const machine: Omit<StateOptions, 'log'> = {
  host: { pid: process.pid, name: hostname(), time: Date.now, lives },
  later: (run, milliseconds) => {
    if (milliseconds === 0) setImmediate(run);
    else setTimeout(run, milliseconds).unref();
  },
  every: (run, milliseconds) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
