import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createCaller, type Caller } from '../client/caller.ts';
import { createProgram } from './program.ts';
import { defaults, startMock, type Running } from './start-mock.ts';
import { closedAddress } from './testing/closed-address.ts';
import { UsageError } from './usage-error.ts';

let mock: Running;
let folder: string;
let caller: Caller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ces-coverage-'));
  mock = await startMock({ ...defaults, port: 0 });
  const identities = (await (await fetch(`${mock.url}/__admin/identities`)).json()) as {
    data: Record<string, string>;
  };
  const { tenant, token } = defaults;
  caller = createCaller({ baseUrl: mock.url, tenant, token, actingAs: identities.data['systemActor'] ?? '' });
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** What the command prints, and how it ends. */
const run = async (...args: readonly string[]): Promise<readonly [code: unknown, said: string]> => {
  const said: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)));
  process.exitCode = 0;
  try {
    await createProgram().parseAsync(['node', 'ces', 'coverage', ...args]);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [2, error.message];
  } finally {
    vi.restoreAllMocks();
  }
  return [process.exitCode, said.join('\n')];
};

test('an empty journal is 3, too little is 1, and enough is 0', async () => {
  const [empty, why] = await run('--url', mock.url);
  expect([empty, why]).toEqual([3, expect.stringContaining('Run your tests first.')]);
  await caller.ask('listFacilities', {});
  const [code, text] = await run('--url', mock.url, '--at-least', '0.5');
  expect(code).toBe(0);
  expect(text).toMatch(/^Coverage of 1 request\./);
  expect(text).toMatch(/operations +1 of 77 +1\.2 % +77 operations, each called once or more/);
  expect(text).toContain('Your tests never saw ');
  const [less, said] = await run('--url', mock.url, '--at-least', '50');
  expect([less, said]).toEqual([1, expect.stringContaining('is less than --at-least 50')]);
  const [, markdown] = await run('--url', mock.url, '--markdown');
  expect(markdown).toMatch(/^## Coverage of the interface\n/);
  const [, json] = await run('--url', mock.url, '--json', '--world', defaults.tenant);
  expect(JSON.parse(json)).toMatchObject({ world: defaults.tenant, requests: 1 });
});

test.each([
  [['--at-least', 'much'], 'a percentage from 0 to 100, found much'],
  [['--at-least', '101'], 'found 101'],
  [['--har', 'nowhere.har'], 'a file that can be read, found nowhere.har'],
  [['--har', 'x.har', '--world', 'demo'], 'give one of them'],
  [['--har', 'x.har', '--url', 'http://127.0.0.1:1'], 'give one of them'],
])('%j is wrong usage', async (args, says) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining(says)]);
});

test('a world that there is not is wrong usage, and a mock that is not there is 4', async () => {
  expect(await run('--url', mock.url, '--world', 'nowhere')).toEqual([2, expect.stringContaining('nowhere')]);
  expect((await run('--url', await closedAddress()))[0]).toBe(4);
});

test('an HTTP archive of the mock gives the same, and holds no secret', async () => {
  await caller.call('GET', '/facilities?access_token=secret-1');
  await caller.call('POST', '/residents/res_1/check-ins', { body: { password: 'secret-2' } });
  await caller.ask('listThreads', {});
  const text = await (await fetch(`${mock.url}/__admin/requests.har`)).text();
  expect(text).not.toMatch(/secret-|demo-token|demo-webhook-key/);
  const file = join(folder, 'mock.har');
  await writeFile(file, text);
  const [code, json] = await run('--har', file, '--json');
  expect(code).toBe(0);
  const [, live] = await run('--url', mock.url, '--json');
  const { seen, requests } = JSON.parse(json) as { seen: unknown; requests: number };
  expect({ seen, requests }).toMatchObject(
    (({ seen: all, requests: count }: { seen: unknown; requests: number }) => ({
      seen: all,
      requests: count,
    }))(JSON.parse(live) as { seen: unknown; requests: number }),
  );
});

const entry = (method: string, url: string, status = 200, text = '') => ({
  request: {
    method,
    url,
    headers: [
      { name: 'Authorization', value: 'Bearer very-secret' },
      { name: 'Cookie', value: 'session=very-secret' },
    ],
  },
  response: { status, content: { text: Buffer.from(text).toString('base64'), encoding: 'base64' } },
});

test('of the archive of a browser, what is no request of the API is left out, and nothing secret is repeated', async () => {
  const file = join(folder, 'browser.har');
  const base = 'https://gateway.example/community/api/v1/acme';
  const entries = [
    entry('GET', 'https://app.example/index.html'),
    entry('OPTIONS', `${base}/facilities`, 204),
    entry('GET', `${base}/facilities`, 200, '{"data":[]}'),
    entry('GET', `${base}/facilities?page=2`),
    entry('GET', `${base}/nothing`, 404),
    {},
    null,
  ];
  await writeFile(file, JSON.stringify({ log: { entries } }));
  const [code, json] = await run('--har', file, '--json');
  expect(code).toBe(0);
  expect(json).not.toContain('very-secret');
  const found = JSON.parse(json) as { dimensions: { name: string }[]; seen: { says: string }[] };
  expect(found).toMatchObject({ requests: 3, aside: { unmatched: 1 } });
  expect(found.seen.map(({ says }) => says)).toContain('an empty list of facilities (listFacilities)');
  expect(found.dimensions.map(({ name }) => name)).not.toContain('webhooks');
  expect(found.dimensions.map(({ name }) => name)).not.toContain('identities');
  await writeFile(file, JSON.stringify({ log: { entries: entries.slice(0, 2) } }));
  expect((await run('--har', file))[0]).toBe(3);
  await writeFile(file, await readFile(new URL('./program.ts', import.meta.url), 'utf8'));
  expect(await run('--har', file)).toEqual([2, expect.stringContaining('log.entries')]);
});
