import type { AttachmentRecord, TimeType } from './records.ts';

/** When within its day a personal activity is. */
export interface PersonalActivityTimes {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
}

/** Something done one-on-one with a resident; it stands on no calendar. */
export interface PersonalActivityRecord extends PersonalActivityTimes {
  readonly id: string;
  /** The resident in whose path it was made; the facility of this one decides its days. */
  readonly residentId: string;
  readonly name: string | null;
  readonly startDate: string;
  /** As it was sent; whether the times overrule it is decided where it is shown. */
  readonly durationInMinutes: number | null;
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
