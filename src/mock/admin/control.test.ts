import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { levers } from '../../../openapi/generated/levers.ts';
import { realTables } from '../tables.ts';
import type { Part } from '../http/routes.ts';
import { fillPlain, testApp, WITH_PLANNED } from '../testing/mock.ts';
import { createControl } from './control.ts';

const control = (adminToken?: string, parts?: readonly Part[]) => {
  const { service, world } = testApp({}, realTables, fillPlain, parts);
  const ask = createControl(service, realTables, {
    webhookKey: 'k',
    ...(adminToken !== undefined && { adminToken }),
  });
  const send = (
    method: string,
    path: string,
    more: {
      body?: unknown;
      text?: string;
      headers?: Record<string, string>;
      host?: string;
      remote?: string;
    } = {},
  ) =>
    ask(
      new Request(`http://${more.host ?? '127.0.0.1:4010'}/__admin${path}`, {
        method,
        headers: more.headers ?? {},
        ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
        ...(more.text !== undefined && { body: more.text }),
      }),
      { address: more.remote ?? '127.0.0.1', httpVersion: '1.1' },
    );
  return { service, world, send };
};

test('a lever makes things through the code of the API, events and all', async () => {
  const { send, world } = control();
  const [calendar] = world.store.calendars.all();
  const answer = await send('POST', '/levers/create-activity', {
    body: { calendarId: calendar?.id, name: 'By staff' },
  });
  expect(answer.status).toBe(200);
  const made: unknown = await answer.json();
  const [activity] = world.store.activities.all();
  expect(made).toMatchObject({ activityId: activity?.id });
  expect(world.outbox.entries().map(({ event }) => [event.eventType, event.resourceId])).toEqual([
    ['activity.created', activity?.id],
  ]);
});

test('an unknown lever is 404, input that the vocabulary does not know is 400, and nothing changes', async () => {
  const { send, world } = control();
  expect((await send('POST', '/levers/raise-the-dead', { body: {} })).status).toBe(404);
  expect((await send('POST', '/levers/create-activity', { body: { name: 7 } })).status).toBe(400);
  expect((await send('POST', '/levers/create-activity', { body: { calendarId: 'nowhere' } })).status).toBe(
    404,
  );
  expect(world.store.activities.all()).toEqual([]);
});

const planned = Object.values(levers).flatMap((lever) => ('part' in lever ? [lever.name] : []));

test('levers of the planned part are 404 with any input on a mock that does not serve it', async () => {
  expect(planned).toContain('switch-modules');
  const { send, world } = control();
  const facilityId = world.store.facilities.all()[0]?.id;
  for (const name of planned)
    for (const body of [{ facilityId, transportation: false }, {}]) {
      const answer = await send('POST', `/levers/${name}`, { body });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('--planned');
    }
  expect(world.store.modules.all()).toEqual([]);
});

test('a mock that serves the planned part knows all of them', async () => {
  const { send } = control(undefined, WITH_PLANNED);
  for (const name of planned)
    expect((await send('POST', `/levers/${name}`, { body: { nothing: 'of the sort' } })).status).toBe(400);
});

test('reset puts the world back, ids and all', async () => {
  const { send, service } = control();
  const before = service.world('demo')?.store.facilities.all();
  const residentIn = before?.[0]?.id ?? '';
  await send('POST', '/levers/create-resident', { body: { facilityId: residentIn } });
  expect(service.world('demo')?.store.residents.all()).toHaveLength(1);
  expect((await send('POST', '/reset')).status).toBe(200);
  expect(service.world('demo')?.store.residents.all()).toEqual([]);
  expect(service.world('demo')?.store.facilities.all()).toEqual(before);
});

test('a reset takes the given settings, keeps the rest, and says what it did', async () => {
  const { send, service } = control();
  const first = service.world('demo')?.store.facilities.all()[0]?.id;
  const answer = await send('POST', '/reset', { body: { seed: 7, now: '2026-03-01T09:00:00Z' } });
  expect(await answer.json()).toEqual({
    status: 'ok',
    scenario: 'plain',
    seed: 7,
    now: '2026-03-01T09:00:00.000Z',
    droppedDeliveries: 0,
    receiver: null,
  });
  expect(service.clock.now().toString()).toBe('2026-03-01T09:00:00Z');
  const seventh = service.world('demo')?.store.facilities.all()[0]?.id;
  expect(seventh).not.toBe(first);
  expect(await (await send('POST', '/reset', { body: {} })).json()).toMatchObject({ seed: 7 });
  expect(service.world('demo')?.store.facilities.all()[0]?.id).toBe(seventh);
});

test.each([
  [{ sede: 7 }, 'did you mean seed?'],
  [{ Scenario: 'plain' }, 'did you mean scenario?'],
  [{ colour: 'red' }, 'there are seed, scenario, now'],
  [{ seed: '7' }, 'seed must be a whole number'],
  [{ seed: -1 }, 'seed must be a whole number'],
  [{ seed: null }, 'seed must be a whole number'],
  [{ scenario: 'plan' }, 'did you mean plain?'],
  [{ scenario: 'constructor' }, 'must be one of plain'],
  [{ now: 'noon' }, 'now must be a date and time such as 2026-03-01T09:30:00Z'],
  [{ now: 7 }, 'now must be a date and time such as 2026-03-01T09:30:00Z'],
  [[], 'must be a JSON object'],
  ['plain', 'must be a JSON object'],
])('a reset with %j is refused, and the world stays', async (body, complaint) => {
  const { send, service } = control();
  const world = service.world('demo');
  const answer = await send('POST', '/reset', { body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(complaint);
  expect(service.world('demo')).toBe(world);
});

test('set-webhook refuses an address that nothing can be sent to', async () => {
  const { send } = control();
  for (const url of ['nonsense', 'file:///etc/passwd']) {
    const answer = await send('POST', '/levers/set-webhook', { body: { url } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ validation: [{ pointer: '/url' }] });
  }
  for (const url of ['http://127.0.0.1:9/hook', null])
    expect((await send('POST', '/levers/set-webhook', { body: { url } })).status).toBe(200);
});

test('the configuration that it offers names this server and who may act', async () => {
  const { send, service } = control();
  const config: unknown = parse(await (await send('GET', '/config')).text());
  expect(config).toMatchObject({
    url: 'http://127.0.0.1:4010',
    tenant: 'demo',
    token: 'demo-token',
    identities: { systemActor: [{ actingId: service.known('demo')?.identities.systemActor[0]?.actingId }] },
    levers: { url: 'http://127.0.0.1:4010/__admin/levers' },
  });
});

test('with an admin token the configuration brings it to every lever', async () => {
  const { send } = control('secret');
  const text = await (await send('GET', '/config', { headers: { Authorization: 'Bearer secret' } })).text();
  const written: unknown = parse(text);
  expect(written).toMatchObject({
    levers: {
      'create-activity': {
        url: 'http://127.0.0.1:4010/__admin/levers/create-activity',
        headers: { Authorization: 'Bearer secret' },
      },
    },
  });
});

test('without a token the controls are closed to other machines', async () => {
  expect((await control().send('GET', '/health', { remote: '192.0.2.7' })).status).toBe(403);
});

test('a method that a path does not take is 405 with those that it takes, and a path that is not there 404', async () => {
  const { send } = control();
  const refused = await send('DELETE', '/clock');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await send(method, '/helth')).status).toBe(404);
});

test('a page may not use the controls', async () => {
  const { send } = control();
  const answer = await send('POST', '/reset', { headers: { Origin: 'http://localhost:5173' } });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('with an admin token everybody needs it', async () => {
  const { send } = control('secret');
  expect((await send('GET', '/health')).status).toBe(401);
  expect((await send('GET', '/health', { headers: { Authorization: 'Bearer wrong!' } })).status).toBe(401);
  expect(
    (await send('GET', '/health', { headers: { Authorization: 'Bearer secret' }, remote: '192.0.2.7' }))
      .status,
  ).toBe(200);
});

test('a digest stays the same until something changes, and shows what did', async () => {
  const { send, world } = control();
  const digest = async (): Promise<Record<string, string>> =>
    (await (await send('GET', '/digest')).json()) as Record<string, string>;
  const before = await digest();
  await send('POST', '/levers/create-activity', { body: { calendarId: 'nowhere' } });
  expect(await digest()).toEqual(before);
  const [calendar] = world.store.calendars.all();
  await send('POST', '/levers/create-activity', { body: { calendarId: calendar?.id } });
  const after = await digest();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.map((name) => name.split('.')[1])).toEqual(['activities', 'events']);
});

const problem = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json();
  return body;
};

test('a world is named by ?world= or ?tenant=, and an unknown one is named in the refusal', async () => {
  const { send, service } = control();
  const second = service.world('other')?.store.facilities.all()[0]?.id;
  for (const alias of ['world', 'tenant']) {
    const body = { facilityId: second };
    expect((await send('POST', `/levers/create-resident?${alias}=other`, { body })).status).toBe(200);
    for (const [method, path] of [
      ['POST', '/levers/create-resident'],
      ['POST', '/levers/set-webhook'],
      ['GET', '/events'],
    ] as const) {
      const sent = method === 'GET' ? {} : { body: {} };
      const answer = await send(method, `${path}?${alias}=nowhere`, sent);
      expect(answer.status).toBe(404);
      expect(await problem(answer)).toMatchObject({
        type: 'urn:ces:problem:world-unknown',
        detail: expect.stringContaining('nowhere') as unknown,
      });
    }
  }
  expect(service.world('other')?.store.residents.all()).toHaveLength(2);
});

test.each([
  ['create-resident', { facilityId: 'x', firstNam: 'y' }, '/firstNam', 'did you mean firstName?'],
  ['set-webhook', { urll: null }, '/urll', 'did you mean url?'],
  [
    'create-activity',
    { calendarId: 'x', attachments: [{ name: 'a', content: '', typ: 'b' }] },
    '/attachments/0/typ',
    'did you mean type?',
  ],
  ['delete-activity', { activityId: 'x', 'zz/z': 1 }, '/zz~1z', 'there are activityId'],
])('%s refuses a member that it does not list, and names the nearest', async (name, body, pointer, hint) => {
  const { send } = control();
  const answer = await send('POST', `/levers/${name}`, { body });
  expect(answer.status).toBe(400);
  expect(await problem(answer)).toMatchObject({
    validation: expect.arrayContaining([
      { location: 'body', pointer, code: 'unknown', message: `is unknown; ${hint}` },
    ]) as unknown,
  });
});

test.each(['/levers/create-resident', '/reset'])(
  'a body of %s is bounded as those of the API are',
  async (path) => {
    const { send } = control();
    const types: unknown[] = [];
    for (const [text, length] of [
      ['{"facilityId":', undefined],
      ['{"a":'.repeat(4000) + '1' + '}'.repeat(4000), undefined],
      ['{}', 1_000_000_000],
    ] as const) {
      const headers = length === undefined ? {} : { 'Content-Length': String(length) };
      types.push(await problem(await send('POST', path, { text, headers })));
    }
    expect(types).toMatchObject([
      { type: 'urn:ces:problem:malformed-body' },
      { type: 'urn:ces:problem:malformed-body' },
      { type: 'urn:ces:problem:too-large' },
    ]);
  },
);

test('a refusal of the control plane speaks of the control plane', async () => {
  const titles: unknown[] = [];
  const ask = async (more: { host?: string; headers?: Record<string, string> }, token?: string) =>
    titles.push(await problem(await control(token).send('GET', '/health', more)));
  await ask({ host: 'rebound.example' });
  await ask({ headers: { Origin: 'http://localhost:5173' } });
  await ask({}, 'secret');
  titles.push(await problem(await control().send('POST', '/levers/nothing', { body: {} })));
  expect(titles).toMatchObject([
    { status: 403, title: 'The control plane does not accept calls from this caller' },
    { status: 403, title: 'The control plane does not accept calls from this caller' },
    { status: 401, title: 'The admin token is missing or wrong' },
    { status: 404, title: 'Unknown lever' },
  ]);
});
