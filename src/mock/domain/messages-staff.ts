/** What the rule about staff in a thread needs to know of a person. */
interface ThreadPerson {
  readonly kind: string;
  readonly permissions: readonly string[];
}

/**
 * The staff whom a thread may not bring in: where a resident or a connection starts it, those who lack
 * MESSAGE_FAMILY_RESIDENTS; where anybody else does, nobody (MSG-37, MSG-38, MSG-39, MSG-41, MSG-42).
 */
export const staffOutOfReach = <P extends ThreadPerson>(
  startedBy: string | undefined,
  participants: readonly P[],
): readonly P[] => {
  if (startedBy !== 'resident' && startedBy !== 'connection') return [];
  return participants.filter(
    ({ kind, permissions }) => kind === 'staff' && !permissions.includes('MESSAGE_FAMILY_RESIDENTS'),
  );
};
