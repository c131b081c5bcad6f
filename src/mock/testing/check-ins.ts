import type { TestAnswer, Readings } from './mock.ts';
import { idOf, peopleMock } from './people.ts';

/**
 * Two residents of one community, and short ways to ask for check-ins of the first. The community keeps UTC, or the
 * time of Copenhagen.
 */
export const checkInsMock = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc') => {
  const app = peopleMock(readings);
  const facilityId = community === 'utc' ? app.home : app.away;
  const residents = [app.addResident({ facilityId }).id, app.addResident({ facilityId }).id] as const;
  const [residentId] = residents;
  const body = (startDate: string, more: object) => ({
    body: { startDate, checkInStaffId: app.staffId, durationInMinutes: 15, ...more },
  });
  return {
    ...app,
    residents,
    /** Where the check-ins of the first resident are. */
    path: `/residents/${residentId}/check-ins`,
    create: (startDate: string, more: object = {}) =>
      app.ask('createCheckIn', { residentId }, body(startDate, more)),
    replace: (made: TestAnswer, startDate: string, more: object = {}) =>
      app.ask('replaceCheckIn', { residentId, checkInId: idOf(made) }, body(startDate, more)),
    /** The list from one date or date-time to another. */
    days: (startDate: string, endDate: string) => app.ask('listCheckIns', { residentId, startDate, endDate }),
  };
};
