import type { UserType } from './records.ts';

export type AttendanceStatus = 'attended' | 'declined';

/** Whether one user came to one activity. The API shows it without an id of its own. */
export interface AttendanceRecord {
  readonly id: string;
  readonly activityId: string;
  /** Day of the occurrence that the mark stands for; null: the activity, or the whole series. */
  readonly occurrenceDate: string | null;
  /** Id of the resident or the connection, by whatever id the latter was marked. */
  readonly userId: string;
  readonly userType: UserType;
  readonly status: AttendanceStatus;
  readonly markedAt: string;
  readonly declineReason: string | null;
  /** In minutes. */
  readonly duration: number | null;
}
