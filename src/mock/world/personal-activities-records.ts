import type { Whole } from '../domain/exact-integer.ts';
import type { AttachmentRecord, TimeType } from './records.ts';

/** The times of a personal activity within its day. */
export interface PersonalActivityTimes {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
}

/** A one-on-one activity with a resident. It is in no calendar. */
export interface PersonalActivityRecord extends PersonalActivityTimes {
  readonly id: string;
  /**
   * The resident of the path in which it was created. The time zone of this resident's facility defines its
   * days.
   */
  readonly residentId: string;
  readonly name: string | null;
  readonly startDate: string;
  /** The value that was sent. The view decides whether the times override it. */
  readonly durationInMinutes: Whole | null;
  readonly attendedResidentIds: readonly string[];
  readonly location: string | null;
  readonly description: string | null;
  readonly confirmed: boolean | null;
  readonly photos: readonly AttachmentRecord[];
  readonly created: string;
  readonly modified: string;
}

/** A name that a facility offers for its personal activities. */
export interface PersonalActivityPresetRecord {
  readonly id: string;
  readonly facilityId: string;
  readonly name: string;
}
