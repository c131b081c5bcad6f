import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { createFraming } from './framing.ts';
import { bytesOf, type Case } from './request.ts';

/** A server under measurement: how it is started on a port. */
export interface Contender {
  readonly name: 'bare' | 'prism' | 'ours';
  readonly arguments: (port: number) => readonly string[];
}

export interface Running {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswer: number;
  stop(): Promise<void>;
}

const built = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

/** The clock of the mock's world, the same at every start, so that every start gives the same ids. */
const NOW = '2026-06-15T12:00:00Z';

export const ours: Contender = {
  name: 'ours',
  arguments: (port) => [built('src/cli/ces.js'), 'mock', '--port', String(port), '--now', NOW, '--json'],
};

/** A `node:http` server that knows these answers. */
export const bare = (answers: string): Contender => ({
  name: 'bare',
  arguments: (port) => [built('scripts/bench/bare-server.js'), String(port), answers],
});

/** Prism's mock of a contract; it keeps quiet, as a log line for every request would only slow it down. */
export const prismOf = (contract: string): Contender => ({
  name: 'prism',
  arguments: (port) => [prism, 'mock', contract, '--port', String(port), '--verboseLevel', 'silent'],
});

/** Sends a request on a connection of its own; resolves with false where nobody listens yet. */
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

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

const PATIENCE = 60_000;

/** Starts a server as a process of its own and asks until it answers. Rejects where it ends or never does. */
export const start = async (contender: Contender, first: Case): Promise<Running> => {
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
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    firstAnswer,
    stop: () => {
      child.kill();
      return ended;
    },
  };
};
