import { hostname } from 'node:os';
import type { StateOptions } from './state.ts';

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The process, the clock and the timers of this machine. */
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
