import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { testApp } from '../testing/mock.ts';
import { createCors, type CorsSetting } from './cors.ts';

const PAGE = 'https://page.test';
const LOCAL = 'http://localhost:5173';

const ask = (
  method: string,
  headers: Readonly<Record<string, string>>,
  setting: CorsSetting = true,
): Response | Promise<Response> => {
  const { service } = testApp();
  const app = createApp({ ...service, cors: createCors(setting) });
  return app(new Request('http://mock.test/api/v1/demo/facilities', { method, headers }));
};

const preflight = (origin: string, wanted?: string, setting?: CorsSetting) =>
  ask(
    'OPTIONS',
    {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      ...(wanted !== undefined && { 'Access-Control-Request-Headers': wanted }),
    },
    setting,
  );

test('a preflight allows the headers that the page asks for, and the usual ones where it names none', async () => {
  const wanted = 'authorization,prefer,traceparent,x-request-id,x-requested-with';
  const asked = await preflight(PAGE, wanted);
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, wanted]);
  expect(asked.headers.get('vary')).toContain('Access-Control-Request-Headers');
  const usual = await preflight(PAGE);
  expect(usual.headers.get('access-control-allow-headers')).toContain('X-Acting-User-Id');
});

test.each([
  [LOCAL, true, 'true'],
  ['http://127.0.0.1:3000', true, 'true'],
  ['http://[::1]:3000', true, 'true'],
  ['https://app.localhost', true, 'true'],
  [PAGE, true, null],
  ['http://localhost.page.test', true, null],
  ['http://127.0.0.1.page.test', true, null],
  ['null', true, null],
  [PAGE, [PAGE], 'true'],
] as const)('credentials of %s where the setting is %j: %s', async (origin, setting, expected) => {
  for (const answer of [
    await preflight(origin, 'prefer', setting),
    await ask('GET', { Origin: origin }, setting),
  ]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe(expected);
  }
});

test('if origins are named, no other page may call, and Vary informs caches', async () => {
  const answer = await ask('GET', { Origin: LOCAL }, [PAGE]);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('vary')).toBe('Origin');
  expect((await preflight(LOCAL, 'prefer', [PAGE])).status).not.toBe(204);
});

test('without CORS no answer has a CORS field', async () => {
  const answer = await ask('GET', { Origin: LOCAL }, false);
  expect([...answer.headers.keys()].filter((name) => /^(access-control|vary)/.test(name))).toEqual([]);
  expect((await preflight(LOCAL, undefined, false)).status).not.toBe(204);
});

test('a page can read the header fields of preferences, retries and refusals', async () => {
  const exposed = (await ask('GET', { Origin: PAGE })).headers.get('access-control-expose-headers') ?? '';
  for (const name of ['Preference-Applied', 'Retry-After', 'Date', 'WWW-Authenticate'])
    expect(exposed.split(', ')).toContain(name);
});

test('a preflight for a private network is allowed', async () => {
  const headers = {
    Origin: PAGE,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Private-Network': 'true',
  };
  const answer = await ask('OPTIONS', headers);
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});
