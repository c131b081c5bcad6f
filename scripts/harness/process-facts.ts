import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process in bytes, where the system says it in a file; elsewhere by ps. */
export const residentBytes = (pid: number): number => {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }
};
/**
 * Processor seconds that all threads of a process have used, in their own code and in the kernel. On a busy machine
 * this tells what a stopwatch cannot. Throws where /proc does not tell it, which only Linux does.
 */
export const processorSeconds = (pid: number): number => {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    const [used] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    nanoseconds += Number(used);
  }
  return nanoseconds / 1e9;
};
