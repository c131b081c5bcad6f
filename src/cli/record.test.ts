import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { worldFromFile } from './world-file-flags.ts';
import { runRecord, type RecordFlags } from './record-command.ts';
import { defaults, startMock, type Running } from './start-mock.ts';
import { closedAddress } from './testing/closed-address.ts';
import { UsageError } from './usage-error.ts';

let mock: Running;
let folder: string;
let config: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-record-command-'));
  config = join(folder, 'ces.config.yaml');
  mock = await startMock({
    ...{ ...defaults, port: 0, token: 'a-secret-token' },
    now: Temporal.Instant.from('2026-06-15T12:00:00Z'),
  });
  await writeFile(config, await (await fetch(`${mock.url}/__admin/config`)).text());
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the command prints, and how it ends. */
const run = async (flags: Partial<RecordFlags>): Promise<readonly [code: number, said: string]> => {
  const said: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)));
  try {
    const code = await runRecord({ config, out: join(folder, 'world.json'), maxRecords: '10', ...flags });
    return [code, said.join('\n')];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [2, error.message];
  } finally {
    vi.restoreAllMocks();
  }
};

test(
  'a recording is for this user alone and says so; an anonymised one is not',
  { timeout: 120_000 },
  async () => {
    const out = join(folder, 'world.json');
    const [code, said] = await run({});
    expect(code).toBe(0);
    expect(said).toContain('holds the data of real people');
    expect(said).toMatch(/records of tenant demo, by \d+ requests/);
    expect(said).toMatch(/Could not be read:\n(.*\n)* {2}getTransportationSettings: answered 404/);
    expect(said).toContain('Cut at --max-records:\n');
    expect(said).toContain('Not shown by the API, so the mock assumes:\n  the recipients of an announcement');
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(`${said}${await readFile(out, 'utf8')}`).not.toContain('a-secret-token');
    expect(worldFromFile(out, undefined).name).toBe('demo');

    const other = join(folder, 'anonymised.json');
    const [, quiet] = await run({ out: other, anonymise: 'seed' });
    expect(quiet).not.toContain('real people');
    expect((await stat(other)).mode & 0o044).toBe(0o044);
    expect(worldFromFile(other, undefined).name).toBe('recorded');
  },
);

test.each([
  [{ out: '/nowhere/at/all/world.json' }, '--out takes a file in a folder'],
  [{ out: tmpdir() }, '--out takes a file, and'],
  [{ anonymise: ' ' }, '--anonymise takes a seed'],
  [{ maxRecords: '0' }, '--max-records takes a whole number from 1'],
  [{ rate: 'fast' }, '--rate takes a whole number'],
  [{ from: '2026-13-01' }, '--from takes a date such as 2026-06-15, found 2026-13-01'],
  [{ from: '2026-06-02', to: '2026-06-01' }, '--to takes a day that is not before --from'],
])('%j is wrong usage', async (flags, says) => {
  expect(await run(flags)).toEqual([2, expect.stringContaining(says)]);
});

test('a target that accepts no identity is wrong use of the configuration, and leaves the file of before', async () => {
  const out = join(folder, 'refused.json');
  await writeFile(out, 'of before');
  const wrong = join(folder, 'wrong.yaml');
  await writeFile(wrong, (await readFile(config, 'utf8')).replace('a-secret-token', 'another-token'));
  const [code, said] = await run({ config: wrong, out });
  expect([code, said]).toEqual([2, expect.stringContaining('listFacilities: answered 401, once')]);
  expect(await readFile(out, 'utf8')).toBe('of before');
  expect(existsSync(`${out}.new`)).toBe(false);
  expect(said).not.toContain('another-token');
});

test('a target that is not there is 4', async () => {
  const [code, said] = await run({ url: await closedAddress() });
  expect([code, said]).toEqual([4, expect.stringContaining('ces record: no answer from')]);
});

test.each([
  ['nothing.json', undefined, 'cannot be read'],
  ['list.json', '[]', 'holds no JSON object'],
  ['broken.json', '{', 'cannot be read'],
  [
    'other.json',
    '{"format":"ces-world-file/2"}',
    'the format "ces-world-file/2" in place of ces-world-file/1',
  ],
])('--world-file %s is wrong usage', async (name, text, says) => {
  const file = join(folder, name);
  if (text !== undefined) await writeFile(file, text);
  const start = async () => startMock({ ...defaults, port: 0, world: worldFromFile(file, undefined) });
  await expect(start()).rejects.toThrow(says);
});
