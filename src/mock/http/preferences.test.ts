import { expect, test } from 'vitest';
import { WITH_PLANNED } from '../testing/mock.ts';
import { membersOf } from '../testing/people.ts';
import { watchedApp } from '../testing/world-services.ts';

const facilities = (app = watchedApp()) => ({
  app,
  ask: (prefer: string | null, query = '') =>
    app.call('GET', `/facilities${query}`, { headers: prefer === null ? {} : { Prefer: prefer } }),
});

test('a status of a refusal is given as asked, and the operation is not run', async () => {
  const app = watchedApp();
  const facility = app.service.known('demo')?.facilities[0]?.id ?? '';
  const answer = await app.call('POST', `/facilities/${facility}/residents`, {
    headers: { Prefer: 'code=409' },
    body: { firstName: 'Ada', lastName: 'Berg' },
  });
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([409, 'code=409']);
  expect(membersOf(answer)).toMatchObject({ status: 409, type: 'urn:ces:problem:conflict' });
  expect(app.world.store.residents.all()).toEqual([]);
});

test('a status that the contract does not name is given, and marked in the journal', async () => {
  const { app, ask } = facilities();
  const answer = await ask('code=503');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  await ask('code=404');
  const { body } = await app.admin('GET', '/requests');
  expect(body).toMatchObject({ data: [{ status: 503, outsideContract: true }, { status: 404 }] });
  expect(JSON.stringify(body).match(/outsideContract/g)).toHaveLength(1);
});

test('a success status is applied only where the operation answers with it', async () => {
  const { app, ask } = facilities();
  const right = await ask('code=200');
  expect([right.status, right.headers.get('preference-applied')]).toEqual([200, 'code=200']);
  const wrong = await ask('code=201');
  expect([wrong.status, wrong.headers.get('preference-applied')]).toEqual([200, null]);
  expect(app.lines).toEqual([expect.stringContaining('code=201')]);
});

test('an answer is delayed as long as the request asks', async () => {
  const { app, ask } = facilities();
  const answer = await ask('delay=300');
  expect([answer.status, answer.headers.get('preference-applied'), app.waits]).toEqual([
    200,
    'delay=300',
    [300],
  ]);
});

test.each([
  ['code=9', '', null],
  ['delay=60001', '', null],
  ['delay=soon, code="404"', '', 'code=404'],
  ['return=minimal; x=1', '', null],
  ['===, delay=5', '', 'delay=5'],
  ['', '?__code=twice&__delay=5', 'delay=5'],
  ['', '?__colour=red', null],
])(
  'Prefer %j%s: what is not understood is ignored and logged, never refused',
  async (prefer, query, applied) => {
    const { app, ask } = facilities();
    const answer = await ask(prefer === '' ? null : prefer, query);
    expect(answer.status).toBe(applied === 'code=404' ? 404 : 200);
    expect(answer.headers.get('preference-applied')).toBe(applied);
    expect(app.lines).toHaveLength(1);
  },
);

test('a preference in the query works too, is hidden from the operation, and loses to the header', async () => {
  const { app, ask } = facilities();
  expect((await ask(null, '?__code=404')).status).toBe(404);
  expect((await ask('code=403', '?__code=404')).status).toBe(403);
  await ask(null, '?__delay=1&colour=red');
  const { body } = await app.admin('GET', '/requests?since=2');
  expect(body).toMatchObject({ data: [{ unknown: { query: ['colour'] } }] });
});

test('without the token no preference is applied', async () => {
  const { app } = facilities();
  const answer = await app.call('GET', '/facilities', {
    headers: { Prefer: 'code=200', Authorization: 'Bearer x' },
  });
  expect(answer.status).toBe(401);
});

test('a refusal by an access rule is explained by that rule', async () => {
  const app = watchedApp({}, WITH_PLANNED);
  const staff = app.service.known('demo')?.identities.staff[0]?.actingId ?? '';
  const answer = await app.call('GET', '/residents/res_x/work-requests', {
    as: staff,
    headers: { Prefer: 'explain' },
  });
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([403, 'explain']);
  expect(membersOf(answer)['explain']).toMatchObject({
    rule: 'residentOrConnection',
    clauses: ['FAM-01'],
    allowed: ['residents and connections'],
    // No staff action makes a staff member a resident.
    change: { next: expect.stringContaining('act as'), levers: [], requests: [] },
  });
});

test('staff actions are proposed only where they help', async () => {
  const app = watchedApp();
  const [calendar] = app.world.store.calendars.all();
  const [facility] = app.world.store.facilities.all();
  await app.admin('POST', '/levers/create-resident', { facilityId: facility?.id });
  const [resident] = app.world.store.residents.all();
  const made = await app.admin('POST', '/levers/create-activity', { calendarId: calendar?.id });
  const { activityId } = made.body as { readonly activityId: string };
  const register = async (userId: string | undefined) =>
    membersOf(
      await app.call('POST', `/activities/${activityId}/registrations`, {
        ...{ headers: { Prefer: 'explain' }, body: { userId, userType: 'resident' } },
      }),
    )['explain'];
  // The activity of the path is there: another one would not help.
  expect(await register('res_unknown')).toMatchObject({ change: { levers: [], requests: [] } });
  await register(resident?.id);
  expect(await register(resident?.id)).toMatchObject({
    change: { levers: [], requests: ['cancelRegistration'] },
  });
});

test('a refusal by the operation is explained by its clauses, and by what would change it', async () => {
  const app = watchedApp();
  const [calendar] = app.world.store.calendars.all();
  await app.admin('POST', '/levers/create-activity', { calendarId: calendar?.id });
  const id = app.world.store.activities.all()[0]?.id ?? '';
  const answer = await app.call('GET', `/activities/${id}-x`, { headers: { Prefer: 'explain' } });
  expect(answer.status).toBe(404);
  expect(membersOf(answer)['explain']).toMatchObject({
    clauses: expect.arrayContaining(['ACT-49']),
    change: { levers: expect.arrayContaining(['create-activity']) },
  });
});

test('a success names its clauses in a header field, but only where the request asks for it', async () => {
  const { ask } = facilities();
  expect((await ask('explain')).headers.get('clauses')).toContain('FAC-01');
  expect((await ask(null)).headers.has('clauses')).toBe(false);
});
