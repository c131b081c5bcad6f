import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ActivityRecord } from '../../world/records.ts';
import { hall, type Hall } from '../registrations/testing.ts';

/** Three residents, a connection and an activity, and short ways to mark who came. */
interface Door extends Hall {
  /** Where the attendance of the activity is. */
  readonly path: string;
  /** Marks a resident as attended, unless told otherwise. */
  mark(userId: string, more?: object): Promise<TestAnswer>;
  update(userId: string, body: object): Promise<TestAnswer>;
  remove(userId: string): Promise<TestAnswer>;
  /** The attendance of the activity. */
  whoCame(): Promise<TestAnswer>;
  /** Attendance of a resident between two dates, in June unless told otherwise. */
  attended(residentId: string, from?: string, to?: string): Promise<TestAnswer>;
}

export const DECLINED = { status: 'declined', declineReason: 'Sleeping' };

/** A body for the connection. */
export const KIN = { userType: 'connection' };

export const door = (
  readings: Readings = {},
  given: Partial<ActivityRecord> = {},
  community: 'utc' | 'copenhagen' = 'utc',
): Door => {
  const set = hall(readings, given, community);
  const path = `/activities/${set.activity.id}/attendance`;
  return {
    ...set,
    path,
    mark: (userId, more = {}) =>
      set.call('POST', path, { body: { userId, userType: 'resident', status: 'attended', ...more } }),
    update: (userId, body) => set.call('PUT', `${path}/${encodeURIComponent(userId)}`, { body }),
    remove: (userId) => set.call('DELETE', `${path}/${encodeURIComponent(userId)}`),
    whoCame: () => set.call('GET', path),
    attended: (residentId, from = '2026-06-01T00:00:00Z', to = '2026-06-30T23:59:59Z') => {
      const query = new URLSearchParams({ startDate: from, endDate: to });
      return set.call('GET', `/residents/${residentId}/attendance?${query.toString()}`);
    },
  };
};
