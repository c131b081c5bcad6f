import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { onPort } from '../mock/testing/on-port.ts';
import { tlsReceiver } from '../mock/testing/tls-receiver.ts';
import { defaults, startMock, type Running } from './start-mock.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const running = async (webhook?: string): Promise<Running> => {
  const mock = await startMock({
    ...defaults,
    port: 0,
    scenario: 'empty',
    ...(webhook !== undefined && { webhook }),
  });
  opened.push(() => mock.close());
  return mock;
};

/** A server that keeps the headers of what arrives and answers with the given status and headers. */
const receiver = async (status: number, headers: Readonly<Record<string, string>> = {}) => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(status, headers).end();
  });
  const { url, close } = await onPort(server);
  opened.push(close);
  return { seen, url };
};

const reset = async ({ url }: Running, body?: object): Promise<unknown> =>
  (
    await fetch(`${url}/__admin/reset`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })
  ).json();

test.each([302, 307])('a receiver that answers %i gets the key, and no other server does', async (status) => {
  const other = await receiver(200);
  const hook = await receiver(status, { Location: other.url });
  const { url, service } = await running(hook.url);
  const world = service.world('demo');
  const calendarId = world?.store.calendars.all()[0]?.id;
  await fetch(`${url}/__admin/levers/create-activity`, {
    method: 'POST',
    body: JSON.stringify({ calendarId }),
  });
  await expect.poll(() => JSON.stringify(world?.outbox.entries())).toContain(`answered ${status}`);
  expect(hook.seen[0]?.['x-api-key']).toBe(defaults.webhookKey);
  expect(other.seen).toEqual([]);
});

test('a reset changes seed, scenario and time, and keeps the receiver', async () => {
  const hook = await receiver(200);
  const mock = await running(hook.url);
  const { service } = mock;
  const facilities = () => service.world('demo')?.store.facilities.all();
  const start = facilities();
  const answer = await reset(mock, { seed: 7, scenario: 'demo', now: '2026-03-01T09:00:00Z' });
  expect(answer).toMatchObject({ scenario: 'demo', seed: 7, droppedDeliveries: 0, receiver: hook.url });
  expect(service.world('demo')?.store.residents.all().length).toBeGreaterThan(10);
  expect(service.clock.now().toString()).toMatch(/^2026-03-01T09:00/);
  expect(await reset(mock, { seed: 1, scenario: 'empty' })).toMatchObject({ receiver: hook.url });
  expect(facilities()).toEqual(start);
});

test('the main tenant has its sizes, after a reset too', async () => {
  const mock = await startMock({ ...defaults, port: 0, scenario: 'empty', sizes: { residents: 20 } });
  opened.push(() => mock.close());
  const residents = (slug: string) => mock.service.world(slug)?.store.residents.all() ?? [];
  const before = residents('demo');
  expect(before).toHaveLength(20);
  expect(residents('demo-second')).toEqual([]);
  await reset(mock, { seed: 7 });
  expect(residents('demo')).toHaveLength(20);
  expect(residents('demo')).not.toEqual(before);
});

test('a receiver with a private certificate: the reason says what to do, and it works', async () => {
  const {
    url: hook,
    ca,
    close,
  } = await tlsReceiver((request, response) => {
    request.resume();
    response.writeHead(200).end();
  });
  opened.push(close);
  const { url, service } = await running();
  const post = (path: string, body: object) =>
    fetch(`${url}/__admin${path}`, { method: 'POST', body: JSON.stringify(body) });
  await post('/receivers', { url: hook, retries: [] });
  const world = service.world('demo');
  const calendarId = world?.store.calendars.all()[0]?.id;
  await post('/levers/create-activity', { calendarId });
  const outbox = () => JSON.stringify(world?.outbox.entries());
  await expect.poll(outbox).toContain('is not trusted; give the receiver `ca` (PEM) or `skipVerify: true`');
  await fetch(`${url}/__admin/receivers`, { method: 'DELETE' });
  expect((await post('/receivers', { url: hook, ca })).status).toBe(200);
  await post('/levers/create-activity', { calendarId });
  await expect.poll(outbox).toContain('"state":"delivered"');
  const broken = ca.replace(/[A-Za-z]{9}/g, 'AAAAAAAAA');
  for (const wrong of [{ ca: 'no certificate' }, { ca: broken }, { ca, skipVerify: true }])
    expect((await post('/receivers', { url: hook, ...wrong })).status).toBe(400);
});
