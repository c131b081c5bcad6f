import { expect, test } from 'vitest';
import { DAILY, registrationsMock, SERIES } from '../../testing/registrations.ts';
const on = (date: string) => `?occurrenceDate=${date}`;

test('when its last occurrence is cancelled a whole registration is gone', async () => {
  const two = { ...DAILY, seriesStartDate: '2026-06-20', seriesEndDate: '2026-06-21' };
  const { register, cancel, residents, world, call, activity } = registrationsMock(
    {},
    { ...SERIES, recurrence: two },
  );
  await register(residents[0]);
  await cancel(residents[0], on('2026-06-20'));
  expect(world.store.registrations.all()).toHaveLength(1);
  await cancel(residents[0], on('2026-06-21'));
  expect(world.store.registrations.all()).toEqual([]);
  expect((await call('DELETE', `/activities/${activity.id}`)).status).toBe(204);
});
