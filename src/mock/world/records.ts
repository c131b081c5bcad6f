import type { Whole } from '../domain/exact-integer.ts';
/**
 * The records of a world. Members have the names of the interface where the interface shows them; `null`
 * means "not set". Instants are UTC texts with milliseconds, days are YYYY-MM-DD.
 */
export type PersonStatus = 'active' | 'inactive' | 'deleted' | 'onLeave';
export type TimeType = 'exactTime' | 'allDay' | 'morning' | 'afternoon' | 'evening';

export interface FacilityRecord {
  readonly id: string;
  readonly name: string;
  readonly bedCount: number | null;
  readonly careSetting: string | null;
  /** IANA name. It defines the calendar days of the facility. */
  readonly timeZone: string;
}

export interface AboutRecord {
  readonly bio?: string | null;
  readonly likes?: readonly string[] | null;
  readonly dislikes?: readonly string[] | null;
  readonly veteranDetail?: string | null;
  readonly anniversary?: string | null;
  readonly directoryOptOut?: boolean | null;
  readonly diagnoses?: readonly string[] | null;
  readonly isVeteran?: boolean | null;
}

/** The picture of a person. */
export interface PicturedRecord {
  readonly avatarFileId: string | null;
  /** The file of the links on the record; absent: the picture. */
  readonly linkedFileId?: string | null;
}

export interface ResidentRecord extends PicturedRecord {
  readonly id: string;
  readonly facilityId: string;
  readonly externalId: string | null;
  readonly pccId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roomNumber: string | null;
  /** null: the create named none, and the reading sets none. */
  readonly status: PersonStatus | null;
  readonly moveInDate: string | null;
  readonly dob: string | null;
  readonly gender: 'M' | 'F' | null;
  readonly about: AboutRecord | null;
  readonly created: string;
  readonly modified: string;
}

export interface ConnectionRecord extends PicturedRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: Whole | null;
  readonly relationship: string | null;
  readonly contactType: string | null;
  readonly status: PersonStatus;
  readonly facilityIds: readonly string[];
  readonly residentIds: readonly string[];
  readonly groups: readonly string[];
  readonly disableNotifications: boolean;
  readonly disableSMS: boolean;
  readonly disableInvites: boolean;
  readonly additionalInfo: string | null;
  readonly externalId: string | null;
  readonly pccId: Whole | null;
  readonly created: string;
  readonly updated: string;
}

export const permissions = ['VIEW_ACTIVITIES', 'MESSAGE_FAMILY_RESIDENTS'] as const;
export type Permission = (typeof permissions)[number];

export interface StaffRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly facilityIds: readonly string[];
  readonly permissions: readonly Permission[];
}

export interface SystemActorRecord {
  readonly id: string;
  readonly name: string;
}

/** An acting id that is not the id of its person. Recorded worlds have those of the server. */
export interface AccountRecord {
  /** The acting id. */
  readonly id: string;
  /** The id of the resident, connection, staff member or system actor. */
  readonly personId: string;
}

export interface CalendarRecord {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly facilityIds: readonly string[];
  readonly private: boolean;
  readonly created: string;
}

export interface ActivityTypeRecord {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

export interface AttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  /** Media type; null where it is unknown. */
  readonly type: string | null;
  readonly size: number;
  readonly publicToFamily: boolean;
}

/** The pattern of a recurring series; dates are days in the facility's zone. */
export interface RecurrenceRecord {
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  readonly interval: number;
  readonly daysOfWeek: readonly string[];
  readonly weekOfMonth: string | null;
  readonly dayOfWeek: string | null;
  readonly dayOfMonth: number | null;
  readonly seriesStartDate: string;
  readonly seriesEndDate: string | null;
  readonly exceptionDates: readonly string[];
}

export interface ActivityRecord {
  readonly id: string;
  readonly calendarId: string;
  readonly facilityId: string;
  readonly name: string;
  readonly type: string;
  /** For a series: the start of its first occurrence. */
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
  readonly location: string | null;
  readonly description: string | null;
  /** null: no limit. */
  readonly maxRegistered: number | null;
  readonly maxRegisteredConnections: number | null;
  readonly allowConnections: boolean;
  readonly attachments: readonly AttachmentRecord[];
  readonly creator: { readonly id: string; readonly name: string };
  readonly isCancelled: boolean;
  readonly isDeleted: boolean;
  readonly recurrence: RecurrenceRecord | null;
  readonly created: string;
  readonly modified: string;
}

export type UserType = 'resident' | 'connection';

export interface RegistrationRecord {
  readonly id: string;
  readonly activityId: string;
  /** The day of the one occurrence that is registered; null: the activity or the whole series. */
  readonly occurrenceDate: string | null;
  /** The id that the caller sent: of a resident, or the one by which a connection registers. */
  readonly userId: string;
  readonly userType: UserType;
  /** The id of the resident or connection. */
  readonly personId: string;
  readonly registeredAt: string;
  readonly status: 'registered' | 'waitlisted';
  /** Days, in the facility's zone, on which a registration for a whole series has another state. */
  readonly onDates: Readonly<Record<string, 'registered' | 'cancelled'>>;
}

export interface CheckInRecord {
  readonly id: string;
  readonly residentId: string;
  readonly day: string;
  readonly durationInMinutes: Whole;
  readonly checkInStaffId: string;
  readonly description: string | null;
  readonly created: string;
  readonly modified: string;
}
