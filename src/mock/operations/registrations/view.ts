import type { components } from '../../../../openapi/generated/types.ts';
import { positionOf } from '../../domain/position.ts';
import { statusOn } from '../../domain/registration-entry.ts';
import { facilityIdsOf } from '../../world/activity-facilities.ts';
import type { RegistrationRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { Occasion } from '../activities/occasion.ts';
import { personEntries, personEntry } from './entries.ts';

const personOf = ({ personId, userType }: RegistrationRecord, { store }: World) => {
  const resident = userType === 'resident' ? store.residents.find(personId) : undefined;
  const connection = userType === 'connection' ? store.connections.find(personId) : undefined;
  const person = resident ?? connection;
  return {
    userName: person ? `${person.firstName} ${person.lastName}` : null,
    relationship: connection?.relationship ?? null,
  };
};

/**
 * A registration beside the occasion that it is for; `day` is the day of a series on which it is looked at, null for
 * an activity that takes place once or a series as a whole. Resources, Registration.
 */
export const registrationView = (
  registration: RegistrationRecord,
  { activity, startDate, endDate }: Occasion,
  day: string | null,
  world: World,
): components['schemas']['Registration'] => {
  const entry = personEntry(registration);
  const facilityIds = facilityIdsOf(activity, world);
  const facilityId = facilityIds.length === 1 ? (facilityIds[0] ?? null) : null;
  const counts = world.choose('position', {
    'waitlist-place': 'waitlist-place',
    'waitlist-place-or-null': 'waitlist-place-or-null',
    overall: 'overall',
  } as const);
  return {
    activityId: activity.id,
    activityName: activity.name,
    activityType: activity.type,
    activityStartDate: startDate,
    activityEndDate: endDate,
    activityLocation: activity.location,
    facilityId,
    facilityName: facilityId === null ? null : (world.store.facilities.find(facilityId)?.name ?? null),
    userId: registration.userId,
    userType: registration.userType,
    ...personOf(registration, world),
    registeredAt: registration.registeredAt,
    status: statusOn(entry, day) ?? registration.status,
    position: positionOf(entry, personEntries(activity.id, world), counts, day),
  };
};
