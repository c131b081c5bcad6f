import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { registrationsMock, SERIES } from '../../testing/registrations.ts';
import { readingsOf, type WindowRow } from '../../testing/windows.ts';

test('registration-list-dates: registered-at selects by the time of registering', async () => {
  const { register, listed, residents } = registrationsMock(
    reading('registration-list-dates', 'registered-at'),
  );
  await register(residents[0]);
  expect((await listed(residents[0], '2026-06-15', '2026-06-15')).body).toMatchObject({ data: [{}] });
  expect((await listed(residents[0], '2026-06-20', '2026-06-20')).body).toEqual({ data: [] });
});

test('registration-list-dates: registered-at shows a series once', async () => {
  const { register, listed, residents } = registrationsMock(
    reading('registration-list-dates', 'registered-at'),
    SERIES,
  );
  await register(residents[0]);
  const { body } = await listed(residents[0]);
  expect(body).toMatchObject({ data: [{ activityStartDate: '2026-06-15T10:00:00Z' }] });
});

test('registration-list-window: forty-five-days', async () => {
  const { listed, residents } = registrationsMock({
    ...reading('registration-list-window', 'forty-five-days'),
    ...reading('window-beyond', 'cut'),
  });
  expect((await listed(residents[0], '2026-06-01T22:00:00Z', '2026-07-15T23:59:59Z')).status).toBe(200);
  expect((await listed(residents[0], '2026-06-01T22:00:00Z', '2026-07-16T00:00:00Z')).status).toBe(400);
});

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

// The activity lies at noon in Copenhagen, which is ten o'clock in UTC.
test.each<WindowRow<number>>([
  ['window-start', 'usual', '2026-06-20T10:30:00Z', '2026-06-20T20:00:00Z', 1],
  ['window-start', 'given-instant', '2026-06-20T10:30:00Z', '2026-06-20T20:00:00Z', 0],
  ['window-end', 'usual', '2026-06-20T00:00:00Z', '2026-06-20T10:00:00Z', 1],
  ['window-end', 'exclusive', '2026-06-20T00:00:00Z', '2026-06-20T10:00:00Z', 0],
  ['window-plain-dates', 'usual', '2026-06-20', '2026-06-20', 1],
  ['window-plain-dates', 'midnights', '2026-06-20', '2026-06-20', 0],
  ['window-plain-dates', 'refused', '2026-06-20', '2026-06-20', 400],
  ['window-end-before-start', 'empty-list', '2026-06-21', '2026-06-20', 0],
  ['date-time-without-zone', 'usual', '2026-06-20T00:00:00', '2026-06-20T11:00:00', 0],
  ['date-time-without-zone', 'utc', '2026-06-20T00:00:00', '2026-06-20T11:00:00', 1],
])('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const atNoon = { startTime: '12:00', endTime: '13:00' };
  const { register, listed, residents } = registrationsMock(readingsOf(choice, taken), atNoon, 'copenhagen');
  await register(residents[0]);
  const { status, body } = await listed(residents[0], from, to);
  if (expected === 400) expect(status).toBe(400);
  else
    expect(body).toMatchObject({ data: Array.from({ length: expected }, () => ({ userId: residents[0] })) });
});
