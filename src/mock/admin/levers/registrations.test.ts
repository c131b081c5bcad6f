import { expect, test } from 'vitest';
import { registrationsMock, SERIES } from '../../testing/registrations.ts';
import { itemsOf } from '../../testing/people.ts';

test('staff register and cancel as the API does, with the same events', async () => {
  const { pull, listed, residents, activity, reportedEvents, world } = registrationsMock();
  for (const userId of residents.slice(0, 2)) {
    const answer = await pull('create-registration', {
      activityId: activity.id,
      userId,
      userType: 'resident',
    });
    expect([answer.status, answer.body]).toEqual([200, {}]);
  }
  expect(itemsOf(await listed(residents[1]))).toMatchObject([{ status: 'waitlisted', position: 1 }]);
  const ids = world.store.registrations.all().map(({ id }) => id);
  const cancelled = await pull('cancel-registration', { activityId: activity.id, userId: residents[0] });
  expect([cancelled.status, cancelled.body]).toEqual([200, {}]);
  expect(itemsOf(await listed(residents[1]))).toMatchObject([{ status: 'registered' }]);
  expect(reportedEvents()).toEqual([
    ['registration.created', ids[0]],
    ['registration.created', ids[1]],
    ['registration.deleted', ids[0]],
    ['registration.created', ids[1]],
  ]);
});

test('staff register for single occurrences of a series', async () => {
  const { pull, listed, cancel, residents, activity } = registrationsMock({}, SERIES);
  const order = { activityId: activity.id, userId: residents[0], userType: 'resident' };
  for (const occurrenceDate of ['2026-06-20', '2026-06-21', '2026-06-22'])
    expect((await pull('create-registration', { ...order, occurrenceDate })).status).toBe(200);
  await pull('cancel-registration', { ...order, userType: undefined, occurrenceDate: '2026-06-20' });
  await cancel(residents[0], '?occurrenceDate=2026-06-22');
  expect(itemsOf(await listed(residents[0]))).toMatchObject([{ activityStartDate: '2026-06-21T10:00:00Z' }]);
});

test('staff register a connection by any of its ids', async () => {
  for (const named of ['id', 'externalId'] as const) {
    const { pull, cancel, connection, activity } = registrationsMock();
    const userId = connection[named] ?? '';
    const order = { activityId: activity.id, userId, userType: 'connection' };
    expect((await pull('create-registration', order)).status).toBe(200);
    expect((await pull('create-registration', order)).status).toBe(409);
    expect((await cancel(userId)).status).toBe(204);
  }
});

test('what does not exist or cannot be is refused, and nothing changes', async () => {
  const { pull, residents, activity, state } = registrationsMock({}, SERIES);
  const order = { activityId: activity.id, userId: residents[0], userType: 'resident' };
  const before = state();
  expect((await pull('create-registration', { ...order, activityId: 'act_nobody' })).status).toBe(404);
  expect((await pull('create-registration', { ...order, userId: 'res_nobody' })).status).toBe(404);
  expect((await pull('create-registration', { ...order, occurrenceDate: '2026-06-01' })).status).toBe(404);
  expect((await pull('create-registration', { ...order, occurrenceDate: '2026-06-31' })).status).toBe(400);
  expect((await pull('create-registration', { ...order, occurrenceDate: '2026-06-10' })).status).toBe(409);
  expect((await pull('cancel-registration', { activityId: activity.id, userId: residents[0] })).status).toBe(
    404,
  );
  expect(state()).toEqual(before);
});
