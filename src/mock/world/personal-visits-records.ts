import type { Whole } from '../domain/exact-integer.ts';
import type { TimeType } from './records.ts';

export interface ManualVisitorRecord {
  readonly name: string | null;
  readonly relationship: string | null;
}

/** The times of a visit within its day. */
export interface VisitTimes {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
  /** With exactTime the minutes from startTime to endTime, else the value that was sent. */
  readonly durationInMinutes: Whole;
}

/** A visit that a resident receives. */
export interface PersonalVisitRecord extends VisitTimes {
  readonly id: string;
  /**
   * The resident of the path in which it was created. The time zone of this resident's facility defines its
   * days.
   */
  readonly residentId: string;
  readonly name: string;
  readonly visitType: 'care' | 'social';
  readonly startDate: string;
  /** The resident of the path is the first. */
  readonly attendedResidentIds: readonly string[];
  readonly connectionVisitors: readonly { readonly connectionId: string }[];
  readonly manualVisitors: readonly ManualVisitorRecord[];
  readonly description: string | null;
  /** The person who created it. */
  readonly creator: { readonly id: string; readonly name: string };
  readonly created: string;
  readonly modified: string;
}
