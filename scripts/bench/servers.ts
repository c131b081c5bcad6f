import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { createFraming } from './framing.ts';
import { processorSeconds } from '../harness/process-facts.ts';
import { bytesOf, type Sent } from './request.ts';

/** A server under measurement: how it is started on a port. */
export interface Contender {
  readonly name: string;
  readonly arguments: (port: number) => readonly string[];
}

export interface Running {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer, by the clock and of the processor. */
  readonly firstAnswer: number;
  readonly firstProcessor: number;
  stop(): Promise<void>;
}

const root = new URL('../../', import.meta.url);
const inside = (path: string): string => fileURLToPath(new URL(path, root));
const { bin } = JSON.parse(readFileSync(inside('package.json'), 'utf8')) as {
  readonly bin: { readonly ces: string };
};
const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

/** The clock of the worlds: an hour at which no activity begins or ends, so that answers stay as long as they are. */
export const NOW = '2026-06-15T03:00:00Z';

/** The mock as users start it, with these flags besides. */
export const ours = (name: string, ...flags: readonly string[]): Contender => ({
  name,
  arguments: (port) => [inside(bin.ces), 'mock', '--port', String(port), '--now', NOW, '--json', ...flags],
});

/** A `node:http` server that knows these answers, as objects or as bytes. */
export const bareServer = (name: string, answers: string, kind: 'objects' | 'bytes'): Contender => ({
  name,
  arguments: (port) => [inside('dist/scripts/bench/bare-server.js'), String(port), answers, kind],
});

/** Prism's mock of a contract; it keeps quiet, as a log line for every request would only slow it down. */
export const prismOf = (contract: string): Contender => ({
  name: 'prism',
  arguments: (port) => [prism, 'mock', contract, '--port', String(port), '--verboseLevel', 'silent'],
});

/** Sends a request on a new connection; resolves with false if no server listens yet. */
const isAnswered = (port: number, request: Buffer): Promise<boolean> =>
  new Promise((done) => {
    const frame = createFraming();
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
    socket.once('error', () => done(false));
    socket.on('data', (bytes) => {
      if (frame(bytes) === undefined) return;
      socket.destroy();
      done(true);
    });
  });

/** A world of a million takes its time. */
const PATIENCE = 300_000;

/** Starts a server as a separate process and asks until it answers. Rejects if it ends or never answers. */
export const start = async (contender: Contender, first: Sent): Promise<Running> => {
  const port = await freePort();
  const request = bytesOf(first, port);
  const begun = performance.now();
  const child = spawn(process.execPath, contender.arguments(port), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  while (!(await isAnswered(port, request))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE) {
      child.kill();
      throw new Error(
        `${contender.name} was to answer on port ${port} and did not; run it by hand to see why.`,
      );
    }
    await pause(2);
  }
  const firstAnswer = performance.now() - begun;
  const pid = child.pid ?? 0;
  return {
    name: contender.name,
    port,
    url: `http://127.0.0.1:${port}`,
    pid,
    firstAnswer,
    firstProcessor: processorSeconds(pid) * 1000,
    stop: () => {
      child.kill();
      return ended;
    },
  };
};
