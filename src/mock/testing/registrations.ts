import type { Readings } from '../world/choices.ts';
import type { ActivityRecord, RecurrenceRecord } from '../world/records.ts';
import { activitiesMock } from './activities.ts';

/** Every day from 10 June 2026 on, without an end; it is noon of the fifteenth. */
export const DAILY: RecurrenceRecord = {
  frequency: 'daily',
  interval: 1,
  daysOfWeek: [],
  weekOfMonth: null,
  dayOfWeek: null,
  dayOfMonth: null,
  seriesStartDate: '2026-06-10',
  seriesEndDate: null,
  exceptionDates: [],
};

/** An hour of every day, for one resident and one connection. */
export const SERIES = {
  recurrence: DAILY,
  startDate: '2026-06-10T10:00:00.000Z',
  endDate: '2026-06-10T11:00:00.000Z',
} as const;

/** A body for a connection. */
export const KIM = { userType: 'connection' };

/** Three residents and an activity with one place, and short ways to ask for what tests ask for most. */
export const registrationsMock = (readings: Readings = {}, given: Partial<ActivityRecord> = {}) => {
  const set = activitiesMock(readings);
  const { id: facilityId, calendarId } = set.utc;
  const livesHere = (firstName: string): string =>
    set.addResident({ firstName, lastName: 'Guest', facilityId }).id;
  const residents = [livesHere('Ann'), livesHere('Ben'), livesHere('Cay')] as const;
  const kim = { firstName: 'Kim', lastName: 'Guest', relationship: 'Daughter', externalId: 'ext-kim' };
  /** Known elsewhere as ext-kim. */
  const connection = set.addConnection({ ...kim, facilityIds: [facilityId] });
  const activity = set.put({
    facilityId,
    calendarId,
    maxRegistered: 1,
    maxRegisteredConnections: 1,
    ...given,
  });
  const { id: activityId } = activity;
  return {
    ...set,
    ...{ facilityId, residents, connection, activity },
    register: (userId: string, more: object = {}, search = '') =>
      set.ask(
        'createRegistration',
        { activityId },
        { body: { userId, userType: 'resident', ...more }, search },
      ),
    cancel: (userId: string, search = '') =>
      set.ask('cancelRegistration', { activityId, userId }, { search }),
    /** Registrations of a resident between two dates, by default in June. */
    listed: (residentId: string, startDate = '2026-06-01T00:00:00Z', endDate = '2026-06-30T23:59:59Z') =>
      set.ask('listResidentRegistrations', { residentId, startDate, endDate }),
  };
};
