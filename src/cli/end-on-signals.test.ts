import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ENDING_SIGNALS } from './end-on-signals.ts';

const CES = fileURLToPath(new URL('ces.ts', import.meta.url));

const signals = ENDING_SIGNALS.filter((signal) => Object.hasOwn(constants.signals, signal));

/** A mock with its upload folder in a folder of the test. */
const startIn = async (folder: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', CES, 'mock', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
};

const uploads = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('ces-mock-files-'));

test.each(['SIGHUP', 'SIGQUIT'] as const)(
  '%s ends the mock in order, and its upload folder goes',
  { timeout: 60_000 },
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'ces-signals-'));
    const child = await startIn(folder);
    expect(await uploads(folder)).toHaveLength(1);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await uploads(folder)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  },
);

test('the mock listens to every signal of the platform that would end the process', () => {
  expect(signals).toEqual(expect.arrayContaining(['SIGHUP', 'SIGINT', 'SIGTERM']));
  // What Node, its debugger or a profiler does something else with, what stops or continues a process, and what
  // no program can or should hear.
  const others = [
    ...['SIGUSR1', 'SIGPIPE', 'SIGXFSZ', 'SIGPROF', 'SIGKILL', 'SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL'],
    ...['SIGSTOP', 'SIGTSTP', 'SIGTTIN', 'SIGTTOU', 'SIGCONT', 'SIGCHLD', 'SIGURG', 'SIGWINCH', 'SIGINFO'],
    // Other names of signals that are listened to.
    ...['SIGIOT', 'SIGPOLL', 'SIGUNUSED', 'SIGEMT', 'SIGLOST'],
  ];
  const unheard = Object.keys(constants.signals).filter(
    (name) => !others.includes(name) && !signals.some((signal) => signal === name),
  );
  expect(unheard).toEqual([]);
});
