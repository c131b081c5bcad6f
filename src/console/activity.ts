/** Places of one kind of users. */
export interface Places {
  readonly max: number | null;
  readonly registered: number;
  readonly isFull: boolean;
  readonly waitlisted?: number;
}

/** An activity, or one occurrence of a series, as the API shows it. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In the time of the facility. */
  readonly startDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: string;
  readonly location: string | null;
  readonly description: string | null;
  readonly calendarName: string;
  readonly capacity: { readonly residents: Places; readonly connections: Places };
  readonly isCancelled: boolean;
  readonly isPastActivity: boolean;
  readonly isRecurring: boolean;
}

/** When on its day it takes place. */
export const whenOf = ({ timeType, startTime, endTime }: Activity): string =>
  timeType === 'exactTime'
    ? `${startTime ?? ''}–${endTime ?? ''}`
    : timeType === 'allDay'
      ? 'all day'
      : timeType;
