import type { CheckInRecord } from '../../../src/mock/world/records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, dayAtHome, first, home, isFromBefore, windowOfDays, type Tour } from '../tour.ts';

const isAtHome =
  (tour: Tour) =>
  ({ residentId }: CheckInRecord): boolean => {
    const resident = tour.world.store.residents.find(residentId);
    return resident?.status === 'active' && resident.facilityId === home(tour).id;
  };

const latest = (tour: Tour): CheckInRecord =>
  first(
    tour.world.store.checkIns.filter(isAtHome(tour)).filter(isFromBefore(tour.world)).reverse(),
    'a check-in',
  );

const bodyOf = (operation: 'createCheckIn' | 'replaceCheckIn', checkIn: CheckInRecord) =>
  bodyFrom(operation, { ...checkIn, startDate: checkIn.day });

const pathOf = ({ id, residentId }: CheckInRecord) => ({ residentId, checkInId: id });

export const checkInExamples: Pick<
  Examples,
  'listCheckIns' | 'createCheckIn' | 'getCheckIn' | 'replaceCheckIn' | 'deleteCheckIn'
> = {
  listCheckIns: (tour) => ({
    path: { residentId: latest(tour).residentId },
    query: windowOfDays(tour, -7, 0),
  }),
  createCheckIn: (tour) => {
    const { residents, checkIns } = tour.world.store;
    const day = dayAtHome(tour);
    const seen = new Set(checkIns.filter((one) => one.day === day).map(({ residentId }) => residentId));
    const unseen = residents.filter(
      ({ id, status, facilityId }) => status === 'active' && facilityId === home(tour).id && !seen.has(id),
    );
    return {
      path: { residentId: first(unseen, 'a resident without a check-in today').id },
      body: bodyOf('createCheckIn', { ...latest(tour), day }),
    };
  },
  getCheckIn: (tour) => ({ path: pathOf(latest(tour)) }),
  replaceCheckIn: (tour) => ({ path: pathOf(latest(tour)), body: bodyOf('replaceCheckIn', latest(tour)) }),
  deleteCheckIn: (tour) => ({ path: pathOf(latest(tour)) }),
};
