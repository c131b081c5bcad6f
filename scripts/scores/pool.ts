import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Judged } from './judge.ts';

const lane = fileURLToPath(new URL('./lane.ts', import.meta.url));

/** One entry to judge; `only` names the checks that can tell it from the honest server, absent: all. */
export interface Task {
  readonly id: string;
  readonly only?: readonly string[];
}

/** Has every entry judged in one of `width` processes, and tells of each as it is done. Rejects where a process dies. */
export const judgeAll = async (
  tasks: readonly Task[],
  width: number,
  done: (result: Judged, count: number) => void,
): Promise<readonly Judged[]> => {
  const waiting = [...tasks];
  const results: Judged[] = [];
  const work = (): Promise<void> =>
    new Promise((ended, failed) => {
      const child = fork(lane, { stdio: 'inherit' });
      child.on('message', (message: 'ready' | Judged) => {
        if (message !== 'ready') done(message, results.push(message));
        const next = waiting.shift();
        if (next === undefined) child.kill();
        else child.send(next);
      });
      child.once('exit', (code) =>
        code === null || code === 0 ? ended() : failed(new Error(`a lane of the scores ended with ${code}`)),
      );
    });
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, work));
  return results;
};
