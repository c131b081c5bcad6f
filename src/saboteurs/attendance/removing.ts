import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { KIN, removals, someDoor } from '../../witness/attendance.ts';
import { someConnection } from '../../witness/people.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { DELETE, inOwn, inRecords, MARK, marking, recordAt, refusing, shownOf } from './amend.ts';

const DONE = { status: 204, body: undefined };

/** A delete that takes other records along. */
const takingAlong = (
  takes: (other: AttendanceRecord, gone: AttendanceRecord, scene: Scene) => boolean,
): Lie =>
  instead(DELETE, (honest) => (input, scene) => {
    const gone = recordAt(scene, input.path['activityId'], input.path['userId']);
    const reply = honest(input, scene);
    if (!gone || isRefusal(reply)) return reply;
    for (const other of scene.store.attendance.all())
      if (takes(other, gone, scene)) scene.store.attendance.remove(other.id);
    return reply;
  });

/** The deleted records that a server remembers, one memory for each. */
const remembering =
  (lie: (gone: Map<string, AttendanceRecord>) => Lie): Lie =>
  (tables) => {
    const gone = new Map<string, AttendanceRecord>();
    const deletes = instead(DELETE, (honest) => (input, scene) => {
      const record = recordAt(scene, input.path['activityId'], input.path['userId']);
      const reply = honest(input, scene);
      if (record && !isRefusal(reply)) gone.set(`${record.activityId} ${record.userId}`, record);
      return reply;
    });
    return together(deletes, lie(gone))(tables);
  };

const pretending = (pretends: (record: AttendanceRecord) => boolean): Lie =>
  instead(DELETE, (honest) => (input, scene) => {
    const record = recordAt(scene, input.path['activityId'], input.path['userId']);
    return record && pretends(record) ? DONE : honest(input, scene);
  });

/** Lies of the delete of a record. */
export const removingSaboteurs: readonly Saboteur[] = [
  {
    id: 'attendance.delete-answers-200',
    lie: 'Deleting attendance is answered with 200.',
    breaks: ['ATT-45', 'CNV-32'],
    tables: afterwards(DELETE, withStatus(200)),
    witness: removals,
  },
  {
    id: 'attendance.delete-of-those-who-came',
    lie: 'The record of a resident who declined is not found by a delete.',
    breaks: ['ATT-46'],
    tables: refusing(DELETE, 'not-found', ({ path }, scene) => {
      const record = recordAt(scene, path['activityId'], path['userId']);
      return record?.userType === 'resident' && record.status === 'declined';
    }),
    witness: removals,
  },
  {
    id: 'attendance.delete-of-residents-alone',
    lie: 'The record of a connection is not found by a delete.',
    breaks: ['ATT-47'],
    tables: refusing(
      DELETE,
      'not-found',
      ({ path }, { store }) => store.connections.find(path['userId']) !== undefined,
    ),
    witness: removals,
  },
  {
    id: 'attendance.delete-does-nothing',
    lie: 'Deleting attendance is answered and not done.',
    breaks: ['ATT-48', 'ATT-50'],
    tables: pretending(() => true),
    witness: removals,
  },
  {
    id: 'attendance.connections-stay',
    lie: 'Deleting the attendance of a connection is answered and not done.',
    breaks: ['ATT-47', 'ATT-48', 'ATT-50'],
    tables: pretending(({ userType }) => userType === 'connection'),
    witness: removals,
  },
  {
    id: 'attendance.deleted-is-still-their-own',
    lie: 'A deleted record is still in the list of the resident.',
    breaks: ['ATT-48'],
    tables: remembering((gone) =>
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
    witness: removals,
  },
  {
    id: 'attendance.deleted-is-still-among-the-records',
    lie: 'A deleted record is still among the records of the activity, where there are others.',
    breaks: ['ATT-48'],
    tables: remembering((gone) =>
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
    witness: removals,
  },
  {
    id: 'attendance.delete-of-everything-they-did',
    lie: 'Deleting the record of a user deletes those for other activities.',
    breaks: ['ATT-49'],
    tables: takingAlong((other, gone) => other.userId === gone.userId),
    witness: removals,
  },
  {
    id: 'attendance.delete-of-all-of-one-type',
    lie: 'Deleting the record of a connection deletes those of the other connections of the activity.',
    breaks: ['ATT-49'],
    tables: takingAlong(
      (other, gone) =>
        other.activityId === gone.activityId &&
        other.userType === gone.userType &&
        gone.userType === 'connection',
    ),
    witness: async (stage) => {
      const { mark, remove, kin, all: look } = await someDoor(stage);
      await mark(kin, KIN);
      await mark(await someConnection(stage), KIN);
      return [await remove(kin), await look()];
    },
  },
  {
    id: 'attendance.delete-with-kin',
    lie: 'Deleting the record of a connection deletes that of the resident it is linked to.',
    breaks: ['ATT-49'],
    tables: takingAlong(
      (other, gone, { store }) =>
        other.activityId === gone.activityId &&
        store.connections.find(gone.userId)?.residentIds.includes(other.userId) === true,
    ),
    witness: async (stage) => {
      const { mark, remove, ann, kin, all: look } = await someDoor(stage);
      await mark(kin, KIN);
      await mark(ann);
      return [await remove(kin), await look()];
    },
  },
  {
    id: 'attendance.delete-in-vain-deletes',
    lie: 'Deleting the record of somebody who was not marked is refused, and takes the last record of the activity.',
    breaks: ['ATT-49'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const records = scene.store.attendance.filter(
        ({ activityId }) => activityId === input.path['activityId'],
      );
      const last = records.at(-1);
      if (isRefusal(reply) && last) scene.store.attendance.remove(last.id);
      return reply;
    }),
    witness: removals,
  },
  {
    id: 'attendance.marked-once-for-ever',
    lie: 'A user whose record was deleted is not marked again.',
    breaks: ['ATT-50'],
    tables: remembering((gone) =>
      refusing(MARK, 'conflict', ({ path, body }) =>
        gone.has(`${String(path['activityId'])} ${String(membersIn(body)['userId'])}`),
      ),
    ),
    witness: removals,
  },
  {
    id: 'attendance.connections-marked-once-for-ever',
    lie: 'A connection whose record was deleted is not marked again.',
    breaks: ['ATT-50'],
    tables: remembering((gone) =>
      refusing(
        MARK,
        'conflict',
        ({ path, body }) =>
          gone.get(`${String(path['activityId'])} ${String(membersIn(body)['userId'])}`)?.userType ===
          'connection',
      ),
    ),
    witness: removals,
  },
  {
    id: 'attendance.marked-again-as-before',
    lie: 'A user whose record was deleted is marked again with the status of before.',
    breaks: ['ATT-50', 'ATT-27'],
    tables: remembering((gone) =>
      marking(({ activityId, userId, status }) => ({
        status: gone.get(`${activityId} ${userId}`)?.status ?? status,
      })),
    ),
    witness: removals,
  },
];
