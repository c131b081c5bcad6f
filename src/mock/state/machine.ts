import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { attempt } from '../domain/attempt.ts';
import type { StateOptions } from './state.ts';

/** State and beginning of a process, on Linux. The name before them is in parentheses and may hold any text. */
const processIn = (
  text: string,
): { readonly state: string | undefined; readonly born: string | undefined } => {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], born: fields[19] };
};

const lookAt = (pid: number) => attempt(() => processIn(readFileSync(`/proc/${pid}/stat`, 'latin1')));

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that has ended keeps its number until its parent asks for it.
    return lookAt(pid)?.state !== 'Z';
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Numbers of processes mean something only within one start of one machine, and within one container. */
const boot = attempt(
  () =>
    `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${readlinkSync('/proc/self/ns/pid')}`,
);

/** The process, the clocks and the timers of this machine. */
export const machine: Omit<StateOptions, 'log'> = {
  host: {
    ...{ pid: process.pid, name: hostname(), time: Date.now, lives },
    ...(boot !== undefined && { boot }),
    elapsed: () => performance.now(),
    bornAt: (pid) => lookAt(pid)?.born,
  },
  later: (run, milliseconds) => {
    if (milliseconds === 0) setImmediate(run);
    else setTimeout(run, milliseconds).unref();
  },
  every: (run, milliseconds) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
