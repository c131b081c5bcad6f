import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));

/** A mock that was started, as its first line tells it. */
export interface BuiltMock {
  readonly url: string;
  readonly now: string;
  readonly token: string;
  readonly identities: { readonly systemActor: string; readonly resident: string };
  stop(): void;
}

/** The mock as it was built, on a free port. Rejects where it does not start. */
export const startBuiltMock = (flags: readonly string[] = []): Promise<BuiltMock> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [ces, 'mock', '--port', '0', '--json', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => failed(new Error('the built mock did not start; run `npm run build` first')));
    createInterface(child.stdout).once('line', (line) => {
      const started = JSON.parse(line) as Omit<BuiltMock, 'stop'>;
      done({ ...started, stop: () => child.kill() });
    });
  });
