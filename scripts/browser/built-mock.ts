import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));

/** The mock as it was built, on a free port. Rejects where it does not start. */
export const startBuiltMock = (): Promise<{ readonly url: string; stop(): void }> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [ces, 'mock', '--port', '0', '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => failed(new Error('the built mock did not start; run `npm run build` first')));
    createInterface(child.stdout).once('line', (line) => {
      const { url } = JSON.parse(line) as { readonly url: string };
      done({ url, stop: () => child.kill() });
    });
  });
