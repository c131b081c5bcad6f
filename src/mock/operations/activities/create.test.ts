import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import {
  create,
  eventsOf,
  expectNoTrace,
  fullBody,
  leastBody,
  NOW,
  replace,
  activitiesMock,
} from '../../testing/activities.ts';

const without = (body: object, member: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== member));

test('makes an activity with all that was sent, in the name of the acting user', async () => {
  const set = activitiesMock();
  const staff = set.world.store.staff.all()[0]?.id ?? '';
  const answer = await create(set, fullBody, staff);
  expect(answer.status).toBe(201);
  const data = dataOf(answer);
  const { maxRegistered, maxRegisteredConnections, ...shown } = fullBody;
  expect(data).toMatchObject({
    ...shown,
    capacity: { residents: { max: maxRegistered }, connections: { max: maxRegisteredConnections } },
    calendarId: set.utc.calendarId,
    calendarName: 'Facility 1 calendar',
    facilityId: set.utc.id,
    creator: { id: staff, name: 'Sam Hale' },
    attachments: [],
    ...{
      isPastActivity: false,
      isCancelled: false,
      isRecurring: false,
      recurrence: null,
      created: NOW,
      modified: NOW,
    },
  });
  expect((await set.call('GET', `/activities/${String(data['id'])}`)).body).toEqual(answer.body);
  expect(eventsOf(set)).toEqual([['activity.created', data['id']]]);
});

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

test.each(['name', 'type', 'startDate', 'startTime'])('without %s it is refused', async (member) => {
  const body = without(leastBody, member);
  const plain = activitiesMock();
  await expectNoTrace(plain, 400, () => create(plain, body));
  const set = activitiesMock(reading('missing-required-status', 'another-refusal'));
  await expectNoTrace(set, 409, () => create(set, body));
});

test('all-day-start-time: required, or under exactTime only', async () => {
  const body = without(leastBody, 'startTime');
  const allDay = { ...body, timeType: 'allDay' };
  const strict = activitiesMock();
  await expectNoTrace(strict, 400, () => create(strict, allDay));
  const set = activitiesMock(reading('all-day-start-time', 'exact-time-only'));
  const made = await create(set, allDay);
  expect(dataOf(made)).toMatchObject({ startTime: null, timeType: 'allDay' });
  expect((await replace(set, String(dataOf(made)['id']), { ...body, timeType: 'evening' })).status).toBe(200);
  await expectNoTrace(set, 400, () => create(set, body));
  await expectNoTrace(set, 400, () => create(set, { ...body, timeType: 'exactTime' }));
  await expectNoTrace(set, 400, () => create(set, { ...body, timeType: 'sometime' }));
});

test('create-status ok: 200', async () => {
  expect((await create(activitiesMock(reading('create-status', 'ok')))).status).toBe(200);
});

test('a calendar that does not exist is 404', async () => {
  const set = activitiesMock();
  await expectNoTrace(set, 404, () => set.call('POST', '/calendars/nothing/activities', { body: fullBody }));
});

test('no body makes a series, sets what the service sets, or chooses an id', async () => {
  const set = activitiesMock();
  const recurrence = { frequency: 'daily', interval: 1, seriesStartDate: '2026-06-20T00:00:00Z' };
  const own = {
    id: 'mine',
    created: '2020-01-01T00:00:00Z',
    isCancelled: true,
    isRecurring: true,
    facilityId: 'x',
  };
  const data = dataOf(await create(set, { ...fullBody, ...own, recurrence }));
  expect(data).toMatchObject({
    recurrence: null,
    isRecurring: false,
    isCancelled: false,
    created: NOW,
    facilityId: set.utc.id,
  });
  expect(data['id']).not.toBe('mine');
  const strict = activitiesMock(reading('other-read-only-members', 'refused'));
  await expectNoTrace(strict, 400, () => create(strict, { ...fullBody, recurrence }));
});

test('value-outside-set: refused, ignored, or the first of the set', async () => {
  const body = { ...fullBody, timeType: 'sometime' };
  const strict = activitiesMock();
  await expectNoTrace(strict, 400, () => create(strict, body));
  expect(dataOf(await create(activitiesMock(reading('value-outside-set', 'ignore')), body))['timeType']).toBe(
    'exactTime',
  );
  expect(dataOf(await create(activitiesMock(reading('value-outside-set', 'coerce')), body))['timeType']).toBe(
    'exactTime',
  );
});

test('wrong-types and unknown-members: refused or taken', async () => {
  const set = activitiesMock();
  await expectNoTrace(set, 400, () => create(set, { ...fullBody, maxRegistered: '2' }));
  const coerced = dataOf(
    await create(activitiesMock(reading('wrong-types', 'coerced')), { ...fullBody, maxRegistered: '2' }),
  );
  expect(coerced).toMatchObject({ capacity: { residents: { max: 2 } } });
  expect((await create(set, { ...fullBody, colour: 'red' })).status).toBe(201);
  const strict = activitiesMock(reading('unknown-members', 'refused'));
  await expectNoTrace(strict, 400, () => create(strict, { ...fullBody, colour: 'red' }));
});

test('date-time-without-zone: local to the facility, or UTC', async () => {
  const start = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const body = { ...leastBody, startDate: '2026-06-20T10:00:00' };
    return dataOf(await set.call('POST', `/calendars/${set.copenhagen.calendarId}/activities`, { body }))[
      'startDate'
    ];
  };
  expect(await start({})).toBe('2026-06-20T10:00:00+02:00');
  expect(await start(reading('date-time-without-zone', 'utc'))).toBe('2026-06-20T12:00:00+02:00');
});

test('unlimited-capacity: a limit of 0 is no place, or no limit', async () => {
  const isFull = async (readings: Readings) =>
    dataOf(await create(activitiesMock(readings), { ...fullBody, maxRegistered: 0 }))['capacity'];
  expect(await isFull({})).toMatchObject({ residents: { max: 0, isFull: true } });
  expect(await isFull(reading('unlimited-capacity', 'zero-max'))).toMatchObject({
    residents: { max: 0, isFull: false },
  });
});

test.each(['0001-01-01T00:00:00Z', '0000-06-01T00:00:00Z', '9999-06-01T00:00:00Z'])(
  '%s is too far away',
  async (startDate) => {
    const set = activitiesMock();
    await expectNoTrace(set, 400, () => create(set, { ...fullBody, startDate }));
  },
);

test('shared-calendar-facility: the first facility of the calendar, or none', async () => {
  const facility = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const facilityIds = [set.copenhagen.id, set.utc.id];
    set.world.store.calendars.insert({
      id: 'cal_s',
      name: 'Shared',
      category: 'activity',
      facilityIds,
      private: false,
      created: NOW,
    });
    const data = dataOf(await set.call('POST', '/calendars/cal_s/activities', { body: fullBody }));
    return data['facilityId'] === null ? null : data['facilityId'] === set.copenhagen.id;
  };
  expect(await facility({})).toBe(true);
  expect(await facility(reading('shared-calendar-facility', 'unset'))).toBe(null);
});
