import type { Readings } from './mock.ts';
import { peopleMock } from './people.ts';

/** A resident, and short ways to ask for check-ins. */
export const checkInsMock = (readings: Readings = {}) => {
  const app = peopleMock(readings);
  const residentId = app.addResident().id;
  return {
    ...app,
    create: (startDate: string) =>
      app.ask(
        'createCheckIn',
        { residentId },
        { body: { startDate, checkInStaffId: app.staffId, durationInMinutes: 15 } },
      ),
    /** The list from one date or date-time to another. */
    days: (startDate: string, endDate: string) => app.ask('listCheckIns', { residentId, startDate, endDate }),
  };
};
