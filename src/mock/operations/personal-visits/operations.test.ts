import { expect, test } from 'vitest';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { coffee, personalVisitsMock } from '../../testing/personal-visits.ts';

const NOW = '2026-06-15T12:00:00.000Z';

test('a visit is made, read, listed, changed and deleted', async () => {
  const { create, replace, read, june, call, path, events, residents, connectionId } = personalVisitsMock();
  const made = await create({
    description: 'In the café',
    additionalAttendeeResidentIds: [residents[1]],
    connectionVisitors: [{ connectionId }],
  });
  expect(made.status).toBe(201);
  const data = {
    id: idOf(made),
    ...coffee,
    timeType: 'exactTime',
    attendedResidentIds: [residents[0], residents[1]],
    connectionVisitors: [{ connectionId }],
    description: 'In the café',
    creator: { id: expect.any(String), name: 'System' },
    created: NOW,
    modified: NOW,
  };
  expect(made.body).toEqual({ data });
  expect((await read(made)).body).toEqual({ data });
  expect((await june()).body).toEqual({ data: [data] });

  const changes = {
    name: 'Tea',
    visitType: 'care',
    timeType: 'morning',
    durationInMinutes: 7,
    id: 'pvs_mine',
  };
  const changed = await replace(made, { ...changes, startTime: undefined, endTime: undefined });
  expect([changed.status, dataOf(changed)]).toEqual([
    200,
    {
      ...{ ...data, ...changes, id: data.id, startTime: null, endTime: null },
      ...{ attendedResidentIds: [residents[0]], connectionVisitors: [], description: null },
    },
  ]);
  expect((await read(made)).body).toEqual(changed.body);

  const gone = await call('DELETE', `${path}/${data.id}`);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect((await read(made)).status).toBe(404);
  expect(idsOf(await june())).toEqual([]);
  expect(events()).toEqual([]);
});

test('under exactTime the gap between the times is the duration', async () => {
  const { create, replace } = personalVisitsMock();
  const made = await create({ durationInMinutes: 5 });
  expect(dataOf(made)).toMatchObject({ durationInMinutes: 60, timeType: 'exactTime' });
  expect(dataOf(await replace(made, { endTime: '10:20' }))).toMatchObject({ durationInMinutes: 20 });
});

test.each(['allDay', 'morning', 'afternoon', 'evening'] as const)(
  'under %s no times are needed, and the duration is the one sent',
  async (timeType) => {
    const { create } = personalVisitsMock();
    const made = await create({ timeType, startTime: undefined, endTime: undefined, durationInMinutes: 45 });
    expect([made.status, dataOf(made)['durationInMinutes'], dataOf(made)['startTime']]).toEqual([
      201,
      45,
      null,
    ]);
    const timed = await create({ timeType, durationInMinutes: 45 });
    expect(dataOf(timed)).toMatchObject({ durationInMinutes: 45, startTime: '10:00', endTime: '11:00' });
  },
);

test('one visitor of either kind is enough', async () => {
  const { create, connectionId } = personalVisitsMock();
  for (const visitType of ['care', 'social']) {
    expect((await create({ visitType })).status).toBe(201);
    const byConnection = { manualVisitors: undefined, connectionVisitors: [{ connectionId }] };
    expect((await create({ visitType, ...byConnection })).status).toBe(201);
    expect((await create({ visitType, manualVisitors: [{ relationship: 'Priest' }] })).status).toBe(201);
  }
});

test.each<object>([
  { name: undefined },
  { visitType: undefined },
  { startDate: undefined },
  { durationInMinutes: undefined },
  { durationInMinutes: undefined, timeType: 'allDay' },
  { startTime: undefined },
  { endTime: undefined },
  { endTime: undefined, timeType: 'exactTime' },
  { manualVisitors: undefined },
  { manualVisitors: [] },
  { manualVisitors: undefined, visitType: 'care' },
  { manualVisitors: [], connectionVisitors: [] },
  { manualVisitors: [], connectionVisitors: [{}] },
  { visitType: 'official' },
  { timeType: 'night' },
  { startTime: '24:00' },
  { startDate: '2026-06-20' },
  { startDate: '0000-01-01T00:00:00Z' },
  { durationInMinutes: 1.5 },
  { connectionVisitors: [{ connectionId: 7 }] },
])('refused on create and on replacement, without a trace: %o', async (changes) => {
  const { create, replace, state } = personalVisitsMock();
  const made = await create();
  const before = state();
  expect((await create(changes)).status).toBe(400);
  expect((await replace(made, changes)).status).toBe(400);
  expect(state()).toEqual(before);
});

test('an unknown id is not found, and nothing changes', async () => {
  const { call, path, list, state } = personalVisitsMock();
  const before = state();
  expect((await call('POST', '/residents/res_nobody/personal-visits', { body: coffee })).status).toBe(404);
  expect((await list('2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', 'res_nobody')).status).toBe(404);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call(method, `${path}/pvs_nobody`, method === 'PUT' ? { body: coffee } : {})).status).toBe(
      404,
    );
  expect(state()).toEqual(before);
});

test('under a resident who does not attend, a visit is not there', async () => {
  const { call, create, june, residents, state } = personalVisitsMock();
  const path = `/residents/${residents[2]}/personal-visits/${idOf(await create())}`;
  const before = state();
  expect(idsOf(await june(residents[2]))).toEqual([]);
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('PUT', path, { body: coffee })).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  expect(state()).toEqual(before);
});

test('a user who attends lists and reads a visit, and does not change it', async () => {
  const { call, create, read, june, residents, state } = personalVisitsMock();
  const additionalAttendeeResidentIds = [residents[1], residents[0], residents[1]];
  const made = await create({ additionalAttendeeResidentIds });
  expect(dataOf(made)['attendedResidentIds']).toEqual([residents[0], residents[1]]);
  const before = state();
  expect(itemsOf(await june(residents[1]))).toEqual([dataOf(made)]);
  expect((await read(made, residents[1])).body).toEqual(made.body);
  const path = `/residents/${residents[1]}/personal-visits/${idOf(made)}`;
  expect((await call('PUT', path, { body: coffee })).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  expect(state()).toEqual(before);
});

test('the list can be had of one type', async () => {
  const { create, june, residents } = personalVisitsMock();
  const [social, care] = [await create(), await create({ visitType: 'care' })];
  expect(idsOf(await june())).toEqual([idOf(social), idOf(care)]);
  expect(idsOf(await june(residents[0], '&visitType=social'))).toEqual([idOf(social)]);
  expect(idsOf(await june(residents[0], '&visitType=care'))).toEqual([idOf(care)]);
  expect((await june(residents[0], '&visitType=official')).status).toBe(400);
});

test('a visit that moves is listed on its new day alone', async () => {
  const { create, replace, list } = personalVisitsMock();
  const made = await create();
  await replace(made, { startDate: '2026-06-23T10:00:00Z' });
  expect(idsOf(await list('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z'))).toEqual([]);
  expect(idsOf(await list('2026-06-23T00:00:00Z', '2026-06-23T23:59:59Z'))).toEqual([idOf(made)]);
});

test('the window holds forty-five days, whatever the time of day of its start', async () => {
  const { create, list } = personalVisitsMock();
  for (const day of ['2026-05-31', '2026-06-01', '2026-07-15', '2026-07-16'])
    await create({ startDate: `${day}T12:00:00Z`, startTime: '12:00', endTime: '13:00' });
  for (const from of ['2026-06-01T00:00:00Z', '2026-06-01T22:00:00Z']) {
    const found = itemsOf(await list(from, '2026-07-15T23:59:59Z')).map(({ startDate }) => startDate);
    expect(found).toEqual(['2026-06-01T12:00:00Z', '2026-07-15T12:00:00Z']);
    expect((await list(from, '2026-07-16T00:00:00Z')).status).toBe(400);
  }
});
