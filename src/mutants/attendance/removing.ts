import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, onlyAnswers } from '../verbs.ts';
import { attendance, DELETE, isOfConnection, keyOf, MARK, recordAt } from './adapter.ts';

const { besides } = attendance;

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

export const removingMutants = mutantsOf('attendance', {
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
  'delete-of-everything-they-did': breaking('ATT-49')
    .says('Deleting the record of a user deletes those for other activities.')
    .by(deletesToo, (other, gone) => other.userId === gone.userId),
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
  'connections-marked-once-for-ever': breaking('ATT-50')
    .says('A connection whose record was deleted is not marked again.')
    .by(remembers, (gone) =>
      refusesAs('conflict', MARK, ({ userId }, { path }) => {
        return gone.get(keyOf(path['activityId'], userId))?.userType === 'connection';
      }),
    ),
});
