import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What `ces mock --json` tells of itself, as far as it is needed here. */
export interface Facts {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
}

/** How much a process takes up at one moment, in bytes. */
export interface Reading {
  /** Resident memory. */
  readonly memory: number;
  /** Size of all files in its upload folder. */
  readonly uploadFolder: number;
  readonly files: number;
}

interface MockChild {
  readonly facts: Facts;
  read(): Promise<Reading>;
  /** Resident memory alone. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Resident memory of another process, where the system tells it in a file; elsewhere by ps. */
const residentOf = async (pid: number): Promise<number> => {
  try {
    const [, kibibytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) * 1024;
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  }
};

/** Where the mock keeps files: Node may have other things in the folder for what is temporary. */
const UPLOAD_FOLDER = 'ces-mock-files-';

const sizesIn = (folder: string): readonly number[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(UPLOAD_FOLDER))
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .map((path) => statSync(path).size);

/** `ces mock --planned` as it was built, in a process whose temporary files lie in a folder of their own. */
export const startMockChild = async (): Promise<MockChild> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-uploads-'));
  const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));
  const child = spawn(process.execPath, [ces, 'mock', '--planned', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  const line = await new Promise<string>((ready, failed) => {
    child.once('exit', () => failed(new Error('the mock did not start; run `npm run build` first')));
    createInterface({ input: child.stdout }).once('line', ready);
  });
  const memory = (): Promise<number> => residentOf(child.pid ?? 0);
  return {
    memory,
    // Its line of facts is what `ces mock --json` promises.
    facts: JSON.parse(line) as Facts,
    read: async () => {
      const sizes = sizesIn(folder);
      return {
        memory: await memory(),
        uploadFolder: sizes.reduce((sum, size) => sum + size, 0),
        files: sizes.length,
      };
    },
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
