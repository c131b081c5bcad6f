import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createServicesOfWorlds } from '../world-services.ts';
import { createMock } from '../mock.ts';
import { listen } from '../server.ts';
import { itemsOf, membersOf } from '../testing/people.ts';
import { watchedApp, type WatchedApp } from '../testing/world-services.ts';

const residents = (app: WatchedApp): string =>
  `/facilities/${app.service.known('demo')?.facilities[0]?.id ?? ''}/residents`;
const ada = { firstName: 'Ada', lastName: 'Berg' };

const entries = async (app: WatchedApp, query = '') => itemsOf(await app.admin('GET', `/requests${query}`));

test('an entry has the acting user, the request, the answer and the changes', async () => {
  const app = watchedApp();
  const created = await app.call('POST', residents(app), {
    body: { ...ada, shoeSize: 43, apiKey: 'secret' },
  });
  const [entry] = await entries(app);
  const actor = app.service.known('demo')?.identities.systemActor[0]?.actingId;
  expect(entry).toMatchObject({
    n: 1,
    at: '2026-06-15T12:00:00.000Z',
    method: 'POST',
    path: `/api/v1/demo${residents(app)}`,
    operation: 'createResident',
    acting: { id: actor, kind: 'systemActor' },
    body: { ...ada, shoeSize: 43, apiKey: '…' },
    unknown: { body: ['shoeSize', 'apiKey'] },
    status: created.status,
    answer: { size: created.text.length, body: created.body },
    touched: [{ collection: 'residents', how: 'created', id: app.world.store.residents.all()[0]?.id }],
    events: [],
  });
  expect(JSON.stringify(entry)).not.toMatch(/demo-token|"secret"/);
});

test('events that a request caused are its own; what only reads touches nothing', async () => {
  const app = watchedApp();
  const [calendar] = app.world.store.calendars.all();
  await app.admin('POST', '/levers/create-activity', { calendarId: calendar?.id });
  const id = app.world.store.activities.all()[0]?.id ?? '';
  await app.call('GET', `/activities/${id}`);
  await app.call('DELETE', `/activities/${id}`);
  const [read, deleted] = await entries(app);
  expect(read).toMatchObject({ touched: [], events: [] });
  expect(deleted).toMatchObject({
    touched: [{ collection: 'activities', id, how: 'changed' }],
    events: [{ eventType: 'activity.deleted', resourceId: id }],
  });
});

test('a refusal is entered with its reason', async () => {
  const app = watchedApp();
  await app.call('POST', residents(app), { body: { firstName: 'Ada' } });
  const [entry] = await entries(app);
  expect(entry).toMatchObject({
    status: 400,
    refused: { problem: 'invalid-input', validation: [{ location: 'body', pointer: '/lastName' }] },
    touched: [],
  });
});

test('of a form the files are named, of large bodies only the size or the beginning is kept', async () => {
  const app = watchedApp();
  const form = new FormData();
  form.set('file', new File(['abc'], 'a.txt', { type: 'text/plain' }));
  form.set('caption', 'x');
  await app.call('POST', '/photos', { form });
  const text = 'x'.repeat(9000);
  await app.app(
    new Request(`http://mock.test/api/v1/demo${residents(app)}`, {
      method: 'POST',
      headers: {
        Authorization: 'Bearer demo-token',
        'X-Acting-User-Id': app.service.known('demo')?.identities.systemActor[0]?.actingId ?? '',
        'X-Acting-User-Tenant': 'demo',
        'Content-Type': 'application/json',
      },
      // No length is declared, as where a body comes in chunks.
      body: JSON.stringify({ ...ada, nickname: text }),
    }),
  );
  const [photo, resident] = await entries(app);
  expect(photo?.['body']).toMatchObject({ files: [{ part: 'file', name: 'a.txt', size: 3 }] });
  expect(resident).toMatchObject({ status: 201, body: { leftOut: expect.stringContaining('9051') } });
  expect(JSON.stringify(resident).length).toBeLessThan(10_000);
});

test('the journal is filtered, and what is no filter is refused', async () => {
  const app = watchedApp();
  await app.call('GET', '/facilities');
  await app.call('GET', '/facilities/fac_nowhere');
  await app.call('POST', residents(app), { body: ada });
  const numbers = async (query: string) => (await entries(app, query)).map(({ n }) => n);
  expect(await numbers('?operation=*Facilit*')).toEqual([1, 2]);
  expect(await numbers('?status=4xx')).toEqual([2]);
  expect(await numbers('?status=201')).toEqual([3]);
  expect(await numbers('?method=post')).toEqual([3]);
  expect(await numbers('?path=*/facilities')).toEqual([1]);
  expect(await numbers('?acting=systemActor&since=2')).toEqual([3]);
  expect(await numbers('?acting=resident')).toEqual([]);
  expect(await numbers('?limit=1')).toEqual([3]);
  for (const wrong of ['?statuss=200', '?status=fine', '?limit=0', '?since=-1'])
    expect((await app.admin('GET', `/requests${wrong}`)).status).toBe(400);
});

test('the journal keeps the latest, is emptied by hand and by a reset, and each world has its own', async () => {
  const app = watchedApp({ journal: 2 });
  for (let at = 0; at < 3; at += 1) await app.call('GET', '/facilities');
  await app.call('GET', '/facilities', { tenant: 'other' });
  expect((await entries(app)).map(({ n }) => n)).toEqual([2, 3]);
  expect((await entries(app, '?world=other')).map(({ n }) => n)).toEqual([1]);
  expect((await app.admin('DELETE', '/requests')).body).toEqual({ cleared: 2 });
  expect(await entries(app)).toEqual([]);
  await app.admin('POST', '/reset');
  expect(await entries(app, '?world=other')).toEqual([]);
});

test('with room for none, none is kept', async () => {
  const app = watchedApp({ journal: 0 });
  await app.call('GET', '/facilities');
  expect(await entries(app)).toEqual([]);
});

test.each([
  ['GET', '/resident/x', 'getResident', 'segment 4 of the path is `resident`; the contract has `residents`'],
  ['PATCH', '/facilities', 'listFacilities', 'the method is PATCH; the contract has GET'],
  ['GET', '/facilities/x', 'getFacility', 'Found:'],
  ['GET', '/residents/x/check-ins', 'listCheckIns', 'query /startDate'],
] as const)('%s %s hit nothing: the nearest is %s', async (method, path, operation, differs) => {
  const app = watchedApp();
  await app.call('GET', '/facilities');
  await app.call(method, path);
  const { body } = await app.admin('GET', '/requests/unmatched');
  expect(body).toMatchObject({
    data: [{ method, nearest: { operation, differs: expect.stringContaining(differs) } }],
  });
});

test('what was asked can be verified', async () => {
  const app = watchedApp();
  for (const firstName of ['Ada', 'Eva'])
    await app.call('POST', residents(app), {
      body: { ...ada, firstName, about: { likes: ['tea'], bio: 'b' } },
    });
  const verified = async (body: unknown) => (await app.admin('POST', '/requests/verify', body)).body;
  expect(await verified({ operation: 'createResident', count: 2 })).toEqual({
    matched: true,
    found: 2,
    promised: 'exactly 2 of the requests kept have operation createResident.',
    requests: [1, 2],
  });
  const eva = { operation: 'createResident', body: { firstName: 'Eva', about: { likes: ['tea'] } } };
  expect(await verified(eva)).toMatchObject({ matched: true, found: 1 });
  expect(await verified({ ...eva, atLeast: 2 })).toMatchObject({ matched: false, found: 1 });
  expect(await verified({ ...eva, atMost: 0 })).toMatchObject({ matched: false });
  expect(await verified({ body: { about: { likes: ['tea', 'beer'] } } })).toMatchObject({ found: 0 });
  await app.call('GET', `${residents(app)}?pageSize=7`);
  expect(await verified({ query: { pageSize: 7 } })).toMatchObject({ found: 1 });
  expect((await app.admin('POST', '/requests/verify', { operatoin: 'x' })).status).toBe(400);
});

/** The first messages of a stream, which is closed then. */
const messages = async ({ body }: Response, count: number): Promise<readonly string[]> => {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.split('\n\n').length > count + 1) break;
  }
  return text.split('\n\n').slice(1, count + 1);
};

const stream = (app: WatchedApp, headers: Record<string, string> = {}): Promise<Response> =>
  app.control(new Request('http://127.0.0.1/__admin/stream', { headers }));

test('requests and events are streamed as they happen, also those of levers and after a reset', async () => {
  const app = watchedApp();
  const answer = await stream(app);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  await app.call('GET', '/facilities');
  await app.admin('POST', '/reset');
  const calendarId = app.service.world('demo')?.store.calendars.all()[0]?.id;
  await app.admin('POST', '/levers/create-activity', { calendarId });
  const [request, event] = await messages(answer, 2);
  expect(request).toMatch(/^event: request\nid: 1\ndata: \{.*"operation":"listFacilities"/);
  expect(event).toMatch(/^event: event\ndata: \{.*"eventType":"activity.created"/);
});

test('a stream ends with the server', async () => {
  const app = watchedApp();
  const { service, servicesOfWorlds } = app;
  const docs = () => Promise.resolve(undefined);
  const server = await listen(
    createMock(service, { webhookKey: 'k', docs, servicesOfWorlds }),
    '127.0.0.1',
    0,
  );
  const { body } = await fetch(`http://127.0.0.1:${server.port}/__admin/stream`);
  const reader = body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  const end = reader?.read().then(
    ({ done }) => done,
    () => true,
  );
  await server.close();
  expect(await end).toBe(true);
});

test('a client that reconnects to a stream gets the missed messages', async () => {
  const app = watchedApp();
  for (let at = 0; at < 3; at += 1) await app.call('GET', '/facilities');
  const missed = await messages(await stream(app, { 'Last-Event-ID': '1' }), 2);
  expect(missed.map((one) => /id: (\d+)/.exec(one)?.[1])).toEqual(['2', '3']);
});

test('a 404 for a tenant without a world is in the journal of that tenant', async () => {
  const app = watchedApp();
  const servicesOfWorlds = createServicesOfWorlds();
  const broken = createApp({ ...app.service, world: () => undefined }, undefined, servicesOfWorlds);
  const answer = await broken(
    new Request('http://mock.test/api/v1/demo/facilities', {
      headers: { Authorization: 'Bearer demo-token' },
    }),
  );
  expect(answer.status).toBe(404);
  expect(servicesOfWorlds.of('demo').journal.entries()).toHaveLength(1);
  expect(membersOf({ body: await answer.json() })).toMatchObject({ status: 404 });
});

test('a list that is asked for again and again is entered with its body each time', async () => {
  const app = watchedApp();
  await app.call('POST', residents(app), { body: ada });
  for (let time = 0; time < 4; time += 1) await app.call('GET', residents(app));
  const [, ...lists] = await entries(app);
  expect(lists.map(({ answer }) => JSON.stringify(answer).includes('Ada'))).toEqual([true, true, true, true]);
});

test.each(['operation', 'path'])('a glob in %s that is too long is refused with its limit', async (name) => {
  const app = watchedApp();
  const glob = '*'.repeat(201);
  const read = await app.admin('GET', `/requests?${name}=${glob}`);
  const verified = await app.admin('POST', '/requests/verify', { [name]: glob });
  expect([read.status, verified.status]).toEqual([400, 400]);
  expect(JSON.stringify(read.body)).toContain('must be a glob of at most 200 characters');
  expect(JSON.stringify(verified.body)).toContain(`/${name}`);
});
