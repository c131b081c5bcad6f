import type { Whole } from '../domain/exact-integer.ts';
import type { UserType } from './records.ts';

export type AttendanceStatus = 'attended' | 'declined';

/** The attendance of one user at one activity. The API shows no id for it. */
export interface AttendanceRecord {
  readonly id: string;
  readonly activityId: string;
  /** The day of the marked occurrence; null: the activity or the whole series. */
  readonly occurrenceDate: string | null;
  /** The id of the resident or connection, also where a connection was marked by another of its ids. */
  readonly userId: string;
  readonly userType: UserType;
  readonly status: AttendanceStatus;
  readonly markedAt: string;
  readonly declineReason: string | null;
  /** In minutes. */
  readonly duration: Whole | null;
}
