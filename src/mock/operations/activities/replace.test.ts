import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import {
  eventsOf,
  expectNoTrace,
  fullBody,
  leastBody,
  NOW,
  replace,
  activitiesMock,
} from '../../testing/activities.ts';

test('a replacement takes the body as the whole, and keeps what is not in it', async () => {
  const set = activitiesMock();
  const activity = set.put({ description: 'old', maxRegistered: 9, isCancelled: true });
  const answer = await replace(set, activity.id, leastBody);
  expect(answer.status).toBe(200);
  expect(dataOf(answer)).toMatchObject({
    id: activity.id,
    ...{ name: 'Walk', type: 'Exercise', location: null, description: null, endDate: null, endTime: null },
    capacity: { residents: { max: null } },
    ...{
      calendarId: activity.calendarId,
      creator: activity.creator,
      created: activity.created,
      isCancelled: true,
    },
    modified: NOW,
  });
  expect((await set.call('GET', `/activities/${activity.id}`)).body).toEqual(answer.body);
  expect(eventsOf(set)).toEqual([['activity.updated', activity.id]]);
});

test('modified-on-update unchanged: keeps the first value', async () => {
  const set = activitiesMock(reading('modified-on-update', 'unchanged'));
  const activity = set.put();
  expect(dataOf(await replace(set, activity.id))['modified']).toBe(activity.modified);
});

test('replacing what does not exist, or was deleted, is 404', async () => {
  const set = activitiesMock();
  await expectNoTrace(set, 404, () => replace(set, 'nothing'));
  const { id } = set.put({ isDeleted: true });
  await expectNoTrace(set, 404, () => replace(set, id));
});

test.each([
  ['past-activity-status', 'conflict', 409],
  ['past-activity-status', 'invalid', 400],
  ['past-activity-status', 'forbidden', 403],
  ['past-activity-status', 'left-unchanged', 200],
] as const)('%s %s: %i and the past activity stays', async (choice, taken, status) => {
  const set = activitiesMock(reading(choice, taken));
  const { id } = set.put({ startDate: '2026-06-10T10:00:00.000Z', endDate: '2026-06-10T11:00:00.000Z' });
  await expectNoTrace(set, status, () => replace(set, id));
});

test.each([
  ['series-edit-status', 'conflict', 409],
  ['series-edit-status', 'invalid', 400],
  ['series-edit-status', 'forbidden', 403],
  ['series-edit-status', 'left-unchanged', 200],
] as const)('%s %s: %i and the series stays', async (choice, taken, status) => {
  const set = activitiesMock(reading(choice, taken));
  const { id } = set.putSeries();
  await expectNoTrace(set, status, () => replace(set, id));
});

test('past-means start-passed: what is under way cannot be replaced', async () => {
  const underWay = {
    startDate: '2026-06-15T11:00:00.000Z',
    endDate: '2026-06-15T13:00:00.000Z',
    startTime: '11:00',
    endTime: '13:00',
  };
  const open = activitiesMock();
  expect((await replace(open, open.put(underWay).id)).status).toBe(200);
  const set = activitiesMock(reading('past-means', 'start-passed'));
  const { id } = set.put(underWay);
  await expectNoTrace(set, 409, () => replace(set, id));
});

test('calendar-in-put: never moves the activity, and may be refused', async () => {
  const set = activitiesMock();
  const activity = set.put();
  const moved = dataOf(
    await replace(set, activity.id, { ...fullBody, calendarId: set.copenhagen.calendarId }),
  );
  expect(moved).toMatchObject({ calendarId: activity.calendarId, name: fullBody.name });
  const strict = activitiesMock(reading('calendar-in-put', 'refused'));
  const { id, calendarId } = strict.put();
  await expectNoTrace(strict, 409, () =>
    replace(strict, id, { ...fullBody, calendarId: strict.copenhagen.calendarId }),
  );
  expect((await replace(strict, id, { ...fullBody, calendarId })).status).toBe(200);
});

test('unchanged-activity-event: fires for every update, or for a change only', async () => {
  const twice = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const { id } = set.put();
    await replace(set, id);
    await replace(set, id);
    return eventsOf(set).length;
  };
  expect(await twice({})).toBe(2);
  expect(await twice(reading('unchanged-activity-event', 'silent'))).toBe(1);
});
