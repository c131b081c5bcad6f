import { describe, expect, test } from 'vitest';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { daysOf, transportationMock, RIDE, WINDOW } from '../../testing/transportation.ts';

const NOW = '2026-06-15T12:00:00.000Z';

test('a request is made, read, listed, replaced and cancelled', async () => {
  const { ask, read, listed, replace, cancel, reportedEvents, residentId, facilityId } = transportationMock();
  const made = await ask({ notes: 'Bring the papers', transportationType: 'Wheelchair van' });
  expect(made.status).toBe(201);
  const data = {
    ...RIDE,
    id: idOf(made),
    referenceNumber: 'TR-00001',
    ...{ residentId, facilityId, status: 'pending', timezone: 'UTC' },
    ...{ pickupTime: null, returnTime: null, pickupLocation: null, destinationAddress: null },
    ...{ transportationType: 'Wheelchair van', mobilityNeeds: null, notes: 'Bring the papers' },
    ...{ mileage: null, driver: null, vehicle: null, isRecurring: false, occurrenceDate: null },
    creator: { id: residentId, name: 'Ada Berg', phone: '+1 555 0100' },
    ...{ canEdit: true, canCancel: true, created: NOW, modified: null },
  };
  expect(made.body).toEqual({ data });
  expect((await read(data.id)).body).toEqual({ data });
  expect((await listed()).body).toEqual({ data: [data] });

  const more = { tripType: 'roundtrip', returnTime: '14:00', pickupTime: '11:00', pickupLocation: 'Lobby' };
  const replaced = await replace(data.id, { ...more, status: 'approved', id: 'trq_mine' });
  const then = { ...data, ...more, notes: null, transportationType: null, modified: NOW };
  expect([replaced.status, replaced.body]).toEqual([200, { data: then }]);
  expect((await read(data.id)).body).toEqual({ data: then });

  const cancelled = await cancel(data.id);
  const kept = { ...then, status: 'cancelled', canEdit: false, canCancel: false };
  expect([cancelled.status, cancelled.body]).toEqual([200, { data: kept }]);
  expect((await listed()).body).toEqual({ data: [kept] });
  expect(reportedEvents()).toEqual([
    ['transportation_request.created', data.id],
    ['transportation_request.updated', data.id],
    ['transportation_request.updated', data.id],
  ]);
});

describe('who sees and changes what', () => {
  test('a connection lists what connections made, the resident everything', async () => {
    const { ask, listed, staffMakes, residentId, relatives } = transportationMock();
    const own = idOf(await ask());
    const byCarl = idOf(await ask({}, relatives[0].id));
    const byStaff = await staffMakes();
    expect(idsOf(await listed(WINDOW, residentId))).toEqual([own, byCarl, byStaff]);
    expect(idsOf(await listed(WINDOW, relatives[0].id))).toEqual([byCarl]);
    expect(idsOf(await listed(WINDOW, relatives[1].id))).toEqual([byCarl]);
  });

  test('a user who sees a request of another creator cannot change it', async () => {
    const { ask, read, replace, cancel, state, residentId, relatives, neighbour } = transportationMock();
    const id = idOf(await ask({}, relatives[0].id));
    expect(dataOf(await read(id, '', relatives[0].id))).toMatchObject({
      canEdit: true,
      creator: { id: relatives[0].id, name: 'Carl Dahl', phone: '5550111' },
    });
    const before = state();
    for (const as of [residentId, relatives[1].id]) {
      expect(dataOf(await read(id, '', as))).toMatchObject({ canEdit: false, canCancel: false });
      expect([(await replace(id, {}, as)).status, (await cancel(id, as)).status]).toEqual([403, 403]);
      expect((await replace(id, { tripType: 'on foot' }, as)).status).toBe(403);
    }
    expect([(await replace(id, {}, neighbour)).status, (await cancel(id, neighbour)).status]).toEqual([
      404, 404,
    ]);
    expect(state()).toEqual(before);
  });
});

test.each([
  ['approve-transportation-request'],
  ['deny-transportation-request'],
  ['approve-transportation-request', 'complete-transportation-request'],
  [],
])('what is no longer pending is neither replaced nor cancelled: %s', async (...levers) => {
  const { ask, cancel, replace, staffDo, state } = transportationMock();
  const id = idOf(await ask());
  for (const lever of levers) expect(await staffDo(lever, id)).toBe(200);
  if (levers.length === 0) await cancel(id);
  const before = state();
  expect([(await replace(id)).status, (await cancel(id)).status]).toEqual([409, 409]);
  expect(state()).toEqual(before);
});

describe('the list', () => {
  test('day 45 is the last that may be asked for', async () => {
    const { listed } = transportationMock();
    const statuses = ['2026-06-15', '2026-07-29', '2026-07-30', '2026-07-31', '2026-06-14'].map(
      async (endDate) => (await listed(`startDate=2026-06-15&endDate=${endDate}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 400, 400, 400]);
    for (const query of [
      '',
      'startDate=2026-06-15',
      'endDate=2026-06-15',
      'startDate=2026-06-15&endDate=soon',
    ])
      expect((await listed(query)).status).toBe(400);
  });

  test('it holds the days of the window, both ends included, by date and time', async () => {
    const { ask, listed, staffMakes } = transportationMock();
    for (const [date, appointmentTime] of [
      ['2026-06-25', '12:00'],
      ['2026-06-25', '09:00'],
      ['2026-06-20', '17:00'],
      ['2026-06-26', '08:00'],
    ])
      await ask({ date, appointmentTime });
    await staffMakes({ appointmentTime: null });
    const shown = async (from: string, to: string) => {
      const items = itemsOf(await listed(`startDate=${from}&endDate=${to}`));
      return items.map(({ date, appointmentTime }) => [date, appointmentTime]);
    };
    expect(await shown('2026-06-20', '2026-06-25')).toEqual([
      ['2026-06-20', '17:00'],
      ['2026-06-25', '09:00'],
      ['2026-06-25', '12:00'],
      ['2026-06-25', null],
    ]);
    expect(await shown('2026-06-26', '2026-06-26')).toEqual([['2026-06-26', '08:00']]);
    expect(await shown('2026-06-21', '2026-06-24')).toEqual([]);
  });

  test('it holds the states that are asked for', async () => {
    const { ask, cancel, listed, staffDo } = transportationMock();
    const ids = [idOf(await ask()), idOf(await ask()), idOf(await ask())];
    const [pending = '', approved = '', cancelled = ''] = ids;
    await staffDo('approve-transportation-request', approved);
    await cancel(cancelled);
    const asked = async (status: string) => idsOf(await listed(`${WINDOW}&status=${status}`));
    expect(await asked('pending')).toEqual([pending]);
    expect(await asked('cancelled,pending')).toEqual([pending, cancelled]);
    expect(await asked('approved,denied')).toEqual([approved]);
    expect(await asked('completed')).toEqual([]);
    expect((await listed(`${WINDOW}&status=pending,open`)).status).toBe(400);
  });
});

describe('a recurring request', () => {
  const weekly = { recurring: { frequency: 'weekly', count: 4, exceptionDates: ['2026-07-02'] } };

  test('each occurrence is an item, is read by its date, and nothing else is', async () => {
    const { listed, read, staffMakes } = transportationMock();
    const id = await staffMakes(weekly);
    const items = await listed();
    expect([idsOf(items), daysOf(items)]).toEqual([
      [id, id, id],
      ['2026-06-25', '2026-07-09', '2026-07-16'],
    ]);
    for (const day of ['2026-06-25', '2026-07-16'])
      expect(dataOf(await read(id, `occurrenceDate=${day}`))).toMatchObject({
        ...{ id, date: day, occurrenceDate: day, isRecurring: true, canEdit: false, canCancel: false },
      });
    for (const day of ['2026-06-18', '2026-06-26', '2026-07-02', '2026-07-23'])
      expect((await read(id, `occurrenceDate=${day}`)).status).toBe(404);
    expect((await read(id, 'occurrenceDate=thursday')).status).toBe(400);
    expect(dataOf(await read(id))).toMatchObject({ date: '2026-06-25', occurrenceDate: '2026-06-25' });
  });

  test('the list goes by the days of the occurrences, also where the first is long past', async () => {
    const { listed, staffMakes } = transportationMock();
    await staffMakes({
      date: '2026-01-01',
      recurring: { frequency: 'daily', interval: 7, until: '2026-07-02' },
    });
    expect(daysOf(await listed())).toEqual(['2026-06-18', '2026-06-25', '2026-07-02']);
  });

  test('its creator may not change it, and no user may comment on it', async () => {
    const { call, path, staffMakes, replace, cancel, state, residentId } = transportationMock();
    const own = await staffMakes({ ...weekly, creatorId: residentId });
    const theirs = await staffMakes(weekly);
    const before = state();
    expect([(await replace(own)).status, (await cancel(own)).status]).toEqual([409, 409]);
    expect([(await replace(theirs)).status, (await cancel(theirs)).status]).toEqual([403, 403]);
    for (const id of [own, theirs]) {
      const comment = { as: residentId, body: { text: 'When?' } };
      expect((await call('POST', `${path}/${id}/comments`, comment)).status).toBe(409);
    }
    expect(state()).toEqual(before);
  });
});

test('comments and their files are kept with the request', async () => {
  const { ask, call, path, world, residentId, relatives } = transportationMock();
  const id = idOf(await ask({}, relatives[0].id));
  const form = new FormData();
  form.append('text', 'The letter');
  form.append('files', new File(['Dear'], 'letter.txt', { type: 'text/plain' }));
  const made = await call('POST', `${path}/${id}/comments`, { as: residentId, form });
  expect(made.status).toBe(201);
  const attachment = world.store.requestComments.all()[0]?.attachments[0];
  const file = await call('GET', `${path}/${id}/attachments/${attachment?.id}`, { as: relatives[1].id });
  expect([file.status, new TextDecoder().decode(file.bytes)]).toEqual([200, 'Dear']);
  const list = await call('GET', `${path}/${id}/comments`, { as: relatives[1].id });
  expect(list.body).toEqual({ data: [dataOf(made)] });
  const other = idOf(await ask());
  expect(
    (await call('GET', `${path}/${other}/attachments/${attachment?.id}`, { as: residentId })).status,
  ).toBe(404);
});

test('a request that staff deleted is gone, with what was written about it', async () => {
  const { ask, call, path, listed, read, replace, cancel, staffDo, reportedEvents, world, residentId } =
    transportationMock();
  const id = idOf(await ask());
  const form = new FormData();
  form.append('text', 'The letter');
  form.append('files', new File(['Dear'], 'letter.txt', { type: 'text/plain' }));
  await call('POST', `${path}/${id}/comments`, { as: residentId, form });
  const fileId = world.store.requestComments.all()[0]?.attachments[0]?.fileId ?? '';
  expect(world.files.get(fileId)).toBeDefined();
  expect(await staffDo('delete-transportation-request', id)).toBe(200);
  expect((await listed()).body).toEqual({ data: [] });
  const answers = [
    await read(id),
    await replace(id),
    await cancel(id),
    await call('GET', `${path}/${id}/comments`, { as: residentId }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(world.store.requestComments.all()).toEqual([]);
  expect(world.files.get(fileId)).toBeUndefined();
  expect(reportedEvents().at(-1)).toEqual(['transportation_request.deleted', id]);
});
