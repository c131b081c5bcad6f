import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, expect, test } from 'vitest';
import { levers } from '../../openapi/generated/levers.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { StubTarget } from '../testing/stub-target.ts';
import { runCheck } from './check.ts';
import { parseJson } from './json.ts';
import { probeOf, whyIgnored } from './lever-input.ts';
import type { RunSpec } from './run.ts';

let target: StubTarget;
afterEach(async () => target.close());

/** A bridge that answers with this status. Each test has its own run, so nothing is remembered. */
let runs = 0;
async function bridge(status: number, more: Partial<RunSpec> = {}): Promise<RunSpec> {
  target = await stubTarget(() => ({ status, body: {} }));
  runs += 1;
  return stubRun('http://target', { leverBase: `${target.url}/levers`, startedAt: runs, ...more });
}

const own = (name: string, route: object): Partial<RunSpec> => ({
  leverRoutes: { [name]: { url: `${target.url}/own`, method: 'POST', headers: {}, ...route } },
});

test('a probe is valid input except for one member, and all its ids are unknown', async () => {
  target = await stubTarget(() => undefined);
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  for (const [name, { input }] of Object.entries(levers)) {
    const probe = probeOf(name as LeverName);
    if (!probe) continue;
    const { cesSendsWhatNoLeverTakes, ...rest } = probe;
    expect(cesSendsWhatNoLeverTakes).toBe(true);
    expect([name, ajv.validate(input, rest), ajv.errorsText()]).toEqual([name, true, 'No errors']);
    expect(JSON.stringify(rest)).toContain('ces-asks-for-no-such-record');
  }
  expect(probeOf('create-facility')).toBeUndefined();
});

test('a lever that answers 400 refuses unknown members, so its optional input counts', async () => {
  const run = await bridge(400);
  const input = { residentId: 'r-1', mileage: 4 };
  expect(await whyIgnored(run, 'create-transportation-request', input)).toBeUndefined();
  expect(await whyIgnored(run, 'create-transportation-request', input)).toBeUndefined();
  // Asked once for the whole run.
  expect(target.asked.map(({ url, body }) => [url, parseJson(body)])).toEqual([
    [
      '/levers/create-transportation-request',
      { residentId: 'ces-asks-for-no-such-record', cesSendsWhatNoLeverTakes: true },
    ],
  ]);
});

test.each([200, 404, 422, 500])('a lever that answers %i may ignore optional input', async (status) => {
  const run = await bridge(status);
  const why = await whyIgnored(run, 'create-assessment', { residentId: 'r-1', staffId: 's-1' });
  expect(why).toMatch(/^the lever create-assessment may ignore optional input: .*strict: true/);
});

test('required input always counts, without a probe', async () => {
  const run = await bridge(404);
  expect(await whyIgnored(run, 'create-assessment', { residentId: 'r-1', name: undefined })).toBeUndefined();
  expect(target.asked).toHaveLength(0);
});

test('a lever without ids is not probed, as it would create a record; another one at its address is', async () => {
  const run = await bridge(404);
  expect(await whyIgnored(run, 'create-facility', { bedCount: 57 })).toMatch(
    /may ignore optional input: create-resident /,
  );
  expect(target.asked.map(({ url }) => url)).toEqual(['/levers/create-resident']);
  await target.close();
  expect(await whyIgnored(await bridge(400), 'create-facility', { bedCount: 57 })).toBeUndefined();
});

test('a lever that is declared strict is not probed, at the base address or its own route', async () => {
  const input = { residentId: 'r-1', staffId: 's-1' };
  const run = await bridge(404, { strictLevers: true });
  expect(await whyIgnored(run, 'create-assessment', input)).toBeUndefined();
  const routed = { ...run, strictLevers: false, ...own('create-assessment', { strict: true }) };
  expect(await whyIgnored(routed, 'create-assessment', input)).toBeUndefined();
  const commanded = { ...run, leverRoutes: { 'create-assessment': { command: 'true' } } };
  expect(await whyIgnored(commanded, 'create-assessment', input)).toContain('a command cannot tell');
  expect(target.asked).toHaveLength(0);
});

test('a template sends only the members that it names', async () => {
  const run = await bridge(404);
  const input = { residentId: 'r-1', staffId: 's-1', name: 'Fall risk' };
  const body = { resident: '{residentId}', by: '{staffId}' };
  expect(
    await whyIgnored({ ...run, ...own('create-assessment', { body }) }, 'create-assessment', input),
  ).toBe('the lever create-assessment is configured without name');
  expect(target.asked).toHaveLength(0);
});

test('a check is unproven if it needs input that a lever may ignore; hints do not matter', async () => {
  target = await stubTarget(({ body }) =>
    body.includes('cesSends') ? { status: 404 } : { status: 200, body: { facilityId: 'f-1' } },
  );
  runs += 1;
  const run = stubRun('http://target', { leverBase: target.url, startedAt: runs });
  const spec = { id: 'x.y', says: '', clauses: [] };
  const needed = await runCheck(
    spec,
    async (t) => void (await t.lever('create-facility', { name: 'A' })),
    run,
  );
  expect(needed).toMatchObject({ verdict: 'unproven', reason: expect.stringContaining('may ignore') });
  const hinted = await runCheck(
    spec,
    async (t) => void (await t.lever('create-facility', {}, { name: 'A' })),
    run,
  );
  expect(hinted.verdict).toBe('pass');
  expect(target.asked.map(({ body }) => parseJson(body)).at(-1)).toEqual({ name: 'A' });
});
