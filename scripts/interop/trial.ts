import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Results } from '../../conformance/report/results.ts';
import { CES, inFolder, run } from '../harness/run.ts';
import { folderOf, type InteropServer } from './servers.ts';
import { start } from './start.ts';

/** What differs between two runs on one server. */
export interface Trial {
  readonly seed: number;
  /** Glob over check ids; all checks without it. */
  readonly only?: string;
  readonly fault?: string;
}

/** Starts the server, runs the suite on it as a partner does, and stops it. */
export const tryOn = (server: InteropServer, { seed, only, fault }: Trial): Promise<Results> =>
  inFolder('interop', async (out) => {
    const { env, stop } = await start(server, fault);
    const args = [
      ...[CES, 'conform', '--config', join(folderOf(server), 'ces.config.yaml'), '--seed', String(seed)],
      ...['--out', out, '--quiet', ...(only === undefined ? [] : ['--only', only])],
    ];
    const options = { env: { ...process.env, ...env } };
    const { stderr } = await run(process.execPath, args, options).finally(stop);
    const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => {
      throw new Error(`ces conform wrote no report about ${server.id}; it said:\n${stderr}`);
    });
    // `ces conform` has just written the file.
    return JSON.parse(text) as Results;
  });
