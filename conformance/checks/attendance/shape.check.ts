import { anInteger } from '../../laws/dated-members.ts';
import { aDateTime, aText, memberTypes, oneOf } from '../../laws/member-types.ts';
import { attendanceShown } from './shown.ts';

memberTypes('attendance', async (t) => (await attendanceShown(t)).records, {
  'user-texts-are-strings': ['The userId of an attendance record is a string.', 'ATT-01', [aText, 'userId']],
  'user-type-is-of-the-set': [
    'The userType of an attendance record is resident or connection.',
    'ATT-02',
    [oneOf('resident', 'connection'), 'userType'],
  ],
  'status-is-of-the-set': [
    'The status of an attendance record is attended or declined.',
    'ATT-03',
    [oneOf('attended', 'declined'), 'status'],
  ],
  'marked-at-is-a-date-time': [
    'The markedAt of an attendance record is a date-time.',
    'ATT-04',
    [aDateTime, 'markedAt'],
  ],
  'reason-is-a-string': [
    'The declineReason of an attendance record is a string.',
    'ATT-05',
    [aText, 'declineReason'],
  ],
  'duration-is-an-integer': [
    'The duration of an attendance record is an integer.',
    'ATT-06',
    [anInteger, 'duration'],
  ],
});

memberTypes('attendance', async (t) => (await attendanceShown(t)).withActivity, {
  'activity-texts-are-strings': [
    'The activityId of an attendance record is a string.',
    'ATT-07',
    [aText, 'activityId'],
  ],
  'facility-texts-are-strings': [
    'The facilityId of an attendance record is a string.',
    'ATT-09',
    [aText, 'facilityId'],
  ],
});
