import { expect, test } from 'vitest';
import { DECLINED, attendanceMock } from '../../testing/attendance.ts';
import { itemsOf } from '../../testing/people.ts';
import { reading } from '../../testing/mock.ts';

test('staff mark as the API does', async () => {
  const { pull, attended, activity, residents, state } = attendanceMock();
  const order = { activityId: activity.id, userId: residents[0], userType: 'resident' };
  const answer = await pull('mark-attendance', { ...order, ...DECLINED, duration: 5 });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect(itemsOf(await attended(residents[0]))).toMatchObject([{ ...DECLINED, duration: 5 }]);
  const before = state();
  expect((await pull('mark-attendance', { ...order, status: 'attended' })).status).toBe(409);
  expect((await pull('mark-attendance', { ...order, userId: residents[1], status: 'declined' })).status).toBe(
    400,
  );
  expect((await pull('mark-attendance', { ...order, userId: 'nobody', status: 'attended' })).status).toBe(
    404,
  );
  expect((await pull('mark-attendance', { ...order, activityId: 'none', status: 'attended' })).status).toBe(
    404,
  );
  expect(state()).toEqual(before);
});

test('staff mark a connection by its own id, with every reading for the API', async () => {
  const { pull, connection, activity, update } = attendanceMock(reading('connection-mark-id', 'neither'));
  const order = { activityId: activity.id, userType: 'connection', status: 'attended' };
  expect((await pull('mark-attendance', { ...order, userId: 'ext-kim' })).status).toBe(404);
  expect((await pull('mark-attendance', { ...order, userId: connection.id })).status).toBe(200);
  expect((await update(connection.id, { duration: 3 })).status).toBe(200);
});
