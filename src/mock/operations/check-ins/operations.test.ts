import { expect, test } from 'vitest';
import { idOf } from '../../testing/people.ts';
import { checkInsMock } from '../../testing/check-ins.ts';

test('a check-in is made, read, listed, changed and deleted', async () => {
  const { call, events, path, create, replace, days, staffId } = checkInsMock();
  const made = await create('2026-06-20', { description: 'Fine' });
  expect(made.status).toBe(201);
  const times = { created: '2026-06-15T12:00:00.000Z', modified: '2026-06-15T12:00:00.000Z' };
  const checkInStaff = { id: staffId, firstName: 'Sam', lastName: 'Hale' };
  const data = {
    id: idOf(made),
    startDate: '2026-06-20',
    durationInMinutes: 15,
    checkInStaff,
    description: 'Fine',
    ...times,
  };
  expect(made.body).toEqual({ data });
  expect((await call('GET', `${path}/${data.id}`)).body).toEqual({ data });
  expect((await days('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z')).body).toEqual({ data: [data] });

  const more = { durationInMinutes: 0, description: 'Asleep', id: 'chk_mine' };
  const changed = await replace(made, '2026-06-21', more);
  expect([changed.status, changed.body]).toEqual([
    200,
    { data: { ...data, startDate: '2026-06-21', durationInMinutes: 0, description: 'Asleep' } },
  ]);
  const gone = await call('DELETE', `${path}/${data.id}`);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect((await call('GET', `${path}/${data.id}`)).status).toBe(404);
  expect((await days('2026-06-20', '2026-06-22')).body).toEqual({ data: [] });
  expect(events()).toEqual([]);
});

test('a resident has one check-in on a day, and a deleted one frees it', async () => {
  const { call, path, create, residents, staffId, state } = checkInsMock();
  const first = await create('2026-06-20');
  const before = state();
  expect((await create('2026-06-20')).status).toBe(409);
  expect((await create('2026-06-20T18:00:00Z')).status).toBe(409);
  expect(state()).toEqual(before);
  expect((await create('2026-06-21')).status).toBe(201);
  const body = { startDate: '2026-06-20', checkInStaffId: staffId, durationInMinutes: 15 };
  expect((await call('POST', `/residents/${residents[1]}/check-ins`, { body })).status).toBe(201);
  await call('DELETE', `${path}/${idOf(first)}`);
  expect((await create('2026-06-20')).status).toBe(201);
});

test('a change keeps its own day and may not take that of another', async () => {
  const { create, replace, state } = checkInsMock();
  const first = await create('2026-06-20');
  await create('2026-06-21');
  expect((await replace(first, '2026-06-20')).status).toBe(200);
  const before = state();
  expect((await replace(first, '2026-06-21')).status).toBe(409);
  expect(state()).toEqual(before);
  expect((await replace(first, '2026-06-22')).status).toBe(200);
});

test.each([
  [7, 201],
  [1000, 201],
  [-5, 201],
  [1.5, 400],
  ['15', 400],
])('any integer is a duration, and nothing else is: %s', async (durationInMinutes, status) => {
  expect((await checkInsMock().create('2026-06-20', { durationInMinutes })).status).toBe(status);
});

test('bodies and ids that fit nothing are refused, and nothing changes', async () => {
  const { call, path, residents, staffId, state } = checkInsMock();
  const good = { startDate: '2026-06-20', checkInStaffId: staffId, durationInMinutes: 15 };
  const before = state();
  for (const left of ['startDate', 'checkInStaffId', 'durationInMinutes'])
    expect((await call('POST', path, { body: { ...good, [left]: undefined } })).status).toBe(400);
  expect((await call('POST', path, { body: { ...good, startDate: '2026-02-30' } })).status).toBe(400);
  expect((await call('POST', path, { body: { ...good, checkInStaffId: residents[1] } })).status).toBe(400);
  expect((await call('POST', '/residents/res_nobody/check-ins', { body: good })).status).toBe(404);
  expect((await call('PUT', `${path}/chk_nobody`, { body: good })).status).toBe(404);
  expect((await call('DELETE', `${path}/chk_nobody`)).status).toBe(404);
  expect((await call('GET', `${path}/chk_nobody`)).status).toBe(404);
  expect(
    (await call('GET', '/residents/res_nobody/check-ins?startDate=2026-06-01&endDate=2026-06-02')).status,
  ).toBe(404);
  expect((await call('GET', `${path}?startDate=2026-06-01`)).status).toBe(400);
  expect(state()).toEqual(before);
});

test('under another resident a check-in is not there', async () => {
  const { call, create, residents, staffId, state } = checkInsMock();
  const path = `/residents/${residents[1]}/check-ins/${idOf(await create('2026-06-20'))}`;
  const body = { startDate: '2026-06-20', checkInStaffId: staffId, durationInMinutes: 15 };
  const before = state();
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('PUT', path, { body })).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  expect(state()).toEqual(before);
});

test('the window holds forty-five days, whatever the time of day of its start', async () => {
  const { create, days } = checkInsMock();
  for (const day of ['2026-05-31', '2026-06-01', '2026-07-15', '2026-07-16']) await create(day);
  for (const from of ['2026-06-01T00:00:00Z', '2026-06-01T22:00:00Z']) {
    expect((await days(from, '2026-07-15T23:59:59Z')).body).toMatchObject({
      data: [{ startDate: '2026-06-01' }, { startDate: '2026-07-15' }],
    });
    expect((await days(from, '2026-07-16T00:00:00Z')).status).toBe(400);
  }
});
