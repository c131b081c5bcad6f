import type { CheckInRecord } from '../../mock/world/records.ts';
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

export const checkInExamples = {
  listCheckIns: (tour) => ({ at: { residentId: latest(tour).residentId, ...windowOfDays(tour, -7, 0) } }),
  createCheckIn: (tour) => {
    const { residents, checkIns } = tour.world.store;
    const day = dayAtHome(tour);
    const seen = new Set(checkIns.filter((one) => one.day === day).map(({ residentId }) => residentId));
    const unseen = residents.filter(
      ({ id, status, facilityId }) => status === 'active' && facilityId === home(tour).id && !seen.has(id),
    );
    return {
      at: { residentId: first(unseen, 'a resident without a check-in today').id },
      body: bodyOf('createCheckIn', { ...latest(tour), day }),
    };
  },
  getCheckIn: (tour) => ({ at: pathOf(latest(tour)) }),
  replaceCheckIn: (tour) => ({ at: pathOf(latest(tour)), body: bodyOf('replaceCheckIn', latest(tour)) }),
  deleteCheckIn: (tour) => ({ at: pathOf(latest(tour)) }),
} satisfies Partial<Examples>;
