import { isoOf } from '../../world/clock.ts';
import type { PersonalActivityRecord } from '../../world/personal-activities-records.ts';
import type { AttachmentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { CoreValues, OpenValues } from './values.ts';

/** A new personal activity, saved; the resident attends it (PAC-41, PAC-42). */
export const insertPersonalActivity = (
  residentId: string,
  values: CoreValues & OpenValues,
  world: World,
  photos: readonly AttachmentRecord[] = [],
): PersonalActivityRecord => {
  const created = isoOf(world.clock.now());
  // PAC-10, PAC-11, PAC-17
  return world.store.personalActivities.insert({
    id: world.ids.next('pac'),
    residentId,
    ...values,
    attendedResidentIds: [residentId],
    photos,
    created,
    modified: created,
  });
};
