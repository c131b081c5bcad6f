import { expect, test } from 'vitest';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { reading } from '../../testing/mock.ts';
import { idOf, flatMock } from '../../testing/flat-examples.ts';

test('a registration is made bare, and its event names it', async () => {
  const { register, put, residents, reportedEvents } = flatMock();
  const { id: activityId } = put({ maxRegistered: 2 });
  const made = await register(residents[0], activityId);
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: idOf(made),
      residentId: residents[0],
      activityId,
      status: 'registered',
      createdAt: '2026-06-15T12:00:00.000Z',
    },
  ]);
  expect(reportedEvents()).toEqual([['registration.created', idOf(made)]]);
});

test('it takes a place, is listed and is cancelled by the reference routes', async () => {
  const { register, put, call, residents } = flatMock();
  const { id: activityId } = put({ maxRegistered: 1 });
  await register(residents[0], activityId);
  expect(dataOf(await call('GET', `/activities/${activityId}`))).toMatchObject({
    capacity: { residents: { registered: 1, isFull: true } },
  });
  const path = `/residents/${residents[0]}/registrations?startDate=2026-06-01T00:00:00Z&endDate=2026-06-30T00:00:00Z`;
  expect(itemsOf(await call('GET', path))).toMatchObject([{ activityId, status: 'registered' }]);
  const waiting = await register(residents[1], activityId);
  expect([waiting.status, waiting.body]).toMatchObject([201, { status: 'waitlisted' }]);
  expect((await call('DELETE', `/activities/${activityId}/registrations/${residents[0]}`)).status).toBe(204);
});

test.each([
  ['no resident', { residentId: undefined }, 400],
  ['no activity', { activityId: undefined }, 400],
  ['neither', { residentId: undefined, activityId: undefined }, 400],
  ['a number', { activityId: 7 }, 400],
  ['nobody', { residentId: 'nobody' }, 404],
  ['nothing', { activityId: 'nowhere' }, 404],
])('refused without a trace: %s', async (_, changes, status) => {
  const { register, put, residents, state } = flatMock();
  const { id } = put();
  const before = state();
  expect((await register(residents[0], id, changes)).status).toBe(status);
  expect(state()).toEqual(before);
});

test('a second registration is refused, and one for a past or cancelled activity', async () => {
  const { register, put, residents, state } = flatMock();
  const { id } = put();
  await register(residents[0], id);
  const closed = [
    put({ startDate: '2026-06-10T10:00:00.000Z', endDate: '2026-06-10T11:00:00.000Z' }),
    put({ isCancelled: true }),
  ];
  const before = state();
  for (const activityId of [id, ...closed.map((one) => one.id)])
    expect((await register(residents[0], activityId)).status).toBe(409);
  expect(state()).toEqual(before);
});

test('a connection is no resident', async () => {
  const { register, put, addConnection } = flatMock();
  const { id } = addConnection({ externalId: 'ext-kim' });
  const activity = put();
  expect((await register(id, activity.id)).status).toBe(404);
});

test('flat-registration-on-full: registered, refused', async () => {
  const overbooked = flatMock(reading('flat-registration-on-full', 'registered'));
  const { id } = overbooked.put({ maxRegistered: 1 });
  await overbooked.register(overbooked.residents[0], id);
  expect((await overbooked.register(overbooked.residents[1], id)).body).toMatchObject({
    status: 'registered',
  });
  const refused = flatMock(reading('flat-registration-on-full', 'refused'));
  const full = refused.put({ maxRegistered: 1 });
  expect((await refused.register(refused.residents[0], full.id)).status).toBe(201);
  const before = refused.state();
  expect((await refused.register(refused.residents[1], full.id)).status).toBe(409);
  expect(refused.state()).toEqual(before);
});

test('flat-registration-on-full: as-reference follows the rule of the waitlist', async () => {
  const { register, put, residents } = flatMock(reading('waitlist-rule', 'never'));
  const { id } = put({ maxRegistered: 0 });
  expect((await register(residents[0], id)).body).toMatchObject({ status: 'registered' });
});

test('flat-store: two-stores takes no place, causes no event and knows its own registrations', async () => {
  const { register, put, call, residents, reportedEvents } = flatMock(reading('flat-store', 'two-stores'));
  const { id: activityId } = put({ maxRegistered: 1 });
  const made = await register(residents[0], activityId);
  expect([made.status, made.body]).toMatchObject([201, { status: 'registered', activityId }]);
  expect(reportedEvents()).toEqual([]);
  expect(dataOf(await call('GET', `/activities/${activityId}`))).toMatchObject({
    capacity: { residents: { registered: 0 } },
  });
  expect((await register(residents[0], activityId)).status).toBe(409);
  const body = { userId: residents[0], userType: 'resident' };
  expect((await call('POST', `/activities/${activityId}/registrations`, { body })).status).toBe(201);
  expect((await register(residents[1], activityId)).body).toMatchObject({ status: 'waitlisted' });
});

test('duplicate-registration: existing-returned gives the same one again, in either store', async () => {
  for (const store of ['one-store', 'two-stores'] as const) {
    const { register, put, residents } = flatMock({
      'duplicate-registration': 'existing-returned',
      'flat-store': store,
    });
    const { id } = put();
    const made = await register(residents[0], id);
    expect((await register(residents[0], id)).body).toEqual(made.body);
  }
});
