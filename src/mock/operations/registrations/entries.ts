import type { Limits } from '../../domain/waitlist.ts';
import type { Entry } from '../../domain/registrations-entry.ts';
import type { ActivityRecord, RegistrationRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { OperationContext } from '../operation.ts';

/**
 * A registration in the form that the domain rules take. Its `userId` is the person's own id, so a person with two
 * identifiers is one user.
 */
export interface PersonEntry extends Entry {
  readonly record: RegistrationRecord;
}

export const personEntry = (record: RegistrationRecord): PersonEntry => ({
  id: record.id,
  userId: record.personId,
  userType: record.userType,
  status: record.status,
  occurrenceDate: record.occurrenceDate,
  onDates: record.onDates,
  registeredAt: record.registeredAt,
  record,
});

/** All entries of an activity, waitlist included, in the order of registration. */
export const personEntries = (activityId: string, world: World): readonly PersonEntry[] =>
  world.store.registrations.where('activity', activityId).map(personEntry);

/** Saves the changed entries of one activity. */
export const saveEntries = (
  before: readonly PersonEntry[],
  after: readonly PersonEntry[],
  world: World,
): void => {
  const { registrations } = world.store;
  const left = new Map(after.map((entry) => [entry.id, entry]));
  for (const entry of before) {
    const next = left.get(entry.id);
    // REG-25, REG-29
    if (next === undefined) registrations.remove(entry.id);
    else if (next !== entry)
      registrations.replace({ ...next.record, status: next.status, onDates: next.onDates });
  }
};

/** Places of an activity for each kind of user. */
export const limitsOf = ({ maxRegistered, maxRegisteredConnections }: ActivityRecord): Limits => ({
  resident: maxRegistered,
  connection: maxRegisteredConnections,
});

/** Tells receivers what happened to a registration (the interface: Events). */
export const announceRegistration = (
  eventType: 'registration.created' | 'registration.deleted',
  { id, activityId, userId }: RegistrationRecord,
  context: OperationContext,
): void =>
  context.announce(
    eventType,
    context.choose('registration-resource-id', {
      'own-id': id,
      'activity-id': activityId,
      'user-id': userId,
    }),
  );
