import type { Readings } from '../world/choices.ts';
import type { ActivityRecord } from '../world/records.ts';
import { registrationsMock } from './registrations.ts';

export const DECLINED = { status: 'declined', declineReason: 'Sleeping' };

/** A body for the connection. */
export const KIN = { userType: 'connection' };

/** Three residents, a connection and an activity, and short ways to mark who came. */
export const attendanceMock = (
  readings: Readings = {},
  given: Partial<ActivityRecord> = {},
  community: 'utc' | 'copenhagen' = 'utc',
) => {
  const set = registrationsMock(readings, given, community);
  const { id: activityId } = set.activity;
  return {
    ...set,
    /** Where the attendance of the activity is. */
    path: `/activities/${activityId}/attendance`,
    /** Marks a resident, by default as attended. */
    mark: (userId: string, more: object = {}) => {
      const body = { userId, userType: 'resident', status: 'attended', ...more };
      return set.ask('markAttendance', { activityId }, { body });
    },
    update: (userId: string, body: object) => set.ask('updateAttendance', { activityId, userId }, { body }),
    remove: (userId: string) => set.ask('deleteAttendance', { activityId, userId }),
    /** The attendance of the activity. */
    whoCame: () => set.ask('listAttendance', { activityId }),
    /** Attendance of a resident between two dates, by default in June. */
    attended: (residentId: string, startDate = '2026-06-01T00:00:00Z', endDate = '2026-06-30T23:59:59Z') =>
      set.ask('listResidentAttendance', { residentId, startDate, endDate }),
  };
};
