import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { afterEach, expect, test } from 'vitest';
import { factsOf } from './banner.ts';
import { networkUrls } from './network-urls.ts';
import { defaults, startMock, type Running, type StartOptions } from './start-mock.ts';
import { controlPlane } from './webhooks/control-plane.ts';

const opened: Running[] = [];
afterEach(async () => {
  for (const mock of opened.splice(0)) await mock.close();
});

const running = async (options: Partial<StartOptions>): Promise<Running> => {
  const mock = await startMock({ ...defaults, port: 0, ...options });
  opened.push(mock);
  return mock;
};

const headersOf = ({ service }: Running) => ({
  Authorization: 'Bearer demo-token',
  'X-Acting-User-Id': service.known('demo')?.identities.systemActor[0]?.actingId ?? '',
  'X-Acting-User-Tenant': 'demo',
});

/** A record with a link: a resident with a picture. */
const personOf = ({ service }: Running): string =>
  `/api/v1/demo/residents/${service.known('demo')?.identities.resident[0]?.actingId ?? ''}`;
const firstLink = (text: string): string | undefined => /"(http[^"]+__files[^"]+)"/.exec(text)?.[1];

test('below a base path there is all that is served, and every address carries it', async () => {
  const mock = await running({ basePath: '/community' });
  const { url, admin, docs } = factsOf(mock.service, mock.url);
  const { origin } = new URL(url);
  expect([url, docs]).toEqual([`${origin}/community`, `${origin}/community/docs`]);
  const headers = headersOf(mock);

  const link = firstLink(await (await fetch(`${url}${personOf(mock)}`, { headers })).text()) ?? '';
  expect(link).toContain(`${url}/__files/`);
  expect((await fetch(link)).status).toBe(200);
  expect(await (await fetch(`${url}/openapi.json`)).json()).toMatchObject({ servers: [{ url }] });
  expect(await (await fetch(`${admin}/openapi.json`)).json()).toMatchObject({ servers: [{ url }] });
  expect(await (await fetch(`${admin}/config`)).text()).toContain(`${url}\n`);
  expect((await fetch(docs)).status).not.toBe(401);
  for (const place of [url, `${url}/`])
    expect((await fetch(place, { redirect: 'manual' })).headers.get('location')).toBe('/community/docs');
  expect((await fetch(`${origin}/communityx/ping`, { headers })).status).toBe(404);
});

test('a gateway that leaves the base path out reaches the same, with the same links', async () => {
  const mock = await running({ basePath: '/community', trustProxy: true });
  const { origin } = new URL(mock.url);
  const headers = { ...headersOf(mock), 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'gw.example' };
  for (const place of [origin, mock.url]) {
    const text = await (await fetch(`${place}${personOf(mock)}`, { headers })).text();
    expect(firstLink(text)).toContain('https://gw.example/community/__files/');
  }
});

test('the control plane below a base path takes writes, and is guarded as elsewhere', async () => {
  const mock = await running({ basePath: '/community' });
  const { admin } = factsOf(mock.service, mock.url);
  const made = await fetch(`${admin}/worlds`, { method: 'POST', body: JSON.stringify({ name: 'one' }) });
  expect(made.status).toBeLessThan(300);
  expect(await controlPlane({ url: mock.url, world: 'one' }).ask('GET', '/health')).toMatchObject({
    tenants: ['one', 'one-second'],
  });
  for (const headers of [{ Origin: 'https://evil.example' }, { 'X-Forwarded-For': '192.0.2.7' }])
    expect((await fetch(`${admin}/health`, { headers })).status).toBe(403);
});

const pem = (name: string): string =>
  readFileSync(new URL(`../../conformance/testing/tls/${name}.pem`, import.meta.url), 'utf8');

const tls = { cert: pem('stub-cert'), key: pem('stub-key') };

const secure = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((done, failed) => {
    request(url, { ca: tls.cert, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => void (text += chunk.toString('utf8')));
      answer.on('end', () => done(text));
    })
      .on('error', failed)
      .end();
  });

test('with a certificate everything is served with TLS, and links say so', async () => {
  const mock = await running({ tls, basePath: '/community' });
  const { url, admin } = factsOf(mock.service, mock.url);
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/community$/);
  const link = firstLink(await secure(`${url}${personOf(mock)}`, headersOf(mock))) ?? '';
  expect(link).toContain(`${url}/__files/`);
  expect(await secure(link)).not.toBe('');
  expect(await secure(`${admin}/health`)).toContain('"ok"');
  expect(networkUrls('0.0.0.0', url, { eth0: [card] })[0]).toBe(url.replace('127.0.0.1', '192.0.2.7'));
});

test('a client without TLS, or without trust in the certificate, is refused, and the mock keeps running', async () => {
  const mock = await running({ tls });
  await expect(fetch(mock.url.replace('https:', 'http:'))).rejects.toThrow();
  await expect(fetch(mock.url)).rejects.toThrow();
  expect(await secure(`${mock.url}/__admin/health`)).toContain('"ok"');
});

const card = {
  ...{ family: 'IPv4' as const, address: '192.0.2.7', internal: false },
  ...{ netmask: '', mac: '', cidr: null },
};
