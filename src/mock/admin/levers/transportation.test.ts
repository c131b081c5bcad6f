import { describe, expect, test } from 'vitest';
import { DAY, daysOf, transportationMock } from '../../testing/transportation.ts';
import { dataOf, idOf, membersOf } from '../../testing/people.ts';

const APPROVE = 'approve-transportation-request';
const DENY = 'deny-transportation-request';
const COMPLETE = 'complete-transportation-request';
const DELETE = 'delete-transportation-request';

test('staff approve and complete a request, or deny it, and receivers hear of each', async () => {
  const { ask, read, staffDo, reportedEvents } = transportationMock();
  const [one, other] = [idOf(await ask()), idOf(await ask())];
  const moved: unknown[] = [];
  for (const [lever, id] of [
    [APPROVE, one],
    [COMPLETE, one],
    [DENY, other],
  ] as const) {
    expect(await staffDo(lever, id)).toBe(200);
    moved.push(dataOf(await read(id))['status']);
  }
  expect(moved).toEqual(['approved', 'completed', 'denied']);
  expect(reportedEvents().slice(2)).toEqual(
    [one, one, other].map((id) => ['transportation_request.updated', id]),
  );
});

test('what the state of a request forbids is refused, and nothing changes', async () => {
  const { ask, cancel, staffDo, state } = transportationMock();
  const ids = [idOf(await ask()), idOf(await ask()), idOf(await ask()), idOf(await ask())] as const;
  const [pending, approved, denied, cancelled] = ids;
  await staffDo(APPROVE, approved);
  await staffDo(DENY, denied);
  await cancel(cancelled);
  const before = state();
  const statuses = async (lever: string) =>
    Promise.all(ids.map((id) => staffDo(lever, id, { driver: { name: 'Kim' } })));
  expect(await staffDo(COMPLETE, pending)).toBe(409);
  for (const id of [approved, denied, cancelled])
    expect([await staffDo(APPROVE, id), await staffDo(DENY, id)]).toEqual([409, 409]);
  for (const id of [denied, cancelled]) expect(await staffDo(COMPLETE, id)).toBe(409);
  expect(state()).toEqual(before);
  expect(await statuses('assign-transportation')).toEqual([200, 200, 409, 409]);
});

test('staff assign a driver and a vehicle, which keep their ids in every request', async () => {
  const { ask, read, replace, staffDo, reportedEvents } = transportationMock();
  const [one, other] = [idOf(await ask()), idOf(await ask())];
  const driver = { name: 'Kim Reed', phone: '+1 555 0177' };
  await staffDo('assign-transportation', one, { driver });
  await staffDo('assign-transportation', one, { vehicle: { name: 'Blue van' } });
  await staffDo('assign-transportation', other, { driver, vehicle: {} });
  const shown = dataOf(await read(one));
  expect(shown).toMatchObject({ status: 'pending', driver, vehicle: { name: 'Blue van' } });
  expect(dataOf(await read(other))['driver']).toEqual(shown['driver']);
  const before = reportedEvents().length;
  await staffDo('assign-transportation', one, { driver });
  await staffDo('assign-transportation', one);
  expect(reportedEvents()).toHaveLength(before);
  expect(dataOf(await replace(one, { notes: 'Soon' }))).toMatchObject({
    ...{ notes: 'Soon', driver: shown['driver'], vehicle: shown['vehicle'] },
  });
});

describe('staff make requests', () => {
  test('in their own name or for another user, without the checks of the API', async () => {
    const { pull, read, staffMakes, residentId, relatives, facilityId, reportedEvents } =
      transportationMock();
    await pull('edit-transportation-settings', {
      facilityId,
      hoursOfOperation: [],
      requireDestinationAddress: true,
    });
    const ids = [
      await staffMakes(),
      await staffMakes({ creatorId: residentId, date: '2020-01-01', appointmentTime: '03:00' }),
      await staffMakes({
        creatorId: relatives[0].id,
        appointmentTime: null,
        transportationType: 'Taxi',
        mileage: 4.5,
      }),
    ];
    const shown = await Promise.all(ids.map(async (id) => dataOf(await read(id))));
    expect(shown).toMatchObject([
      { creator: { name: 'Sam Hale', phone: null }, date: DAY, appointmentTime: '12:00', status: 'pending' },
      { creator: { id: residentId }, date: '2020-01-01', appointmentTime: '03:00' },
      { creator: { id: relatives[0].id }, appointmentTime: null, transportationType: 'Taxi', mileage: 4.5 },
    ]);
    expect(reportedEvents()).toEqual(ids.map((id) => ['transportation_request.created', id]));
  });

  test('is ten days ahead by default', async () => {
    const { pull, read, residentId } = transportationMock({}, 'copenhagen');
    const made = membersOf(await pull('create-transportation-request', { residentId }));
    expect(dataOf(await read(String(made['requestId'])))).toMatchObject({ date: '2026-06-25' });
  });

  test.each([
    ['a number', { count: 2 }, ['2026-07-20', '2026-07-23']],
    ['a day', { until: '2026-07-28' }, ['2026-07-20', '2026-07-23', '2026-07-26']],
    ['neither', {}, ['2026-07-20', '2026-07-23', '2026-07-26', '2026-07-29']],
  ])('recurring, with an end by %s', async (_what, end, days) => {
    const { listed, staffMakes } = transportationMock();
    await staffMakes({ date: '2026-07-20', recurring: { frequency: 'daily', interval: 3, ...end } });
    expect(daysOf(await listed())).toEqual(days);
  });

  test.each([
    ['an end before the first ride', { frequency: 'daily', until: '2026-06-24' }],
    ['every zeroth day', { frequency: 'daily', interval: 0 }],
    ['no rides', { frequency: 'daily', count: 0 }],
    ['every year', { frequency: 'yearly' }],
  ])('and none with %s', async (_what, recurring) => {
    const { pull, state, residentId } = transportationMock();
    const before = state();
    const answer = await pull('create-transportation-request', { residentId, date: DAY, recurring });
    expect(answer.status).toBe(400);
    expect(state()).toEqual(before);
  });
});

test('settings change one by one, and what makes no sense is refused', async () => {
  const { call, pull, state, facilityId, residentId } = transportationMock();
  const settings = async () =>
    dataOf(await call('GET', `/facilities/${facilityId}/transportation-settings`, { as: residentId }));
  const usual = await settings();
  await pull('edit-transportation-settings', { facilityId, minimumLeadTimeHours: 0 });
  await pull('edit-transportation-settings', { facilityId, transportationTypes: [] });
  expect(await settings()).toEqual({ ...usual, minimumLeadTimeHours: 0, transportationTypes: [] });
  const before = state();
  for (const entry of [
    {},
    { dayOfWeek: 'monday', date: DAY },
    { date: DAY, startTime: '17:00', endTime: '08:00' },
    { dayOfWeek: 'someday' },
    { date: '2026-06-31' },
  ]) {
    const answer = await pull('edit-transportation-settings', { facilityId, hoursOfOperation: [entry] });
    expect([entry, answer.status]).toEqual([entry, 400]);
  }
  expect(state()).toEqual(before);
});

test('what does not exist, or no longer, is 404', async () => {
  const { ask, pull, staffDo, state } = transportationMock();
  const id = idOf(await ask());
  expect(await staffDo(DELETE, id)).toBe(200);
  const before = state();
  for (const lever of [APPROVE, DENY, COMPLETE, DELETE, 'assign-transportation'])
    expect([await staffDo(lever, id), await staffDo(lever, 'trq_nobody')]).toEqual([404, 404]);
  const strangers = [
    ['edit-transportation-settings', { facilityId: 'fac_nobody' }],
    ['create-transportation-request', { residentId: 'res_nobody' }],
    ['comment-on-transportation-request', { requestId: id, visibleToFamily: true }],
  ] as const;
  for (const [lever, input] of strangers) expect((await pull(lever, input)).status).toBe(404);
  expect(state()).toEqual(before);
});

test.each([[[]], [[APPROVE]], [[DENY]], [[APPROVE, COMPLETE]]])(
  'staff delete a request in any state: after %s',
  async (levers) => {
    const { ask, staffDo, reportedEvents } = transportationMock();
    const id = idOf(await ask());
    for (const lever of levers) await staffDo(lever, id);
    expect(await staffDo(DELETE, id)).toBe(200);
    expect(reportedEvents().at(-1)).toEqual(['transportation_request.deleted', id]);
  },
);
