import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { KIN, removals, someDoor } from '../../witness/attendance.ts';
import { someConnection } from '../../witness/people.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DELETE, inOwn, inRecords, MARK, marking, recordAt, refusing, shownOf } from './amend.ts';

const DONE = { status: 204, body: undefined };

/** A delete that takes other records along. */
const takingAlong = (
  takes: (other: AttendanceRecord, gone: AttendanceRecord, scene: Scene) => boolean,
): Mutation =>
  instead(DELETE, (original) => (input, scene) => {
    const gone = recordAt(scene, input.path['activityId'], input.path['userId']);
    const reply = original(input, scene);
    if (!gone || isRefusal(reply)) return reply;
    for (const other of scene.store.attendance.all())
      if (takes(other, gone, scene)) scene.store.attendance.remove(other.id);
    return reply;
  });

/** The deleted records that a server remembers, one memory for each. */
const remembering =
  (change: (gone: Map<string, AttendanceRecord>) => Mutation): Mutation =>
  (tables) => {
    const gone = new Map<string, AttendanceRecord>();
    const deletes = instead(DELETE, (original) => (input, scene) => {
      const record = recordAt(scene, input.path['activityId'], input.path['userId']);
      const reply = original(input, scene);
      if (record && !isRefusal(reply)) gone.set(`${record.activityId} ${record.userId}`, record);
      return reply;
    });
    return together(deletes, change(gone))(tables);
  };

const pretending = (pretends: (record: AttendanceRecord) => boolean): Mutation =>
  instead(DELETE, (original) => (input, scene) => {
    const record = recordAt(scene, input.path['activityId'], input.path['userId']);
    return record && pretends(record) ? DONE : original(input, scene);
  });

/** Saboteurs of the delete of a record. */
export const removingSaboteurs = saboteursOf('attendance', removals, {
  'delete-answers-200': [
    'Deleting attendance is answered with 200.',
    ['ATT-45', 'CNV-32'],
    afterwards(DELETE, withStatus(200)),
  ],
  'delete-of-those-who-came': [
    'The record of a resident who declined is not found by a delete.',
    ['ATT-46'],
    refusing(DELETE, 'not-found', ({ path }, scene) => {
      const record = recordAt(scene, path['activityId'], path['userId']);
      return record?.userType === 'resident' && record.status === 'declined';
    }),
  ],
  'delete-of-residents-alone': [
    'The record of a connection is not found by a delete.',
    ['ATT-47'],
    refusing(
      DELETE,
      'not-found',
      ({ path }, { store }) => store.connections.find(path['userId']) !== undefined,
    ),
  ],
  'delete-does-nothing': [
    'Deleting attendance is answered and not done.',
    ['ATT-48', 'ATT-50'],
    pretending(() => true),
  ],
  'connections-stay': [
    'Deleting the attendance of a connection is answered and not done.',
    ['ATT-47', 'ATT-48', 'ATT-50'],
    pretending(({ userType }) => userType === 'connection'),
  ],
  'deleted-is-still-their-own': [
    'A deleted record is still in the list of the resident.',
    ['ATT-48'],
    remembering((gone) =>
      inOwn((records, { path }, scene) => {
        const known = records.map(({ activityId }) => activityId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) => userId === path['residentId'] && !known.includes(activityId),
        );
        const shown = former.flatMap((record) => {
          const activity = scene.store.activities.find(record.activityId);
          return activity ? [attendanceWithActivity(record, activity, scene)] : [];
        });
        return [...records, ...shown];
      }),
    ),
  ],
  'deleted-is-still-among-the-records': [
    'A deleted record is still among the records of the activity, where there are others.',
    ['ATT-48'],
    remembering((gone) =>
      inRecords((records, { path }, scene) => {
        const known = records.map(({ userId }) => userId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) => activityId === path['activityId'] && !known.includes(userId),
        );
        return records.length === 0
          ? records
          : [...records, ...former.map((record) => shownOf(record, scene))];
      }),
    ),
  ],
  'delete-of-everything-they-did': [
    'Deleting the record of a user deletes those for other activities.',
    ['ATT-49'],
    takingAlong((other, gone) => other.userId === gone.userId),
  ],
  'delete-of-all-of-one-type': [
    'Deleting the record of a connection deletes those of the other connections of the activity.',
    ['ATT-49'],
    takingAlong(
      (other, gone) =>
        other.activityId === gone.activityId &&
        other.userType === gone.userType &&
        gone.userType === 'connection',
    ),
    async (stage) => {
      const { mark, remove, kin, all: look } = await someDoor(stage);
      await mark(kin, KIN);
      await mark(await someConnection(stage), KIN);
      return [await remove(kin), await look()];
    },
  ],
  'delete-with-kin': [
    'Deleting the record of a connection deletes that of the resident it is linked to.',
    ['ATT-49'],
    takingAlong(
      (other, gone, { store }) =>
        other.activityId === gone.activityId &&
        store.connections.find(gone.userId)?.residentIds.includes(other.userId) === true,
    ),
    async (stage) => {
      const { mark, remove, ann, kin, all: look } = await someDoor(stage);
      await mark(kin, KIN);
      await mark(ann);
      return [await remove(kin), await look()];
    },
  ],
  'delete-in-vain-deletes': [
    'Deleting the record of somebody who was not marked is refused, and takes the last record of the activity.',
    ['ATT-49'],
    instead(DELETE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const records = scene.store.attendance.filter(
        ({ activityId }) => activityId === input.path['activityId'],
      );
      const last = records.at(-1);
      if (isRefusal(reply) && last) scene.store.attendance.remove(last.id);
      return reply;
    }),
  ],
  'marked-once-for-ever': [
    'A user whose record was deleted is not marked again.',
    ['ATT-50'],
    remembering((gone) =>
      refusing(MARK, 'conflict', ({ path, body }) =>
        gone.has(`${String(path['activityId'])} ${String(membersIn(body)['userId'])}`),
      ),
    ),
  ],
  'connections-marked-once-for-ever': [
    'A connection whose record was deleted is not marked again.',
    ['ATT-50'],
    remembering((gone) =>
      refusing(
        MARK,
        'conflict',
        ({ path, body }) =>
          gone.get(`${String(path['activityId'])} ${String(membersIn(body)['userId'])}`)?.userType ===
          'connection',
      ),
    ),
  ],
  'marked-again-as-before': [
    'A user whose record was deleted is marked again with the status of before.',
    ['ATT-50', 'ATT-27'],
    remembering((gone) =>
      marking(({ activityId, userId, status }) => ({
        status: gone.get(`${activityId} ${userId}`)?.status ?? status,
      })),
    ),
  ],
});
