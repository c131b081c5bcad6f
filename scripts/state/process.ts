import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What `ces mock --json` tells of itself, as far as it is needed here. */
interface Facts {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly identities: { readonly systemActor?: string };
}

/** A mock in a process of its own that keeps its worlds in a folder. */
export interface KeepingMock {
  readonly facts: Facts;
  /** From its start until it was ready, in milliseconds. */
  readonly readyAfter: number;
  /** Ends it without a word; resolves once it is gone. */
  kill(): Promise<void>;
}

const CES = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));

export const startKeeping = async (folder: string, log: (text: string) => void): Promise<KeepingMock> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [CES, 'mock', '--port', '0', '--json', '--state', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', log);
  const ended = once(child, 'exit');
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout }).once('line', ready);
  });
  return {
    // Its line of facts is what `ces mock --json` promises.
    facts: JSON.parse(line) as Facts,
    readyAfter: performance.now() - begun,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
