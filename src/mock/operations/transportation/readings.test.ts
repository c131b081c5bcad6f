import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { DAY, transportationMock, RIDE, WINDOW } from '../../testing/transportation.ts';

test('create-status: ok answers 200', async () => {
  const alone = transportationMock({ 'create-status': { createTransportationRequest: 'ok' } });
  expect((await alone.ask()).status).toBe(200);
  const { ask, call, path, residentId } = transportationMock(reading('create-status', 'ok'));
  const comment = { as: residentId, body: { text: 'When?' } };
  expect((await call('POST', `${path}/${idOf(await ask())}/comments`, comment)).status).toBe(200);
});

test('unlinked-acting-user: not-found, for each operation by itself', async () => {
  const statuses = async (readings: Readings) => {
    const { ask, listed, call, facilityId, neighbour, addConnection } = transportationMock(readings);
    const unlinked = addConnection().id;
    const settings = await call('GET', `/facilities/${facilityId}/transportation-settings`, {
      as: unlinked,
    });
    return [settings, await listed(WINDOW, neighbour), await ask({}, neighbour)].map(({ status }) => status);
  };
  expect(await statuses({})).toEqual([403, 403, 403]);
  const alone = { getTransportationSettings: 'not-found' } as const;
  expect(await statuses({ 'unlinked-acting-user': alone })).toEqual([404, 403, 403]);
  expect(await statuses(reading('unlinked-acting-user', 'not-found'))).toEqual([404, 404, 404]);
});

test.each([
  ['names-and-dates', ['monday', null], [null, '2026-06-25']],
  ['numbers-and-dates', [1, null], [null, '2026-06-25']],
  ['short-names-and-date-times', ['MON', null], [null, '2026-06-25T00:00:00Z']],
] as const)('hours-entry-form: %s', async (form, weekday, date) => {
  const { call, pull, facilityId, residentId } = transportationMock(reading('hours-entry-form', form));
  const hoursOfOperation = [{ dayOfWeek: 'monday' }, { date: DAY }];
  await pull('edit-transportation-settings', { facilityId, hoursOfOperation });
  const settings = await call('GET', `/facilities/${facilityId}/transportation-settings`, { as: residentId });
  expect(dataOf(settings)['hoursOfOperation']).toMatchObject(
    [weekday, date].map(([dayOfWeek, day]) => ({ dayOfWeek, date: day })),
  );
});

test('missing-required-status: unprocessable, for the list alone; what is asked for is refused with 400', async () => {
  const { ask, replace, listed } = transportationMock(reading('missing-required-status', 'unprocessable'));
  const id = idOf(await ask());
  for (const left of Object.keys(RIDE))
    expect([
      (await ask({ [left]: undefined })).status,
      (await replace(id, { [left]: undefined })).status,
    ]).toEqual([400, 400]);
  expect((await listed('startDate=2026-06-15')).status).toBe(422);
  expect((await ask({ tripType: 'roundtrip' })).status).toBe(400);
});

test('window-end-before-start: empty-list', async () => {
  const taken = { listTransportationRequests: 'empty-list' } as const;
  const { listed } = transportationMock({ 'window-end-before-start': taken });
  const answer = await listed('startDate=2026-06-20&endDate=2026-06-19');
  expect([answer.status, answer.body]).toEqual([200, { data: [] }]);
});

test.each([
  ['ignored', ['pending', 'approved'], ['pending']],
  ['empty-list', [], ['pending']],
] as const)('unknown-filter-value: %s', async (taken, alone, withKnown) => {
  const { ask, listed, staffDo } = transportationMock(reading('unknown-filter-value', taken));
  const ids = [idOf(await ask()), idOf(await ask())];
  await staffDo('approve-transportation-request', ids[1] ?? '');
  const asked = async (status: string) =>
    itemsOf(await listed(`${WINDOW}&status=${status}`)).map((item) => item['status']);
  expect([await asked('open'), await asked('open,pending')]).toEqual([alone, withKnown]);
});

test.each([
  ['ascending-none-last', ['20 09:00', '20 null', '25 08:00', '25 12:00', '25 null']],
  ['ascending-none-first', ['20 null', '20 09:00', '25 null', '25 08:00', '25 12:00']],
  ['descending', ['25 12:00', '25 08:00', '25 null', '20 09:00', '20 null']],
] as const)('transportation-order: %s', async (order, expected) => {
  const { listed, staffMakes } = transportationMock(reading('transportation-order', order));
  for (const [date, appointmentTime] of [
    [DAY, null],
    [DAY, '12:00'],
    ['2026-06-20', '09:00'],
    [DAY, '08:00'],
    ['2026-06-20', null],
  ])
    await staffMakes({ date, appointmentTime });
  const shown = itemsOf(await listed()).map(
    (item) => `${String(item['date']).slice(-2)} ${String(item['appointmentTime'])}`,
  );
  expect(shown).toEqual(expected);
});

test('unpaged-list-members: paging-members', async () => {
  const { listed } = transportationMock(reading('unpaged-list-members', 'paging-members'));
  expect((await listed()).body).toEqual({ data: [], nextCursor: null, hasMore: false });
});

test('mobility-needs-form: list takes a list as it is and a text as a list of one', async () => {
  const { ask, replace, staffMakes, read } = transportationMock(reading('mobility-needs-form', 'list'));
  const made = await ask({ mobilityNeeds: ['Walker', 'Oxygen'] });
  expect(dataOf(made)).toMatchObject({ mobilityNeeds: ['Walker', 'Oxygen'] });
  expect(dataOf(await replace(idOf(made), { mobilityNeeds: 'Walker' }))).toMatchObject({
    mobilityNeeds: ['Walker'],
  });
  expect(dataOf(await read(await staffMakes({ mobilityNeeds: 'Cane' })))).toMatchObject({
    mobilityNeeds: ['Cane'],
  });
});

test('request-creator-phone: unset shows none', async () => {
  const { ask } = transportationMock(reading('request-creator-phone', 'unset'));
  expect(dataOf(await ask())).toMatchObject({ creator: { phone: null } });
});

test.each([
  ['when-served', [true, false, false, false]],
  ['when-pending', [true, true, false, false]],
  ['creator', [true, false, true, true]],
] as const)('can-edit-can-cancel: %s', async (taken, expected) => {
  const { ask, read, staffMakes, staffDo, residentId } = transportationMock(
    reading('can-edit-can-cancel', taken),
  );
  const [own, theirs] = [idOf(await ask()), await staffMakes()];
  const approved = idOf(await ask());
  await staffDo('approve-transportation-request', approved);
  const recurring = await staffMakes({ creatorId: residentId, recurring: { frequency: 'daily' } });
  for (const member of ['canEdit', 'canCancel'] as const) {
    const shown = [own, theirs, approved, recurring].map(async (id) => dataOf(await read(id))[member]);
    expect(await Promise.all(shown)).toEqual(expected);
  }
});

test.each(['ignore', 'coerce'] as const)(
  'value-outside-set: %s is for others; the trip is refused',
  async (taken) => {
    const answer = await transportationMock(reading('value-outside-set', taken)).ask({
      tripType: 'on foot',
      returnTime: '15:00',
    });
    expect(answer.status).toBe(400);
  },
);

test('wrong-types: coerced', async () => {
  const { ask } = transportationMock(reading('wrong-types', 'coerced'));
  expect(dataOf(await ask({ destination: 42 }))).toMatchObject({ destination: '42' });
  expect((await transportationMock().ask({ destination: 42 })).status).toBe(400);
});

test('unknown-members and other-read-only-members: refused', async () => {
  const unknown = transportationMock(reading('unknown-members', 'refused'));
  expect((await unknown.ask({ colour: 'red' })).status).toBe(400);
  const readOnly = transportationMock(reading('other-read-only-members', 'refused'));
  const id = idOf(await readOnly.ask());
  for (const name of ['driver', 'vehicle', 'mileage', 'canEdit', 'referenceNumber', 'creator', 'timezone']) {
    expect([name, (await readOnly.ask({ [name]: 'mine' })).status]).toEqual([name, 400]);
    expect([name, (await readOnly.replace(id, { [name]: 'mine' })).status]).toEqual([name, 400]);
  }
  expect((await readOnly.ask({ id: 'trq_mine', created: 'now' })).status).toBe(201);
});

test('lead-time-source: always-three holds for a create, whatever the settings say', async () => {
  const statuses = async (readings: Readings, minimumLeadTimeHours: number) => {
    const { ask, replace, pull, facilityId } = transportationMock(readings);
    const id = idOf(await ask());
    await pull('edit-transportation-settings', { facilityId, minimumLeadTimeHours });
    const soon = { date: '2026-06-15', appointmentTime: '16:00' };
    return [(await ask(soon)).status, (await replace(id, soon)).status];
  };
  expect([await statuses({}, 5), await statuses({}, 4)]).toEqual([
    [400, 400],
    [201, 200],
  ]);
  expect(await statuses(reading('lead-time-source', 'always-three'), 5)).toEqual([201, 400]);
});

test('hours-checked-times: appointment-only, for each operation by itself', async () => {
  const { ask, replace } = transportationMock({
    'hours-checked-times': { createTransportationRequest: 'appointment-only' },
  });
  const early = { pickupTime: '06:00', returnTime: '23:00' };
  const made = await ask(early);
  expect([made.status, (await replace(idOf(made), early)).status]).toEqual([201, 400]);
  expect((await ask({ appointmentTime: '06:00' })).status).toBe(400);
});

test.each([
  ['date-wins', [400, 201, 400]],
  ['weekday-wins', [201, 400, 400]],
  ['either-allows', [201, 201, 400]],
] as const)('hours-entry-wins: %s', async (taken, expected) => {
  const { ask, pull, facilityId } = transportationMock(reading('hours-entry-wins', taken));
  const hoursOfOperation = [
    { dayOfWeek: 'thursday', startTime: '08:00', endTime: '11:00' },
    { date: DAY, startTime: '13:00', endTime: '17:00' },
  ];
  await pull('edit-transportation-settings', { facilityId, hoursOfOperation });
  const statuses = ['09:00', '15:00', '12:00'].map(
    async (appointmentTime) => (await ask({ appointmentTime })).status,
  );
  expect(await Promise.all(statuses)).toEqual(expected);
});

test('hours-unlisted-day: closed', async () => {
  const status = async (readings: Readings) => {
    const { ask, pull, facilityId } = transportationMock(readings);
    await pull('edit-transportation-settings', { facilityId, hoursOfOperation: [{ dayOfWeek: 'monday' }] });
    return [(await ask()).status, (await ask({ date: '2026-06-22' })).status];
  };
  expect(await status({})).toEqual([201, 201]);
  expect(await status(reading('hours-unlisted-day', 'closed'))).toEqual([400, 201]);
});

test.each([
  ['next-occurrence', '2026-06-20', 200],
  ['whole-request', null, 200],
  ['refused', undefined, 400],
] as const)('recurring-request-read: %s', async (taken, occurrenceDate, status) => {
  const { read, staffMakes } = transportationMock(reading('recurring-request-read', taken));
  const id = await staffMakes({ date: '2026-06-06', recurring: { frequency: 'weekly' } });
  const answer = await read(id);
  expect(answer.status).toBe(status);
  if (status === 200)
    expect(dataOf(answer)).toMatchObject({
      ...{ occurrenceDate, date: occurrenceDate ?? '2026-06-06', isRecurring: true },
    });
  const over = await staffMakes({ date: '2026-06-06', recurring: { frequency: 'daily', count: 3 } });
  if (taken === 'next-occurrence')
    expect(dataOf(await read(over))).toMatchObject({ occurrenceDate: '2026-06-08' });
});

test('a request that does not recur has no occurrence, not even on its own date', async () => {
  const { ask, read } = transportationMock();
  expect((await read(idOf(await ask()), `occurrenceDate=${DAY}`)).status).toBe(404);
});

test('deleted-transportation-request-read: served, by the read and by nothing else', async () => {
  const { ask, call, path, read, listed, replace, cancel, staffDo, residentId } = transportationMock(
    reading('deleted-transportation-request-read', 'served'),
  );
  const id = idOf(await ask({ notes: 'Last words' }));
  await staffDo('delete-transportation-request', id);
  expect(dataOf(await read(id))).toMatchObject({ id, notes: 'Last words', canEdit: false, canCancel: false });
  const comments = await call('GET', `${path}/${id}/comments`, { as: residentId });
  expect([(await replace(id)).status, (await cancel(id)).status, comments.status]).toEqual([404, 404, 404]);
  expect(idsOf(await listed())).toEqual([]);
});

test.each([
  ['creator-first', [403, 403, 403, 403, 400]],
  ['body-first', [400, 400, 403, 403, 400]],
  ['state-first', [403, 409, 409, 409, 409]],
] as const)('planned-refusal-order: %s', async (taken, expected) => {
  const { ask, replace, cancel, staffDo, residentId, relatives } = transportationMock(
    reading('planned-refusal-order', taken),
  );
  const [{ id: creator }] = relatives;
  const [open, closed] = [idOf(await ask({}, creator)), idOf(await ask({}, creator))];
  await staffDo('approve-transportation-request', closed);
  const wrong = { transportationType: 'Helicopter' };
  const answers = [
    await replace(open, wrong),
    await replace(closed, wrong),
    await replace(closed),
    await cancel(closed, residentId),
    await replace(closed, wrong, creator),
  ];
  expect(answers.map(({ status }) => status)).toEqual(expected);
  expect([(await replace(open)).status, (await cancel(open)).status]).toEqual([403, 403]);
});

test('modified-on-update: unchanged', async () => {
  const { ask, replace, cancel } = transportationMock(reading('modified-on-update', 'unchanged'));
  const asked = await ask();
  const [id, { created: modified }] = [idOf(asked), dataOf(asked)];
  expect(dataOf(await replace(id, { notes: 'Soon' }))).toMatchObject({ notes: 'Soon', modified });
  expect(dataOf(await cancel(id))).toMatchObject({ status: 'cancelled', modified });
});

test('unchanged-transportation-event: silent sends events for real changes only', async () => {
  const updates = async (readings: Readings) => {
    const { ask, replace, reportedEvents } = transportationMock(readings);
    const id = idOf(await ask());
    await replace(id);
    await replace(id, { notes: 'Soon' });
    return reportedEvents().filter(([type]) => type === 'transportation_request.updated').length;
  };
  const silent = reading('unchanged-transportation-event', 'silent');
  expect([await updates({}), await updates(silent)]).toEqual([2, 1]);
});
