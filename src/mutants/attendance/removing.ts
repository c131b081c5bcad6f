import type { AnyInput } from '../../mock/http/input.ts';
import { attendanceView } from '../../mock/operations/attendance/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import { AS_CONNECTION, removals, attendanceFixtureOf } from '../../witness/attendance.ts';
import { someConnection } from '../../witness/people.ts';
import { seeing } from '../../witness/client.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, onlyAnswers } from '../verbs.ts';
import {
  attendance,
  DELETE,
  inOwn,
  inRecords,
  isKin,
  isOfConnection,
  keyOf,
  MARK,
  ownViews,
  recordAt,
} from './adapter.ts';

const { besides, createsAs } = attendance;

/** A delete takes other records along. */
const deletesToo = (
  takes: (other: AttendanceRecord, gone: AttendanceRecord, context: OperationContext) => boolean,
): Mutation =>
  besides(DELETE, (gone, _input, context) => {
    for (const other of context.store.attendance.all())
      if (takes(other, gone, context)) context.store.attendance.remove(other.id);
  });

/** The deleted records, which a server remembers. */
const remembers = (change: (gone: Map<string, AttendanceRecord>) => Mutation): Mutation =>
  noting(Map<string, AttendanceRecord>)((gone) => [
    besides(DELETE, (record) => gone.set(keyOf(record.activityId, record.userId), record)),
    change(gone),
  ]);

const isMarked = (input: AnyInput, context: OperationContext): boolean =>
  recordAt(input, context) !== undefined;

/** A connection's record is deleted; another connection and the resident have records too. */
const oneOfThreeRemoved = seeing(async (client) => {
  const { mark, remove, ann, connection, all } = await attendanceFixtureOf(client);
  for (const id of [connection, await someConnection(client)]) await mark(id, AS_CONNECTION);
  await mark(ann);
  await remove(connection);
  await all();
});

export const removingMutants = mutantsOf('attendance', removals, {
  'delete-answers-200': wrongStatus(['ATT-45', 'CNV-32'], DELETE, 200),
  'delete-of-those-who-came': breaking('ATT-46')
    .says('The record of a resident who declined is not found by a delete.')
    .by(refusesAs, 'not-found', DELETE, (_, input, context) => {
      return !isOfConnection(input, context) && recordAt(input, context)?.status === 'declined';
    }),
  'delete-of-residents-alone': breaking('ATT-47')
    .says('The record of a connection is not found by a delete.')
    .by(refusesAs, 'not-found', DELETE, (_, input, context) => isOfConnection(input, context)),
  'delete-does-nothing': breaking('ATT-48', 'ATT-50')
    .says('A delete answers 204 but keeps the record.')
    .by(onlyAnswers, DELETE, isMarked),
  'connections-stay': breaking('ATT-47', 'ATT-48', 'ATT-50')
    .says('Deleting the attendance of a connection is answered and not done.')
    .by(onlyAnswers, DELETE, (input, context) => isMarked(input, context) && isOfConnection(input, context)),
  'deleted-is-still-their-own': breaking('ATT-48')
    .says('A deleted record is still in the list of the resident.')
    .by(remembers, (gone) =>
      inOwn((records, { path }, context) => {
        const known = records.map(({ activityId }) => activityId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) => userId === path['residentId'] && !known.includes(activityId),
        );
        return [...records, ...ownViews(former, context)];
      }),
    ),
  'deleted-is-still-among-the-records': breaking('ATT-48')
    .says('A deleted record is still among the records of the activity, where there are others.')
    .by(remembers, (gone) =>
      inRecords((records, { path }, context) => {
        const known = records.map(({ userId }) => userId);
        const former = [...gone.values()].filter(
          ({ userId, activityId }) =>
            known.length > 0 && activityId === path['activityId'] && !known.includes(userId),
        );
        return [...records, ...former.map((record) => attendanceView(record, context))];
      }),
    ),
  'delete-of-everything-they-did': breaking('ATT-49')
    .says('Deleting the record of a user deletes those for other activities.')
    .by(deletesToo, (other, gone) => other.userId === gone.userId),
  'delete-of-all-of-one-type': breaking('ATT-49')
    .says('Deleting the record of a connection deletes those of the other connections of the activity.')
    .seenBy(oneOfThreeRemoved)
    .by(
      deletesToo,
      (other, gone) =>
        other.activityId === gone.activityId &&
        other.userType === 'connection' &&
        gone.userType === 'connection',
    ),
  'delete-with-kin': breaking('ATT-49')
    .says('Deleting the record of a connection deletes that of the resident it is linked to.')
    .seenBy(oneOfThreeRemoved)
    .by(deletesToo, (other, gone, context) => {
      return other.activityId === gone.activityId && isKin(gone.userId, other.userId, context);
    }),
  'delete-in-vain-deletes': breaking('ATT-49')
    .says(
      'Deleting the record of someone who was not marked is refused, and takes the last record of the activity.',
    )
    .by(instead, DELETE, (original) => (input, context) => {
      const { attendance } = context.store;
      const last = attendance.filter(({ activityId }) => activityId === input.path['activityId']).at(-1);
      const isInVain = !recordAt(input, context);
      const reply = original(input, context);
      if (isInVain && last) attendance.remove(last.id);
      return reply;
    }),
  'marked-once-for-ever': breaking('ATT-50')
    .says('A user whose record was deleted is not marked again.')
    .by(remembers, (gone) =>
      refusesAs('conflict', MARK, ({ userId }, { path }) => gone.has(keyOf(path['activityId'], userId))),
    ),
  'connections-marked-once-for-ever': breaking('ATT-50')
    .says('A connection whose record was deleted is not marked again.')
    .by(remembers, (gone) =>
      refusesAs('conflict', MARK, ({ userId }, { path }) => {
        return gone.get(keyOf(path['activityId'], userId))?.userType === 'connection';
      }),
    ),
  'marked-again-as-before': breaking('ATT-50', 'ATT-27')
    .says('A user whose record was deleted is marked again with the status of before.')
    .by(remembers, (gone) =>
      createsAs(({ activityId, userId, status }) => ({
        status: gone.get(keyOf(activityId, userId))?.status ?? status,
      })),
    ),
});
