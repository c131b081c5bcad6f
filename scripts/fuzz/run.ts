import { createLine } from './connection.ts';
import type { FuzzCase } from './cases.ts';
import type { Fault } from './finding.ts';
import type { Target } from './target.ts';
import { createWatch, tryCase, type Tried } from './try-case.ts';

/** Requests between two looks at everything, and how many of them are then watched one by one. */
export const BATCH = 500;
const WATCHED = 20;
/** Requests after which the world is put back, so that there is always something left to ask about. */
export const EPOCH = 2_000;

interface RunOptions {
  readonly width: number;
  readonly patience: number;
  /** All are watched one by one. */
  readonly watchAll?: boolean;
}

/** Called as the run goes on. */
export interface Listener {
  tried(one: FuzzCase, tried: Tried): void;
  fault(one: FuzzCase, fault: Fault): void;
  /** The process is gone: one of those under way has ended it. */
  crash(suspects: readonly FuzzCase[], how: string): void;
}

const MOMENT = 200;

const soon = (ended: Promise<string>): Promise<string | undefined> =>
  Promise.race([ended, new Promise<undefined>((done) => void setTimeout(() => done(undefined), MOMENT))]);

/**
 * Sends cases to a target, several at a time, and a few one by one. Stops where the target's process ends, and gives
 * the cases that are left then.
 */
export const runCases = async (
  target: Target,
  cases: readonly FuzzCase[],
  { width, patience, watchAll = false }: RunOptions,
  listener: Listener,
): Promise<readonly FuzzCase[]> => {
  const port = Number(new URL(target.url).port);
  const underWay = new Set<FuzzCase>();
  let how: string | undefined;

  const report = async (one: FuzzCase, { faults, ...tried }: Tried): Promise<void> => {
    // A process that is gone closes its connections first.
    if (faults.some(({ kind }) => kind === 'closed')) how ??= await soon(target.ended);
    if (how !== undefined) return;
    listener.tried(one, { ...tried, faults });
    for (const fault of faults) listener.fault(one, fault);
  };

  const work = async (queue: FuzzCase[], attempt: (one: FuzzCase) => Promise<Tried>): Promise<void> => {
    while (how === undefined) {
      const one = queue.shift();
      if (!one) return;
      underWay.add(one);
      try {
        await report(one, await attempt(one));
      } catch (error) {
        how ??= await soon(target.ended);
        if (how === undefined) throw error;
      }
      if (how === undefined) underWay.delete(one);
    }
  };

  const watched = watchAll ? cases.length : Math.ceil((cases.length * WATCHED) / BATCH);
  const crowd = cases.slice(0, cases.length - watched);
  const lines = Array.from({ length: width }, () => createLine(port, patience));
  await Promise.all(lines.map((line) => work(crowd, (one) => tryCase(one, line, port, patience))));
  lines.forEach((line) => line.close());
  const single = createLine(port, patience);
  const quiet = cases.slice(cases.length - watched);
  if (how === undefined) await work(quiet, createWatch(target, single, patience));
  single.close();
  if (how !== undefined) listener.crash([...underWay], how);
  return [...crowd, ...quiet];
};
