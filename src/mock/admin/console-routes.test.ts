import { expect, test } from 'vitest';
import { choices } from '../../../openapi/generated/choices.ts';
import { levers } from '../../../openapi/generated/levers.ts';
import { watchedApp } from '../testing/world-services.ts';
import { createControl } from './control.ts';
import { guardOf } from './lever-guards.ts';
import { realTables } from '../tables.ts';

const actorOf = ({ service }: ReturnType<typeof watchedApp>): string =>
  service.known('demo')?.identities.systemActor[0]?.actingId ?? '';

test('people who can act are listed with their acting ids; known identities come first', async () => {
  const app = watchedApp();
  const { body } = await app.admin('GET', '/people');
  expect(body).toMatchObject({
    data: [
      { kind: 'systemActor', actingId: actorOf(app), name: 'System' },
      { kind: 'staff', name: 'Sam Hale', permissions: ['VIEW_ACTIVITIES', 'MESSAGE_FAMILY_RESIDENTS'] },
    ],
    found: 2,
    tenant: 'demo',
    token: 'demo-token',
  });
  expect((await app.admin('GET', '/people?q=hale')).body).toMatchObject({ found: 1 });
  expect((await app.admin('GET', '/people?world=other')).body).toMatchObject({ tenant: 'other' });
});

test('records are counted by collection and come in pages, as they are kept', async () => {
  const app = watchedApp();
  const { body } = await app.admin('GET', '/records');
  expect(body).toMatchObject({ data: expect.arrayContaining([{ collection: 'facilities', count: 2 }]) });
  const all = app.world.store.facilities.all();
  expect((await app.admin('GET', '/records/facilities?limit=1&offset=1')).body).toEqual({
    data: [all[1]],
    found: 2,
    offset: 1,
  });
  expect((await app.admin('GET', '/records/facilities?q=copenhagen')).body).toMatchObject({
    data: [{ timeZone: 'Europe/Copenhagen' }],
    found: 1,
  });
});

test.each([
  ['/records/facilitys', 404, 'did you mean facilities?'],
  ['/records/constructor', 404, 'GET /__admin/records lists them'],
  ['/records/facilities?limit=all', 400, 'limit must be a whole number, found \\"all\\"'],
  ['/people?offset=-1', 400, 'offset must be a whole number'],
  ['/records?world=nowhere', 404, 'nowhere'],
  ['/look?path=/__admin/reset', 400, 'must begin with /api/v1/'],
  ['/look?path=/api/v1/../../__admin/reset', 404, 'route-unknown'],
  ['/look?path=/api/v1/d%C3%A9mo%00/facilities&acting=x', 404, 'urn:ces:problem:'],
  ['/look?path=/api/v1/demo/facilities&acting=%0Ax', 400, 'must be a text that a header can hold'],
  ['/levers', 404, 'use POST /levers/{name}; /__admin/openapi.json describes it.'],
  ['/wolrds', 404, 'use GET /worlds, POST /worlds'],
  ['/nonsense-beyond', 404, 'see GET /__admin for all routes.'],
  ['/requests/7', 404, 'take it from GET /__admin/requests'],
])('%s is refused, and says what would be right', async (path, status, says) => {
  const answer = await watchedApp().admin('GET', path);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(says)]);
});

test('every open choice is listed with the reading that the world takes, and where an operation takes another', async () => {
  const app = watchedApp();
  const taken = async (world: string) => {
    const { body } = await app.admin('GET', `/choices?world=${world}`);
    return (body as { readonly data: readonly { readonly id: string; readonly taken: string }[] }).data;
  };
  const usual = await taken('demo');
  expect(usual.map(({ id }) => id)).toEqual(Object.keys(choices));
  for (const { id, taken: reading } of usual)
    expect(Object.values(choices).find((one) => one.id === id)?.default).toBe(reading);
  await app.admin('POST', '/worlds', {
    name: 'fork',
    from: 'demo',
    choices: { 'waitlist-rule': 'never', 'create-status': { '*': 'created', createCheckIn: 'ok' } },
  });
  expect(await taken('fork')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'waitlist-rule', taken: 'never' }),
      expect.objectContaining({ id: 'create-status', taken: 'created', operations: { createCheckIn: 'ok' } }),
    ]),
  );
});

test('records can be asked for by id: where they are kept and what they are called', async () => {
  const app = watchedApp();
  const [facility] = app.world.store.facilities.all();
  await app.admin('POST', '/levers/create-resident', { facilityId: facility?.id });
  const [resident] = app.world.store.residents.all();
  const [calendar] = app.world.store.calendars.all();
  const made = await app.admin('POST', '/levers/create-activity', { calendarId: calendar?.id, name: 'Tea' });
  const { activityId } = made.body as { readonly activityId: string };
  await app.admin('POST', '/levers/create-registration', {
    ...{ activityId, userId: resident?.id, userType: 'resident' },
  });
  const registrationId = app.world.store.registrations.all()[0]?.id ?? '';
  const person = `${resident?.firstName ?? ''} ${resident?.lastName ?? ''}`;
  const ids = [registrationId, facility?.id ?? '', 'nowhere', activityId].join(',');
  expect((await app.admin('GET', `/records?ids=${ids}`)).body).toEqual({
    data: [
      { id: registrationId, collection: 'registrations', name: `${person}, Tea` },
      { id: facility?.id, collection: 'facilities', name: facility?.name },
      { id: activityId, collection: 'activities', name: 'Tea' },
    ],
  });
});

test('a preview shows the answer of the API, and leaves journal and faults alone', async () => {
  const app = watchedApp();
  await app.admin('POST', '/faults', { operations: ['listFacilities'], times: 1, status: 503 });
  const path = encodeURIComponent('/api/v1/demo/facilities');
  const seen = await app.admin('GET', `/look?path=${path}&acting=${actorOf(app)}`);
  expect(seen).toMatchObject({
    status: 200,
    body: { data: [{ name: 'Facility 1' }, { name: 'Facility 2' }] },
  });
  expect(await app.admin('GET', `/look?path=${path}&acting=nobody`)).toMatchObject({
    status: 403,
    body: { explain: expect.anything() },
  });
  expect((await app.admin('GET', '/requests')).body).toEqual({ data: [], found: 0 });
  expect((await app.admin('GET', '/faults')).body).toMatchObject({ data: [{ met: 0, struck: 0 }] });
});

test('a request can be read by its number, with the reasons of a refusal', async () => {
  const app = watchedApp();
  await app.call('GET', '/facilities/nowhere');
  await app.call('GET', '/facilities');
  const { body } = await app.admin('GET', '/requests/1');
  expect(body).toMatchObject({ data: { n: 1, status: 404, explain: { clauses: expect.any(Array) } } });
  const { body: second } = await app.admin('GET', '/requests/2');
  expect(second).toMatchObject({ data: { n: 2, status: 200 } });
  expect(JSON.stringify(second)).not.toContain('explain');
});

test('the document says when a lever can be pulled, and every guard belongs to a lever', async () => {
  const { body } = await watchedApp().admin('GET', '/openapi.json');
  expect(body).toMatchObject({
    paths: {
      '/__admin/levers/deny-transportation-request': {
        post: { description: 'Only while the request is pending.', tags: ['planned'] },
      },
    },
  });
  expect(Object.keys(levers).filter((name) => guardOf(name) !== undefined)).toHaveLength(13);
});

const page = (adminToken?: string) => {
  const { service } = watchedApp();
  const control = createControl(service, realTables, {
    webhookKey: 'k',
    console: () => Promise.resolve('<!doctype html><title>console</title>'),
    ...(adminToken !== undefined && { adminToken }),
  });
  return (path: string, accept: string, remote = '127.0.0.1') =>
    control(new Request(`http://127.0.0.1/__admin${path}`, { headers: { Accept: accept } }), {
      address: remote,
      httpVersion: '1.1',
    });
};

test('browsers get the console, and others the list', async () => {
  const answer = await page()('', 'text/html,*/*');
  expect(await answer.text()).toContain('console');
  expect((await page()('', '*/*')).headers.get('content-type')).toContain('application/json');
  expect(await (await page()('/', 'text/html')).text()).toContain('console');
  expect((await page()('/health/', '*/*')).status).toBe(200);
  expect((await page()('', 'text/html', '192.0.2.7')).status).toBe(403);
});

test('with an admin token the page comes without it, and nothing else does', async () => {
  const ask = page('secret');
  expect((await ask('', 'text/html', '192.0.2.7')).status).toBe(200);
  expect((await ask('', '*/*')).status).toBe(401);
  expect((await ask('/health', 'text/html')).status).toBe(401);
  expect((await ask('/people', 'text/html')).status).toBe(401);
});
