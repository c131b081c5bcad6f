import { expect, test } from 'vitest';
import { reading, TEST_NOW } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

const base = { firstName: 'Dora', lastName: 'Falk', residents: [], facilities: [] };
const replaced = (mock: ReturnType<typeof peopleMock>, id: string, body: object = {}) =>
  mock.call('PUT', `/connections/${id}`, { body: { ...base, ...body } });

test('a replacement clears what it leaves out and keeps what is no part of it', async () => {
  const mock = peopleMock();
  const [old, young] = [mock.addResident(), mock.addResident({ facilityId: mock.away })];
  const { id, created } = mock.addConnection({
    email: 'carl@example.com',
    phoneNumber: 45,
    relationship: 'Son',
    contactType: 'Family',
    groups: ['Family'],
    disableNotifications: true,
    disableSMS: true,
    disableInvites: true,
    additionalInfo: 'x',
    externalId: 'fam-1',
    pccId: 42,
    avatarFileId: 'fil_1',
    residentIds: [old.id],
    facilityIds: [mock.home],
  });
  const answer = await replaced(mock, id, {
    residents: [young.id],
    facilities: [mock.away],
    status: 'onLeave',
  });
  expect(answer.status).toBe(200);
  expect(dataOf(answer)).toEqual({
    id,
    created,
    firstName: 'Dora',
    lastName: 'Falk',
    email: null,
    phoneNumber: null,
    relationship: null,
    contactType: 'Family',
    status: 'onLeave',
    facilities: [{ id: mock.away, name: 'Facility 2' }],
    residents: [{ id: young.id, firstName: 'Ada', lastName: 'Berg', facilityId: mock.away }],
    groups: [],
    disableNotifications: false,
    disableSMS: false,
    disableInvites: false,
    additionalInfo: null,
    externalId: 'fam-1',
    pccId: 42,
    avatarUrl: 'http://mock.test/__files/fil_1',
    thumbUrl: 'http://mock.test/__files/fil_1',
    updated: TEST_NOW.toString({ fractionalSecondDigits: 3 }),
  });
  expect((await mock.call('GET', `/connections/${id}`)).body).toEqual(answer.body);
});

test('a replacement of an unknown id is refused', async () => {
  expect((await replaced(peopleMock(), 'nobody')).status).toBe(404);
});

test.each(['firstName', 'lastName', 'residents', 'facilities'])(
  'a replacement without %s is refused',
  async (member) => {
    const mock = peopleMock();
    const stored = mock.addConnection();
    expect((await replaced(mock, stored.id, { [member]: undefined })).status).toBe(400);
    expect(mock.world.store.connections.find(stored.id)).toEqual(stored);
  },
);

test('status-left-out-on-put: kept by default, reset to active otherwise', async () => {
  const kept = peopleMock();
  const stored = kept.addConnection({ status: 'inactive' });
  expect(dataOf(await replaced(kept, stored.id))['status']).toBe('inactive');
  const mock = peopleMock({ 'status-left-out-on-put': { replaceConnection: 'reset-to-active' } });
  expect(dataOf(await replaced(mock, mock.addConnection({ status: 'inactive' }).id))['status']).toBe(
    'active',
  );
});

test('a replacement of a deleted connection gives it the sent status', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection({ status: 'deleted' });
  expect(dataOf(await replaced(mock, id, { status: 'active' }))['status']).toBe('active');
});

test('correlation-ids-on-put: ignored by default, else taken', async () => {
  const lenient = peopleMock();
  const known = lenient.addConnection({ externalId: 'old', pccId: 1 });
  const sent = { externalId: 'new', pccId: 2 };
  expect(dataOf(await replaced(lenient, known.id, sent))).toMatchObject({ externalId: 'old', pccId: 1 });
  const mock = peopleMock({ 'correlation-ids-on-put': { replaceConnection: 'taken' } });
  const { id } = mock.addConnection({ externalId: 'old', pccId: 1 });
  expect(dataOf(await replaced(mock, id, { pccId: 2 }))).toMatchObject({ externalId: 'old', pccId: 2 });
  expect(dataOf(await replaced(mock, id, { externalId: 'new' }))).toMatchObject({
    externalId: 'new',
    pccId: 2,
  });
  expect((await replaced(mock, id, { pccId: '3' })).status).toBe(400);
});

test('a taken correlation id is coerced where types are', async () => {
  const mock = peopleMock({ 'correlation-ids-on-put': 'taken', 'wrong-types': 'coerced' });
  const { id } = mock.addConnection();
  expect(dataOf(await replaced(mock, id, { pccId: '3', externalId: 4 }))).toMatchObject({
    pccId: 3,
    externalId: '4',
  });
  expect((await replaced(mock, id, { pccId: 'three' })).status).toBe(400);
});

test('contact-type: ignored by default, else taken and kept when left out', async () => {
  const lenient = peopleMock();
  const known = lenient.addConnection({ contactType: 'Family' });
  expect(dataOf(await replaced(lenient, known.id, { contactType: 'Friend' }))['contactType']).toBe('Family');
  const mock = peopleMock({ 'contact-type': { replaceConnection: 'taken' } });
  const { id } = mock.addConnection();
  expect(dataOf(await replaced(mock, id, { contactType: 'Friend' }))['contactType']).toBe('Friend');
  expect(dataOf(await replaced(mock, id))['contactType']).toBe('Friend');
});

test('unknown-linked-ids dropped stores the rest', async () => {
  const mock = peopleMock({ 'unknown-linked-ids': { replaceConnection: 'dropped' } });
  const { id } = mock.addConnection();
  const data = dataOf(
    await replaced(mock, id, { residents: ['nobody'], facilities: ['nowhere', mock.home] }),
  );
  expect(data).toMatchObject({ residents: [], facilities: [{ id: mock.home }] });
});

test('modified-on-update unchanged keeps the former time', async () => {
  const mock = peopleMock(reading('modified-on-update', 'unchanged'));
  const { id, updated } = mock.addConnection();
  expect(dataOf(await replaced(mock, id))['updated']).toBe(updated);
});

test.each([
  [reading('correlation-ids-on-put', 'refused'), { externalId: 'new' }],
  [reading('correlation-ids-on-put', 'refused'), { pccId: 1 }],
  [reading('contact-type', 'refused'), { contactType: 'Friend' }],
  [reading('unknown-linked-ids', 'refused'), { residents: ['nobody'] }],
  [reading('value-outside-set', 'refuse'), { status: 'retired' }],
])('under %o a replacement with %o is refused and changes nothing', async (readings, body) => {
  const mock = peopleMock(readings);
  const { id } = mock.addConnection();
  const before = stateOf(mock.world);
  expect((await replaced(mock, id, body)).status).toBe(400);
  expect(stateOf(mock.world)).toEqual(before);
});
