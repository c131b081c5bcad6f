import { expect, test } from 'vitest';
import { reading, type TestAnswer, type Readings } from '../../testing/mock.ts';
import { DAILY, SERIES } from '../../testing/registrations.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { DECLINED, attendanceMock, KIN } from '../../testing/attendance.ts';

test('second-mark: replaced makes the record as the second mark says', async () => {
  const set = attendanceMock(reading('second-mark', 'replaced'));
  const [ann, ben] = set.residents;
  await set.mark(ann, { duration: 10 });
  await set.mark(ben);
  expect((await set.mark(ann, DECLINED)).status).toBe(201);
  expect(dataOf(await set.whoCame())['attendanceRecords']).toMatchObject([
    { userId: ann, status: 'declined', declineReason: 'Sleeping', duration: null },
    { userId: ben },
  ]);
});

test('mark-without-registration: refused for all users without a place', async () => {
  const set = attendanceMock(reading('mark-without-registration', 'refused'));
  const [ann, ben, cay] = set.residents;
  await set.register(ann);
  await set.register(ben);
  await set.register('ext-kim', KIN);
  expect((await set.mark(ann)).status).toBe(201);
  expect((await set.mark(set.connection.id, KIN)).status).toBe(201);
  const before = set.state();
  expect((await set.mark(ben)).status).toBe(409);
  expect((await set.mark(cay)).status).toBe(409);
  expect(set.state()).toEqual(before);
});

// It is noon of the fifteenth.
test.each([
  ['begun this minute', '12:00', {}, '2026-06-15'],
  ['about to begin', '12:01', {}, '2026-06-14'],
  ['not begun at all', '10:00', { seriesStartDate: '2026-06-20' }, '2026-06-20'],
  ['over', '10:00', { seriesEndDate: '2026-06-12' }, '2026-06-12'],
  ['left out today', '10:00', { exceptionDates: ['2026-06-14', '2026-06-15'] }, '2026-06-13'],
] as const)(
  'attendance-of-series: occurrence-of-the-moment of a series %s',
  async (_, startTime, pattern, day) => {
    const set = attendanceMock(reading('attendance-of-series', 'occurrence-of-the-moment'));
    const recurrence = { ...DAILY, ...pattern };
    const series = set.put({ ...SERIES, startTime, endTime: '13:00', recurrence });
    const path = `/activities/${series.id}/attendance`;
    const body = { userId: set.residents[0], userType: 'resident', status: 'attended' };
    const dates = { activityStartDate: `${day}T${startTime}:00Z` };
    expect(dataOf(await set.call('POST', path, { body }))).toMatchObject(dates);
    expect(dataOf(await set.call('GET', path))).toMatchObject(dates);
    expect(itemsOf(await set.attended(set.residents[0], day, day))).toMatchObject([dates]);
    expect((await set.call('POST', path, { body })).status).toBe(409);
  },
);

test.each(['markAttendance', 'updateAttendance'] as const)(
  'other-decline-reason: refused on %s alone',
  async (operation) => {
    const set = attendanceMock({ 'other-decline-reason': { [operation]: 'refused' } });
    const [ann, ben] = set.residents;
    await set.mark(ann, DECLINED);
    const before = set.state();
    const asked = [
      (await set.mark(ben, { ...DECLINED, declineReason: 'Snow' })).status,
      (await set.update(ann, { declineReason: 'Snow' })).status,
    ];
    expect(asked).toEqual(operation === 'markAttendance' ? [400, 200] : [201, 400]);
    if (operation === 'updateAttendance')
      expect(dataOf(await set.whoCame())['attendanceRecords']).toMatchObject([
        { declineReason: 'Sleeping' },
        { declineReason: 'Snow' },
      ]);
    else expect(set.state()).not.toEqual(before);
  },
);

test.each([
  ['kept', [201, 'Other'], [200, 'Sleeping']],
  ['dropped', [201, null], [200, null]],
  ['refused', [400, undefined], [400, undefined]],
] as const)('reason-when-attended: %s', async (taken, marked, updated) => {
  const set = attendanceMock(reading('reason-when-attended', taken));
  const [ann, ben] = set.residents;
  const outcome = (answer: TestAnswer) => [
    answer.status,
    answer.status < 300 ? dataOf(answer)['declineReason'] : undefined,
  ];
  expect(outcome(await set.mark(ann, { declineReason: 'Other' }))).toEqual(marked);
  await set.mark(ben);
  expect(outcome(await set.update(ben, { declineReason: 'Sleeping' }))).toEqual(updated);
});

test.each([
  ['connection-id', 201, 404],
  ['external-id', 404, 201],
  ['either', 201, 201],
  ['neither', 404, 404],
] as const)('connection-mark-id: %s', async (taken, own, external) => {
  const byOwn = attendanceMock(reading('connection-mark-id', taken));
  expect((await byOwn.mark(byOwn.connection.id, KIN)).status).toBe(own);
  const set = attendanceMock(reading('connection-mark-id', taken));
  const { id } = set.connection;
  const marked = await set.mark('ext-kim', KIN);
  expect(marked.status).toBe(external);
  if (external === 404) return;
  expect(dataOf(marked)['userId']).toBe(id);
  expect((await set.update('ext-kim', { duration: 1 })).status).toBe(404);
  expect((await set.update(id, { duration: 1 })).status).toBe(200);
  expect((await set.remove(id)).status).toBe(204);
});

test('attendance-put-omitted: kept, cleared, or refused', async () => {
  const left = async (readings: Readings) => {
    const set = attendanceMock(readings);
    const [ann] = set.residents;
    await set.mark(ann, { ...DECLINED, duration: 10 });
    const answers = [await set.update(ann, {}), await set.update(ann, { duration: 5 })];
    return answers.flatMap((answer) => {
      if (answer.status !== 200) return [answer.status];
      const { declineReason, duration } = dataOf(answer);
      return [declineReason, duration];
    });
  };
  expect(await left({})).toEqual(['Sleeping', 10, 'Sleeping', 5]);
  expect(await left(reading('attendance-put-omitted', 'refused'))).toEqual([400, 400]);
  expect(await left(reading('attendance-put-omitted', 'cleared'))).toEqual([null, null, null, 5]);
});

test('create-status: ok', async () => {
  const set = attendanceMock({ 'create-status': { markAttendance: 'ok' } });
  expect((await set.mark(set.residents[0])).status).toBe(200);
});

test.each([
  ['bad-request', 400],
  ['unprocessable', 422],
  ['another-refusal', 409],
] as const)('missing-required-status: %s', async (taken, status) => {
  const mark = attendanceMock({ 'missing-required-status': { markAttendance: taken } });
  expect((await mark.mark(mark.residents[0], { status: 'declined' })).status).toBe(status);
  expect((await mark.mark(mark.residents[0], { userType: undefined })).status).toBe(status);
  const list = attendanceMock({ 'missing-required-status': { listResidentAttendance: taken } });
  const path = `/residents/${list.residents[0]}/attendance`;
  expect((await list.call('GET', path)).status).toBe(status);
});

test.each([
  ['refuse', [400, undefined]],
  ['ignore', [400, undefined]],
  ['coerce', [201, 'attended']],
] as const)('value-outside-set: %s', async (taken, expected) => {
  const set = attendanceMock({ 'value-outside-set': { markAttendance: taken } });
  const answer = await set.mark(set.residents[0], { status: 'late' });
  expect([answer.status, answer.status < 300 ? dataOf(answer)['status'] : undefined]).toEqual(expected);
});

test('wrong-types: coerced', async () => {
  const set = attendanceMock(reading('wrong-types', 'coerced'));
  const [ann] = set.residents;
  expect(dataOf(await set.mark(ann, { duration: '15' }))['duration']).toBe(15);
  expect(dataOf(await set.update(ann, { duration: '20' }))['duration']).toBe(20);
});

test.each(['unknown-members', 'other-read-only-members'] as const)('%s: refused', async (choice) => {
  const set = attendanceMock({ [choice]: 'refused' });
  const [ann] = set.residents;
  const sent = choice === 'unknown-members' ? { mood: 'fine' } : { markedAt: '2026-06-01T00:00:00Z' };
  expect((await set.mark(ann, sent)).status).toBe(400);
  expect((await set.mark(ann)).status).toBe(201);
  expect((await set.update(ann, sent)).status).toBe(400);
});
