import { expect, test } from 'vitest';
import { TEST_NOW } from '../../testing/mock.ts';
import { dataOf, peopleMock } from '../../testing/people.ts';

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
