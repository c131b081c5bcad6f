import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Door } from './send.ts';

/** Bytes. */
export interface Memory {
  readonly resident: number;
  readonly heap: number;
}

export interface Vitals extends Memory {
  /** The most resident memory that there ever was. */
  readonly peak: number;
  /** What keeps the process busy, by Node's names: sockets, timers, pipes. */
  readonly handles: readonly string[];
}

interface MockProcess extends Door {
  /** Resolves when the process has ended, with how. */
  readonly ended: Promise<string>;
  vitals(): Promise<Vitals>;
  /** Puts the world back to how it began. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

interface ProcessOptions {
  /** Flags of `ces mock` besides those that every such process has. */
  readonly flags?: readonly string[];
  /** Takes what the mock writes to its error output; absent: it goes to ours. */
  readonly log?: (text: string) => void;
}

type MemoryReport = NodeJS.MemoryUsage & Pick<Vitals, 'peak' | 'handles'>;

const built = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

/** `ces mock` as it was built, with everything on, in a process of its own that tells its memory. */
export const startMockProcess = async ({ flags = [], log }: ProcessOptions = {}): Promise<MockProcess> => {
  const hook = new URL('../../dist/scripts/soak/memory-hook.js', import.meta.url).href;
  const common = ['mock', '--planned', '--port', '0', '--json', ...flags];
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', hook, built('src/cli/ces.js'), ...common],
    { stdio: ['ignore', 'pipe', log ? 'pipe' : 'inherit', 'ipc'] },
  );
  if (log) child.stderr?.setEncoding('utf8').on('data', log);
  const ended = new Promise<string>((done) => {
    child.once('exit', (code, signal) => done(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout ?? process.stdin }).once('line', ready);
  });
  // Its line of facts is what `ces mock --json` promises.
  const door = JSON.parse(line) as Door;
  return {
    ...door,
    ended,
    vitals: async () => {
      child.send('vitals');
      const [report] = (await once(child, 'message')) as [MemoryReport];
      return {
        resident: report.rss,
        heap: report.heapUsed,
        peak: report.peak,
        handles: report.handles,
      };
    },
    reset: async () => {
      await fetch(`${door.url}/__admin/reset`, { method: 'POST' });
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
