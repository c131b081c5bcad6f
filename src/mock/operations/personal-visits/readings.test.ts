import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
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

const everything = (residentId: string, connectionId: string) => ({
  description: 'In the café',
  additionalAttendeeResidentIds: [residentId],
  connectionVisitors: [{ connectionId }],
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

test.each(WRITES)('visitor-without-id on %s: left out or refused', async (operation) => {
  const unnamed = { connectionVisitors: [{}] };
  const made = await send(operation, {}, unnamed);
  expect(dataOf(made)).toMatchObject({ connectionVisitors: [], manualVisitors: coffee.manualVisitors });
  const refusing = { 'visitor-without-id': { [operation]: 'refused' } } as const;
  expect((await send(operation, refusing, unnamed)).status).toBe(400);
});

test.each(WRITES)('times-without-exact-time on %s: kept or dropped', async (operation) => {
  const morning = { timeType: 'morning', startTime: '09:20', endTime: '10:00' };
  expect(dataOf(await send(operation, {}, morning))).toMatchObject(morning);
  const dropping = { 'times-without-exact-time': { [operation]: 'dropped' } } as const;
  const shown = { timeType: 'morning', startTime: null, endTime: null };
  expect(dataOf(await send(operation, dropping, morning))).toMatchObject(shown);
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
