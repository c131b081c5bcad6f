import { expect, test } from 'vitest';
import { reading, TEST_NOW } from '../../testing/mock.ts';
import { dataOf, idsOf, peopleMock, stateOf } from '../../testing/people.ts';

const full = {
  externalId: 'crm-1',
  pccId: '0042',
  firstName: 'Ada',
  lastName: 'Berg',
  nickname: 'Addie',
  email: 'ada@example.com',
  phone: '+4511223344',
  roomNumber: '12B',
  status: 'onLeave',
  moveInDate: '2024-05-01T10:00:00+02:00',
  dob: '1940-05-01T00:00:00',
  gender: 'F',
  about: {
    bio: 'Painter.',
    likes: ['tea'],
    dislikes: [],
    veteranDetail: 'Nurse',
    anniversary: '1961-07-01T00:00:00Z',
    directoryOptOut: false,
    diagnoses: ['none'],
    isVeteran: true,
  },
};

test('a created resident shows what was sent, in the facility of the path, now and later', async () => {
  const mock = peopleMock();
  const answer = await mock.call('POST', `/facilities/${mock.home}/residents`, { body: full });
  const now = TEST_NOW.toString({ fractionalSecondDigits: 3 });
  expect(answer.status).toBe(201);
  expect(dataOf(answer)).toMatchObject({ ...full, facilityId: mock.home, created: now, modified: now });
  expect(await mock.call('GET', `/residents/${String(dataOf(answer)['id'])}`)).toMatchObject({
    status: 200,
    body: answer.body,
  });
});

test('two names are enough, and members that the service sets are its own', async () => {
  const mock = peopleMock();
  const body = {
    firstName: 'A',
    lastName: 'B',
    id: 'mine',
    fullName: 'mine',
    facilityId: mock.away,
    created: 'mine',
  };
  const data = dataOf(await mock.call('POST', `/facilities/${mock.home}/residents`, { body }));
  expect(data).toMatchObject({ fullName: 'A B', facilityId: mock.home, status: 'active', about: null });
  expect(data['id']).not.toBe('mine');
});

test.each([
  ['no last name', { firstName: 'A' }],
  ['the status deleted', { firstName: 'A', lastName: 'B', status: 'deleted' }],
  ['an unknown gender', { firstName: 'A', lastName: 'B', gender: 'X' }],
  ['a number for a name', { firstName: 1, lastName: 'B' }],
])('a create with %s is refused and creates no resident', async (_, body) => {
  const mock = peopleMock();
  expect((await mock.call('POST', `/facilities/${mock.home}/residents`, { body })).status).toBe(400);
  expect(mock.world.store.residents.all()).toEqual([]);
});

test('a create in an unknown facility is refused', async () => {
  expect((await peopleMock().call('POST', '/facilities/nowhere/residents', { body: full })).status).toBe(404);
});

test('create-status ok answers 200', async () => {
  const mock = peopleMock({ 'create-status': { createResident: 'ok' } });
  expect((await mock.call('POST', `/facilities/${mock.home}/residents`, { body: full })).status).toBe(200);
});

test.each([
  ['active', 'active'],
  ['inactive', 'inactive'],
  ['unset', null],
] as const)('status-on-create %s', async (taken, status) => {
  const mock = peopleMock(reading('status-on-create', taken));
  const created = await mock.call('POST', `/facilities/${mock.home}/residents`, {
    body: { firstName: 'A', lastName: 'B' },
  });
  expect(dataOf(created)['status']).toBe(status);
  const kept = await mock.call('PUT', `/residents/${String(dataOf(created)['id'])}`, {
    body: { firstName: 'A', lastName: 'B' },
  });
  expect(dataOf(kept)['status']).toBe(status);
});

test.each([
  ['first-last', undefined, 'Ada Berg'],
  ['last-first', 'Addie', 'Berg, Ada'],
  ['nickname-last', 'Addie', 'Addie Berg'],
  ['nickname-last', null, 'Ada Berg'],
] as const)('full-name %s of Ada, called %s, Berg is %s', async (taken, nickname, fullName) => {
  const mock = peopleMock(reading('full-name', taken));
  const { id } = mock.addResident({ nickname: nickname ?? null });
  expect(dataOf(await mock.call('GET', `/residents/${id}`))['fullName']).toBe(fullName);
});

test('no resident of another tenant is found', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const actor = mock.service.world('other')?.store.systemActors.all()[0]?.id ?? '';
  expect((await mock.call('GET', `/residents/${id}`, { tenant: 'other', as: actor })).status).toBe(404);
});

test('a deleted resident remains, with the status deleted', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const answer = await mock.call('DELETE', `/residents/${id}`);
  expect(answer.status).toBe(204);
  expect(answer.bytes).toHaveLength(0);
  expect(dataOf(await mock.call('GET', `/residents/${id}`))['status']).toBe('deleted');
  expect(idsOf(await mock.call('GET', `/facilities/${mock.home}/residents?status=deleted`))).toEqual([id]);
  expect(idsOf(await mock.call('GET', `/facilities/${mock.home}/residents?status=active`))).toEqual([]);
  expect((await mock.call('DELETE', `/residents/${id}`)).status).toBe(204);
});

test('read-deleted-record not-found hides a deleted resident', async () => {
  const mock = peopleMock(reading('read-deleted-record', 'not-found'));
  const { id } = mock.addResident({ status: 'deleted' });
  expect((await mock.call('GET', `/residents/${id}`)).status).toBe(404);
});

test('deleted-resident-again terminal refuses another delete', async () => {
  const mock = peopleMock(reading('deleted-resident-again', 'terminal'));
  const { id } = mock.addResident();
  expect((await mock.call('DELETE', `/residents/${id}`)).status).toBe(204);
  const before = stateOf(mock.world);
  expect((await mock.call('DELETE', `/residents/${id}`)).status).toBe(404);
  expect(stateOf(mock.world)).toEqual(before);
});
