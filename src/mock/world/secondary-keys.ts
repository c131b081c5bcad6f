import { userIdOf } from '../domain/user-id.ts';
import type { AssessmentRecord } from './assessments-records.ts';
import type { AttendanceRecord } from './attendance-records.ts';
import { compoundKey, type KeysOf } from './keys.ts';
import type { MessageRecord, ThreadRecord } from './messages-records.ts';
import type { PersonalActivityPresetRecord, PersonalActivityRecord } from './personal-activities-records.ts';
import type { PersonalVisitRecord } from './personal-visits-records.ts';
import type { PhotoRecord } from './photos-records.ts';
import type {
  AccountRecord,
  ActivityRecord,
  CheckInRecord,
  ConnectionRecord,
  RegistrationRecord,
  ResidentRecord,
  StaffRecord,
} from './records.ts';
import type { RequestCommentRecord } from './request-records.ts';
import type { TransportationRequestRecord } from './transportation-records.ts';
import type { WorkRequestRecord } from './work-requests-records.ts';

/** Declares the secondary keys of a record type. A record without a key is not in the index. */
const keysOf =
  <T>() =>
  <I extends string>(keys: Readonly<Record<I, KeysOf<T>>>): Readonly<Record<I, KeysOf<T>>> =>
    keys;

/** The key of a text for filters of the whole value; it serves filters with and without regard to case. */
export const folded = (text: string): string => text.toLowerCase();

const foldedIn = (facilityId: string, text: string | null): readonly string[] =>
  text === null ? [] : [compoundKey(facilityId, folded(text))];

/** A text that sorts after every day. */
export const NO_END = '9999-99';

/** The secondary keys of each collection, for the filters of lists. */
export const secondaryKeys = {
  residents: keysOf<ResidentRecord>()({
    facility: ({ facilityId }) => [facilityId],
    living: ({ facilityId, status }) => (status === 'deleted' ? [] : [facilityId]),
    status: ({ facilityId, status }) => [compoundKey(facilityId, status ?? '')],
    email: ({ facilityId, email }) => foldedIn(facilityId, email),
    phone: ({ facilityId, phone }) => foldedIn(facilityId, phone),
    externalId: ({ facilityId, externalId }) => foldedIn(facilityId, externalId),
    pccId: ({ facilityId, pccId }) => foldedIn(facilityId, pccId),
  }),
  connections: keysOf<ConnectionRecord>()({
    facility: ({ facilityIds }) => facilityIds,
    resident: ({ residentIds }) => residentIds,
    email: ({ email }) => (email === null ? [] : [folded(email)]),
    externalId: ({ externalId }) => (externalId === null ? [] : [folded(externalId)]),
    userId: ({ id }) => [userIdOf(id)],
  }),
  staff: keysOf<StaffRecord>()({ facility: ({ facilityIds }) => facilityIds }),
  accounts: keysOf<AccountRecord>()({ person: ({ personId }) => [personId] }),
  activities: keysOf<ActivityRecord>()({
    /** The start of an activity that takes place once. */
    start: ({ facilityId, startDate, recurrence, isDeleted }) =>
      isDeleted || recurrence ? [] : [compoundKey(facilityId, startDate)],
    /** The last day of a series. */
    seriesEnd: ({ facilityId, recurrence, isDeleted }) =>
      isDeleted || !recurrence ? [] : [compoundKey(facilityId, recurrence.seriesEndDate ?? NO_END)],
    attaching: ({ facilityId, attachments }) => (attachments.length === 0 ? [] : [facilityId]),
  }),
  registrations: keysOf<RegistrationRecord>()({
    activity: ({ activityId }) => [activityId],
    person: ({ personId }) => [personId],
    activityAndPerson: ({ activityId, personId }) => [compoundKey(activityId, personId)],
  }),
  checkIns: keysOf<CheckInRecord>()({ day: ({ residentId, day }) => [compoundKey(residentId, day)] }),
  /** Deleted photos have no keys (PHO-58). */
  photos: keysOf<PhotoRecord>()({
    any: ({ isDeleted }) => (isDeleted ? [] : ['']),
    facility: ({ facilityIds, isDeleted }) => (isDeleted ? [] : facilityIds),
    user: ({ userIds, isDeleted }) => (isDeleted ? [] : userIds),
    album: ({ albumIds, isDeleted }) => (isDeleted ? [] : albumIds),
    activity: ({ activityId, isDeleted }) => (isDeleted || activityId === null ? [] : [activityId]),
  }),
  assessments: keysOf<AssessmentRecord>()({
    resident: ({ residentId }) => [residentId],
    assessmentId: ({ assessmentId }) => [assessmentId],
  }),
  attendance: keysOf<AttendanceRecord>()({
    activity: ({ activityId }) => [activityId],
    user: ({ userId }) => [userId],
    activityAndUser: ({ activityId, userId }) => [compoundKey(activityId, userId)],
  }),
  personalActivities: keysOf<PersonalActivityRecord>()({
    start: ({ attendedResidentIds, startDate }) =>
      attendedResidentIds.map((id) => compoundKey(id, startDate)),
  }),
  personalActivityPresets: keysOf<PersonalActivityPresetRecord>()({
    facility: ({ facilityId }) => [facilityId],
  }),
  personalVisits: keysOf<PersonalVisitRecord>()({
    start: ({ residentId, attendedResidentIds, startDate }) =>
      [...new Set([residentId, ...attendedResidentIds])].map((id) => compoundKey(id, startDate)),
  }),
  threads: keysOf<ThreadRecord>()({
    any: () => [''],
    participant: ({ standings }) =>
      standings.filter(({ hasLeft }) => !hasLeft).map(({ personId }) => personId),
  }),
  messages: keysOf<MessageRecord>()({ thread: ({ threadId }) => [threadId] }),
  transportationRequests: keysOf<TransportationRequestRecord>()({
    /** The day of a request that takes place once. */
    day: ({ residentId, date, recurrence, isDeleted }) =>
      isDeleted || recurrence ? [] : [compoundKey(residentId, date)],
    /** The last day of a recurring request. */
    seriesEnd: ({ residentId, recurrence, isDeleted }) =>
      isDeleted || !recurrence ? [] : [compoundKey(residentId, recurrence.until)],
  }),
  workRequests: keysOf<WorkRequestRecord>()({
    resident: ({ residentId, isMaintenance }) => (isMaintenance ? [] : [residentId]),
    status: ({ residentId, isMaintenance, status }) =>
      isMaintenance ? [] : [compoundKey(residentId, status)],
  }),
  requestComments: keysOf<RequestCommentRecord>()({ request: ({ requestId }) => [requestId] }),
} as const;
