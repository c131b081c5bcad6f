import { expect, test } from 'vitest';
import { addressOf } from './http/address.ts';
import { createMock } from './mock.ts';
import { testApp } from './testing/mock.ts';
import { photosMock } from './testing/photos.ts';

const options = { webhookKey: 'k', docs: () => Promise.resolve({ bytes: new Uint8Array() }) };

test.each(['/docs', '/openapi.json', '/__admin', '/__admin/people', '/__admin/nowhere', '/__admin/stream'])(
  '%s is safe to open: in no frame, as the type that it says, without a trail',
  async (path) => {
    const mock = createMock(testApp().service, options);
    const { headers, body } = await mock(new Request(`http://127.0.0.1${path}`));
    await body?.cancel();
    expect(headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors 'none'$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('the documentation takes no %s', async (method) => {
  const mock = createMock(testApp().service, options);
  const answer = await mock(new Request('http://127.0.0.1/docs', { method }));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('servers begin with the public address in every document', async () => {
  const test = testApp();
  const mock = createMock(test.service, { ...options, publicUrl: 'https://mock.example/ces' });
  const ask = async (path: string): Promise<string> =>
    (await mock(new Request(`http://127.0.0.1:4010${path}`))).text();
  expect(JSON.parse(await ask('/openapi.json'))).toMatchObject({
    servers: [{ url: 'https://mock.example/ces' }],
  });
  expect(JSON.parse(await ask('/__admin/openapi.json'))).toMatchObject({
    servers: [{ url: 'https://mock.example/ces' }],
  });
  expect(await ask('/__admin/config')).toContain('url: https://mock.example/ces\n');
});

/** The address of a photo, as an answer of the API has it; `arrived` is how the server reads requests. */
const photoUrl = async (
  arrived: 'plain' | 'web',
  fields: Readonly<Record<string, string>>,
): Promise<string> => {
  const set = photosMock();
  const id = await set.added();
  const mock = createMock(set.service, { ...options, trustProxy: true });
  const [actor = ''] = set.world.store.systemActors.all().map((one) => one.id);
  const acting = { 'X-Acting-User-Id': actor, 'X-Acting-User-Tenant': 'demo' };
  const headers = { Authorization: 'Bearer demo-token', ...acting, ...fields };
  const request = new Request(`http://127.0.0.1:4010/api/v1/demo/photos/${id}`, { headers });
  const given =
    arrived === 'web'
      ? await (await mock(request)).text()
      : (await mock.api?.(request, addressOf(request.url)))?.body;
  const text = given instanceof Uint8Array ? new TextDecoder().decode(given) : (given ?? '');
  return /"url":"([^"]*)"/.exec(text)?.[1] ?? text;
};

test.each(['plain', 'web'] as const)('links follow a trusted proxy, read the %s way', async (arrived) => {
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'mock.example' };
  expect(await photoUrl(arrived, proxied)).toMatch(/^https:\/\/mock\.example\/__files\//);
  expect(await photoUrl(arrived, {})).toMatch(/^http:\/\/127\.0\.0\.1:4010\/__files\//);
});
