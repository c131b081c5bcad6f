import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMock } from '../mock.ts';
import { listen, type Listening } from '../server.ts';
import { itemsOf, membersOf } from '../testing/people.ts';
import { watchedApp, type WatchedApp } from '../testing/world-services.ts';

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const fault = async (app: WatchedApp, rule: object): Promise<void> => {
  expect((await app.admin('POST', '/faults', rule)).status).toBe(200);
};

test.each([
  [{ status: 503, tims: 2 }, 'did you mean times?'],
  [{ latency: { fix: 3 } }, 'did you mean fixed?'],
  [{ sequence: [{ statuz: 503 }] }, '/sequence/0/statuz'],
  [{ status: 200 }, '/status'],
  [{ share: 0.5 }, 'found none'],
  [{ drop: true, lost: true }, 'found drop and lost'],
  [{ drop: false }, '/drop'],
  [{ latency: { from: 3 } }, '/latency'],
  [{ latency: { fixed: 60_001 } }, '/latency/fixed'],
  [{ status: 503, operations: ['listFacility'] }, 'did you mean listFacilities?'],
  [{ status: 503, operations: ['*'.repeat(201)] }, '/operations/0'],
  [[], 'must be a JSON object'],
  [undefined, 'must be a JSON object'],
])('%j is refused, and nothing is planned', async (rule, words) => {
  const app = watchedApp();
  const { status, body } = await app.admin('POST', '/faults', rule);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)]);
  expect((await app.admin('GET', '/faults')).body).toEqual({ data: [] });
});

test('a fault is listed with what it did, and goes by its id or with all others', async () => {
  const app = watchedApp();
  await fault(app, { id: 'down', status: 503, operations: ['list*'], times: 1 });
  expect([
    (await app.call('GET', '/facilities')).status,
    (await app.call('GET', '/facilities')).status,
  ]).toEqual([503, 200]);
  expect((await app.admin('GET', '/faults')).body).toMatchObject({
    data: [{ id: 'down', met: 1, struck: 1 }],
  });
  expect((await app.admin('DELETE', '/faults?id=up')).status).toBe(404);
  expect((await app.admin('DELETE', '/faults?id=down')).body).toEqual({ cleared: 1 });
});

test('faults belong to a world, and go with a reset', async () => {
  const app = watchedApp();
  expect((await app.admin('POST', '/faults?world=other', { status: 503 })).status).toBe(200);
  expect((await app.call('GET', '/facilities')).status).toBe(200);
  await app.admin('POST', '/reset');
  expect((await app.admin('GET', '/faults?world=other')).body).toEqual({ data: [] });
  expect((await app.admin('GET', '/faults?world=nowhere')).status).toBe(404);
});

const residents = (app: WatchedApp): string =>
  `/facilities/${app.service.known('demo')?.facilities[0]?.id ?? ''}/residents`;
const ada = { firstName: 'Ada', lastName: 'Berg' };

test('a list comes out empty, a page small, a body as it was given', async () => {
  const app = watchedApp();
  for (let at = 0; at < 3; at += 1) await app.call('POST', residents(app), { body: ada });
  await fault(app, { id: 'f', emptyList: true });
  expect((await app.call('GET', residents(app))).body).toEqual({
    data: [],
    nextCursor: null,
    hasMore: false,
  });
  await fault(app, { id: 'f', pageSize: 2 });
  expect(itemsOf(await app.call('GET', residents(app)))).toHaveLength(2);
  expect(itemsOf(await app.call('GET', `${residents(app)}?pageSize=1`))).toHaveLength(1);
  await fault(app, { id: 'f', body: { data: 'nonsense' } });
  expect((await app.call('GET', residents(app))).body).toEqual({ data: 'nonsense' });
  expect(JSON.stringify((await app.admin('GET', '/requests?limit=1')).body)).toContain('outsideContract');
});

test('a delay is waited out before the answer leaves', async () => {
  const app = watchedApp();
  await fault(app, { latency: { fixed: 250 } });
  await app.call('GET', '/facilities', { headers: { Prefer: 'delay=50' } });
  expect(app.waits).toEqual([300]);
});

test('in this process a lost answer rejects, and its effect stays; a dropped one had none; half of one breaks off', async () => {
  const app = watchedApp();
  await fault(app, { id: 'f', lost: true });
  await expect(app.call('POST', residents(app), { body: ada })).rejects.toThrow('closed');
  expect(app.world.store.residents.all()).toHaveLength(1);
  await fault(app, { id: 'f', drop: true });
  await expect(app.call('POST', residents(app), { body: ada })).rejects.toThrow('closed');
  expect(app.world.store.residents.all()).toHaveLength(1);
  await fault(app, { id: 'f', truncate: true });
  await expect(app.call('GET', residents(app))).rejects.toThrow('closed');
  const { body } = await app.admin('GET', '/requests');
  expect(body).toMatchObject({
    data: [
      { status: 201, ended: 'dropped', touched: [{ collection: 'residents', how: 'created' }] },
      { status: null, ended: 'dropped', touched: [] },
      { status: 200, ended: 'halved' },
    ],
  });
});

/** Everything that comes back on a new connection. */
const heard = (port: number, app: WatchedApp, path: string, host = 'mock.test'): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const actor = app.service.known('demo')?.identities.systemActor[0]?.actingId ?? '';
    const head = [
      `GET /api/v1/demo${path} HTTP/1.1`,
      `Host: ${host}`,
      'Authorization: Bearer demo-token',
      `X-Acting-User-Id: ${actor}`,
      'X-Acting-User-Tenant: demo',
    ];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => done(text));
  });

// The second goes by the objects of the web: its Host has to be parsed.
test.each(['mock.test', 'MOCK.test'])('on the wire of %s the connection closes', async (host) => {
  const app = watchedApp();
  const mock = createMock(app.service, {
    webhookKey: 'k',
    docs: () => Promise.resolve({ bytes: new TextEncoder().encode('docs') }),
    servicesOfWorlds: app.servicesOfWorlds,
  });
  const server = await listen(mock, '127.0.0.1', 0);
  open.push(server);
  await fault(app, { id: 'f', drop: true });
  expect(await heard(server.port, app, '/facilities', host)).toBe('');
  await fault(app, { id: 'f', lost: true });
  expect(await heard(server.port, app, '/facilities', host)).toBe('');
  await fault(app, { id: 'f', truncate: true });
  const half = await heard(server.port, app, '/facilities', host);
  const whole = membersOf(await watchedApp().call('GET', '/facilities'));
  const body = half.slice(half.indexOf('\r\n\r\n') + 4);
  expect(half).toContain('HTTP/1.1 200');
  expect(body).toContain('{"data":[');
  expect(body.length).toBeLessThan(JSON.stringify(whole).length);
});

test('a list that was sent before as it is comes out empty all the same', async () => {
  const app = watchedApp();
  await app.call('POST', residents(app), { body: ada });
  for (let time = 0; time < 3; time += 1) await app.call('GET', residents(app));
  await fault(app, { emptyList: true });
  for (let time = 0; time < 3; time += 1) expect(itemsOf(await app.call('GET', residents(app)))).toEqual([]);
});
