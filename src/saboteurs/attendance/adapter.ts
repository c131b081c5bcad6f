import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inList, instead, type Mutation } from '../mutation.ts';

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
  change: (records: readonly Members[], input: AnyInput, scene: Scene) => unknown,
): Mutation =>
  afterwards(LIST, (reply, input, scene) => {
    const data = membersIn(membersIn(reply.body)['data']);
    const attendanceRecords = change(itemsIn(data['attendanceRecords']), input, scene);
    return { ...reply, body: { data: { ...data, attendanceRecords } } };
  });

/** The list of a resident, changed. */
export const inOwn = (
  change: (records: readonly Members[], input: AnyInput, scene: Scene) => readonly unknown[],
): Mutation =>
  afterwards(OWN, (reply, input, scene) =>
    inList((items) => change(itemsIn(items), input, scene))(reply, input),
  );

/** Records as the list of a resident would show them. */
export const ownViews = (records: readonly AttendanceRecord[], scene: Scene): readonly Members[] =>
  records.flatMap((record) => {
    const activity = scene.store.activities.find(record.activityId);
    return activity ? [attendanceWithActivity(record, activity, scene)] : [];
  });

/** The stored record of a user for the activity of a path: the user of the path unless another is named. */
export const recordAt = (
  { path }: Pick<AnyInput, 'path'>,
  { store }: World,
  who: unknown = path['userId'],
): AttendanceRecord | undefined =>
  store.attendance.filter(({ activityId, userId }) => activityId === path['activityId'] && userId === who)[0];

/** An answer with a record as it is stored now. */
export const showing = (reply: AnyReply, id: string | undefined, scene: Scene): AnyReply => {
  const record = scene.store.attendance.find(id);
  const [data] = record ? ownViews([record], scene) : [];
  return data ? { ...reply, body: { data } } : reply;
};

/** What a mark made is stored otherwise, and the answer tells so. */
export const marksAs = (
  change: (record: AttendanceRecord, scene: Scene) => Partial<AttendanceRecord>,
): Mutation =>
  afterwards(MARK, (reply, input, scene) => {
    const record = recordAt(input, scene, membersIn(membersIn(reply.body)['data'])['userId']);
    if (!record) return reply;
    scene.store.attendance.replace({ ...record, ...change(record, scene) });
    return showing(reply, record.id, scene);
  });

/** Something is done beside an update or a delete, given the record as it was before. */
export const besides = (
  operation: typeof UPDATE | typeof DELETE,
  does: (former: AttendanceRecord, scene: Scene, input: AnyInput) => void,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const former = recordAt(input, scene);
    const reply = original(input, scene);
    if (former && !isRefusal(reply)) does(former, scene, input);
    return reply;
  });

/** What an update changed is stored otherwise, given what was there before, and the answer tells so. */
export const updatesAs = (
  change: (former: AttendanceRecord, now: AttendanceRecord) => Partial<AttendanceRecord>,
): Mutation =>
  instead(UPDATE, (original) => (input, scene) => {
    const former = recordAt(input, scene);
    const reply = original(input, scene);
    const now = scene.store.attendance.find(former?.id);
    if (isRefusal(reply) || !former || !now) return reply;
    scene.store.attendance.replace({ ...now, ...change(former, now) });
    return showing(reply, now.id, scene);
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
