import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import { activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';

test('shows every member of an activity', async () => {
  const set = activitiesMock();
  const attachment = {
    id: 'att_1',
    fileId: 'fil_1',
    name: 'menu.pdf',
    type: 'application/pdf',
    size: 12,
    publicToFamily: true,
  };
  const activity = set.put({ maxRegistered: 3, maxRegisteredConnections: 0, attachments: [attachment] });
  set.register(activity.id, set.putResident());
  set.register(activity.id, set.putResident(), { status: 'waitlisted' });
  const { status, body } = await set.call('GET', `/activities/${activity.id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      id: activity.id,
      ...{ name: 'Choir', type: 'Music', location: 'Hall', description: null },
      ...{ startDate: '2026-06-20T10:00:00Z', endDate: '2026-06-20T11:00:00Z' },
      ...{ startTime: '10:00', endTime: '11:00', timeType: 'exactTime' },
      capacity: {
        residents: { max: 3, registered: 1, available: 2, isFull: false, isOpen: true, waitlisted: 1 },
        connections: { max: 0, registered: 0, available: 0, isFull: true, isOpen: false },
      },
      allowConnections: true,
      ...{ calendarId: set.utc.calendarId, calendarName: 'Facility 1 calendar', facilityId: set.utc.id },
      attachments: [
        {
          id: 'att_1',
          name: 'menu.pdf',
          url: 'http://mock.test/__files/fil_1',
          type: 'application/pdf',
          size: 12,
          publicToFamily: true,
        },
      ],
      creator: { id: 'somebody', name: 'Some Body' },
      ...{ created: activity.created, modified: activity.modified },
      ...{ isPastActivity: false, isCancelled: false, isRecurring: false, recurrence: null },
    },
  });
});

test('unset-members absent: leaves out what has no value', async () => {
  const set = activitiesMock(reading('unset-members', 'absent'));
  const { id } = set.put();
  const data = dataOf(await set.call('GET', `/activities/${id}`));
  expect(data).not.toHaveProperty('description');
  expect(data).not.toHaveProperty('recurrence');
});

test('unlimited-capacity: no value, or zero', async () => {
  const capacity = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const { id } = set.put();
    return dataOf(await set.call('GET', `/activities/${id}`))['capacity'];
  };
  expect(await capacity({})).toMatchObject({ residents: { max: null, available: null, isFull: false } });
  expect(await capacity(reading('unlimited-capacity', 'zero-max'))).toMatchObject({
    residents: { max: 0, available: 0, isFull: false },
    connections: { max: 0, available: 0, isFull: false },
  });
});

test('is-open: while bookable, while not over, or never', async () => {
  const isOpen = async (readings: Readings, more: Parameters<ActivitiesMock['put']>[0]) => {
    const set = activitiesMock(readings);
    const { id } = set.put(more);
    const capacity = dataOf(await set.call('GET', `/activities/${id}`))['capacity'];
    return JSON.stringify(capacity).match(/"isOpen":(\w+)/)?.[1];
  };
  const full = { maxRegistered: 0 };
  const past = { startDate: '2026-06-01T10:00:00.000Z', endDate: null };
  expect([await isOpen({}, {}), await isOpen({}, full), await isOpen({}, past)]).toEqual([
    'true',
    'false',
    'false',
  ]);
  const notOver = reading('is-open', 'not-over');
  expect([await isOpen(notOver, full), await isOpen(notOver, { isCancelled: true })]).toEqual([
    'true',
    'false',
  ]);
});

test('past-means: from the end on, or from the start on', async () => {
  const isPast = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const underWay = {
      startDate: '2026-06-15T11:00:00.000Z',
      endDate: '2026-06-15T13:00:00.000Z',
      startTime: '11:00',
      endTime: '13:00',
    };
    const { id } = set.put(underWay);
    return dataOf(await set.call('GET', `/activities/${id}`))['isPastActivity'];
  };
  expect(await isPast({})).toBe(false);
  expect(await isPast(reading('past-means', 'start-passed'))).toBe(true);
});

test('actingUserId asks about that user, the header does not', async () => {
  const set = activitiesMock();
  const resident = set.putResident();
  const { id } = set.put();
  set.register(id, resident);
  const path = `/activities/${id}`;
  expect(dataOf(await set.call('GET', path, { as: resident }))).not.toHaveProperty(
    'actingUserRegistrationStatus',
  );
  const asked = dataOf(await set.call('GET', `${path}?actingUserId=${resident}`));
  expect(asked['actingUserRegistrationStatus']).toBe('registered');
});

test('status-when-not-registered: null, left out, or a text', async () => {
  const answer = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const { id } = set.put();
    return dataOf(await set.call('GET', `/activities/${id}?actingUserId=nobody`));
  };
  expect(await answer({})).toHaveProperty('actingUserRegistrationStatus', null);
  expect(await answer(reading('status-when-not-registered', 'absent'))).not.toHaveProperty(
    'actingUserRegistrationStatus',
  );
  expect(await answer(reading('status-when-not-registered', 'none-text'))).toHaveProperty(
    'actingUserRegistrationStatus',
    'none',
  );
  expect(await answer(reading('status-when-not-registered', 'not-registered-text'))).toHaveProperty(
    'actingUserRegistrationStatus',
    'notRegistered',
  );
});

test('deleted-activity-read: 404, or as it last was', async () => {
  const read = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const { id } = set.put({ isDeleted: true });
    return (await set.call('GET', `/activities/${id}`)).status;
  };
  expect(await read({})).toBe(404);
  expect(await read(reading('deleted-activity-read', 'served'))).toBe(200);
});

const staffReads = async (
  readings: Readings,
  facility: 'utc' | 'copenhagen',
  permissions: readonly ['VIEW_ACTIVITIES'] | readonly [],
) => {
  const set = activitiesMock(readings);
  const names = { firstName: 'Ida', lastName: 'Holm' };
  const staff = set.world.store.staff.insert({
    id: 'stf_ida',
    ...names,
    facilityIds: [set[facility].id],
    permissions,
  });
  const { id } = set.put({ isDeleted: readings['deleted-activity-read'] === 'served' });
  return (await set.call('GET', `/activities/${id}`, { as: staff.id })).status;
};

test('staff need the permission and the facility', async () => {
  expect(await staffReads({}, 'utc', ['VIEW_ACTIVITIES'])).toBe(200);
  expect(await staffReads({}, 'utc', [])).toBe(403);
  expect(await staffReads({}, 'copenhagen', ['VIEW_ACTIVITIES'])).toBe(403);
  expect(await staffReads(reading('deleted-activity-read', 'served'), 'utc', [])).toBe(403);
});

test('get-activity-permission: everybody else, or people of the facility', async () => {
  const read = async (readings: Readings, facility: 'utc' | 'copenhagen') => {
    const set = activitiesMock(readings);
    const { id } = set.put();
    return (await set.call('GET', `/activities/${id}`, { as: set.putResident(set[facility].id) })).status;
  };
  expect(await read({}, 'copenhagen')).toBe(200);
  const bound = reading('get-activity-permission', 'others-own-facility');
  expect([await read(bound, 'utc'), await read(bound, 'copenhagen')]).toEqual([200, 403]);
  const set = activitiesMock(bound);
  expect((await set.call('GET', `/activities/${set.put().id}`)).status).toBe(200);
});

test('shared-calendar-facility unset: staff of every facility of the calendar read it', async () => {
  const status = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const facilityIds = [set.copenhagen.id, set.utc.id];
    const created = '2026-01-01T00:00:00.000Z';
    set.world.store.calendars.insert({
      id: 'cal_shared',
      name: 'Shared',
      category: 'activity',
      facilityIds,
      private: false,
      created,
    });
    const { id } = set.put({ calendarId: 'cal_shared', facilityId: set.copenhagen.id });
    return (await set.call('GET', `/activities/${id}`, { as: set.world.store.staff.all()[0]?.id ?? '' }))
      .status;
  };
  expect(await status({})).toBe(403);
  expect(await status(reading('shared-calendar-facility', 'unset'))).toBe(200);
});
