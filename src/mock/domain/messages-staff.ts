/** The facts of a person for the rule about staff in a thread. */
interface ThreadPerson {
  readonly kind: string;
  readonly permissions: readonly string[];
}

/**
 * The staff who may not be participants: if a resident or a connection starts the thread, staff without
 * MESSAGE_FAMILY_RESIDENTS; otherwise none (MSG-37, MSG-38, MSG-39, MSG-41, MSG-42).
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
