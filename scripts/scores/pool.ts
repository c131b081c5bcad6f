import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Readings } from '../../src/mock/world/choices.ts';
import type { Judged, Reach } from './score-entry.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** One entry to score; `only` names the checks that can tell it from the original server, absent: all. */
export interface Task {
  readonly id: string;
  readonly only?: readonly string[];
  /** Where random input starts from. */
  readonly seed: number;
  /** Given, the entry is a combination of these readings, which no table knows. */
  readonly readings?: Readings;
  /** Which checks a mutant meets. */
  readonly reach: Reach;
}

/** Entries that one process scores: hundreds of servers leave a process slow, so another one takes over. */
const TURN = 100;

/**
 * Scores every entry in one of `width` processes at a time, and reports each; those that come `later` follow the
 * others. Rejects where a process dies.
 */
export const scoreAll = async (
  tasks: readonly Task[],
  later: Promise<readonly Task[]>,
  width: number,
  done: (result: Judged) => void,
): Promise<readonly Judged[]> => {
  const waiting = [...tasks];
  const results: Judged[] = [];
  const come = later.then((more) => void waiting.push(...more));
  const next = async (): Promise<Task | undefined> => {
    if (waiting.length === 0) await come;
    return waiting.shift();
  };
  const takeTurn = (): Promise<void> =>
    new Promise((ended, failed) => {
      const child = fork(worker, { stdio: 'inherit' });
      let given = 0;
      child.on('message', (message: 'ready' | Judged) => {
        if (message !== 'ready') {
          results.push(message);
          done(message);
        }
        given += 1;
        void (given > TURN ? Promise.resolve(undefined) : next()).then((task) =>
          task === undefined ? child.kill() : child.send(task),
        );
      });
      child.once('exit', (code) =>
        code === null || code === 0
          ? ended()
          : failed(new Error(`a worker of the scores ended with ${code}`)),
      );
    });
  const work = async (): Promise<void> => {
    do await takeTurn();
    while (waiting.length > 0);
  };
  await Promise.all([...Array.from({ length: width }, work), come]);
  return results;
};
