import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { folderOf, type InteropServer } from './servers.ts';

/** A server that serves, and the variables that its `ces.config.yaml` reads. */
export interface Started {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** The first start of a server may build it. */
const START_WITHIN = 300_000;

const BETWEEN_LOOKS = 200;

/** Below the ports that systems hand out: a server that takes seconds to start would lose one of those to another program. */
const reservedPort = async (): Promise<number> => {
  for (;;) {
    const port = await freePort(10_000 + randomInt(20_000)).catch(() => undefined);
    if (port !== undefined) return port;
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts the server on a free port, with one of its faults or with none; resolves once it answers. */
export const start = async (server: InteropServer, fault?: string): Promise<Started> => {
  const port = await reservedPort();
  const listen = `${HOST}:${await reservedPort()}`;
  const key = 'interop-key';
  const child = spawn('./start.sh', {
    cwd: folderOf(server),
    env: {
      ...process.env,
      PORT: String(port),
      WEBHOOK_URL: `http://${listen}/`,
      WEBHOOK_KEY: key,
      FAULT: fault ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-2000)));
  const exited = once(child, 'exit');
  const url = `http://${HOST}:${port}`;
  const deadline = performance.now() + START_WITHIN;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${server.id} ended before it served; it said:\n${said}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${server.id} does not answer at ${url} after ${START_WITHIN / 1000} s:\n${said}`);
    }
    await pause(BETWEEN_LOOKS);
  }
  return {
    env: { CES_URL: url, CES_WEBHOOK_LISTEN: listen, CES_WEBHOOK_KEY: key },
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
