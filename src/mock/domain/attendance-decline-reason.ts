/** The reasons that the interface knows; it does not call the set closed (ATT-29). */
export const KNOWN_REASONS = [
  'Sleeping',
  'Feeling ill',
  'Not interested',
  'Out of facility',
  'Other',
] as const;

/** The readings that the interface leaves open around the reason. */
export interface ReasonChoices {
  readonly other: 'accepted' | 'refused';
  readonly whenAttended: 'kept' | 'dropped' | 'refused';
}

/** Why a reason is refused: missing for a decline, unknown, or sent for an attended user. */
export type ReasonFault = 'missing' | 'other' | 'of-attended';

const isKnown = (reason: string): boolean => KNOWN_REASONS.some((known) => known === reason);

/**
 * The reason that a record has after one was sent, or left out, with this status. Only a mark asks for one; States,
 * Attendance.
 */
export const declineReason = (
  status: 'attended' | 'declined',
  sent: string | undefined,
  { other, whenAttended }: ReasonChoices,
): { readonly reason: string | null } | { readonly fault: ReasonFault } => {
  // ATT-23, ATT-24
  if (sent === undefined) return status === 'declined' ? { fault: 'missing' } : { reason: null };
  if (status === 'attended' && whenAttended === 'refused') return { fault: 'of-attended' };
  if (status === 'attended' && whenAttended === 'dropped') return { reason: null };
  // ATT-28, ATT-40
  return other === 'refused' && !isKnown(sent) ? { fault: 'other' } : { reason: sent };
};
