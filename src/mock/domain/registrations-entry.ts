import { Temporal } from 'temporal-polyfill';

export type UserType = 'resident' | 'connection';
export type RegistrationStatus = 'registered' | 'waitlisted';

/**
 * What counting and queueing need to know of one registration of an activity. `occurrenceDate` is the local day
 * (YYYY-MM-DD) of the one occurrence it is for, null for a one-time activity or a whole series. `onDates` holds
 * the days on which an entry for a whole series stands otherwise than by its `status`: cancelled there, or moved
 * up from the waitlist there. Resources, Registration.
 */
export interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly userType: UserType;
  readonly status: RegistrationStatus;
  readonly occurrenceDate: string | null;
  readonly onDates: Readonly<Record<string, 'registered' | 'cancelled'>>;
  /** Date-time with offset. */
  readonly registeredAt: string;
}

/**
 * How an entry stands on a day of a series, or for `null` to the activity or series as a whole; undefined when it
 * has no part in it. Endpoints, Registrations.
 */
export function statusOn(entry: Entry, date: string | null): RegistrationStatus | 'cancelled' | undefined {
  if (entry.occurrenceDate !== null) return entry.occurrenceDate === date ? entry.status : undefined;
  return (date === null ? undefined : entry.onDates[date]) ?? entry.status;
}

/** How many entries of a kind of user are registered on a day, or as a whole (REG-16). */
export function countOn(
  entries: readonly Entry[],
  userType: UserType,
  status: RegistrationStatus,
  date: string | null,
): number {
  return entries.filter((entry) => entry.userType === userType && statusOn(entry, date) === status).length;
}

/** The entries in the order in which they were registered; those of one instant keep the order given. */
export function byRegistration<E extends Entry>(entries: readonly E[]): readonly E[] {
  return entries
    .map((entry) => ({ entry, at: Temporal.Instant.from(entry.registeredAt) }))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at))
    .map(({ entry }) => entry);
}

/**
 * The entry that a user already has where a new registration would go: for a day the one that covers it, for
 * a whole series any of them. A day that was cancelled is free again (REG-32).
 */
export function entryOf<E extends Entry>(
  entries: readonly E[],
  userId: string,
  date: string | null,
): E | undefined {
  return entries.find((entry) => {
    if (entry.userId !== userId) return false;
    const status = statusOn(entry, date);
    return date === null || (status !== undefined && status !== 'cancelled');
  });
}
