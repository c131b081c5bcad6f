/**
 * What the world stores. Members carry the interface's names where the interface shows them;
 * `null` is "not set". Instants are UTC texts with milliseconds, days are YYYY-MM-DD.
 */
export type PersonStatus = 'active' | 'inactive' | 'deleted' | 'onLeave';
export type TimeType = 'exactTime' | 'allDay' | 'morning' | 'afternoon' | 'evening';

export interface FacilityRecord {
  readonly id: string;
  readonly name: string;
  readonly bedCount: number | null;
  readonly careSetting: string | null;
  /** IANA name; decides calendar days. */
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
  /** Where the links on the record lead, if not to the picture; absent: to the picture. */
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
  /** null: none yet, where a create that names none leaves it so. */
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
  readonly phoneNumber: number | null;
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
  readonly pccId: number | null;
  readonly created: string;
  readonly updated: string;
}

export type Permission = 'MESSAGE_FAMILY_RESIDENTS' | 'VIEW_ACTIVITIES';

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
  /** Media type; null where nobody knows it. */
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
  /** For a series: of its first occurrence. */
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
  /** Day of the one occurrence registered for; null: the activity, or the whole series. */
  readonly occurrenceDate: string | null;
  /** As the caller named the user: a resident's id, or the identifier by which a connection registers. */
  readonly userId: string;
  readonly userType: UserType;
  /** The resident or connection behind it. */
  readonly personId: string;
  readonly registeredAt: string;
  readonly status: 'registered' | 'waitlisted';
  /** Days of a series on which a registration for the whole of it stands otherwise; days are the facility's. */
  readonly onDates: Readonly<Record<string, 'registered' | 'cancelled'>>;
}

export interface CheckInRecord {
  readonly id: string;
  readonly residentId: string;
  readonly day: string;
  readonly durationInMinutes: number;
  readonly checkInStaffId: string;
  readonly description: string | null;
  readonly created: string;
  readonly modified: string;
}
