import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { DAILY, SERIES } from '../../testing/registrations.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { DECLINED, attendanceMock } from '../../testing/attendance.ts';

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
