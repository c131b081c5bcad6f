import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { aDateTime, aText, mustBeOfType, oneOf } from '../member-types.ts';
import type { MemberType } from '../member-types.ts';
import { attendanceShown } from './shown.ts';
import type { AttendanceShown } from './shown.ts';

const aDateOrDateTime: MemberType = {
  says: 'an ISO 8601 date or date-time',
  holds: (value) =>
    typeof value === 'string' &&
    (readDateTime(value) !== undefined || readDateTime(`${value}T00:00Z`) !== undefined),
};
const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };

/** What each member is said to be, wherever an answer shows a record or its activity. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly type: MemberType;
  readonly members: readonly string[];
  readonly of?: keyof AttendanceShown;
}[] = [
  {
    id: 'attendance.user-texts-are-strings',
    says: 'The userId, userName and relationship of an attendance record are strings.',
    clause: 'ATT-01',
    type: aText,
    members: ['userId', 'userName', 'relationship'],
  },
  {
    id: 'attendance.user-type-is-of-the-set',
    says: 'The userType of an attendance record is resident or connection.',
    clause: 'ATT-02',
    type: oneOf('resident', 'connection'),
    members: ['userType'],
  },
  {
    id: 'attendance.status-is-of-the-set',
    says: 'The status of an attendance record is attended or declined.',
    clause: 'ATT-03',
    type: oneOf('attended', 'declined'),
    members: ['status'],
  },
  {
    id: 'attendance.marked-at-is-a-date-time',
    says: 'The markedAt of an attendance record is a date-time.',
    clause: 'ATT-04',
    type: aDateTime,
    members: ['markedAt'],
  },
  {
    id: 'attendance.reason-is-a-string',
    says: 'The declineReason of an attendance record is a string.',
    clause: 'ATT-05',
    type: aText,
    members: ['declineReason'],
  },
  {
    id: 'attendance.duration-is-an-integer',
    says: 'The duration of an attendance record is an integer.',
    clause: 'ATT-06',
    type: anInteger,
    members: ['duration'],
  },
  {
    id: 'attendance.activity-texts-are-strings',
    says: 'The activityId, activityName, activityType and activityLocation of an attendance record are strings.',
    clause: 'ATT-07',
    type: aText,
    members: ['activityId', 'activityName', 'activityType', 'activityLocation'],
    of: 'withActivity',
  },
  {
    id: 'attendance.activity-dates-are-dates',
    says: 'The activityStartDate and the activityEndDate of an attendance record are dates or date-times.',
    clause: 'ATT-08',
    type: aDateOrDateTime,
    members: ['activityStartDate', 'activityEndDate'],
    of: 'withActivity',
  },
  {
    id: 'attendance.facility-texts-are-strings',
    says: 'The facilityId and the facilityName of an attendance record are strings.',
    clause: 'ATT-09',
    type: aText,
    members: ['facilityId', 'facilityName'],
    of: 'withActivity',
  },
  {
    id: 'attendance.start-beside-the-records-is-a-date',
    says: 'The activityStartDate beside the records of an activity is a date or a date-time.',
    clause: 'ATT-15',
    type: aDateOrDateTime,
    members: ['activityStartDate'],
    of: 'activities',
  },
];

for (const { id, says, clause, type, members, of = 'records' } of promises) {
  check({ id, says, clauses: [clause] }, async (t) => {
    mustBeOfType((await attendanceShown(t))[of], members, type);
  });
}
