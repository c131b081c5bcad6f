import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { attendanceMock } from '../../testing/attendance.ts';

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
