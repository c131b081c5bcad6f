import type { components } from '../../../../openapi/generated/types.ts';
import { positionOf } from '../../domain/position.ts';
import { statusOn } from '../../domain/registrations-entry.ts';
import type { RegistrationRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { Occasion } from '../activities/occasion.ts';
import { activityMention } from '../activities/mention.ts';
import { userMention } from '../user-mention.ts';
import { personEntries, personEntry } from './entries.ts';

/**
 * The view of a registration with its occasion. `day` is the day of a series, null for a single activity or for the
 * whole series. Resources, Registration.
 */
export const registrationView = (
  registration: RegistrationRecord,
  occasion: Occasion,
  day: string | null,
  world: World,
): components['schemas']['Registration'] => {
  const entry = personEntry(registration);
  const counts = world.choose('position', {
    'waitlist-place': 'waitlist-place',
    'waitlist-place-or-null': 'waitlist-place-or-null',
    overall: 'overall',
  } as const);
  return {
    // REG-13
    ...activityMention(occasion, world),
    userId: registration.userId,
    userType: registration.userType,
    ...userMention(registration.personId, registration.userType, world),
    registeredAt: registration.registeredAt,
    // REG-41
    status: statusOn(entry, day) ?? registration.status,
    position: positionOf(entry, personEntries(registration.activityId, world), counts, day),
  };
};
