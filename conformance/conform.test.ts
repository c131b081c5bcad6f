import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resultsSchema } from './report/results-schema.ts';
import { conform } from './conform.ts';
import type { Conformed } from './conform.ts';
import type { ConformOptions } from './run/options.ts';

const root = fileURLToPath(new URL('testing/tiny-suite/', import.meta.url));
vi.setConfig({ testTimeout: 60_000 });

/** The checks that the target drops. */
let isDropped = (_check: string): boolean => false;

const noon = Date.UTC(2026, 5, 15, 12);

let cwd: string;
let server: Server;
let url: string;

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'ces conform ü '));
  server = createServer((request, response) => {
    if (isDropped(String(request.headers['x-conformance-check']))) request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [], sent: request.headers.authorization }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(cwd, { recursive: true, force: true });
});

afterEach(() => {
  isDropped = () => false;
});

interface Ended extends Conformed {
  readonly said: string;
  readonly complained: string;
  readonly out: string;
}

async function run(
  options: Partial<ConformOptions> = {},
  trouble: 'none' | 'broken' | 'lost' | 'hanging' = 'none',
): Promise<Ended> {
  const config = join(cwd, 'config.yaml');
  await writeFile(
    config,
    JSON.stringify({
      url,
      tenant: 'demo',
      token: 'tiny-secret',
      otherTenant: { tenant: trouble, actingId: 'o1' },
      identities: { staff: [{ actingId: 's1' }] },
    }),
  );
  const out = join(cwd, 'out');
  const [said, complained]: [string[], string[]] = [[], []];
  const ended = await conform({
    config,
    out,
    root,
    cwd,
    env: {},
    seed: 1,
    now: () => noon,
    stdout: { write: (text) => said.push(text) },
    stderr: { write: (text) => complained.push(text) },
    ...options,
  });
  return { ...ended, out, said: said.join(''), complained: complained.join('') };
}

const report = (out: string, name: string): Promise<string> => readFile(join(out, name), 'utf8');

test('a target without a violation: every verdict, every report, exit 0', async () => {
  const { exitCode, results, said, out } = await run();
  expect(exitCode).toBe(0);
  expect(results?.summary.verdicts).toMatchObject({
    pass: 8,
    observed: 1,
    unproven: 1,
    'not-applicable': 1,
    fail: 0,
  });
  expect(results?.choices).toEqual({ 'create-status': { createResident: 'ok' } });
  expect(said).toMatch(/residents +2 pass +1 observed/);
  expect(said).toContain('No violation.');
  expect(said).toMatch(/again .*ces conform --config .* --seed 1/);
  expect((await readdir(out)).sort()).toEqual([
    'choices.lock.json',
    'junit.xml',
    'report.html',
    'results.json',
    'summary.md',
  ]);
  expect(JSON.parse(await report(out, 'choices.lock.json'))).toMatchObject({ version: 1, target: url });
});

test('a violation is reported with its four facts, the exchange, a curl and the replay; the token nowhere', async () => {
  const { exitCode, said, out } = await run({}, 'broken');
  expect(exitCode).toBe(1);
  for (const fact of [
    'A promise that <may> break.',
    'RES-02',
    'a kept promise',
    '200 & a broken one',
    'GET /api/v1/demo/facilities',
    'curl',
    `--seed 1 --only 'residents.breaks'`,
  ]) {
    expect(said).toContain(fact);
  }
  const written = await Promise.all((await readdir(out)).map((name) => report(out, name)));
  for (const text of [said, ...written]) expect(text).not.toContain('tiny-secret');
  expect(await report(out, 'report.html')).not.toContain('<may>');
});

test('what is written fits the published schema', async () => {
  const { out } = await run({ only: '*', budget: '1m' }, 'broken');
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const valid = ajv.validate(resultsSchema, JSON.parse(await report(out, 'results.json')));
  expect(ajv.errorsText(ajv.errors)).toBe('No errors');
  expect(valid).toBe(true);
});

test('a waiver turns the failure; a needless or unknown one is a failure of its own', async () => {
  const waivers = join(cwd, 'waivers.yaml');
  const entries = (...checks: string[]): string =>
    checks.map((check) => `- check: ${check}\n  reason: agreed\n  expires: 2026-06-15\n`).join('');
  await writeFile(waivers, entries('residents.breaks', 'transportation.later'));
  expect(await run({ waivers }, 'broken')).toMatchObject({ exitCode: 0 });
  await writeFile(waivers, entries('residents.breaks', 'residents.brakes'));
  const { exitCode, said } = await run({ waivers });
  expect(exitCode).toBe(1);
  expect(said).toContain('WAIVER needless  residents.breaks');
  expect(said).toContain('Did you mean residents.breaks?');
});

test('a filter that matches nothing is a usage error with the nearest ids', async () => {
  const typo = await run({ only: 'resident.hold' });
  expect(typo).toMatchObject({ exitCode: 2, said: expect.stringContaining('ces conform') });
  expect(typo.complained).toContain('residents.holds');
  expect((await run({ only: 'transportation.*' })).complained).toContain('--profile');
});

test('nothing judged is 3, and says why', async () => {
  const { exitCode, said } = await run({ only: 'events.*' });
  expect(exitCode).toBe(3);
  expect(said).toContain('Nothing was judged. The most frequent reason: needs webhooks');
});

test('a target that is down is 4 before any check, with what to do; the reports say it too', async () => {
  const { exitCode, complained, out } = await run({ url: 'http://127.0.0.1:9' });
  expect(exitCode).toBe(4);
  expect(complained).toMatch(/GET http:\/\/127\.0\.0\.1:9\/ping.*(Start it|--url)/);
  expect(await report(out, 'junit.xml')).toContain('errors="1"');
});

test('a target lost on the way is 4, and the rest is spared after three losses', async () => {
  isDropped = (check) => /^(facilities\.loses|run\.ping)/.test(check);
  const { exitCode, results, said } = await run({ only: 'facilities.*', concurrency: 1 }, 'lost');
  expect(exitCode).toBe(4);
  expect(said).toMatch(/^3 of 3 requests got no answer\. /m);
  expect(said).toContain('The target stopped answering during facilities.loses-3 (no answer from');
  expect(results?.summary.verdicts.unproven).toBe(3);
  expect(results?.unanswered).toMatchObject({ requests: 3, ofRequests: 3 });
});

test('a budget bounds everything: what runs is cut short, what did not begin is counted', async () => {
  const ended = await run({ only: '{facilities,residents}.*', budget: '1s', concurrency: 1 }, 'hanging');
  expect(ended.exitCode).toBe(3);
  expect(ended.results?.checks).toMatchObject([
    { id: 'facilities.hangs', verdict: 'unproven', reason: 'the budget was used up' },
  ]);
  expect(ended.results?.leftOut).toEqual({ facilities: 5, residents: 3 });
  expect(ended.said).toContain(
    'The budget of 1 s was used up: 8 checks not run (facilities 5, residents 3), 1 cut short.',
  );
});

test('a budget that the first look uses up leaves every check out, and says what to do', async () => {
  const ended = await run({ only: 'residents.*', budget: '1ms' });
  expect(ended.exitCode).toBe(3);
  expect(ended.results?.leftOut).toEqual({ residents: 3 });
  expect(ended.said).toContain('give the run more time with --budget');
});

test('--reporter json prints the results and nothing else', async () => {
  const { said, complained, exitCode } = await run({ reporters: 'json' }, 'broken');
  expect(exitCode).toBe(1);
  expect(JSON.parse(said)).toMatchObject({ version: 1, exitCode: 1 });
  expect(complained).toContain('1 check failed');
  expect((await run({ reporters: 'junit', url: 'http://127.0.0.1:9' })).said).toMatch(/^<\?xml/);
  expect((await run({ quiet: true, url: 'http://127.0.0.1:9' })).said).toBe('');
});

test('usage errors come before any request', async () => {
  expect(await run({ reporters: 'jsn' })).toMatchObject({
    exitCode: 2,
    complained: expect.stringContaining('json'),
  });
  expect(await run({ out: '/dev/null/x' })).toMatchObject({
    exitCode: 2,
    complained: expect.stringContaining('--out'),
  });
});
