import { fork } from 'node:child_process';
import { LIMIT } from './time-limit.ts';
import type { Outcome, SubjectMessage, SubjectTask } from './subject-task.ts';

/** What became of a subject. */
export type Ended =
  | (Outcome & { readonly kind: 'ended' })
  /** `during` is the check that ran; absent: the start. */
  | { readonly kind: 'timed-out'; readonly during?: string }
  | { readonly kind: 'crashed'; readonly during?: string; readonly error: string };

/** The variable by which instrumented code learns which mutant is switched on. */
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** So much is kept of what a subject prints: a mutant may print without end. */
const MOST_PRINTED = 4_000;

const firstErrorIn = (printed: string): string =>
  printed.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? printed.trim().slice(0, 200);

/**
 * A subject that waits for what never comes spends no time of the processor, so its time by the clock is limited, too:
 * to so many times the other limit, since other programs may need the machine.
 */
const TIMES_BY_CLOCK = 10;

interface Given {
  readonly task: SubjectTask;
  /** The key of the mutant that is switched on; absent: none is. */
  readonly key?: string;
  /** The subject is ended after this many seconds of processor time. */
  readonly limit: number;
  readonly begun?: (check: string) => void;
}

/** Runs the program in a separate process. */
export const runSubject = (program: string, { task, key, limit, begun }: Given): Promise<Ended> =>
  new Promise((resolve) => {
    const child = fork(program, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The bundle needs no loader of the parent's.
      execArgv: [],
      env: { ...process.env, [LIMIT]: String(limit), ...(key !== undefined && { [ACTIVE]: key }) },
    });
    let during: string | undefined;
    let printed = '';
    let outcome: Ended | undefined;
    const atCheck = () => (during === undefined ? {} : { during });
    const timer = setTimeout(() => child.kill('SIGKILL'), limit * TIMES_BY_CLOCK * 1000);
    child.stderr?.on('data', (text: Buffer) => {
      printed = `${printed}${text.toString()}`.slice(-MOST_PRINTED);
    });
    child.on('message', (message: SubjectMessage) => {
      if (message.kind === 'ready') child.send(task);
      else if (message.kind === 'begun') {
        during = message.check;
        begun?.(message.check);
      } else outcome = message;
    });
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      const unfinished: Ended =
        signal === 'SIGKILL'
          ? { kind: 'timed-out', ...atCheck() }
          : { kind: 'crashed', ...atCheck(), error: firstErrorIn(printed) };
      resolve(outcome ?? unfinished);
    });
  });
