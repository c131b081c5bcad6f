import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isFromBefore, windowOfDays, type Tour } from '../tour.ts';

const isAtHome =
  (tour: Tour) =>
  ({ residentId }: PersonalVisitRecord): boolean =>
    tour.world.store.residents.find(residentId)?.facilityId === home(tour).id;

const latest = (tour: Tour): PersonalVisitRecord =>
  first(
    tour.world.store.personalVisits
      .filter(isAtHome(tour))
      .filter(isFromBefore(tour.world))
      .filter(({ timeType, connectionVisitors }) => timeType === 'exactTime' && connectionVisitors.length > 0)
      .reverse(),
    'a visit of a connection',
  );

const bodyOf = (operation: 'createPersonalVisit' | 'replacePersonalVisit', visit: PersonalVisitRecord) =>
  bodyFrom(operation, {
    ...visit,
    additionalAttendeeResidentIds: visit.attendedResidentIds.filter((id) => id !== visit.residentId),
  });

const pathOf = ({ id, residentId }: PersonalVisitRecord) => ({ residentId, visitId: id });

export const personalVisitExamples = {
  listPersonalVisits: (tour) => ({
    at: {
      residentId: latest(tour).residentId,
      ...windowOfDays(tour, -21, 7),
      visitType: latest(tour).visitType,
    },
  }),
  createPersonalVisit: (tour) => ({
    at: { residentId: latest(tour).residentId },
    body: bodyOf('createPersonalVisit', latest(tour)),
  }),
  getPersonalVisit: (tour) => ({ at: pathOf(latest(tour)) }),
  replacePersonalVisit: (tour) => ({
    at: pathOf(latest(tour)),
    body: {
      ...bodyOf('replacePersonalVisit', latest(tour)),
      description: 'With photographs of the new house.',
    },
  }),
  deletePersonalVisit: (tour) => ({ at: pathOf(latest(tour)) }),
} satisfies Partial<Examples>;
