import type { TimeType } from './records.ts';

export interface ManualVisitorRecord {
  readonly name: string | null;
  readonly relationship: string | null;
}

/** When within its day a visit is. */
export interface VisitTimes {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
  /** Under exactTime the minutes from startTime to endTime, else as it was sent. */
  readonly durationInMinutes: number;
}

/** A visit that a resident receives. */
export interface PersonalVisitRecord extends VisitTimes {
  readonly id: string;
  /** The resident in whose path it was made; the facility of this one decides its days. */
  readonly residentId: string;
  readonly name: string;
  readonly visitType: 'care' | 'social';
  readonly startDate: string;
  /** The resident of the path first. */
  readonly attendedResidentIds: readonly string[];
  readonly connectionVisitors: readonly { readonly connectionId: string }[];
  readonly manualVisitors: readonly ManualVisitorRecord[];
  readonly description: string | null;
  /** Whoever made it. */
  readonly creator: { readonly id: string; readonly name: string };
  readonly created: string;
  readonly modified: string;
}
