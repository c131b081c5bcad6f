import { isRefusal } from '../../http/problem.ts';
import type { AttendanceRecord } from '../../world/attendance-records.ts';
import type { World } from '../../world/world.ts';
import { createdReply } from '../created-reply.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { parentless, undeletable, unknown } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { attendanceOfActivity, attendanceOfResident } from './list.ts';
import { markAttendance as mark, recordOf } from './mark.ts';
import { markNaming } from './person.ts';
import { reasonAfter } from './reason.ts';
import { attendanceWithActivity } from './view.ts';

const whatOf = (activityId: string): string => `an attendance record of activity ${activityId}`;

const listAttendance: Handler<'listAttendance'> = ({ path: { activityId } }, context) => {
  const activity = context.store.activities.find(activityId);
  if (activity)
    return (
      refusedBelowDeleted(activity, 'listAttendance', context) ?? {
        status: 200,
        body: { data: attendanceOfActivity(activity, context) },
      }
    );
  const noAttendance = { activityId, activityName: null, activityStartDate: null, attendanceRecords: [] };
  const empty = { status: 200 as const, body: { data: noAttendance } };
  return parentless('listAttendance', 'an activity', activityId, empty, context);
};

const markAttendance: Handler<'markAttendance'> = ({ path, body }, context) => {
  const marked = mark({ ...body, activityId: path.activityId }, markNaming(context), context);
  if (isRefusal(marked)) return marked;
  const data = attendanceWithActivity(marked.record, marked.activity, context);
  return createdReply('markAttendance', { data }, context);
};

/** The values of the members that an update leaves out. */
const leftOut = ({ status, declineReason, duration }: AttendanceRecord, world: World) => ({
  kept: { declineReason, duration },
  cleared: { declineReason: null, duration: null },
  refused: {
    declineReason:
      status === 'declined' ? reasonAfter(status, undefined, 'updateAttendance', world) : declineReason,
    duration,
  },
});

const updateAttendance: Handler<'updateAttendance'> = ({ path: { activityId, userId }, body }, context) => {
  const activity = context.store.activities.find(activityId);
  if (!activity) return unknown('an activity', activityId);
  const gone = refusedBelowDeleted(activity, 'updateAttendance', context);
  if (gone) return gone;
  const record = recordOf(activityId, userId, context);
  if (!record) return unknown(whatOf(activityId), userId);
  const sent = body.declineReason;
  const omitted = context.choose('attendance-put-omitted', leftOut(record, context));
  const declineReason =
    sent === undefined
      ? omitted.declineReason
      : reasonAfter(record.status, sent, 'updateAttendance', context);
  if (isRefusal(declineReason)) return declineReason;
  // ATT-41
  const duration = body.duration ?? omitted.duration;
  // ATT-42
  const updated = context.store.attendance.replace({ ...record, declineReason, duration });
  return { status: 200, body: { data: attendanceWithActivity(updated, activity, context) } };
};

const deleteAttendance: Handler<'deleteAttendance'> = ({ path: { activityId, userId } }, context) => {
  const absent = (what: string, id: string) => undeletable('deleteAttendance', what, id, context);
  const activity = context.store.activities.find(activityId);
  if (!activity) return absent('an activity', activityId);
  const gone = refusedBelowDeleted(activity, 'deleteAttendance', context);
  if (gone) return gone;
  const record = recordOf(activityId, userId, context);
  if (!record) return absent(whatOf(activityId), userId);
  // ATT-46, ATT-47, ATT-48, ATT-49, ATT-50
  context.store.attendance.remove(record.id);
  return { status: 204, body: undefined };
};

const listResidentAttendance: Handler<'listResidentAttendance'> = ({ path, query }, context) => {
  const resident = context.store.residents.find(path.residentId);
  if (!resident) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listResidentAttendance', 'a resident', path.residentId, empty, context);
  }
  const data = attendanceOfResident(resident, query, context);
  return isRefusal(data) ? data : { status: 200, body: { data } };
};

/** The section Attendance of the interface. */
export const attendanceOperations: OperationsOf<'attendance'> = {
  listAttendance,
  markAttendance,
  updateAttendance,
  deleteAttendance,
  listResidentAttendance,
};
