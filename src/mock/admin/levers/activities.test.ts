import { expect, test } from 'vitest';
import { expectNoTrace, activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';
import { reading } from '../../testing/mock.ts';
import { dataOf, itemsOf, membersOf } from '../../testing/people.ts';

const made = async (set: ActivitiesMock, input: object = {}) =>
  membersOf(await set.pull('create-activity', { calendarId: set.utc.calendarId, ...input }));

const read = async (set: ActivitiesMock, id: unknown, query = '') =>
  dataOf(await set.call('GET', `/activities/${String(id)}${query}`));

const refused = (set: ActivitiesMock, status: number, lever: string, input: object) =>
  expectNoTrace(set, status, () => set.pull(lever, input));

test('create-calendar opens a calendar in one facility or shares it', async () => {
  const set = activitiesMock();
  const facilityIds = [set.utc.id, set.copenhagen.id];
  const { calendarId } = membersOf(
    await set.pull('create-calendar', { facilityIds, name: 'Meals', private: true }),
  );
  for (const id of facilityIds) {
    const listed = itemsOf(await set.call('GET', `/facilities/${id}/calendars`));
    expect(listed).toContainEqual(
      expect.objectContaining({ id: calendarId, name: 'Meals', private: true, facilityIds }),
    );
  }
  await refused(set, 404, 'create-calendar', { facilityIds: [set.utc.id, 'nowhere'] });
  await refused(set, 400, 'create-calendar', { facilityIds: [] });
});

test('create-activity-type adds a type to those that are listed', async () => {
  const set = activitiesMock();
  const type = { name: 'Pottery', category: 'Creative' };
  const { activityTypeId } = membersOf(await set.pull('create-activity-type', type));
  expect(itemsOf(await set.call('GET', '/activity-types'))).toContainEqual({ id: activityTypeId, ...type });
});

test('create-activity leaves the rest to the platform: tomorrow at ten, for an hour', async () => {
  const set = activitiesMock();
  const { activityId, attachmentIds } = await made(set);
  expect(attachmentIds).toEqual([]);
  expect(await read(set, activityId)).toMatchObject({
    ...{ type: 'Exercise', startDate: '2026-06-16T10:00:00Z', endDate: '2026-06-16T11:00:00Z' },
    ...{ startTime: '10:00', endTime: '11:00', creator: { name: 'Sam Hale' }, isPastActivity: false },
  });
  expect(set.events()).toMatchObject([{ eventType: 'activity.created', resourceId: activityId }]);
});

test('create-activity makes past and cancelled ones, in the zone of the facility', async () => {
  const set = activitiesMock();
  const past = await made(set, {
    calendarId: set.copenhagen.calendarId,
    startDate: '2026-06-01T10:00:00Z',
    isCancelled: true,
    maxRegistered: 1,
  });
  expect(await read(set, past['activityId'])).toMatchObject({
    ...{
      startDate: '2026-06-01T12:00:00+02:00',
      startTime: '12:00',
      endTime: '13:00',
      isPastActivity: true,
      isCancelled: true,
    },
    capacity: { residents: { max: 1, isOpen: false } },
  });
  const night = await made(set, { startTime: '22:00', endTime: '01:00' });
  expect(await read(set, night['activityId'])).toMatchObject({
    startDate: '2026-06-16T22:00:00Z',
    endDate: null,
    endTime: '01:00',
  });
});

test('create-activity makes a series that begins at startDate', async () => {
  const set = activitiesMock();
  const recurrence = {
    frequency: 'weekly',
    daysOfWeek: ['tuesday', 'friday'],
    seriesEndDate: '2026-06-30',
    exceptionDates: ['2026-06-19'],
  };
  const { activityId } = await made(set, { startDate: '2026-06-16T15:00:00Z', recurrence });
  const query = 'startDate=2026-06-01T00:00:00Z&endDate=2026-07-10T00:00:00Z';
  const items = itemsOf(await set.call('GET', `/facilities/${set.utc.id}/activities?${query}`));
  expect(items.map(({ startDate }) => startDate)).toEqual([
    '2026-06-16T15:00:00Z',
    '2026-06-23T15:00:00Z',
    '2026-06-26T15:00:00Z',
    '2026-06-30T15:00:00Z',
  ]);
  expect(items.every(({ id }) => id === activityId)).toBe(true);
});

test('monthly-day-and-weekday: a monthly series takes place on its day of the month, or on its day of the week', async () => {
  const days = { dayOfMonth: 16, weekOfMonth: 'third', dayOfWeek: 'tuesday' };
  const recurrence = { frequency: 'monthly', ...days, seriesEndDate: '2026-07-31' };
  for (const [taken, day] of [
    ['day-of-month', '2026-07-16'],
    ['day-of-week', '2026-07-21'],
  ] as const) {
    const set = activitiesMock(reading('monthly-day-and-weekday', taken));
    await made(set, { startDate: '2026-06-16T15:00:00Z', recurrence });
    const query = 'startDate=2026-07-01T00:00:00Z&endDate=2026-07-31T00:00:00Z';
    const listed = await set.call('GET', `/facilities/${set.utc.id}/activities?${query}`);
    expect(itemsOf(listed).map(({ startDate }) => String(startDate).slice(0, 10))).toEqual([day]);
  }
});

test('daily-days-of-week: a daily series takes place on the days that it names, or on every day', async () => {
  const recurrence = { frequency: 'daily', daysOfWeek: ['tuesday', 'friday'], seriesEndDate: '2026-06-22' };
  for (const [taken, count] of [
    ['named-days', 2],
    ['every-day', 7],
  ] as const) {
    const set = activitiesMock(reading('daily-days-of-week', taken));
    await made(set, { startDate: '2026-06-16T15:00:00Z', recurrence });
    const query = 'startDate=2026-06-01T00:00:00Z&endDate=2026-07-10T00:00:00Z';
    const listed = await set.call('GET', `/facilities/${set.utc.id}/activities?${query}`);
    expect(itemsOf(listed)).toHaveLength(count);
  }
});

test('create-activity refuses what it cannot make', async () => {
  const set = activitiesMock();
  const { calendarId } = set.utc;
  const series = (recurrence: object, more: object = {}) => ({
    calendarId,
    startDate: '2026-06-16T15:00:00Z',
    recurrence,
    ...more,
  });
  await refused(set, 404, 'create-activity', { calendarId: 'nothing' });
  await refused(set, 409, 'create-activity', series({ frequency: 'daily', seriesEndDate: '2026-06-01' }));
  await refused(
    set,
    409,
    'create-activity',
    series({ frequency: 'daily' }, { endDate: '2029-06-16T15:00:00Z' }),
  );
  await refused(set, 400, 'create-activity', series({ frequency: 'daily', interval: 100_000 }));
  await refused(set, 400, 'create-activity', { calendarId, startDate: '9999-12-31T23:59:59Z' });
});

test('create-activity attaches files, which are served', async () => {
  const set = activitiesMock();
  const attachments = [
    {
      name: 'menu.txt',
      type: 'text/plain',
      content: Buffer.from('soup').toString('base64'),
      publicToFamily: true,
    },
  ];
  const { activityId, attachmentIds } = await made(set, { attachments });
  const shown = (await read(set, activityId))['attachments'];
  expect(shown).toEqual([
    {
      id: Array.isArray(attachmentIds) && attachmentIds[0],
      name: 'menu.txt',
      url: expect.any(String),
      type: 'text/plain',
      size: 4,
      publicToFamily: true,
    },
  ]);
  expect(set.follow(/"url":"([^"]+)"/.exec(JSON.stringify(shown))?.[1])).toBe('soup');
});

test('update-activity changes the given members of any activity and sends an event', async () => {
  const set = activitiesMock();
  const past = set.put({
    startDate: '2026-06-01T10:00:00.000Z',
    endDate: null,
    description: 'old',
    maxRegistered: 4,
  });
  expect(
    (await set.pull('update-activity', { activityId: past.id, name: 'New', isCancelled: true })).body,
  ).toEqual({ activityId: past.id });
  expect(await read(set, past.id)).toMatchObject({
    name: 'New',
    isCancelled: true,
    description: 'old',
    capacity: { residents: { max: 4 } },
  });
  expect(set.events()).toMatchObject([{ eventType: 'activity.updated', resourceId: past.id }]);
  await refused(set, 404, 'update-activity', { activityId: set.put({ isDeleted: true }).id });
});

test('update-activity moves a series, but not past its end', async () => {
  const set = activitiesMock();
  const { id } = set.putSeries();
  const moved = { activityId: id, startDate: '2026-06-08T09:00:00Z', startTime: '09:00' };
  await set.pull('update-activity', { ...moved, endDate: '2026-06-08T09:30:00Z', endTime: '09:30' });
  expect(await read(set, id, '?occurrenceDate=2026-06-22')).toMatchObject({
    startDate: '2026-06-22T09:00:00Z',
    endDate: '2026-06-22T09:30:00Z',
  });
  await refused(set, 409, 'update-activity', { ...moved, startDate: '2026-08-08T09:00:00Z' });
});

test('delete-activity deletes an activity with registrations', async () => {
  const set = activitiesMock();
  const { id } = set.put();
  set.register(id, set.putResident());
  expect(await set.pull('delete-activity', { activityId: id })).toMatchObject({ status: 200, body: {} });
  expect((await set.call('GET', `/activities/${id}`)).status).toBe(404);
  expect(set.events()).toMatchObject([{ eventType: 'activity.deleted', resourceId: id }]);
  await refused(set, 404, 'delete-activity', { activityId: id });
});
