import { expect, test } from 'vitest';
import { checkInsMock } from '../../testing/check-ins.ts';

test.each([
  ['oldest-first', ['2026-06-21', '2026-06-20']],
  ['newest-first', ['2026-06-20', '2026-06-21']],
  ['by-name-or-date', ['2026-06-20', '2026-06-21']],
] as const)('default-order: %s', async (order, listed) => {
  const { create, days } = checkInsMock({ 'default-order': { listCheckIns: order } });
  await create('2026-06-21');
  await create('2026-06-20');
  expect((await days('2026-06-01', '2026-06-30')).body).toMatchObject({
    data: listed.map((startDate) => ({ startDate })),
  });
});
