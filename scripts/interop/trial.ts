import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Results } from '../../conformance/report/results.ts';
import { folderOf, type InteropServer } from './servers.ts';
import { start } from './start.ts';

/** What differs between two runs on one server. */
export interface Trial {
  readonly seed: number;
  /** Glob over check ids; all checks without it. */
  readonly only?: string;
  readonly fault?: string;
}

const CES = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));

const conform = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [CES, 'conform', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', failed);
    child.once('close', () => done(said));
  });

/** Starts the server, runs the suite on it as a partner does, and stops it. */
export const tryOn = async (server: InteropServer, { seed, only, fault }: Trial): Promise<Results> => {
  const { env, stop } = await start(server, fault);
  const out = await mkdtemp(join(tmpdir(), 'ces-interop-'));
  try {
    const said = await conform(
      [
        ...['--config', join(folderOf(server), 'ces.config.yaml'), '--seed', String(seed)],
        ...['--out', out, '--quiet', ...(only === undefined ? [] : ['--only', only])],
      ],
      env,
    );
    const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => {
      throw new Error(`ces conform wrote no report about ${server.id}; it said:\n${said}`);
    });
    // `ces conform` has just written the file.
    return JSON.parse(text) as Results;
  } finally {
    await stop();
    await rm(out, { recursive: true, force: true });
  }
};
