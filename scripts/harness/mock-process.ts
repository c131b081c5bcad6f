import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createCaller, type Caller } from '../../src/client/caller.ts';
import { isRecord, type Members } from '../../src/mock/domain/json-object.ts';

/** Where a mock is and how it is entered. */
export interface Door {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
}

/** What `ces mock --json` says of itself, as far as it is needed here. */
interface Facts extends Door {
  readonly now: string;
  readonly identities: { readonly systemActor?: string; readonly resident?: string };
}

/** Memory in bytes, after garbage collection. */
export interface Vitals {
  readonly resident: number;
  readonly heap: number;
  /** The most resident memory that there ever was. */
  readonly peak: number;
  /** What keeps the process busy, by Node's names: sockets, timers, pipes. */
  readonly handles: readonly string[];
}

/** The control plane of the mock at this address; everything but 200 is rejected. */
export const controlOf =
  (url: string, headers: Readonly<Record<string, string>> = {}) =>
  async (method: string, path: string, body?: object): Promise<Members> => {
    const answer = await fetch(`${url}/__admin${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    const isJson = answer.headers.get('Content-Type')?.includes('json') === true;
    const read: unknown = isJson ? JSON.parse(text) : { text };
    return isRecord(read) ? read : {};
  };

/** A mock in a separate process. */
export interface MockProcess extends Facts, Caller {
  readonly pid: number;
  /** From its start until it was ready, in milliseconds. */
  readonly readyAfter: number;
  /** Resolves when the process has ended, with how. */
  readonly ended: Promise<string>;
  control: ReturnType<typeof controlOf>;
  vitals(): Promise<Vitals>;
  /** Ends it without a word; resolves once it is gone. */
  kill(): Promise<void>;
  /** Ends it as a terminal does; resolves once it is gone. */
  end(): Promise<void>;
}

interface ProcessOptions {
  /** Takes what the mock writes to its error output; absent: it goes to ours. */
  readonly log?: (text: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

type MemoryReport = NodeJS.MemoryUsage & Pick<Vitals, 'peak' | 'handles'>;

const built = (path: string): URL => new URL(`../../dist/${path}`, import.meta.url);

/** `ces mock` as it was built, on a free port, with these flags. Rejects where it does not start. */
export const startMockProcess = async (
  flags: readonly string[] = [],
  { log, env }: ProcessOptions = {},
): Promise<MockProcess> => {
  const begun = performance.now();
  const hook = ['--expose-gc', '--import', built('scripts/soak/memory-hook.js').href];
  const ces = fileURLToPath(built('src/cli/ces.js'));
  const child = spawn(process.execPath, [...hook, ces, 'mock', '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', log ? 'pipe' : 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  if (log) child.stderr?.setEncoding('utf8').on('data', log);
  const ended = once(child, 'exit').then(([code, signal]: (string | number | null)[]) =>
    signal === null ? `exit code ${code}` : `signal ${signal}`,
  );
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout ?? process.stdin }).once('line', ready);
  });
  const gone = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  // Its line of facts is what `ces mock --json` promises.
  const facts = JSON.parse(line) as Facts;
  return {
    ...facts,
    ...createCaller({ ...facts, baseUrl: facts.url, actingAs: facts.identities.systemActor }),
    readyAfter: performance.now() - begun,
    pid: child.pid ?? 0,
    ended,
    control: controlOf(facts.url),
    vitals: async () => {
      child.send('vitals');
      const [{ rss, heapUsed, peak, handles }] = (await once(child, 'message')) as [MemoryReport];
      return { resident: rss, heap: heapUsed, peak, handles };
    },
    kill: gone('SIGKILL'),
    end: gone('SIGTERM'),
  };
};
