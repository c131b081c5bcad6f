import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Readings } from '../../src/mock/world/choices.ts';
import type { Judged } from './judge.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** One entry to judge; `only` names the checks that can tell it from the original server, absent: all. */
export interface Task {
  readonly id: string;
  readonly only?: readonly string[];
  /** Where random input starts from. */
  readonly seed: number;
  /** Given, the entry is a combination of these readings, which no table knows. */
  readonly readings?: Readings;
  /** A saboteur meets every check that cites what it breaks, though one has caught it. */
  readonly all?: boolean;
}

/** Entries that one process judges: hundreds of servers leave a process slow, so another one takes over. */
const TURN = 100;

/** Has every entry judged in one of `width` processes at a time, and tells of each. Rejects where a process dies. */
export const judgeAll = async (
  tasks: readonly Task[],
  width: number,
  done: (result: Judged, count: number) => void,
): Promise<readonly Judged[]> => {
  const waiting = [...tasks];
  const results: Judged[] = [];
  const takeTurn = (): Promise<void> =>
    new Promise((ended, failed) => {
      const child = fork(worker, { stdio: 'inherit' });
      let given = 0;
      child.on('message', (message: 'ready' | Judged) => {
        if (message !== 'ready') done(message, results.push(message));
        const next = given < TURN ? waiting.shift() : undefined;
        given += 1;
        if (next === undefined) child.kill();
        else child.send(next);
      });
      child.once('exit', (code) =>
        code === null || code === 0
          ? ended()
          : failed(new Error(`a worker of the scores ended with ${code}`)),
      );
    });
  const work = async (): Promise<void> => {
    while (waiting.length > 0) await takeTurn();
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, work));
  return results;
};
