import type { RequestAuthor } from './request-records.ts';

export type TransportationStatus = 'pending' | 'approved' | 'denied' | 'cancelled' | 'completed';
export type TripType = 'roundtrip' | 'oneway' | 'willcall';

/** From when until when there are rides; times of day are HH:mm on the clock of the community. */
export interface OperationHours {
  /** 0 = Sunday … 6 = Saturday; null where the entry is for a date. */
  readonly dayOfWeek: number | null;
  /** YYYY-MM-DD; an entry for a date wins over one for its day of the week. */
  readonly date: string | null;
  readonly notAvailable: boolean;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** What a community asks of requests; a community without a record has the usual settings. */
export interface TransportationSettingsRecord {
  /** The facility's. */
  readonly id: string;
  readonly transportationTypes: readonly string[];
  readonly requireDestinationAddress: boolean;
  readonly minimumLeadTimeHours: number;
  readonly hoursOfOperation: readonly OperationHours[];
}

/** How a request recurs that staff made; days are the community's. */
export interface TransportationRecurrence {
  readonly frequency: 'daily' | 'weekly';
  readonly interval: number;
  /** Last day on which it may recur; the last of the calendar where nobody set an end. */
  readonly until: string;
  readonly exceptionDates: readonly string[];
}

/** What a client may set, replaced as a whole by an update. */
export interface TransportationDetails {
  /** YYYY-MM-DD on the clock of the community. */
  readonly date: string;
  /** Null only where staff made the request without one. */
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
  /** The passenger. */
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
  /** Null until something is changed. */
  readonly modified: string | null;
  /** Staff deleted it: it is in no list, and whether it can still be read is an open choice. */
  readonly isDeleted: boolean;
}
