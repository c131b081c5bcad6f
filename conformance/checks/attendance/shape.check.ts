import { typesOf } from '../../laws/shown.ts';
import { attendanceShown } from './shown.ts';

typesOf('attendance', 'AttendanceWithActivity', attendanceShown, {
  'user-texts-are-strings': 'ATT-01',
  'user-type-is-of-the-set': 'ATT-02',
  'status-is-of-the-set': 'ATT-03',
  'marked-at-is-a-date-time': 'ATT-04',
  'reason-is-a-string': 'ATT-05',
  'duration-is-an-integer': 'ATT-06',
  'activity-texts-are-strings': 'ATT-07',
  'facility-texts-are-strings': 'ATT-09',
});
