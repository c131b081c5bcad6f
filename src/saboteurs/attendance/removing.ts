import type { AnyInput } from '../../mock/http/input.ts';
import { attendanceView } from '../../mock/operations/attendance/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import { KIN, removals, someDoor } from '../../witness/attendance.ts';
import { someConnection } from '../../witness/people.ts';
import { seeing } from '../../witness/stage.ts';
import { instead, together, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { saboteursOf } from '../saboteur.ts';
import { refuses } from '../verbs.ts';
import {
  besides,
  DELETE,
  inOwn,
  inRecords,
  isKin,
  isOfConnection,
  keyOf,
  MARK,
  marksAs,
  ownViews,
  recordAt,
} from './adapter.ts';

/** A delete takes other records along. */
const deletesToo = (
  takes: (other: AttendanceRecord, gone: AttendanceRecord, scene: Scene) => boolean,
): Mutation =>
  besides(DELETE, (gone, scene) => {
    for (const other of scene.store.attendance.all())
      if (takes(other, gone, scene)) scene.store.attendance.remove(other.id);
  });

/** The deleted records that a server remembers, one memory for each. */
const remembers =
  (change: (gone: Map<string, AttendanceRecord>) => Mutation): Mutation =>
  (tables) => {
    const gone = new Map<string, AttendanceRecord>();
    const keeps = besides(DELETE, (record) => gone.set(keyOf(record.activityId, record.userId), record));
    return together(keeps, change(gone))(tables);
  };

const onlyAnswers = (test: (input: AnyInput, scene: Scene) => boolean): Mutation =>
  instead(
    DELETE,
    (original) => (input, scene) =>
      recordAt(input, scene) && test(input, scene)
        ? { status: 204, body: undefined }
        : original(input, scene),
  );

/** A connection's record is deleted beside those of another connection and of its resident. */
const besideKin = seeing(async (stage) => {
  const { mark, remove, ann, kin, all } = await someDoor(stage);
  for (const id of [kin, await someConnection(stage)]) await mark(id, KIN);
  await mark(ann);
  await remove(kin);
  await all();
});

/** Saboteurs of the delete of a record. */
export const removingSaboteurs = saboteursOf('attendance', removals, {
  'delete-answers-200': wrongStatus(['ATT-45', 'CNV-32'], DELETE, 200),
  'delete-of-those-who-came': [
    'The record of a resident who declined is not found by a delete.',
    ['ATT-46'],
    refuses(
      DELETE,
      (_, input, scene) => !isOfConnection(input, scene) && recordAt(input, scene)?.status === 'declined',
      'not-found',
    ),
  ],
  'delete-of-residents-alone': [
    'The record of a connection is not found by a delete.',
    ['ATT-47'],
    refuses(DELETE, (_, input, scene) => isOfConnection(input, scene), 'not-found'),
  ],
  'delete-does-nothing': [['ATT-48', 'ATT-50'], onlyAnswers(() => true)],
  'connections-stay': [
    'Deleting the attendance of a connection is answered and not done.',
    ['ATT-47', 'ATT-48', 'ATT-50'],
    onlyAnswers(isOfConnection),
  ],
  'deleted-is-still-their-own': [
    'A deleted record is still in the list of the resident.',
    ['ATT-48'],
    remembers((gone) =>
      inOwn((records, { path }, scene) => {
        const known = records.map(({ activityId }) => activityId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) => userId === path['residentId'] && !known.includes(activityId),
        );
        return [...records, ...ownViews(former, scene)];
      }),
    ),
  ],
  'deleted-is-still-among-the-records': [
    'A deleted record is still among the records of the activity, where there are others.',
    ['ATT-48'],
    remembers((gone) =>
      inRecords((records, { path }, scene) => {
        const known = records.map(({ userId }) => userId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) =>
            known.length > 0 && activityId === path['activityId'] && !known.includes(userId),
        );
        return [...records, ...former.map((record) => attendanceView(record, scene))];
      }),
    ),
  ],
  'delete-of-everything-they-did': [
    'Deleting the record of a user deletes those for other activities.',
    ['ATT-49'],
    deletesToo((other, gone) => other.userId === gone.userId),
  ],
  'delete-of-all-of-one-type': [
    'Deleting the record of a connection deletes those of the other connections of the activity.',
    ['ATT-49'],
    deletesToo(
      (other, gone) =>
        other.activityId === gone.activityId &&
        other.userType === 'connection' &&
        gone.userType === 'connection',
    ),
    besideKin,
  ],
  'delete-with-kin': [
    'Deleting the record of a connection deletes that of the resident it is linked to.',
    ['ATT-49'],
    deletesToo(
      (other, gone, scene) => other.activityId === gone.activityId && isKin(gone.userId, other.userId, scene),
    ),
    besideKin,
  ],
  'delete-in-vain-deletes': [
    'Deleting the record of somebody who was not marked is refused, and takes the last record of the activity.',
    ['ATT-49'],
    instead(DELETE, (original) => (input, scene) => {
      const { attendance } = scene.store;
      const last = attendance.filter(({ activityId }) => activityId === input.path['activityId']).at(-1);
      const isInVain = !recordAt(input, scene);
      const reply = original(input, scene);
      if (isInVain && last) attendance.remove(last.id);
      return reply;
    }),
  ],
  'marked-once-for-ever': [
    'A user whose record was deleted is not marked again.',
    ['ATT-50'],
    remembers((gone) =>
      refuses(MARK, ({ userId }, { path }) => gone.has(keyOf(path['activityId'], userId)), 'conflict'),
    ),
  ],
  'connections-marked-once-for-ever': [
    'A connection whose record was deleted is not marked again.',
    ['ATT-50'],
    remembers((gone) =>
      refuses(
        MARK,
        ({ userId }, { path }) => gone.get(keyOf(path['activityId'], userId))?.userType === 'connection',
        'conflict',
      ),
    ),
  ],
  'marked-again-as-before': [
    'A user whose record was deleted is marked again with the status of before.',
    ['ATT-50', 'ATT-27'],
    remembers((gone) =>
      marksAs(({ activityId, userId, status }) => ({
        status: gone.get(keyOf(activityId, userId))?.status ?? status,
      })),
    ),
  ],
});
