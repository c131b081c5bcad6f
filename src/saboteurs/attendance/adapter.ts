import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { lists } from '../verbs.ts';

export const LIST = 'listAttendance';
export const MARK = 'markAttendance';
export const UPDATE = 'updateAttendance';
export const DELETE = 'deleteAttendance';
export const OWN = 'listResidentAttendance';

/** Answers with records that show their activity. */
export const WITH_ACTIVITY = [MARK, UPDATE, OWN] as const;

const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

/** The records of an activity, changed. */
export const inRecords = (
  change: (records: readonly Members[], input: AnyInput, context: OperationContext) => unknown,
): Mutation =>
  afterwards(LIST, (reply, input, context) => {
    const data = membersIn(membersIn(reply.body)['data']);
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

/** An answer with a record as it is stored now. */
export const showing = (reply: AnyReply, id: string | undefined, context: OperationContext): AnyReply => {
  const record = context.store.attendance.find(id);
  const [data] = record ? ownViews([record], context) : [];
  return data ? { ...reply, body: { data } } : reply;
};

/** What a mark made is stored otherwise, and the answer tells so. */
export const marksAs = (
  change: (record: AttendanceRecord, context: OperationContext) => Partial<AttendanceRecord>,
): Mutation =>
  afterwards(MARK, (reply, input, context) => {
    const record = recordAt(input, context, membersIn(membersIn(reply.body)['data'])['userId']);
    if (!record) return reply;
    context.store.attendance.replace({ ...record, ...change(record, context) });
    return showing(reply, record.id, context);
  });

/** Something is done beside an update or a delete, given the record as it was before. */
export const besides = (
  operation: typeof UPDATE | typeof DELETE,
  does: (former: AttendanceRecord, context: OperationContext, input: AnyInput) => void,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const former = recordAt(input, context);
    const reply = original(input, context);
    if (former && !isRefusal(reply)) does(former, context, input);
    return reply;
  });

/** What an update changed is stored otherwise, given what was there before, and the answer tells so. */
export const updatesAs = (
  change: (former: AttendanceRecord, now: AttendanceRecord) => Partial<AttendanceRecord>,
): Mutation =>
  instead(UPDATE, (original) => (input, context) => {
    const former = recordAt(input, context);
    const reply = original(input, context);
    const now = context.store.attendance.find(former?.id);
    if (isRefusal(reply) || !former || !now) return reply;
    context.store.attendance.replace({ ...now, ...change(former, now) });
    return showing(reply, now.id, context);
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
