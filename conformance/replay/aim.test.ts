import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubTarget } from '../testing/stub-target.ts';
import { aimOf } from './aim.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'ces-aim-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const recorded = { url: 'http://recorded.example', tenant: 'demo' };
const env = { CES_TOKEN: 'the-token' };
const config = async (text: string): Promise<string> => {
  await writeFile(join(cwd, 'own.yaml'), text);
  return 'own.yaml';
};

test('without an address of the user nothing is sent, because results may come from anyone', async () => {
  await expect(aimOf({ env, cwd }, recorded)).rejects.toThrow(/No target given. Pass --url/);
});

test('an address that differs from the recorded one must be set with --url', async () => {
  const own = { env, cwd, config: await config('url: http://own.example\ntenant: demo\n') };
  await expect(aimOf(own, recorded)).rejects.toThrow(
    'The results are of http://recorded.example, but own.yaml:1 names http://own.example. Pass --url',
  );
  expect((await aimOf({ ...own, url: 'http://own.example' }, recorded)).url).toBe('http://own.example');
  expect((await aimOf({ ...own, env: { ...env, CES_URL: recorded.url } }, recorded)).url).toBe(recorded.url);
});

test('the token of the second tenant stands for its variable', async () => {
  const name = await config(
    `url: ${recorded.url}\notherTenant: { tenant: other, actingId: sys-2, token: other-secret }\n`,
  );
  const { values, redact } = await aimOf({ env, cwd, config: name }, recorded);
  expect(values.get('CES_OTHER_TOKEN')).toBe('other-secret');
  expect(redact('Bearer other-secret')).toBe('Bearer $CES_OTHER_TOKEN');
});

test('it sends with the headers of the configuration, and shows none of their values', async () => {
  const target = await stubTarget(() => ({ status: 200, body: {} }));
  const name = await config(`url: ${target.url}\nheaders: { X-Gateway-Key: gateway-secret }\n`);
  const { values, post, redact } = await aimOf({ env, cwd, config: name }, { ...recorded, url: target.url });
  await post({ method: 'get', base: target.url, path: '/', headers: {}, payload: { kind: 'none' } }, 1_000);
  expect(target.asked[0]?.headers).toMatchObject({ 'x-gateway-key': 'gateway-secret' });
  expect([...values]).toEqual([
    ['CES_TOKEN', 'the-token'],
    ['X_GATEWAY_KEY', 'gateway-secret'],
  ]);
  expect(redact('the-token and gateway-secret')).toBe('$CES_TOKEN and $X_GATEWAY_KEY');
  await target.close();
});
