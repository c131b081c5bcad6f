import { expect } from 'vitest';
import type { Part } from '../http/routes.ts';
import type { TestAnswer, TestApp, Readings } from './mock.ts';
import type { ActivityRecord, RecurrenceRecord, RegistrationRecord } from '../world/records.ts';
import { peopleMock, stateOf as storeOf } from './people.ts';

/** A body that holds every member; it fits the plain facility in UTC, five days after the tests' now. */
export const fullBody = {
  name: 'Chair yoga',
  type: 'Exercise',
  startDate: '2026-06-20T10:00:00Z',
  endDate: '2026-06-20T11:00:00Z',
  startTime: '10:00',
  endTime: '11:00',
  timeType: 'exactTime',
  location: 'Garden room',
  description: 'Bring a mat',
  maxRegistered: 2,
  maxRegisteredConnections: 1,
  allowConnections: true,
};

export const leastBody = {
  name: 'Walk',
  type: 'Exercise',
  startDate: '2026-06-20T10:00:00Z',
  startTime: '10:00',
};

const weekly = (more: Partial<RecurrenceRecord> = {}): RecurrenceRecord => ({
  frequency: 'weekly',
  interval: 1,
  daysOfWeek: [],
  weekOfMonth: null,
  dayOfWeek: null,
  dayOfMonth: null,
  seriesStartDate: '2026-06-06',
  seriesEndDate: '2026-07-04',
  exceptionDates: ['2026-06-27'],
  ...more,
});

/** A plain test world with means to put activities and people into it, past the API; `parts` are those of `testApp`. */
export const activitiesMock = (readings: Readings = {}, parts?: readonly Part[]) => {
  const app = peopleMock(readings, parts);
  const { store, ids } = app.world;
  const created = '2026-01-01T00:00:00.000Z';
  const homes = store.facilities.all().map(({ id }) => {
    const calendar = store.calendars.filter(({ facilityIds }) => facilityIds.includes(id))[0];
    return { id, calendarId: calendar?.id ?? '' };
  });
  const nowhere = { id: '', calendarId: '' };
  const [utc = nowhere, copenhagen = nowhere] = homes;

  const put = (more: Partial<ActivityRecord> = {}): ActivityRecord =>
    store.activities.insert({
      id: ids.next('act'),
      calendarId: utc.calendarId,
      facilityId: utc.id,
      ...{ name: 'Choir', type: 'Music', location: 'Hall', description: null },
      ...{ startDate: '2026-06-20T10:00:00.000Z', endDate: '2026-06-20T11:00:00.000Z' },
      ...{ startTime: '10:00', endTime: '11:00', timeType: 'exactTime' },
      ...{ maxRegistered: null, maxRegisteredConnections: null, allowConnections: true },
      ...{ attachments: [], creator: { id: 'somebody', name: 'Some Body' } },
      ...{ isCancelled: false, isDeleted: false, recurrence: null, created, modified: created },
      ...more,
    });

  return {
    ...app,
    /** A facility in UTC and one in Copenhagen, with the calendar of each. */
    ...{ utc, copenhagen },
    put,
    /** Saturdays at ten from 6 June to 4 July 2026, but not on 27 June. */
    putSeries: (more: Partial<ActivityRecord> = {}) =>
      put({
        ...{ startDate: '2026-06-06T10:00:00.000Z', endDate: '2026-06-06T11:00:00.000Z' },
        recurrence: weekly(),
        ...more,
      }),
    putResident: (facilityId = utc.id) => app.addResident({ facilityId }).id,
    register: (activityId: string, personId: string, more: Partial<RegistrationRecord> = {}) =>
      void store.registrations.insert({
        id: ids.next('reg'),
        ...{ activityId, occurrenceDate: null, userId: personId, userType: 'resident', personId },
        ...{ registeredAt: created, status: 'registered', onDates: {} },
        ...more,
      }),
  };
};

export type ActivitiesMock = ReturnType<typeof activitiesMock>;

/** Everything that a refused request must leave as it was. */
const stateOf = ({ world, events }: TestApp): unknown => [storeOf(world), events()];

/** Expects that a request is answered with this status and leaves no trace. */
export const expectNoTrace = async (
  set: ActivitiesMock,
  status: number,
  ask: () => Promise<TestAnswer>,
): Promise<void> => {
  const before = stateOf(set);
  expect((await ask()).status).toBe(status);
  expect(stateOf(set)).toEqual(before);
};

export const create = (set: ActivitiesMock, body: unknown = fullBody, as?: string): Promise<TestAnswer> =>
  set.ask('createActivity', { calendarId: set.utc.calendarId }, { body, ...(as !== undefined && { as }) });

export const replace = (
  set: ActivitiesMock,
  activityId: string,
  body: unknown = fullBody,
): Promise<TestAnswer> => set.ask('replaceActivity', { activityId }, { body });
