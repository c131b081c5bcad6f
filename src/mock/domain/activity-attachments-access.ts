import type { Entry } from './registrations-entry.ts';

/** What decides whether a resident or a connection may download what is attached to an activity. */
export interface AttachmentCase {
  readonly kind: 'resident' | 'connection';
  readonly publicToFamily: boolean;
  /** How the person is registered for the activity, or for days of its series. */
  readonly entries: readonly Pick<Entry, 'status' | 'onDates'>[];
  readonly hasAttended: boolean;
  /** The activity is on an activity or meal calendar of the facility of a linked resident. */
  readonly isOnLinkedCalendar: boolean;
}

/** Whether an entry gives a place; with `waitlistCounts` waiting for one is enough. */
const givesPlace = (
  { status, onDates }: AttachmentCase['entries'][number],
  waitlistCounts: boolean,
): boolean => waitlistCounts || status === 'registered' || Object.values(onDates).includes('registered');

/** Whether the person may download the attachment. Endpoints, Activities, rule 5. */
export const mayDownload = (
  { kind, publicToFamily, entries, hasAttended, isOnLinkedCalendar }: AttachmentCase,
  waitlistCounts: boolean,
): boolean => {
  const isRegistered = entries.some((entry) => givesPlace(entry, waitlistCounts));
  // ATD-10, ATD-11, ATD-12
  if (kind === 'resident') return isRegistered || hasAttended;
  // ATD-14, ATD-18, ATD-19
  return publicToFamily && (isRegistered || isOnLinkedCalendar);
};
