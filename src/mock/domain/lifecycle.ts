/** Statuses of residents and connections. States, Resident status; Connection status. */
export type PersonStatus = 'active' | 'inactive' | 'deleted' | 'onLeave';

/** Whether a deleted record can be changed once more. */
type DeletedAgain = 'by-the-letter' | 'terminal';

/**
 * The status after a full replacement: the one sent; without one the former, or active, as the reading has it.
 * `refused` when the record is deleted for good; null only where there was none before. States, Resident status.
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

/** The status after a delete, from whatever state; `refused` when the record is deleted for good. States. */
export function statusAfterDelete(
  current: PersonStatus | null,
  deletedAgain: DeletedAgain,
): PersonStatus | 'refused' {
  return current === 'deleted' && deletedAgain === 'terminal' ? 'refused' : 'deleted';
}
