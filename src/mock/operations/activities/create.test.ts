import { expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { create, expectNoTrace, fullBody, leastBody, activitiesMock } from '../../testing/activities.ts';

test('the required members are enough', async () => {
  const data = dataOf(await create(activitiesMock(), leastBody));
  expect(data).toMatchObject({
    timeType: 'exactTime',
    endDate: null,
    endTime: null,
    location: null,
    allowConnections: false,
  });
});

test('a calendar that does not exist is 404', async () => {
  const set = activitiesMock();
  await expectNoTrace(set, 404, () => set.call('POST', '/calendars/nothing/activities', { body: fullBody }));
});
