import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs a script of an installed package with this Node, in the root of the project, and keeps what it said. */
export const runTool = (script: string, args: readonly string[]): Promise<Ended> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('error', failed);
    child.once('close', (code) => done({ code: code ?? 1, stdout, stderr }));
  });
