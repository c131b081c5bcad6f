/** Statuses of residents and connections. States, Resident status; Connection status. */
export type PersonStatus = 'active' | 'inactive' | 'deleted' | 'onLeave';

/** Whether a deleted record can be changed once more. */
type DeletedAgain = 'by-the-letter' | 'terminal';

/**
 * The status after a full replacement: the one sent, else the former one or active, by the reading. `refused` when
 * deleted is final; null only if there was none before. States, Resident status.
 */
export function statusAfterReplace<S extends PersonStatus | null>(
  current: S,
  sent: PersonStatus | undefined,
  leftOut: 'kept' | 'reset-to-active',
  deletedAgain: DeletedAgain,
): S | PersonStatus | 'refused' {
  if (current === 'deleted' && deletedAgain === 'terminal') return 'refused';
  // RES-49, RES-50
  return sent ?? (leftOut === 'kept' ? current : 'active');
}

/** The status after a delete, from any state; `refused` when deleted is final. States. */
export function statusAfterDelete(
  current: PersonStatus | null,
  deletedAgain: DeletedAgain,
): PersonStatus | 'refused' {
  return current === 'deleted' && deletedAgain === 'terminal' ? 'refused' : 'deleted';
}
