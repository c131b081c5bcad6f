import type { Readings } from '../world/choices.ts';
import { registrationsMock } from './registrations.ts';

export const DECLINED = { status: 'declined', declineReason: 'Sleeping' };

/** Three residents, a connection and an activity, and shortcuts to mark attendance. */
export const attendanceMock = (readings: Readings = {}) => {
  const set = registrationsMock(readings);
  const { id: activityId } = set.activity;
  return {
    ...set,
    /** Marks a resident, by default as attended. */
    mark: (userId: string, more: object = {}) => {
      const body = { userId, userType: 'resident', status: 'attended', ...more };
      return set.ask('markAttendance', { activityId }, { body });
    },
    update: (userId: string, body: object) => set.ask('updateAttendance', { activityId, userId }, { body }),
    /** Attendance of a resident between two dates, by default in June. */
    attended: (residentId: string, startDate = '2026-06-01T00:00:00Z', endDate = '2026-06-30T23:59:59Z') =>
      set.ask('listResidentAttendance', { residentId, startDate, endDate }),
  };
};
