import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { isoOf } from '../../world/clock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { coffee, personalVisitsMock } from '../../testing/personal-visits.ts';

const WRITES = ['createPersonalVisit', 'replacePersonalVisit'] as const;
type Writes = (typeof WRITES)[number];

/** A visit sent by one of the two operations, past another one that was made without fault. */
const send = async (operation: Writes, readings: Readings, changes: object) => {
  const set = personalVisitsMock(readings);
  const made = await set.create();
  const before = set.state();
  const answer =
    operation === 'createPersonalVisit' ? await set.create(changes) : await set.replace(made, changes);
  if (answer.status >= 400) expect(set.state()).toEqual(before);
  return answer;
};

test('create-status: ok answers 200', async () => {
  expect((await personalVisitsMock({ 'create-status': { createPersonalVisit: 'ok' } }).create()).status).toBe(
    200,
  );
});

test.each([
  ['bad-request', 400],
  ['unprocessable', 422],
  ['another-refusal', 409],
] as const)('missing-required-status: %s', async (taken, status) => {
  for (const operation of WRITES) {
    const readings = { 'missing-required-status': { [operation]: taken } };
    for (const member of [
      'name',
      'visitType',
      'startDate',
      'durationInMinutes',
      'startTime',
      'endTime',
      'manualVisitors',
    ])
      expect([member, (await send(operation, readings, { [member]: undefined })).status]).toEqual([
        member,
        status,
      ]);
    expect((await send(operation, readings, { manualVisitors: [] })).status).toBe(status);
    expect((await send(operation, readings, { visitType: 'official' })).status).toBe(400);
  }
  const { call, path } = personalVisitsMock({ 'missing-required-status': { listPersonalVisits: taken } });
  expect((await call('GET', `${path}?endDate=2026-06-01T00:00:00Z`)).status).toBe(status);
});

test('value-outside-set: ignore, or coerce', async () => {
  for (const operation of WRITES) {
    const night = { timeType: 'night' };
    const ignoring = { 'value-outside-set': { [operation]: 'ignore' } } as const;
    expect(dataOf(await send(operation, ignoring, night))).toMatchObject({ timeType: 'exactTime' });
    expect((await send(operation, ignoring, { visitType: 'official' })).status).toBe(400);
    const coercing = { 'value-outside-set': { [operation]: 'coerce' } } as const;
    const coerced = await send(operation, coercing, { ...night, visitType: 'official' });
    expect(dataOf(coerced)).toMatchObject({ timeType: 'exactTime', visitType: 'care' });
  }
});

test('wrong-types: coerced', async () => {
  for (const operation of WRITES) {
    const readings = { 'wrong-types': { [operation]: 'coerced' } } as const;
    const sent = { durationInMinutes: '20', timeType: 'evening' };
    expect((await send(operation, {}, sent)).status).toBe(400);
    expect(dataOf(await send(operation, readings, sent))).toMatchObject({ durationInMinutes: 20 });
  }
});

test('unknown-members and other-read-only-members: refused', async () => {
  for (const operation of WRITES) {
    expect((await send(operation, reading('unknown-members', 'refused'), { mood: 'good' })).status).toBe(400);
    const readOnly = reading('other-read-only-members', 'refused');
    expect((await send(operation, readOnly, { creator: { id: 'me' } })).status).toBe(400);
    expect((await send(operation, readOnly, { attendedResidentIds: [] })).status).toBe(400);
    expect((await send(operation, readOnly, { id: 'pvs_mine' })).status).toBeLessThan(300);
    const ignored = dataOf(await send(operation, {}, { creator: { id: 'me' }, mood: 'good' }));
    expect(ignored['creator']).toMatchObject({ name: 'System' });
  }
});

test.each([
  ['date-time', '2026-06-20T00:30:00+02:00'],
  ['date', '2026-06-20'],
] as const)('visit-date-form: %s', async (form, startDate) => {
  const { create, replace, read, june } = personalVisitsMock(reading('visit-date-form', form), 'copenhagen');
  const late = { startDate: '2026-06-19T22:30:00Z', startTime: '00:30', endTime: '01:00' };
  const made = await create(late);
  expect(dataOf(made)).toMatchObject({ startDate });
  expect(dataOf(await read(made))).toMatchObject({ startDate });
  expect(itemsOf(await june())).toMatchObject([{ startDate }]);
  expect(dataOf(await replace(made, late))).toMatchObject({ startDate });
});

test('visit-creator: the acting user who made it, or the service', async () => {
  const created = async (readings: Readings) => {
    const { create, replace, read, world } = personalVisitsMock(readings);
    const as = world.store.staff.all()[0]?.id;
    const made = await create({}, as);
    const mine = dataOf(made)['creator'];
    const others = dataOf(await create())['creator'];
    await replace(made);
    expect(dataOf(await read(made))['creator']).toEqual(mine);
    return { as, mine, others };
  };
  const { as, mine, others } = await created({});
  expect(mine).toEqual({ id: as, name: 'Sam Hale' });
  expect(others).toMatchObject({ name: 'System' });
  const service = await created(reading('visit-creator', 'service-account'));
  expect(service.mine).toEqual(service.others);
  expect(service.mine).not.toMatchObject({ id: service.as });
});

test('visit-in-attendee-lists: path-resident-only', async () => {
  const readings = reading('visit-in-attendee-lists', 'path-resident-only');
  const { create, read, june, residents } = personalVisitsMock(readings);
  const made = await create({ additionalAttendeeResidentIds: [residents[1]] });
  expect(dataOf(made)['attendedResidentIds']).toEqual([residents[0], residents[1]]);
  expect(idsOf(await june(residents[1]))).toEqual([]);
  expect((await read(made, residents[1])).status).toBe(404);
  expect(idsOf(await june())).toEqual([idOf(made)]);
  const served = personalVisitsMock({ ...readings, 'child-under-wrong-parent': 'served' });
  const other = await served.create({ additionalAttendeeResidentIds: [served.residents[1]] });
  expect((await served.read(other, served.residents[1])).status).toBe(200);
});

const everything = (residentId: string, connectionId: string) => ({
  description: 'In the café',
  additionalAttendeeResidentIds: [residentId],
  connectionVisitors: [{ connectionId }],
});

test('visit-put-omitted: cleared', async () => {
  const { create, replace, residents, connectionId } = personalVisitsMock();
  const made = await create(everything(residents[1], connectionId));
  expect(dataOf(await replace(made))).toMatchObject({
    ...{ description: null, attendedResidentIds: [residents[0]], connectionVisitors: [] },
    manualVisitors: coffee.manualVisitors,
  });
  const allDay = await create({ timeType: 'allDay', startTime: undefined, endTime: undefined });
  expect((await replace(allDay, { startTime: undefined, endTime: undefined })).status).toBe(400);
});

test('visit-put-omitted: kept', async () => {
  const { create, replace, residents, connectionId } = personalVisitsMock(
    reading('visit-put-omitted', 'kept'),
  );
  const made = await create(everything(residents[1], connectionId));
  const kept = {
    ...{ description: 'In the café', attendedResidentIds: residents.slice(0, 2) },
    connectionVisitors: [{ connectionId }],
  };
  const bert = [{ name: 'Bert', relationship: null }];
  expect(dataOf(await replace(made, { manualVisitors: [{ name: 'Bert' }] }))).toMatchObject({
    ...kept,
    manualVisitors: bert,
  });
  const byConnection = { manualVisitors: undefined, connectionVisitors: [{ connectionId }] };
  expect(dataOf(await replace(made, byConnection))).toMatchObject({ ...kept, manualVisitors: bert });
  expect((await replace(made, { manualVisitors: undefined })).status).toBe(400);
  expect((await replace(made, { startTime: undefined })).status).toBe(400);
  expect(
    dataOf(await replace(made, { connectionVisitors: [], additionalAttendeeResidentIds: [] })),
  ).toMatchObject({ ...{ connectionVisitors: [], attendedResidentIds: [residents[0]] } });
});

test('visit-put-omitted: kept makes an allDay visit exactTime when timeType is left out', async () => {
  const { create, replace } = personalVisitsMock(reading('visit-put-omitted', 'kept'));
  const untimed = { startTime: undefined, endTime: undefined, durationInMinutes: 45 };
  const made = await create({ ...untimed, timeType: 'allDay' });
  expect((await replace(made, untimed)).status).toBe(400);
  expect(dataOf(await replace(made))['timeType']).toBe('exactTime');
});

test('modified-on-update: advances, or unchanged', async () => {
  const later = async (readings: Readings) => {
    const { create, replace, world } = personalVisitsMock(readings);
    const made = await create();
    const stored = world.store.personalVisits.find(idOf(made));
    if (stored) world.store.personalVisits.replace({ ...stored, modified: '2026-06-01T00:00:00.000Z' });
    return dataOf(await replace(made));
  };
  const now = isoOf(personalVisitsMock().world.clock.now());
  expect(await later({})).toMatchObject({ created: now, modified: now });
  expect(await later(reading('modified-on-update', 'unchanged'))).toMatchObject({
    modified: '2026-06-01T00:00:00.000Z',
  });
});

test.each(WRITES)('unknown-visit-people on %s: refused, dropped or stored', async (operation) => {
  const strangers = {
    additionalAttendeeResidentIds: ['res_nobody'],
    connectionVisitors: [{ connectionId: 'con_nobody' }],
  };
  const shown = {
    attendedResidentIds: [expect.any(String), 'res_nobody'],
    connectionVisitors: strangers.connectionVisitors,
  };
  const taking = (taken: 'dropped' | 'stored') => ({ 'unknown-visit-people': { [operation]: taken } });
  for (const [member, value] of Object.entries(strangers))
    expect([member, (await send(operation, {}, { [member]: value })).status]).toEqual([member, 400]);
  expect(dataOf(await send(operation, taking('stored'), strangers))).toMatchObject(shown);
  expect(dataOf(await send(operation, taking('dropped'), strangers))).toMatchObject({
    ...{ attendedResidentIds: [expect.any(String)], connectionVisitors: [] },
    manualVisitors: coffee.manualVisitors,
  });
  const strangersOnly = { ...strangers, manualVisitors: undefined };
  expect((await send(operation, taking('dropped'), strangersOnly)).status).toBe(400);
  expect((await send(operation, taking('stored'), strangersOnly)).status).toBeLessThan(300);
});

test.each(WRITES)('end-time-before-start-time on %s: refused, or next-day', async (operation) => {
  const night = { startTime: '22:00', endTime: '01:00' };
  expect((await send(operation, {}, night)).status).toBe(400);
  expect((await send(operation, {}, { ...night, timeType: 'evening' })).status).toBeLessThan(300);
  const readings = { 'end-time-before-start-time': { [operation]: 'next-day' } } as const;
  expect(dataOf(await send(operation, readings, night))).toMatchObject({ ...night, durationInMinutes: 180 });
});

test.each([
  ['facility-zone', '2026-06-20T00:30:00+02:00'],
  ['utc', '2026-06-20T02:30:00+02:00'],
] as const)('date-time-without-zone: %s', async (zone, startDate) => {
  const { create, replace } = personalVisitsMock(reading('date-time-without-zone', zone), 'copenhagen');
  const made = await create({ startDate: '2026-06-20T00:30:00' });
  expect(dataOf(made)).toMatchObject({ startDate });
  expect(dataOf(await replace(made, { startDate: '2026-06-20T00:30:00' }))).toMatchObject({ startDate });
});

test.each([
  ['getPersonalVisit', 'GET', 200],
  ['replacePersonalVisit', 'PUT', 200],
  ['deletePersonalVisit', 'DELETE', 204],
] as const)('child-under-wrong-parent: served for %s', async (operation, method, status) => {
  const { call, create, residents } = personalVisitsMock({
    'child-under-wrong-parent': { [operation]: 'served' },
  });
  const made = await create({ additionalAttendeeResidentIds: [residents[1]] });
  const path = `/residents/${residents[2]}/personal-visits/${idOf(made)}`;
  const answer = await call(method, path, method === 'PUT' ? { body: coffee } : {});
  expect(answer.status).toBe(status);
  if (method === 'PUT') expect(dataOf(answer)['attendedResidentIds']).toEqual([residents[0]]);
});

test('child-under-wrong-parent: served lets an attendee change and delete', async () => {
  const { call, create, residents } = personalVisitsMock(reading('child-under-wrong-parent', 'served'));
  const made = await create({ additionalAttendeeResidentIds: [residents[1]] });
  const path = `/residents/${residents[1]}/personal-visits/${idOf(made)}`;
  expect((await call('PUT', path, { body: coffee })).status).toBe(200);
  expect((await call('DELETE', path)).status).toBe(204);
});
