import type { RequestAuthor } from './request-records.ts';

export type TransportationStatus = 'pending' | 'approved' | 'denied' | 'cancelled' | 'completed';
export type TripType = 'roundtrip' | 'oneway' | 'willcall';

/** The hours in which there are rides. Times are HH:mm in the time zone of the community. */
export interface OperationHours {
  /** 0 = Sunday … 6 = Saturday; null where the entry is for a date. */
  readonly dayOfWeek: number | null;
  /** YYYY-MM-DD. An entry for a date overrides the one for its day of the week. */
  readonly date: string | null;
  readonly notAvailable: boolean;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** The transportation settings of a community. A community without a record has the usual settings. */
export interface TransportationSettingsRecord {
  /** The id of the facility. */
  readonly id: string;
  readonly transportationTypes: readonly string[];
  readonly requireDestinationAddress: boolean;
  readonly minimumLeadTimeHours: number;
  readonly hoursOfOperation: readonly OperationHours[];
}

/** The recurrence of a request that staff created. Days are in the time zone of the community. */
export interface TransportationRecurrence {
  readonly frequency: 'daily' | 'weekly';
  readonly interval: number;
  /** The last day on which it may recur; the last day of the calendar where no end is set. */
  readonly until: string;
  readonly exceptionDates: readonly string[];
}

/** The members that a client can set. An update replaces all of them. */
export interface TransportationDetails {
  /** YYYY-MM-DD in the time zone of the community. */
  readonly date: string;
  /** Null only where staff created the request without a time. */
  readonly appointmentTime: string | null;
  readonly tripType: TripType;
  readonly returnTime: string | null;
  readonly pickupTime: string | null;
  readonly pickupLocation: string | null;
  readonly destination: string;
  readonly destinationAddress: string | null;
  readonly transportationType: string | null;
  readonly mobilityNeeds: string | readonly string[] | null;
  readonly notes: string | null;
}

/** A request for a ride. Instants are UTC texts with milliseconds. */
export interface TransportationRequestRecord extends TransportationDetails {
  readonly id: string;
  /** The id of the passenger. */
  readonly residentId: string;
  readonly facilityId: string;
  readonly status: TransportationStatus;
  readonly mileage: number | null;
  readonly driver: { readonly id: string; readonly name: string; readonly phone: string | null } | null;
  readonly vehicle: { readonly id: string; readonly name: string } | null;
  readonly recurrence: TransportationRecurrence | null;
  readonly creator: RequestAuthor;
  readonly creatorPhone: string | null;
  readonly created: string;
  /** Null until the first change. */
  readonly modified: string | null;
  /** Whether staff deleted it. Then it is in no list, and whether it can still be read is an open choice. */
  readonly isDeleted: boolean;
}
