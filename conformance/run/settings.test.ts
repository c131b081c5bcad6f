import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import type { ConformOptions } from './options.ts';
import { readSettings, settingsOf } from './settings.ts';

const config: Config = {
  url: 'http://file/',
  tenant: 'file-tenant',
  token: 'file-token',
  profiles: ['flat'],
};
const options: ConformOptions = { env: {}, cwd: '/nonexistent', now: () => 5 };
const spec = (more: Partial<ConformOptions>, file: Config = config) =>
  settingsOf({ ...options, ...more }, file).spec;

test('a flag overrides the environment, which overrides the file, which overrides the default', () => {
  const env = { CES_URL: 'http://env', CES_TENANT: 'env-tenant', CES_TOKEN: 'env-token', CES_SEED: '7' };
  expect(spec({})).toMatchObject({
    url: 'http://file',
    tenant: 'file-tenant',
    token: 'file-token',
    profiles: ['flat'],
  });
  expect(spec({ env })).toMatchObject({
    url: 'http://env',
    tenant: 'env-tenant',
    token: 'env-token',
    seed: 7,
  });
  expect(spec({ env, url: 'http://flag', seed: '9', profile: 'planned,core' })).toMatchObject({
    url: 'http://flag',
    seed: 9,
    profiles: ['core', 'planned'],
  });
});

test('an empty variable counts as unset', () => {
  expect(spec({ env: { CES_URL: '', CES_SEED: '' } }).url).toBe('http://file');
});

test('without any source the defaults hold', () => {
  const { profiles: _, ...bare } = config;
  const made = spec({}, bare);
  expect(made).toMatchObject({
    profiles: ['core', 'flat'],
    runs: 5,
    exclusive: false,
    patience: 10_000,
    startedAt: 5,
  });
  expect(made).not.toHaveProperty('budget');
  expect(made.seed).toBeGreaterThanOrEqual(0);
});

test.each<[string, Partial<ConformOptions>, Config, RegExp]>([
  ['no target', {}, { tenant: 't', token: 'k' }, /--url.*CES_URL.*url:/],
  ['no tenant', {}, { url: 'http://a', token: 'k' }, /tenant.*CES_TENANT/],
  ['no token', {}, { url: 'http://a', tenant: 't' }, /token.*CES_TOKEN/],
  ['a text that is not an address', { url: 'localhost:4010' }, config, /localhost:4010.*http/],
  ['an address with the prefix', { url: 'http://a/api/v1/demo' }, config, /already contains \/api\/v1/],
  ['an unknown profile', { profile: 'cor' }, config, /'cor'.*Did you mean core/],
  ['no profile', { profile: ',' }, config, /--profile/],
  ['a text that is not a seed', { seed: 'abc' }, config, /seed.*'abc'/],
  ['no runs', { runs: '0' }, config, /--runs.*'0'/],
  ['half a worker', { concurrency: 0.5 }, config, /--concurrency/],
  ['a budget without unit', { budget: '30' }, config, /--budget.*30s/],
])('%s is a usage error', (_, more, file, message) => {
  expect(() => spec(more, file)).toThrow(message);
});

test('identities are one list; levers are a base and routes', () => {
  const made = spec(
    {},
    {
      ...config,
      identities: { staff: [{ actingId: 's' }], resident: [{ actingId: 'r', id: 'r1' }] },
      levers: {
        url: 'http://admin/levers/',
        'create-staff': { url: 'http://x' },
        'set-webhook': { command: './hook' },
      },
    },
  );
  expect(made.identities).toEqual([
    { kind: 'resident', actingId: 'r', id: 'r1' },
    { kind: 'staff', actingId: 's' },
  ]);
  expect(made.leverBase).toBe('http://admin/levers');
  expect(made.leverRoutes).toEqual({
    'create-staff': { url: 'http://x', method: 'POST', headers: {} },
    'set-webhook': { command: './hook' },
  });
});

test('an exclusive target is judged as exclusive, also when checks run in parallel', () => {
  expect(settingsOf(options, config).concurrency).toBe(8);
  const { spec: made, notes } = settingsOf({ ...options, concurrency: 2 }, { ...config, exclusive: true });
  expect(made.exclusive).toBe(true);
  expect(notes).toEqual([]);
});

test('without a file, flags and environment must set everything', async () => {
  await expect(readSettings(options)).rejects.toThrow(/No target/);
  await expect(readSettings({ ...options, config: 'none.yaml' })).rejects.toThrow(/--config/);
});
