import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { loadDeclared } from '../../conformance/catalogue/declared.ts';
import { namesOfCheck } from '../../conformance/kit/retired.ts';
import { failuresOf } from '../../conformance/replay/replay.ts';
import { readAnyResults } from '../../conformance/report/read-results.ts';
import { parseConfig } from '../../conformance/run/config.ts';
import { readWaivers } from '../../conformance/run/waivers.ts';
import { readReadings } from '../../src/cli/readings.ts';
import { defaults, startMock } from '../../src/cli/start-mock.ts';

/** What an earlier version left on disk, as it wrote it. */
const left = fileURLToPath(new URL('1.18.0/', import.meta.url));
const read = (name: string): string => readFileSync(join(left, name), 'utf8');

const own = mkdtempSync(join(tmpdir(), 'ces-upgrade-'));
afterAll(() => rmSync(own, { recursive: true, force: true }));

test('a configuration of 1.18 is read', () => {
  const { values } = parseConfig(read('ces.config.yaml'), 'ces.config.yaml', { CES_TOKEN: 'a-token' });
  expect(values).toMatchObject({ tenant: 'demo', token: 'a-token', facilities: [{ timeZone: 'UTC' }, {}] });
  expect(values.identities?.systemActor).toHaveLength(1);
});

test('readings that 1.18 recorded are those of a mock', () => {
  expect(readReadings(join(left, 'choices.lock.json'))).toMatchObject({
    'check-in-put-omitted': 'cleared',
    'unknown-check-in-staff': { createCheckIn: 'refused' },
  });
});

test('every check of 1.18 goes by its id, or by that of the check that took it over, for waivers and filters', async () => {
  const known = new Set((await loadDeclared()).flatMap(({ id }) => namesOfCheck(id)));
  const before = read('checks.txt').trim().split('\n');
  expect(before).toHaveLength(1976);
  expect(before.filter((id) => !known.has(id))).toEqual([]);
  expect(await readWaivers(undefined, left)).toMatchObject([{ check: 'check-ins.second-on-one-day' }]);
});

test('a report of 1.18 is read, and its failures can be replayed', async () => {
  const report = join(own, 'results.json');
  writeFileSync(report, brotliDecompressSync(readFileSync(join(left, 'results.json.br'))));
  const { checks } = await readAnyResults(report);
  expect(failuresOf(checks).map(({ id }) => id)).toContain('check-ins.list-of-one-day');
});

test('worlds that 1.18 kept go on, and so does what is written to them', async () => {
  const state = join(own, 'state');
  cpSync(join(left, 'state'), state, { recursive: true });
  const listed = async (more?: string): Promise<readonly unknown[]> => {
    const { service, mock, close } = await startMock({ ...defaults, port: 0, state });
    const [actor] = service.known('demo')?.identities.systemActor ?? [];
    const [facility] = service.known('demo')?.facilities ?? [];
    const headers = {
      Authorization: `Bearer ${defaults.token}`,
      'X-Acting-User-Id': actor?.actingId ?? '',
      'X-Acting-User-Tenant': 'demo',
      'Content-Type': 'application/json',
    };
    const list = `http://ces.test/api/v1/demo/facilities/${facility?.id ?? ''}/residents`;
    const body = JSON.stringify({ firstName: more, lastName: 'New' });
    if (more !== undefined) await mock(new Request(list, { method: 'POST', headers, body }));
    const answer = await (await mock(new Request(list, { headers }))).json();
    const isForkStored = service.world('fork-1') !== undefined;
    await close();
    return [
      isForkStored,
      (answer as { data: readonly { firstName: string }[] }).data.map((one) => one.firstName),
    ];
  };
  expect(await listed()).toEqual([true, ['Ada']]);
  expect(await listed('Grace')).toEqual([true, expect.arrayContaining(['Ada', 'Grace'])]);
  expect(await listed()).toEqual([true, expect.arrayContaining(['Ada', 'Grace'])]);
});
