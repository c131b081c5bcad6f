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

/** A mock in a process of its own. */
export interface MockProcess {
  readonly facts: Facts;
  readonly pid: number;
  /** From its start until it was ready, in milliseconds. */
  readonly readyAfter: number;
  /** Ends it without a word; resolves once it is gone. */
  kill(): Promise<void>;
  /** Ends it as a terminal does; resolves once it is gone. */
  end(): Promise<void>;
}

const CES = fileURLToPath(new URL('../dist/src/cli/ces.js', import.meta.url));

/** Starts the built mock on a free port, with these flags; `log` gets what it says on standard error. */
export const startMockProcess = async (
  flags: readonly string[],
  log: (text: string) => void,
): Promise<MockProcess> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [CES, 'mock', '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', log);
  const ended = once(child, 'exit');
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout }).once('line', ready);
  });
  const gone = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    // Its line of facts is what `ces mock --json` promises.
    facts: JSON.parse(line) as Facts,
    readyAfter: performance.now() - begun,
    pid: child.pid ?? 0,
    kill: gone('SIGKILL'),
    end: gone('SIGTERM'),
  };
};
