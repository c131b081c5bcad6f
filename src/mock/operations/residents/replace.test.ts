import { expect, test } from 'vitest';
import { reading, TEST_NOW } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

const names = { firstName: 'Eva', lastName: 'Falk' };
const replaced = (mock: ReturnType<typeof peopleMock>, id: string, body: object) =>
  mock.call('PUT', `/residents/${id}`, { body: { ...names, ...body } });

test('a replacement clears what it leaves out and keeps what is no part of it', async () => {
  const mock = peopleMock();
  const { id, created } = mock.addResident({
    externalId: 'crm-1',
    pccId: '7',
    nickname: 'Addie',
    email: 'ada@example.com',
    phone: '1',
    roomNumber: '2',
    moveInDate: '2024-05-01T00:00:00Z',
    dob: '1940-05-01T00:00:00Z',
    gender: 'F',
    about: { bio: 'Painter.', likes: ['tea'] },
    avatarFileId: 'fil_1',
  });
  const answer = await replaced(mock, id, { status: 'inactive' });
  expect(answer.status).toBe(200);
  expect(dataOf(answer)).toEqual({
    ...names,
    id,
    created,
    externalId: 'crm-1',
    pccId: '7',
    fullName: 'Eva Falk',
    nickname: null,
    email: null,
    phone: null,
    roomNumber: null,
    status: 'inactive',
    moveInDate: null,
    dob: null,
    gender: null,
    profilePhotoUrl: 'http://mock.test/__files/fil_1',
    facilityId: mock.home,
    about: null,
    modified: TEST_NOW.toString({ fractionalSecondDigits: 3 }),
  });
  expect((await mock.call('GET', `/residents/${id}`)).body).toEqual(answer.body);
});

test('about is replaced as a whole', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident({ about: { bio: 'Painter.', likes: ['tea'] } });
  const data = dataOf(await replaced(mock, id, { about: { isVeteran: true } }));
  expect(data['about']).toMatchObject({ isVeteran: true, bio: null, likes: null });
});

test.each(['active', 'inactive', 'deleted', 'onLeave'])(
  'a resident moves to the sent status %s',
  async (status) => {
    const mock = peopleMock();
    const { id } = mock.addResident({ status: 'onLeave' });
    expect(dataOf(await replaced(mock, id, { status }))['status']).toBe(status);
  },
);

test('a replacement of an unknown id is refused', async () => {
  expect((await replaced(peopleMock(), 'nobody', {})).status).toBe(404);
});

test('status-left-out-on-put: kept by default, reset to active otherwise', async () => {
  const kept = peopleMock();
  expect(dataOf(await replaced(kept, kept.addResident({ status: 'onLeave' }).id, {}))['status']).toBe(
    'onLeave',
  );
  const mock = peopleMock({ 'status-left-out-on-put': { replaceResident: 'reset-to-active' } });
  expect(dataOf(await replaced(mock, mock.addResident({ status: 'onLeave' }).id, {}))['status']).toBe(
    'active',
  );
});

test('correlation ids that are sent are ignored', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident({ externalId: 'old', pccId: '1' });
  const data = dataOf(await replaced(mock, id, { externalId: 'new', pccId: '2' }));
  expect(data).toMatchObject({ externalId: 'old', pccId: '1' });
});

test('correlation-ids-on-put taken stores them, the other one stays', async () => {
  const mock = peopleMock({ 'correlation-ids-on-put': { replaceResident: 'taken' } });
  const { id } = mock.addResident({ externalId: 'old', pccId: '1' });
  expect(dataOf(await replaced(mock, id, { externalId: 'new' }))).toMatchObject({
    externalId: 'new',
    pccId: '1',
  });
  expect(dataOf(await replaced(mock, id, { pccId: '2' }))).toMatchObject({ externalId: 'new', pccId: '2' });
  expect((await replaced(mock, id, { pccId: 3 })).status).toBe(400);
});

test('a taken correlation id is coerced where types are', async () => {
  const mock = peopleMock({ 'correlation-ids-on-put': 'taken', 'wrong-types': 'coerced' });
  const { id } = mock.addResident();
  expect(dataOf(await replaced(mock, id, { pccId: 3 }))['pccId']).toBe('3');
  expect((await replaced(mock, id, { pccId: [] })).status).toBe(400);
});

test.each([{ externalId: 'new' }, { pccId: '2' }])(
  'correlation-ids-on-put refused: %o changes nothing',
  async (body) => {
    const mock = peopleMock(reading('correlation-ids-on-put', 'refused'));
    const { id } = mock.addResident();
    const before = stateOf(mock.world);
    expect((await replaced(mock, id, body)).status).toBe(400);
    expect(stateOf(mock.world)).toEqual(before);
    expect((await replaced(mock, id, {})).status).toBe(200);
  },
);

test('deleted-resident-again: an update revives by default and is refused otherwise', async () => {
  const lenient = peopleMock();
  const { id } = lenient.addResident({ status: 'deleted' });
  expect(dataOf(await replaced(lenient, id, { status: 'active' }))['status']).toBe('active');
  const mock = peopleMock(reading('deleted-resident-again', 'terminal'));
  const gone = mock.addResident({ status: 'deleted' });
  expect((await replaced(mock, gone.id, { status: 'active' })).status).toBe(404);
  expect(mock.world.store.residents.find(gone.id)).toEqual(gone);
});

test('modified-on-update unchanged keeps the former time', async () => {
  const mock = peopleMock(reading('modified-on-update', 'unchanged'));
  const { id, modified } = mock.addResident();
  expect(dataOf(await replaced(mock, id, {}))['modified']).toBe(modified);
});
