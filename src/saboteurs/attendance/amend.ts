import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { attendanceView, attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, inGate, inList, instead, type Mutation, together } from '../mutation.ts';

export const LIST = 'listAttendance';
export const MARK = 'markAttendance';
export const UPDATE = 'updateAttendance';
export const DELETE = 'deleteAttendance';
export const OWN = 'listResidentAttendance';

/** Answers with records that show their activity. */
export const WITH_ACTIVITY: readonly OperationId[] = [MARK, UPDATE, OWN];

export const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

/** What stands beside the records of an activity, and these. */
export const besideRecords = (change: (data: Members, input: AnyInput, scene: Scene) => Members): Mutation =>
  afterwards(LIST, (reply, input, scene) => ({
    ...reply,
    body: { data: change(membersIn(membersIn(reply.body)['data']), input, scene) },
  }));

/** The records of an activity, changed. */
export const inRecords = (
  change: (records: readonly Members[], input: AnyInput, scene: Scene) => unknown,
): Mutation =>
  besideRecords((data, input, scene) => ({
    ...data,
    attendanceRecords: change(itemsIn(data['attendanceRecords']), input, scene),
  }));

/** The list of a resident, changed. */
export const inOwn = (
  change: (records: readonly Members[], input: AnyInput, scene: Scene) => readonly unknown[],
): Mutation =>
  afterwards(OWN, (reply, input, scene) =>
    inList((items) => change(itemsIn(items), input, scene))(reply, input),
  );

/** Both lists, changed. */
export const inLists = (
  change: (records: readonly Members[], scene: Scene) => readonly unknown[],
): Mutation =>
  together(
    inRecords((records, _, scene) => change(records, scene)),
    inOwn((records, _, scene) => change(records, scene)),
  );

/** The stored record of a user for the activity of a path. */
export const recordAt = (
  { store }: World,
  activityId: string | undefined,
  userId: unknown,
): AttendanceRecord | undefined =>
  store.attendance.filter((one) => one.activityId === activityId && one.userId === userId)[0];

/** An answer with a record as it is stored now. */
export const showing = (reply: AnyReply, id: string, scene: Scene): AnyReply => {
  const record = scene.store.attendance.find(id);
  const activity = scene.store.activities.find(record?.activityId);
  return record && activity
    ? { ...reply, body: { data: attendanceWithActivity(record, activity, scene) } }
    : reply;
};

/** What a mark made is stored otherwise, and the answer tells so. */
export const marking = (
  change: (record: AttendanceRecord, scene: Scene) => Partial<AttendanceRecord>,
): Mutation =>
  afterwards(MARK, (reply, { path }, scene) => {
    const record = recordAt(scene, path['activityId'], membersIn(membersIn(reply.body)['data'])['userId']);
    if (!record) return reply;
    scene.store.attendance.replace({ ...record, ...change(record, scene) });
    return showing(reply, record.id, scene);
  });

/** What an update changed is stored otherwise, given what was there before, and the answer tells so. */
export const updating = (
  change: (former: AttendanceRecord, now: AttendanceRecord, scene: Scene) => Partial<AttendanceRecord>,
): Mutation =>
  instead(UPDATE, (original) => (input, scene) => {
    const { activityId, userId } = input.path;
    const former = recordAt(scene, activityId, userId);
    const reply = original(input, scene);
    const now = recordAt(scene, activityId, userId);
    if (isRefusal(reply) || !former || !now) return reply;
    scene.store.attendance.replace({ ...now, ...change(former, now, scene) });
    return showing(reply, now.id, scene);
  });

/** What an update does to other records. */
export const lending = (
  takes: (other: AttendanceRecord, updated: AttendanceRecord, scene: Scene) => boolean,
): Mutation =>
  afterwards(UPDATE, (reply, { path }, scene) => {
    const updated = recordAt(scene, path['activityId'], path['userId']);
    if (!updated) return reply;
    const { declineReason, duration } = updated;
    for (const other of scene.store.attendance.all())
      if (other.id !== updated.id && takes(other, updated, scene))
        scene.store.attendance.replace({ ...other, declineReason, duration });
    return reply;
  });

/** A record of the past, as both lists would show it. */
export const shownOf = (record: AttendanceRecord, scene: Scene): Members => attendanceView(record, scene);

export const refusal = (status: 'invalid-input' | 'conflict' | 'not-found') =>
  refuse(status, { promised: 'Something else.', found: 'this.', next: 'send another one.' });

/** Requests that are refused where the test says so. */
export const refusing = (
  operation: OperationId,
  status: 'invalid-input' | 'conflict' | 'not-found',
  refuses: (input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  instead(
    operation,
    (original) => (input, scene) => (refuses(input, scene) ? refusal(status) : original(input, scene)),
  );

type Query = Readonly<Record<string, string>>;

/** The query of an operation, changed before the contract judges it. */
export const asking = (operation: OperationId, change: (query: Query) => Query): Mutation =>
  inGate(
    'readInput',
    (original) => (route, received, world) =>
      original(
        route,
        route.id === operation ? { ...received, query: change(received.query) } : received,
        world,
      ),
  );
