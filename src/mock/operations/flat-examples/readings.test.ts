import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { itemsOf, membersOf } from '../../testing/people.ts';
import { idOf, STROLL, flatMock, type FlatMock } from '../../testing/flat-examples.ts';

/** One item of each kind for both residents. */
const furnished = async (readings: Readings): Promise<FlatMock> => {
  const mock = flatMock(readings);
  for (const residentId of mock.residents) {
    await mock.create({ residentId });
    mock.addPhoto([residentId]);
    mock.addThread([residentId], ['Hello']);
  }
  return mock;
};

test('flat-store: two-stores shows on flat routes what they made, and nothing else', async () => {
  const mock = await furnished(reading('flat-store', 'two-stores'));
  const [item] = itemsOf(await mock.activities());
  expect(item).toMatchObject({ ...STROLL, residentId: mock.residents[0] });
  const path = `/residents/${mock.residents[0]}/personal-activities`;
  const june = 'startDate=2026-06-15T00:00:00Z&endDate=2026-06-30T00:00:00Z';
  expect(itemsOf(await mock.call('GET', `${path}?${june}`))).toEqual([]);
  const body = { name: 'Chess', startDate: '2026-06-20T08:00:00Z', startTime: '10:00', endTime: '10:45' };
  await mock.call('POST', path, { body });
  expect(itemsOf(await mock.activities())).toEqual([item]);
  expect([itemsOf(await mock.photos()), itemsOf(await mock.messages())]).toEqual([[], []]);
});

test('flat-members-left-out: resident-and-start', async () => {
  const { create, activities, state, call, residents } = flatMock(
    reading('flat-members-left-out', 'resident-and-start'),
  );
  const before = state();
  for (const name of ['residentId', 'startTime'])
    expect((await create({ [name]: undefined })).status).toBe(400);
  expect(state()).toEqual(before);
  const made = await create({ title: undefined, endTime: undefined, location: undefined });
  expect([made.status, made.body]).toMatchObject([201, { title: null, endTime: null, location: null }]);
  expect(itemsOf(await activities())).toMatchObject([{ id: idOf(made), title: null }]);
  const path = `/residents/${residents[0]}/personal-activities?startDate=2026-06-20T00:00:00Z&endDate=2026-06-20T23:00:00Z`;
  expect(itemsOf(await call('GET', path))).toMatchObject([{ name: null, startTime: '10:00', endTime: null }]);
});

test.each(['one-store', 'two-stores'] as const)(
  'default-order of personal activities in %s',
  async (store) => {
    const order = async (taken: 'oldest-first' | 'newest-first' | 'by-name-or-date') => {
      const { create, activities } = flatMock({
        'flat-store': store,
        'default-order': { listPersonalActivitiesFlat: taken },
      });
      for (const hour of ['11', '09', '10'])
        await create({
          title: hour,
          startTime: `2026-06-20T${hour}:00:00Z`,
          endTime: `2026-06-20T${hour}:30:00Z`,
        });
      return itemsOf(await activities()).map(({ title }) => title);
    };
    expect(await order('oldest-first')).toEqual(['11', '09', '10']);
    expect(await order('newest-first')).toEqual(['10', '09', '11']);
    expect(await order('by-name-or-date')).toEqual(['09', '10', '11']);
  },
);

test('default-order of photos and messages', async () => {
  const order = async (taken: 'newest-first' | 'by-name-or-date') => {
    const { photos, messages, addPhoto, addThread, residents } = flatMock(reading('default-order', taken));
    const [first] = residents;
    for (const text of ['Tea', 'Cake']) {
      addPhoto([first], { caption: { text, creatorId: 'somebody', created: '2026-06-02T00:00:00.000Z' } });
      addThread([first], [text], {
        createdAt: text === 'Tea' ? '2026-06-03T00:00:00.000Z' : '2026-06-02T00:00:00.000Z',
      });
    }
    return [
      itemsOf(await photos()).map((item) => item['caption']),
      itemsOf(await messages()).map((item) => item['body']),
    ];
  };
  expect(await order('newest-first')).toEqual([
    ['Cake', 'Tea'],
    ['Cake', 'Tea'],
  ]);
  expect(await order('by-name-or-date')).toEqual([
    ['Cake', 'Tea'],
    ['Cake', 'Tea'],
  ]);
});

test('flat-twins: example answers the shapes of the worked examples', async () => {
  const { call, addResident, addConnection, home } = flatMock(reading('flat-twins', 'example'));
  const dob = '1940-05-01T00:00:00+13:00';
  const resident = addResident({ dob, roomNumber: '12' });
  const kin = addConnection({ residentIds: [resident.id], relationship: 'Son', email: 'carl@example.com' });
  const connections = async (query: string) => itemsOf(await call('GET', `/connections${query}`));
  expect((await call('GET', `/residents/${resident.id}`)).body).toEqual({
    ...{ id: resident.id, firstName: 'Ada', lastName: 'Berg', facilityId: home },
    ...{ dateOfBirth: '1940-05-01', roomNumber: '12' },
  });
  expect(await connections(`?residentId=${resident.id}`)).toEqual([
    {
      ...{ id: kin.id, residentId: resident.id, name: 'Carl Dahl' },
      ...{ relationship: 'Son', email: 'carl@example.com' },
    },
  ]);
  expect(await connections('')).toMatchObject([
    { id: kin.id, firstName: 'Carl', residents: [{ id: resident.id }] },
  ]);
});

test('flat-twins is taken for each operation, and what has no value keeps out where members do', async () => {
  const { call, addResident, addConnection } = flatMock({
    'flat-twins': { listConnections: 'example' },
    'unset-members': 'absent',
  });
  const { id } = addResident();
  const kin = addConnection({ residentIds: [id] });
  expect((await call('GET', `/residents/${id}`)).body).toMatchObject({ data: { id } });
  expect((await call('GET', `/connections?residentId=${id}`)).body).toEqual({
    data: [{ id: kin.id, residentId: id, name: 'Carl Dahl' }],
  });
});

test('flat-twins: example of a resident without values', async () => {
  const { call, addResident } = flatMock({ 'flat-twins': 'example', 'unset-members': 'absent' });
  const { id } = addResident();
  const shown = membersOf(await call('GET', `/residents/${id}`));
  expect(Object.keys(shown).sort()).toEqual(['facilityId', 'firstName', 'id', 'lastName']);
});
