import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchOwner } from './open-state.ts';

const CES = fileURLToPath(new URL('ces.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ces-open-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = async (...flags: readonly string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', CES, 'mock', '--port', '0', '--json', '--state', folder, ...flags],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = text(child.stderr);
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const facts = JSON.parse(line) as {
    readonly url: string;
    readonly identities: { readonly systemActor?: string };
  };
  return { child, facts, said, ended };
};

test(
  'if its folder is gone at the end, the mock says what it could not save, with exit code 1',
  { timeout: 60_000 },
  async () => {
    const { child, facts, said, ended } = await start('--scenario', 'empty');
    rmSync(folder, { recursive: true });
    const moved = await fetch(`${facts.url}/__admin/clock/advance`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ by: 'PT1H' }),
    });
    expect(moved.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(/world demo: lost, because they were never written: .*is gone/);
  },
);

test('a start watches a lock until it is known whether its owner runs', async () => {
  const looks = [true, true, true, false];
  const state = { isUndecided: () => looks.shift() ?? false };
  const lines: string[] = [];
  const waited: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  await watchOwner(state, 'demo', (line) => void lines.push(line), wait);
  expect(waited).toEqual([250, 250]);
  await watchOwner(state, 'demo', (line) => void lines.push(line), wait);
  expect(lines).toEqual([
    'world demo: owned by another process before; checking for up to 10 s whether that process still runs',
  ]);
});
