import type { AnyInput } from '../../mock/http/input.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { dataIn, itemsIn, textIn, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { lists } from '../verbs.ts';

export const LIST = 'listAttendance';
export const MARK = 'markAttendance';
export const UPDATE = 'updateAttendance';
export const DELETE = 'deleteAttendance';
export const OWN = 'listResidentAttendance';

/** Answers with records that show their activity. */
export const WITH_ACTIVITY = [MARK, UPDATE, OWN] as const;
export const EVERYWHERE = [...WITH_ACTIVITY, LIST] as const;

/** The records of an activity, changed. */
export const inRecords = (
  change: (records: readonly Members[], input: AnyInput, context: OperationContext) => unknown,
): Mutation =>
  afterwards(LIST, (reply, input, context) => {
    const data = dataIn(reply);
    const attendanceRecords = change(itemsIn(data['attendanceRecords']), input, context);
    return { ...reply, body: { data: { ...data, attendanceRecords } } };
  });

/** The list of a resident, changed. */
export const inOwn = (
  change: (records: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation => lists(OWN, (items, input, context) => change(itemsIn(items), input, context));

/** Records as the list of a resident would show them. */
export const ownViews = (
  records: readonly AttendanceRecord[],
  context: OperationContext,
): readonly Members[] =>
  records.flatMap((record) => {
    const activity = context.store.activities.find(record.activityId);
    return activity ? [attendanceWithActivity(record, activity, context)] : [];
  });

/** The stored record of a user for the activity of a path: the user of the path unless another is named. */
export const recordAt = (
  { path }: Pick<AnyInput, 'path'>,
  { store }: World,
  who: unknown = path['userId'],
): AttendanceRecord | undefined =>
  store.attendance.filter(({ activityId, userId }) => activityId === path['activityId'] && userId === who)[0];

/** The verbs of faults for attendance; a mark names its user in the body. */
export const attendance = resourceOf<AttendanceRecord>({
  records: ({ store }) => store.attendance,
  view: (record, context) => ownViews([record], context)[0],
  id: (input, world, reply) =>
    recordAt(input, world, input.path['userId'] ?? (reply && dataIn(reply)['userId']))?.id,
  list: LIST,
  create: MARK,
  replace: UPDATE,
  shownBy: EVERYWHERE,
});

/** Whether the path names a connection. */
export const isOfConnection = ({ path }: AnyInput, { store }: World): boolean =>
  store.connections.find(path['userId']) !== undefined;

/** Whether a user is a connection of a resident. */
export const isKin = (connectionId: string, residentId: string, { store }: World): boolean =>
  store.connections.find(connectionId)?.residentIds.includes(residentId) === true;

/** A key for the record that a mark would make. */
export const keyOf = (activityId: unknown, userId: unknown): string =>
  `${textIn(activityId)} ${textIn(userId)}`;
