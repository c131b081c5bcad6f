import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { attendanceMock } from '../../testing/attendance.ts';
import { readingsOf, type WindowRow } from '../../testing/windows.ts';

test('attendance-list-dates: activity-date, or marked-at', async () => {
  const found = async (readings: Readings) => {
    const set = attendanceMock(readings);
    await set.mark(set.residents[0]);
    const on = async (day: string) =>
      itemsOf(await set.attended(set.residents[0], `${day}T00:00:00Z`, `${day}T23:59:59Z`)).length;
    return [await on('2026-06-20'), await on('2026-06-15')];
  };
  expect(await found({})).toEqual([1, 0]);
  expect(await found(reading('attendance-list-dates', 'marked-at'))).toEqual([0, 1]);
});

test('attendance-list-window: forty-five-days refuses more', async () => {
  const asked = async (readings: Readings) => {
    const set = attendanceMock(readings);
    const until = async (to: string) =>
      (await set.attended(set.residents[0], '2026-06-01T20:00:00Z', to)).status;
    return [await until('2026-07-15T23:59:59Z'), await until('2026-07-16T00:00:00Z')];
  };
  expect(await asked({})).toEqual([200, 200]);
  expect(await asked(reading('attendance-list-window', 'forty-five-days'))).toEqual([200, 400]);
});

// The activity begins on 20 June at ten in UTC.
test.each<WindowRow<number>>([
  ['window-start', 'usual', '2026-06-20T11:00:00Z', '2026-06-21T00:00:00Z', 1],
  ['window-start', 'given-instant', '2026-06-20T11:00:00Z', '2026-06-21T00:00:00Z', 0],
  ['window-end', 'usual', '2026-06-19T00:00:00Z', '2026-06-20T10:00:00Z', 1],
  ['window-end', 'exclusive', '2026-06-19T00:00:00Z', '2026-06-20T10:00:00Z', 0],
  ['window-end-before-start', 'usual', '2026-06-21T00:00:00Z', '2026-06-19T00:00:00Z', 400],
  ['window-end-before-start', 'empty-list', '2026-06-21T00:00:00Z', '2026-06-19T00:00:00Z', 0],
  ['window-plain-dates', 'usual', '2026-06-20', '2026-06-20', 1],
  ['window-plain-dates', 'midnights', '2026-06-20', '2026-06-20', 0],
  ['window-plain-dates', 'refused', '2026-06-20', '2026-06-20', 400],
  ['date-time-without-zone', 'usual', '2026-06-20T00:00:00', '2026-06-20T11:00:00', 0],
  ['date-time-without-zone', 'utc', '2026-06-20T00:00:00', '2026-06-20T11:00:00', 1],
])('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const set = attendanceMock(
    readingsOf(choice, taken),
    {},
    choice === 'date-time-without-zone' ? 'copenhagen' : 'utc',
  );
  // Two hours later by the clocks of Copenhagen.
  if (choice === 'date-time-without-zone')
    set.world.store.activities.replace({ ...set.activity, startTime: '12:00' });
  await set.mark(set.residents[0]);
  const answer = await set.attended(set.residents[0], from, to);
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(expected);
});

test.each([
  ['oldest-first', ['Cay Guest', 'Ann Guest', 'Ben Guest']],
  ['newest-first', ['Ben Guest', 'Ann Guest', 'Cay Guest']],
  ['by-name-or-date', ['Ann Guest', 'Ben Guest', 'Cay Guest']],
] as const)('default-order of an activity: %s', async (order, names) => {
  const set = attendanceMock({ 'default-order': { listAttendance: order } });
  const [ann, ben, cay] = set.residents;
  for (const userId of [cay, ann, ben]) await set.mark(userId);
  expect(dataOf(await set.whoCame())['attendanceRecords']).toMatchObject(
    names.map((userName) => ({ userName })),
  );
});

test.each([
  ['oldest-first', ['2026-06-20', '2026-06-10', '2026-06-15']],
  ['newest-first', ['2026-06-15', '2026-06-10', '2026-06-20']],
  ['by-name-or-date', ['2026-06-10', '2026-06-15', '2026-06-20']],
] as const)('default-order of a resident: %s', async (order, days) => {
  const set = attendanceMock({ 'default-order': { listResidentAttendance: order } });
  for (const day of ['2026-06-20', '2026-06-10', '2026-06-15'])
    await set.call('POST', `/activities/${set.put({ startDate: `${day}T10:00:00.000Z` }).id}/attendance`, {
      body: { userId: set.residents[0], userType: 'resident', status: 'attended' },
    });
  const listed = itemsOf(await set.attended(set.residents[0]));
  expect(listed).toMatchObject(days.map((day) => ({ activityStartDate: `${day}T10:00:00Z` })));
});

test('unknown-parent-list: empty-list', async () => {
  const { call } = attendanceMock(reading('unknown-parent-list', 'empty-list'));
  const ofActivity = await call('GET', '/activities/act_nothing/attendance');
  expect([ofActivity.status, ofActivity.body]).toEqual([
    200,
    {
      data: { activityId: 'act_nothing', activityName: null, activityStartDate: null, attendanceRecords: [] },
    },
  ]);
  const query = 'startDate=2026-06-01T00:00:00Z&endDate=2026-06-02T00:00:00Z';
  const ofResident = await call('GET', `/residents/res_nobody/attendance?${query}`);
  expect([ofResident.status, ofResident.body]).toEqual([200, { data: [] }]);
});

test('unpaged-list-members: paging-members', async () => {
  const set = attendanceMock(reading('unpaged-list-members', 'paging-members'));
  expect((await set.attended(set.residents[0])).body).toEqual({ data: [], nextCursor: null, hasMore: false });
  expect(Object.keys((await set.whoCame()).body ?? {})).toEqual(['data']);
});
