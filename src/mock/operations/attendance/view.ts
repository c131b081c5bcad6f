import type { WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { AttendanceRecord } from '../../world/attendance-records.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { activityMention } from '../activities/mention.ts';
import { userMention } from '../user-mention.ts';
import { occasionOfRecord } from './occasion.ts';

type Schemas = WithWholes<components['schemas']>;

/** Resources, Attendance record: as the list of its activity shows it. */
export const attendanceView = (record: AttendanceRecord, world: World): Schemas['AttendanceRecord'] => ({
  userId: record.userId,
  userType: record.userType,
  ...userMention(record.userId, record.userType, world),
  status: record.status,
  markedAt: record.markedAt,
  declineReason: record.declineReason,
  duration: record.duration,
});

/** The same together with its activity. */
export const attendanceWithActivity = (
  record: AttendanceRecord,
  activity: ActivityRecord,
  world: World,
): Schemas['AttendanceWithActivity'] => ({
  ...activityMention(occasionOfRecord(record, activity, world), world),
  ...attendanceView(record, world),
});
