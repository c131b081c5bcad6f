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

export interface MockProcess extends Door {
  memory(): Promise<Memory>;
  /** Puts the world back to how it began. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const built = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

/** `ces mock` as it was built, with everything on, in a process of its own that tells its memory. */
export const startMockProcess = async (): Promise<MockProcess> => {
  const hook = new URL('../../dist/scripts/soak/memory-hook.js', import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', hook, built('src/cli/ces.js'), 'mock', '--planned', '--port', '0', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout ?? process.stdin }).once('line', ready);
  });
  // Its line of facts is what `ces mock --json` promises.
  const door = JSON.parse(line) as Door;
  return {
    ...door,
    memory: async () => {
      child.send('memory');
      const [told] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
      return { resident: told.rss, heap: told.heapUsed };
    },
    reset: async () => {
      await fetch(`${door.url}/__admin/reset`, { method: 'POST' });
    },
    stop: () => {
      child.kill();
      return ended;
    },
  };
};
