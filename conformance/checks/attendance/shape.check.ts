import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { aDateTime, aText, mustBeOfType, oneOf, type MemberType } from '../member-types.ts';
import { attendanceShown, type AttendanceShown } from './shown.ts';

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
    says: 'The userId of an attendance record is a string.',
    clause: 'ATT-01',
    type: aText,
    members: ['userId'],
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
    says: 'The activityId of an attendance record is a string.',
    clause: 'ATT-07',
    type: aText,
    members: ['activityId'],
    of: 'withActivity',
  },
  {
    id: 'attendance.facility-texts-are-strings',
    says: 'The facilityId of an attendance record is a string.',
    clause: 'ATT-09',
    type: aText,
    members: ['facilityId'],
    of: 'withActivity',
  },
];

for (const { id, says, clause, type, members, of = 'records' } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      mustBeOfType((await attendanceShown(t))[of], members, type);
    },
  });
}
