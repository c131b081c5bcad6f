import { byRegistration, statusOn } from './registrations-entry.ts';
import type { Entry, RegistrationStatus } from './registrations-entry.ts';

/** What `position` counts, which the interface leaves open. */
type PositionReading = 'waitlist-place' | 'waitlist-place-or-null' | 'overall';

/**
 * The position of an entry among the entries of its activity, on a day or as a whole: its place on the
 * waitlist of its kind of user from 1 on (0 or null when registered), or its place among all, the registered
 * ones first (REG-15).
 */
export function positionOf(
  entry: Entry,
  entries: readonly Entry[],
  reading: PositionReading,
  date: string | null = entry.occurrenceDate,
): number | null {
  // Sorting is slow, and few entries wait.
  const standing = (status: RegistrationStatus) => entries.filter((one) => statusOn(one, date) === status);
  const waiting = standing('waitlisted');
  if (reading === 'overall')
    return placeOf(entry, [...byRegistration(standing('registered')), ...byRegistration(waiting)]);
  const place = placeOf(entry, byRegistration(waiting.filter((one) => one.userType === entry.userType)));
  return place === 0 && reading === 'waitlist-place-or-null' ? null : place;
}

function placeOf(entry: Entry, row: readonly Entry[]): number {
  return row.findIndex((one) => one.id === entry.id) + 1;
}
