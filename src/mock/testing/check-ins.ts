import type { TestAnswer, Readings } from './mock.ts';
import { idOf, peopleMock } from './people.ts';

/** Two residents, and short ways to ask for check-ins of the first. */
export const checkInsMock = (readings: Readings = {}) => {
  const app = peopleMock(readings);
  const residents = [app.addResident().id, app.addResident().id] as const;
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
