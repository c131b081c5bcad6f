import { expect, test } from 'vitest';
import { reading, TEST_NOW, type Readings } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

type Mock = ReturnType<typeof peopleMock>;

const post = (mock: Mock, body: object) =>
  mock.call('POST', '/connections', {
    body: { firstName: 'Carl', lastName: 'Dahl', residents: [], facilities: [], ...body },
  });

const linkIds = (links: unknown): unknown =>
  Array.isArray(links) && links.map(({ id }: { id: unknown }) => id);

test('a created connection shows what was sent, with its links written out, now and later', async () => {
  const mock = peopleMock();
  const one = mock.addResident();
  const sent = {
    firstName: 'Carl',
    lastName: 'Dahl',
    email: 'carl@example.com',
    phoneNumber: 4511223344,
    relationship: 'Son',
    groups: ['Family'],
    disableNotifications: true,
    disableSMS: false,
    disableInvites: true,
    additionalInfo: 'Calls on Sundays.',
    externalId: 'fam-1',
    pccId: 42,
  };
  const answer = await post(mock, { ...sent, residents: [one.id, one.id], facilities: [mock.home] });
  const now = TEST_NOW.toString({ fractionalSecondDigits: 3 });
  expect(answer.status).toBe(201);
  const { id, ...data } = dataOf(answer);
  expect(data).toEqual({
    ...sent,
    contactType: null,
    status: 'active',
    facilities: [{ id: mock.home, name: 'Facility 1' }],
    residents: [{ id: one.id, firstName: 'Ada', lastName: 'Berg', facilityId: mock.home }],
    avatarUrl: null,
    thumbUrl: null,
    created: now,
    updated: now,
  });
  expect((await mock.call('GET', `/connections/${String(id)}`)).body).toEqual(answer.body);
});

test.each(['firstName', 'lastName', 'residents', 'facilities'])(
  'a create without %s is refused',
  async (member) => {
    const mock = peopleMock();
    expect((await post(mock, { [member]: undefined })).status).toBe(400);
    expect(mock.world.store.connections.all()).toEqual([]);
  },
);

test('create-status ok answers 200, for a new connection and for a merge', async () => {
  const mock = peopleMock({ 'create-status': { createConnection: 'ok' } });
  expect((await post(mock, { email: 'c@example.com' })).status).toBe(200);
  expect((await post(mock, { email: 'c@example.com' })).status).toBe(200);
});

/** A stored connection with an email, two residents to link and a create that is merged into it. */
const merged = async (readings: Readings, changes: object = {}, body: object = {}) => {
  const mock = peopleMock(readings);
  const [old, young] = [mock.addResident(), mock.addResident()];
  const stored = mock.addConnection({
    email: 'carl@example.com',
    relationship: 'Son',
    groups: ['Family'],
    disableSMS: true,
    externalId: 'fam-1',
    residentIds: [old.id],
    facilityIds: [mock.home],
    ...changes,
  });
  const sent = { email: 'carl@example.com', residents: [young.id], facilities: [mock.away], ...body };
  const data = dataOf(await post(mock, { ...sent, lastName: 'Dahl-Berg' }));
  return { mock, old, young, stored, data };
};

test('a create with the email of a connection is merged into that record', async () => {
  const { mock, old, young, stored, data } = await merged({});
  expect(data).toMatchObject({ id: stored.id, lastName: 'Dahl-Berg', relationship: 'Son', disableSMS: true });
  expect(data).toMatchObject({
    groups: ['Family'],
    externalId: 'fam-1',
    created: stored.created,
    status: 'active',
  });
  expect(data['updated']).not.toBe(stored.updated);
  expect(linkIds(data['residents'])).toEqual([old.id, young.id]);
  expect(mock.world.store.connections.all()).toHaveLength(1);
});

test('creates without an email are never merged', async () => {
  const mock = peopleMock();
  await post(mock, {});
  await post(mock, {});
  expect(mock.world.store.connections.all()).toHaveLength(2);
});

test.each([
  ['union', ['home', 'away']],
  ['replaced', ['away']],
  ['kept', ['home']],
] as const)('merge-facilities %s', async (taken, names) => {
  const { mock, data } = await merged(reading('merge-facilities', taken));
  expect(linkIds(data['facilities'])).toEqual(names.map((name) => mock[name]));
});

test('merge-omitted-members cleared takes the value of what is left out', async () => {
  const { data } = await merged(reading('merge-omitted-members', 'cleared'));
  expect(data).toMatchObject({ relationship: null, groups: [], disableSMS: false, externalId: 'fam-1' });
});

test('merge-email-case: folded by default, exact makes a second record', async () => {
  const folded = await merged({}, {}, { email: 'CARL@example.com' });
  expect(folded.data['id']).toBe(folded.stored.id);
  const exact = await merged(reading('merge-email-case', 'exact'), {}, { email: 'CARL@example.com' });
  expect(exact.data['id']).not.toBe(exact.stored.id);
  expect(exact.mock.world.store.connections.all()).toHaveLength(2);
});

test('merge-with-deleted: a new record by default, revived otherwise', async () => {
  const fresh = await merged({}, { status: 'deleted' });
  expect(fresh.data['id']).not.toBe(fresh.stored.id);
  expect(fresh.mock.world.store.connections.find(fresh.stored.id)).toEqual(fresh.stored);
  const revived = await merged(reading('merge-with-deleted', 'revived'), { status: 'deleted' });
  expect(revived.data).toMatchObject({ id: revived.stored.id, status: 'active' });
});

test('modified-on-update unchanged keeps the former time of a merge', async () => {
  const { stored, data } = await merged(reading('modified-on-update', 'unchanged'));
  expect(data['updated']).toBe(stored.updated);
});

test('connection-status-on-create: ignored by default, else taken', async () => {
  expect(dataOf(await post(peopleMock(), { status: 'inactive' }))['status']).toBe('active');
  const mock = peopleMock(reading('connection-status-on-create', 'taken'));
  expect(dataOf(await post(mock, { status: 'inactive' }))['status']).toBe('inactive');
  expect((await post(mock, { status: 'retired' })).status).toBe(400);
  expect(dataOf(await post(mock, {}))['status']).toBe('active');
});

test('contact-type: ignored by default, else taken', async () => {
  expect(dataOf(await post(peopleMock(), { contactType: 'Friend' }))['contactType']).toBeNull();
  const mock = peopleMock({ 'contact-type': { createConnection: 'taken' } });
  expect(dataOf(await post(mock, { contactType: 'Friend' }))['contactType']).toBe('Friend');
  expect((await post(mock, { contactType: 7 })).status).toBe(400);
});

test('unknown-linked-ids dropped stores the rest', async () => {
  const mock = peopleMock({ 'unknown-linked-ids': { createConnection: 'dropped' } });
  const one = mock.addResident();
  const data = dataOf(await post(mock, { residents: ['nobody', one.id], facilities: ['nowhere'] }));
  expect(linkIds(data['residents'])).toEqual([one.id]);
  expect(data['facilities']).toEqual([]);
});

test.each([
  [reading('connection-status-on-create', 'refused'), { status: 'active' }],
  [reading('contact-type', 'refused'), { contactType: 'Friend' }],
  [reading('unknown-linked-ids', 'refused'), { residents: ['nobody'] }],
  [reading('unknown-linked-ids', 'refused'), { facilities: ['nowhere'] }],
])('under %o a create with %o is refused and changes nothing', async (readings, body) => {
  const mock = peopleMock(readings);
  mock.addConnection({ email: 'c@example.com' });
  const before = stateOf(mock.world);
  expect((await post(mock, { email: 'c@example.com', ...body })).status).toBe(400);
  expect(stateOf(mock.world)).toEqual(before);
});
