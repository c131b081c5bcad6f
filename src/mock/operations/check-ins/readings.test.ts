import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { isoOf } from '../../world/clock.ts';
import { idOf } from '../../testing/people.ts';
import { checkInsMock } from '../../testing/check-ins.ts';
import { readingsOf, type WindowRow } from '../../testing/windows.ts';

test('create-status: ok answers 200', async () => {
  expect((await checkInsMock({ 'create-status': { createCheckIn: 'ok' } }).create('2026-06-20')).status).toBe(
    200,
  );
});

test.each([
  ['date', '2026-06-20'],
  ['midnight-utc', '2026-06-20T00:00:00Z'],
  ['local-midnight', '2026-06-20T00:00:00+02:00'],
] as const)('check-in-date-form: %s', async (form, startDate) => {
  const { create, call, path, replace, days } = checkInsMock(
    reading('check-in-date-form', form),
    'copenhagen',
  );
  const made = await create('2026-06-20');
  expect(made.body).toMatchObject({ data: { startDate } });
  expect((await call('GET', `${path}/${idOf(made)}`)).body).toEqual(made.body);
  expect((await replace(made, '2026-06-20')).body).toMatchObject({ data: { startDate } });
  expect((await days('2026-06-20', '2026-06-20')).body).toMatchObject({ data: [{ startDate }] });
});

test('check-in-date-input: date-only and date-time-only', async () => {
  const asked = async (readings: Readings) => {
    const { create, replace } = checkInsMock(readings);
    const forms = ['2026-06-20', '2026-06-21T00:00:00Z'] as const;
    const made = [await create(forms[0]), await create(forms[1])] as const;
    const first = made[0].status === 201 ? made[0] : made[1];
    return [...made, await replace(first, forms[0]), await replace(first, forms[1])].map(
      ({ status }) => status,
    );
  };
  expect(await asked(reading('check-in-date-input', 'date-only'))).toEqual([201, 400, 200, 400]);
  expect(await asked(reading('check-in-date-input', 'date-time-only'))).toEqual([400, 201, 400, 200]);
});

// Half past midnight of the twentieth in Kolkata is the nineteenth both in UTC and in Copenhagen, there at nine p.m.
test.each([
  ['as-written', '2026-06-20T00:30:00+05:30', '2026-06-20'],
  ['facility', '2026-06-20T00:30:00+05:30', '2026-06-19'],
  ['utc', '2026-06-20T00:30:00+05:30', '2026-06-19'],
  ['facility', '2026-06-19T22:30:00Z', '2026-06-20'],
  ['utc', '2026-06-19T22:30:00Z', '2026-06-19'],
  ['utc', '2026-06-20', '2026-06-20'],
] as const)('check-in-day-zone: %s takes %s as %s', async (zone, sent, startDate) => {
  const { create, replace } = checkInsMock(reading('check-in-day-zone', zone), 'copenhagen');
  expect((await create(sent)).body).toMatchObject({ data: { startDate } });
  const other = await create('2026-07-01');
  expect((await replace(other, sent)).status).toBe(409);
});

test('check-in-day-zone: no zone makes a day that cannot be written', async () => {
  const { create, state } = checkInsMock(reading('check-in-day-zone', 'utc'));
  const before = state();
  expect((await create('9999-12-31T23:00:00-14:00')).status).toBe(400);
  expect((await create('0000-01-01T01:00:00+14:00')).status).toBe(400);
  expect(state()).toEqual(before);
});

test('check-in-moved-onto-taken-day: allowed', async () => {
  const { create, replace, days } = checkInsMock(reading('check-in-moved-onto-taken-day', 'allowed'));
  const made = await create('2026-06-20');
  await create('2026-06-21');
  expect((await replace(made, '2026-06-21')).status).toBe(200);
  expect((await days('2026-06-21', '2026-06-21')).body).toMatchObject({ data: [{}, {}] });
  expect((await create('2026-06-21')).status).toBe(409);
});

test('any integer is a durationInMinutes, one below 0 too', async () => {
  const { create, replace } = checkInsMock({});
  const made = await create('2026-06-20', { durationInMinutes: -5 });
  expect(made.body).toMatchObject({ data: { durationInMinutes: -5 } });
  const changed = await replace(made, '2026-06-20', { durationInMinutes: -1441 });
  expect(changed.body).toMatchObject({ data: { durationInMinutes: -1441 } });
});

test('check-in-put-omitted: cleared, or kept', async () => {
  const left = async (readings: Readings) => {
    const { create, replace } = checkInsMock(readings);
    const made = await create('2026-06-20', { description: 'Fine' });
    return (await replace(made, '2026-06-20')).body;
  };
  expect(await left({})).toMatchObject({ data: { description: null } });
  expect(await left(reading('check-in-put-omitted', 'kept'))).toMatchObject({
    data: { description: 'Fine' },
  });
});

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
  ['getCheckIn', 'GET', 200],
  ['replaceCheckIn', 'PUT', 200],
  ['deleteCheckIn', 'DELETE', 204],
] as const)('child-under-wrong-parent: served for %s', async (operation, method, status) => {
  const { call, create, residents, staffId } = checkInsMock({
    'child-under-wrong-parent': { [operation]: 'served' },
  });
  const made = await create('2026-06-20');
  const path = `/residents/${residents[1]}/check-ins/${idOf(made)}`;
  const body = { startDate: '2026-06-20', checkInStaffId: staffId, durationInMinutes: 30 };
  expect((await call(method, path, method === 'PUT' ? { body } : {})).status).toBe(status);
});

test('modified-on-update: advances, or unchanged', async () => {
  const later = async (readings: Readings) => {
    const { create, replace, world } = checkInsMock(readings);
    const made = await create('2026-06-20');
    const stored = world.store.checkIns.find(idOf(made));
    if (stored) world.store.checkIns.replace({ ...stored, modified: '2026-06-01T00:00:00.000Z' });
    return (await replace(made, '2026-06-20')).body;
  };
  const now = isoOf(checkInsMock().world.clock.now());
  expect(await later({})).toMatchObject({ data: { created: now, modified: now } });
  expect(await later(reading('modified-on-update', 'unchanged'))).toMatchObject({
    data: { modified: '2026-06-01T00:00:00.000Z' },
  });
});

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

test('window-beyond: cut holds nothing of day 46', async () => {
  const { create, days } = checkInsMock({ 'window-beyond': { listCheckIns: 'cut' } });
  for (const startDate of ['2026-06-01', '2026-07-15', '2026-07-16']) await create(startDate);
  expect((await days('2026-06-01T20:00:00Z', '2026-08-31T00:00:00Z')).body).toMatchObject({
    data: [{ startDate: '2026-06-01' }, { startDate: '2026-07-15' }],
  });
});

const facilityDays = reading('window-zone', 'facility');

// The community keeps the time of Copenhagen, two hours ahead of UTC; a check-in was made on the twentieth.
test.each<WindowRow<readonly string[]>>([
  ['window-zone', 'usual', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', []],
  ['window-zone', 'facility', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', ['2026-06-20']],
  ['window-zone', 'usual', '2026-06-20T01:00:00+02:00', '2026-06-20T01:30:00+02:00', ['2026-06-20']],
  ['window-zone', 'utc', '2026-06-20T01:00:00+02:00', '2026-06-20T01:30:00+02:00', []],
  ['window-start', 'given-instant', '2026-06-20T09:00:00Z', '2026-06-20T10:00:00Z', ['2026-06-20']],
  ['window-end', 'usual', '2026-06-19T00:00:00+02:00', '2026-06-20T00:00:00+02:00', ['2026-06-20']],
  ['window-end', 'exclusive', '2026-06-19T00:00:00+02:00', '2026-06-20T00:00:00+02:00', []],
  ['window-plain-dates', 'midnights', '2026-06-19', '2026-06-20', ['2026-06-20']],
  ['window-plain-dates', 'refused', '2026-06-19', '2026-06-20', 400],
  ['window-end-before-start', 'usual', '2026-06-21', '2026-06-20', 400],
  ['window-end-before-start', 'empty-list', '2026-06-21', '2026-06-20', []],
  ['date-time-without-zone', 'usual', '2026-06-19T22:30:00', '2026-06-19T23:30:00', []],
  ['date-time-without-zone', 'utc', '2026-06-19T22:30:00', '2026-06-19T23:30:00', ['2026-06-20']],
])('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const readings = { ...(choice === 'date-time-without-zone' && facilityDays), ...readingsOf(choice, taken) };
  const { create, days } = checkInsMock(readings, 'copenhagen');
  await create('2026-06-20');
  const { status, body } = await days(from, to);
  if (expected === 400) expect(status).toBe(400);
  else expect(body).toMatchObject({ data: expected.map((startDate) => ({ startDate })) });
});
