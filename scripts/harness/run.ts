import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The command as it was built. */
export const CES = join(root, 'dist/src/cli/ces.js');

/** How a program ended, and what it wrote. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Whether it was ended for taking too long. */
  readonly isKilled: boolean;
}

interface RunOptions {
  readonly cwd?: string;
  /** The whole environment; by default ours. */
  readonly env?: NodeJS.ProcessEnv;
  /** In milliseconds. */
  readonly timeout?: number;
  /** Whether it writes to our terminal. */
  readonly isShown?: boolean;
}

/** Runs a program, in the root of the project unless another folder is named, and keeps what it says. */
export const run = (
  program: string,
  args: readonly string[],
  { cwd = root, env = process.env, timeout, isShown = false }: RunOptions = {},
): Promise<Ended> =>
  new Promise((done, failed) => {
    const way = isShown ? 'inherit' : 'pipe';
    const child = spawn(program, args, { cwd, env, timeout, stdio: ['ignore', way, way] });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name]?.setEncoding('utf8').on('data', (text: string) => (said[name] += text));
    child.once('error', failed);
    // As a shell says of a program that a signal ended.
    child.once('close', (code) => done({ code: code ?? 130, ...said, isKilled: child.killed }));
  });

/** Runs a script of an installed package with this Node. */
export const runTool = (script: string, args: readonly string[], options?: RunOptions): Promise<Ended> =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], {
    ...options,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });

/** Gives work a folder that is gone afterwards. */
export const inFolder = async <T>(name: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), `ces-${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
