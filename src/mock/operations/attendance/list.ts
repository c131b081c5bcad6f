import type { WithWholes } from '../../domain/exact-integer.ts';
import { Temporal } from 'temporal-polyfill';
import type { components } from '../../../../openapi/generated/types.ts';
import { WINDOW_DAYS, windowHolds } from '../../domain/window.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { AttendanceRecord } from '../../world/attendance-records.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord, ResidentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { inListOrder } from '../order.ts';
import { userMention } from '../user-mention.ts';
import { windowFor, type WindowDates } from '../window.ts';
import { occasionMarked, occasionOfRecord } from './occasion.ts';
import { attendanceView, attendanceWithActivity } from './view.ts';

type Schemas = WithWholes<components['schemas']>;

/** Who came to an activity, and who declined. Endpoints, Attendance. */
export const attendanceOfActivity = (
  activity: ActivityRecord,
  world: World,
): Schemas['AttendanceOfActivity'] => {
  const { attendance } = world.store;
  // ATT-16, ATT-17, ATT-18
  const records = attendance.where('activity', activity.id);
  const nameOf = ({ userId, userType }: AttendanceRecord): string =>
    userMention(userId, userType, world).userName ?? '';
  return {
    // ATT-13, ATT-14
    activityId: activity.id,
    activityName: activity.name,
    activityStartDate: occasionMarked(activity, world).startDate,
    attendanceRecords: inListOrder('listAttendance', attendance, records, nameOf, world).map((record) =>
      attendanceView(record, world),
    ),
  };
};

const LIST = 'listResidentAttendance';

/** The records of a resident between two dates (ATT-56). */
export const attendanceOfResident = (
  resident: ResidentRecord,
  dates: WindowDates,
  world: World,
): Schemas['AttendanceWithActivity'][] | Refusal => {
  const { attendance, activities } = world.store;
  const days = world.choose('attendance-list-window', { unlimited: null, 'forty-five-days': WINDOW_DAYS });
  const window = windowFor(LIST, dates, zoneOf(resident.facilityId, world), world, days);
  if (isRefusal(window)) return window;
  const startOf = (record: AttendanceRecord): Temporal.Instant | undefined => {
    const activity = activities.find(record.activityId);
    return activity && occasionOfRecord(record, activity, world).start;
  };
  const dateOf = world.choose('attendance-list-dates', {
    'activity-date': startOf,
    'marked-at': ({ markedAt }: AttendanceRecord) => Temporal.Instant.from(markedAt),
  });
  // ATT-55
  const found = attendance.where('user', resident.id).filter((record) => {
    const date = dateOf(record);
    // ATT-53, ATT-54
    return date !== undefined && windowHolds(window, date);
  });
  const byStart = (record: AttendanceRecord): string => {
    const start = startOf(record);
    return start ? isoOf(start) : '';
  };
  return inListOrder(LIST, attendance, found, byStart, world).flatMap((record) => {
    const activity = activities.find(record.activityId);
    return activity ? [attendanceWithActivity(record, activity, world)] : [];
  });
};
