import { expect, test } from 'vitest';
import { dataOf, idOf, idsOf } from '../../testing/people.ts';
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
