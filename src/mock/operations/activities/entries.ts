import { statusOn } from '../../domain/registrations-entry.ts';
import { resolveActing } from '../../identity/acting.ts';
import type { ActivityRecord, RegistrationRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** The latest list of registrations of each activity. */
const lastFound = new WeakMap<ActivityRecord, readonly RegistrationRecord[]>();

/** The registrations of an activity, in the order in which they were made; the same list until one changes. */
export const entriesOf = (activity: ActivityRecord, world: World): readonly RegistrationRecord[] => {
  const entries = world.store.registrations.where('activity', activity.id);
  const last = lastFound.get(activity);
  if (last?.length === entries.length && last.every((one, at) => one === entries[at])) return last;
  lastFound.set(activity, entries);
  return entries;
};

/**
 * The registration status of a user for an activity, or for one day of its series; undefined when not registered. The
 * user is named by the acting id or by the identifier of the registration. `registered` wins over `waitlisted`.
 */
export const statusOfUser = (
  userId: string,
  entries: readonly RegistrationRecord[],
  day: string | null,
  world: World,
): 'registered' | 'waitlisted' | undefined => {
  const ids = [userId, resolveActing(userId, world).id];
  const own = entries.filter((entry) => ids.includes(entry.userId) || ids.includes(entry.personId));
  const statuses = own.map((entry) => statusOn(entry, day));
  return (['registered', 'waitlisted'] as const).find((status) => statuses.includes(status));
};
