import { expect, test } from 'vitest';
import { checkInsMock } from '../../testing/check-ins.ts';

test.each(['createCheckIn', 'replaceCheckIn'] as const)(
  'unknown-check-in-staff: accepted on %s',
  async (operation) => {
    const { create, replace, residents } = checkInsMock({
      'unknown-check-in-staff': { [operation]: 'accepted' },
    });
    const made = await create('2026-06-20');
    const ask = (checkInStaffId: string) =>
      operation === 'createCheckIn'
        ? create('2026-06-21', { checkInStaffId })
        : replace(made, '2026-06-20', { checkInStaffId });
    expect((await ask('stf_nobody')).body).toMatchObject({
      data: { checkInStaff: { id: 'stf_nobody', firstName: null, lastName: null } },
    });
    const other =
      operation === 'createCheckIn'
        ? replace(made, '2026-06-20', { checkInStaffId: residents[1] })
        : create('2026-06-22', { checkInStaffId: residents[1] });
    expect((await other).status).toBe(400);
  },
);

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
