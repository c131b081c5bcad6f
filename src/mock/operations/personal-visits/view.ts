import type { WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { dateOf, dateTimeText, instantOf } from '../../domain/calendar-day.ts';
import type { PersonalVisitRecord } from '../../world/personal-visits-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOfResident } from '../check-ins/view.ts';

const SERVICE = { id: 'service', name: 'Community Engagement Service' } as const;

/** Resources, Personal visit. */
export const personalVisitView = (
  visit: PersonalVisitRecord,
  world: World,
): WithWholes<components['schemas']['PersonalVisit']> => {
  const zone = zoneOfResident(visit.residentId, world);
  return {
    id: visit.id,
    name: visit.name,
    visitType: visit.visitType,
    startDate: world.choose('visit-date-form', {
      'date-time': dateTimeText(instantOf(visit.startDate, zone), zone),
      date: dateOf(visit.startDate, zone).toString(),
    }),
    startTime: visit.startTime,
    endTime: visit.endTime,
    timeType: visit.timeType,
    durationInMinutes: visit.durationInMinutes,
    attendedResidentIds: [...visit.attendedResidentIds],
    connectionVisitors: visit.connectionVisitors.map((visitor) => ({ ...visitor })),
    manualVisitors: visit.manualVisitors.map((visitor) => ({ ...visitor })),
    description: visit.description,
    creator: {
      ...world.choose('visit-creator', { 'acting-user': visit.creator, 'service-account': SERVICE }),
    },
    created: visit.created,
    modified: visit.modified,
  };
};
