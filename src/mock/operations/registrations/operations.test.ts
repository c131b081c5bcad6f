import { expect, test } from 'vitest';
import { registrationsMock, KIM } from '../../testing/registrations.ts';

test('a resident is registered by the own id, and the answer says for what', async () => {
  const { register, residents, activity, facilityId, reportedEvents } = registrationsMock();
  const answer = await register(residents[0]);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    data: {
      ...{ activityId: activity.id, activityName: 'Choir', activityType: 'Music', activityLocation: 'Hall' },
      ...{ activityStartDate: '2026-06-20T10:00:00Z', activityEndDate: '2026-06-20T11:00:00Z' },
      ...{ facilityId, facilityName: 'Facility 1', userId: residents[0], userType: 'resident' },
      ...{ userName: 'Ann Guest', relationship: null, registeredAt: '2026-06-15T12:00:00.000Z' },
      ...{ status: 'registered', position: 0 },
    },
  });
  expect(reportedEvents().map(([kind]) => kind)).toEqual(['registration.created']);
});

test('users who register when it is full wait, in that order', async () => {
  const { register, residents, reportedEvents } = registrationsMock();
  await register(residents[0]);
  expect((await register(residents[1])).body).toMatchObject({ data: { status: 'waitlisted', position: 1 } });
  expect((await register(residents[2])).body).toMatchObject({ data: { status: 'waitlisted', position: 2 } });
  expect(reportedEvents()).toHaveLength(3);
});

test('when a registered resident is cancelled the one who waited longest moves up', async () => {
  const { register, cancel, listed, residents, reportedEvents, world } = registrationsMock();
  for (const resident of residents) await register(resident);
  const ids = world.store.registrations.all().map(({ id }) => id);
  const answer = await cancel(residents[0]);
  expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
  expect((await listed(residents[0])).body).toEqual({ data: [] });
  expect((await listed(residents[1])).body).toMatchObject({ data: [{ status: 'registered', position: 0 }] });
  expect((await listed(residents[2])).body).toMatchObject({ data: [{ status: 'waitlisted', position: 1 }] });
  expect(reportedEvents().slice(3)).toEqual([
    ['registration.deleted', ids[0]],
    ['registration.created', ids[1]],
  ]);
});

test('when a waitlisted resident is cancelled no one moves up', async () => {
  const { register, cancel, listed, residents, reportedEvents } = registrationsMock();
  for (const resident of residents) await register(resident);
  await cancel(residents[1]);
  expect((await listed(residents[2])).body).toMatchObject({ data: [{ status: 'waitlisted', position: 1 }] });
  expect(
    reportedEvents()
      .slice(3)
      .map(([kind]) => kind),
  ).toEqual(['registration.deleted']);
});

test('a cancelled resident can register again', async () => {
  const { register, cancel, residents } = registrationsMock();
  await register(residents[0]);
  await cancel(residents[0]);
  expect((await register(residents[0])).body).toMatchObject({ data: { status: 'registered' } });
});

test('a connection is registered by its externalId and takes a place for connections', async () => {
  const { call, register, cancel, connection, residents, activity } = registrationsMock();
  expect((await register('ext-kim', KIM)).body).toMatchObject({
    data: {
      userId: 'ext-kim',
      userType: 'connection',
      userName: 'Kim Guest',
      relationship: 'Daughter',
      status: 'registered',
    },
  });
  expect((await register(residents[0])).body).toMatchObject({ data: { status: 'registered' } });
  expect((await call('GET', `/activities/${activity.id}`)).body).toMatchObject({
    data: { capacity: { residents: { registered: 1 }, connections: { registered: 1, isFull: true } } },
  });
  const list = `/connections/${connection.id}/registrations?startDate=2026-06-01&endDate=2026-06-30`;
  expect((await call('GET', list)).body).toMatchObject({ data: [{ userId: 'ext-kim' }] });
  expect((await cancel('ext-kim')).status).toBe(204);
  expect((await call('GET', list)).body).toEqual({ data: [] });
});

test('an unknown user is refused by name, and nothing changes', async () => {
  const { register, state, connection } = registrationsMock();
  const before = state();
  const refused = await register('res_nobody');
  expect(refused.status).toBe(404);
  expect(JSON.stringify(refused.body)).toContain('res_nobody');
  expect((await register(connection.id, KIM)).status).toBe(404);
  expect((await register('ext-kim')).status).toBe(404);
  expect(state()).toEqual(before);
});

test('unknown activities, and people of another tenant, are refused', async () => {
  const { call, service, residents, cancel } = registrationsMock();
  const body = { userId: residents[0], userType: 'resident' };
  expect((await call('POST', '/activities/act_nobody/registrations', { body })).status).toBe(404);
  expect((await call('DELETE', `/activities/act_nobody/registrations/${residents[0]}`)).status).toBe(404);
  expect((await cancel(residents[0])).status).toBe(404);
  expect(
    (await call('GET', '/residents/res_nobody/registrations?startDate=2026-06-01&endDate=2026-06-02')).status,
  ).toBe(404);
  const as = service.known('other')?.identities.systemActor[0]?.actingId ?? '';
  const foreign = await call(
    'GET',
    `/residents/${residents[0]}/registrations?startDate=2026-06-01&endDate=2026-06-02`,
    { as, tenant: 'other' },
  );
  expect(foreign.status).toBe(404);
});

test.each([
  {},
  { userId: 'x' },
  { userType: 'resident' },
  { userId: 1, userType: 'resident' },
  { userId: 'x', userType: 'staff' },
])('a body such as %o is refused', async (body) => {
  const { call, activity, state } = registrationsMock();
  const before = state();
  expect((await call('POST', `/activities/${activity.id}/registrations`, { body })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('a second registration and a closed activity are refused with 409', async () => {
  const { call, register, residents, put, state } = registrationsMock();
  await register(residents[0]);
  expect((await register(residents[0])).status).toBe(409);
  const closed = [
    put({ startDate: '2026-06-14T10:00:00.000Z', endDate: '2026-06-14T11:00:00.000Z' }),
    put({ isCancelled: true }),
  ];
  const before = state();
  for (const { id } of closed)
    expect(
      (
        await call('POST', `/activities/${id}/registrations`, {
          body: { userId: residents[1], userType: 'resident' },
        })
      ).status,
    ).toBe(409);
  expect(state()).toEqual(before);
});

test('connections are refused where none are allowed and where their places are taken', async () => {
  expect((await registrationsMock({}, { allowConnections: false }).register('ext-kim', KIM)).status).toBe(
    409,
  );
  const { register, reportedEvents } = registrationsMock({}, { maxRegisteredConnections: 0 });
  expect((await register('ext-kim', KIM)).status).toBe(409);
  expect(reportedEvents()).toEqual([]);
});

test('a list holds what takes place in its range, whenever that was asked for', async () => {
  const { call, register, listed, residents } = registrationsMock();
  await register(residents[0]);
  const on = (from: string, to: string) => listed(residents[0], from, to);
  expect((await on('2026-06-20T12:00:00Z', '2026-06-20T12:00:00Z')).body).toMatchObject({
    data: [{ userId: residents[0] }],
  });
  expect((await on('2026-06-20T00:00:00Z', '2026-06-20T10:00:00Z')).body).toMatchObject({ data: [{}] });
  expect((await on('2026-06-20T00:00:00Z', '2026-06-20T09:59:59Z')).body).toEqual({ data: [] });
  expect((await on('2026-06-15', '2026-06-19')).body).toEqual({ data: [] });
  expect((await on('2020-01-01', '2030-01-01')).body).toMatchObject({ data: [{}] });
  expect((await on('2026-06-20', '2026-06-19')).status).toBe(400);
  expect((await call('GET', `/residents/${residents[0]}/registrations?startDate=2026-06-20`)).status).toBe(
    400,
  );
});
