import { expect, test } from 'vitest';
import { dataOf, itemsOf, type Members } from '../../testing/people.ts';
import { personalActivitiesMock, walk } from '../../testing/personal-activities.ts';

test('a personal activity is made and listed', async () => {
  const { create, list, events, residents } = personalActivitiesMock();
  const made = await create({ location: 'Garden', description: 'Twice around', confirmed: true });
  expect(made.status).toBe(201);
  const data = dataOf(made);
  expect(data).toEqual({
    id: expect.any(String),
    ...walk,
    timeType: 'exactTime',
    durationInMinutes: 30,
    attendedResidentIds: [residents[0]],
    location: 'Garden',
    description: 'Twice around',
    confirmed: true,
    photos: [],
    created: '2026-06-15T12:00:00.000Z',
    modified: '2026-06-15T12:00:00.000Z',
  });
  expect(itemsOf(await list('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z'))).toEqual([data]);
  expect(itemsOf(await list('2026-06-19T00:00:00Z', '2026-06-19T23:59:59Z'))).toEqual([]);
  expect(itemsOf(await list('2026-06-21T00:00:00Z', '2026-06-22T23:59:59Z'))).toEqual([]);
  expect(itemsOf(await list('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z', residents[1]))).toEqual([]);
  expect(events()).toEqual([]);
});

test('neither check-ins nor activities of the facility are personal activities, nor the other way round', async () => {
  const { create, list, call, residents, world, home } = personalActivitiesMock();
  const body = {
    startDate: '2026-06-20',
    checkInStaffId: world.store.staff.all()[0]?.id,
    durationInMinutes: 5,
  };
  expect((await call('POST', `/residents/${residents[0]}/check-ins`, { body })).status).toBe(201);
  const days = 'startDate=2026-06-19T00:00:00Z&endDate=2026-06-21T00:00:00Z';
  expect(itemsOf(await list('2026-06-19T00:00:00Z', '2026-06-21T00:00:00Z'))).toEqual([]);
  await create();
  expect(itemsOf(await call('GET', `/residents/${residents[0]}/check-ins?${days}`))).toHaveLength(1);
  expect(itemsOf(await call('GET', `/facilities/${home}/activities?${days}`))).toEqual([]);
});

test.each(['allDay', 'morning', 'afternoon', 'evening'] as const)(
  'under %s no times are needed, and the duration is the one sent',
  async (timeType) => {
    const { create, only } = personalActivitiesMock();
    const made = await create({ timeType, startTime: undefined, endTime: undefined, durationInMinutes: 45 });
    expect(made.status).toBe(201);
    expect(await only()).toMatchObject({ timeType, startTime: null, endTime: null, durationInMinutes: 45 });
  },
);

test('an endTime left out follows from the duration', async () => {
  const { create, only } = personalActivitiesMock();
  expect((await create({ endTime: undefined, durationInMinutes: 50 })).status).toBe(201);
  expect(await only()).toMatchObject({ startTime: '10:00', endTime: '10:50', durationInMinutes: 50 });
});

test('a sent endTime counts, whatever the duration says', async () => {
  const { create, only } = personalActivitiesMock();
  await create({ durationInMinutes: 50 });
  expect(await only()).toMatchObject({ endTime: '10:30', durationInMinutes: 30 });
});

test.each<Members>([
  { name: undefined },
  { startDate: undefined },
  { startTime: undefined },
  { startTime: undefined, timeType: 'exactTime' },
  { endTime: undefined },
  { startTime: undefined, endTime: undefined, durationInMinutes: 10 },
  { endTime: undefined, durationInMinutes: -10 },
  { endTime: undefined, durationInMinutes: 1.5 },
  { timeType: 'night' },
  { startTime: '25:00' },
  { startDate: '2026-06-20' },
  { startDate: '0000-01-01T00:00:00Z' },
  { startDate: '9999-12-31T00:00:00Z' },
])('refused without a trace: %o', async (changes) => {
  const { create, state } = personalActivitiesMock();
  const before = state();
  expect((await create(changes)).status).toBe(400);
  expect(state()).toEqual(before);
});

test('an unknown resident has none, and gets none', async () => {
  const { call, list, state } = personalActivitiesMock();
  const before = state();
  expect((await call('POST', '/residents/res_nobody/personal-activities', { body: walk })).status).toBe(404);
  expect((await list('2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', 'res_nobody')).status).toBe(404);
  expect(state()).toEqual(before);
});

test('the window holds forty-five days, whatever the time of day of its start', async () => {
  const { create, list } = personalActivitiesMock();
  for (const day of ['2026-05-31', '2026-06-01', '2026-07-15', '2026-07-16'])
    await create({ startDate: `${day}T12:00:00Z`, startTime: '12:00', endTime: '12:30' });
  for (const from of ['2026-06-01T00:00:00Z', '2026-06-01T22:00:00Z']) {
    const found = itemsOf(await list(from, '2026-07-15T23:59:59Z')).map(({ startDate }) => startDate);
    expect(found).toEqual(['2026-06-01T12:00:00Z', '2026-07-15T12:00:00Z']);
    expect((await list(from, '2026-07-16T00:00:00Z')).status).toBe(400);
  }
  expect((await list('2026-06-02T00:00:00Z', '2026-06-01T00:00:00Z')).status).toBe(400);
});

test('what begins at its startTime is listed by it, in the zone of the community', async () => {
  const { create, list } = personalActivitiesMock({}, 'copenhagen');
  await create({ startDate: '2026-06-19T22:30:00Z', startTime: '00:30', endTime: '01:00' });
  expect(itemsOf(await list('2026-06-20T00:00:00+02:00', '2026-06-20T23:59:59+02:00'))).toMatchObject([
    { startDate: '2026-06-20T00:30:00+02:00' },
  ]);
  expect(itemsOf(await list('2026-06-19T00:00:00+02:00', '2026-06-19T23:59:59+02:00'))).toEqual([]);
});
