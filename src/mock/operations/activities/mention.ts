import { facilityIdsOf } from '../../world/activity-facilities.ts';
import type { World } from '../../world/world.ts';
import type { Occasion } from './occasion.ts';

/** The members of its activity that a registration or an attendance record shows (ATT-10, ATT-11). */
export const activityMention = ({ activity, startDate, endDate }: Occasion, world: World) => {
  const facilityIds = facilityIdsOf(activity, world);
  const facilityId = facilityIds.length === 1 ? (facilityIds[0] ?? null) : null;
  return {
    activityId: activity.id,
    activityName: activity.name,
    activityType: activity.type,
    activityStartDate: startDate,
    activityEndDate: endDate,
    activityLocation: activity.location,
    facilityId,
    facilityName: facilityId === null ? null : (world.store.facilities.find(facilityId)?.name ?? null),
  };
};
