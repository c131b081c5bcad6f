import { expect, test } from 'vitest';
import { registrationsMock } from '../../testing/registrations.ts';

test.each([
  ['oldest-first', ['Later', 'Sooner']],
  ['newest-first', ['Sooner', 'Later']],
  ['by-name-or-date', ['Sooner', 'Later']],
] as const)('default-order: %s', async (order, names) => {
  const { call, put, residents, listed } = registrationsMock({
    'default-order': { listResidentRegistrations: order },
  });
  for (const [name, day] of [
    ['Later', 21],
    ['Sooner', 18],
  ] as const) {
    const { id } = put({ name, startDate: `2026-06-${day}T10:00:00.000Z`, endDate: null });
    await call('POST', `/activities/${id}/registrations`, {
      body: { userId: residents[0], userType: 'resident' },
    });
  }
  expect((await listed(residents[0])).body).toMatchObject({
    data: names.map((activityName) => ({ activityName })),
  });
});
