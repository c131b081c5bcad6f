import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ActivityRecord, ConnectionRecord, RecurrenceRecord } from '../../world/records.ts';
import { stage, stateOf, type Stage } from '../activities/testing.ts';

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

/** A body for somebody who is no resident. */
export const KIM = { userType: 'connection' };

/** Three residents and an activity with one place, and short ways to ask for what tests ask for most. */
export interface Hall extends Omit<Stage, 'register'> {
  readonly facilityId: string;
  readonly residents: readonly [string, string, string];
  /** Known elsewhere as ext-kim. */
  readonly connection: ConnectionRecord;
  readonly activity: ActivityRecord;
  register(userId: string, more?: object, query?: string): Promise<TestAnswer>;
  cancel(userId: string, query?: string): Promise<TestAnswer>;
  /** Registrations of a resident between two dates, in June unless told otherwise. */
  listed(residentId: string, from?: string, to?: string): Promise<TestAnswer>;
  /** Kind and resource of every event so far. */
  told(): readonly (readonly [string, string])[];
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

/** Everybody is at home in the community that keeps UTC, or in the one that keeps the time of Copenhagen. */
export const hall = (
  readings: Readings = {},
  given: Partial<ActivityRecord> = {},
  community: 'utc' | 'copenhagen' = 'utc',
): Hall => {
  const set = stage(readings);
  const { id: facilityId, calendarId } = set[community];
  const livesHere = (firstName: string): string =>
    set.addResident({ firstName, lastName: 'Guest', facilityId }).id;
  const residents = [livesHere('Ann'), livesHere('Ben'), livesHere('Cay')] as const;
  const kim = { firstName: 'Kim', lastName: 'Guest', relationship: 'Daughter', externalId: 'ext-kim' };
  const connection = set.addConnection({ ...kim, facilityIds: [facilityId] });
  const activity = set.put({
    facilityId,
    calendarId,
    maxRegistered: 1,
    maxRegisteredConnections: 1,
    ...given,
  });
  const registrations = `/activities/${activity.id}/registrations`;
  return {
    ...set,
    ...{ facilityId, residents, connection, activity },
    register: (userId, more = {}, query = '') =>
      set.call('POST', `${registrations}${query}`, { body: { userId, userType: 'resident', ...more } }),
    cancel: (userId, query = '') =>
      set.call('DELETE', `${registrations}/${encodeURIComponent(userId)}${query}`),
    listed: (residentId, from = '2026-06-01T00:00:00Z', to = '2026-06-30T23:59:59Z') => {
      const query = new URLSearchParams({ startDate: from, endDate: to });
      return set.call('GET', `/residents/${residentId}/registrations?${query.toString()}`);
    },
    told: () => set.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    state: () => stateOf(set),
  };
};
