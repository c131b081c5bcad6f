import type { OperationId } from '../../openapi/generated/contract.ts';
import { membersIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, inList, type Mutation } from '../saboteurs/mutation.ts';
import { all, itemsIn } from './assessment-shapes.ts';

/** What stands beside the records of an activity, and these, shown otherwise. */
export const besideRecords = (change: (data: Members) => Members): Mutation =>
  afterwards('listAttendance', (reply) => ({
    ...reply,
    body: { data: change(membersIn(membersIn(reply.body)['data'])) },
  }));

/** The records of an activity, shown otherwise. */
export const inRecords = (change: (records: readonly Members[]) => readonly Members[]): Mutation =>
  besideRecords((data) => ({ ...data, attendanceRecords: change(itemsIn(data['attendanceRecords'])) }));

/** The list of a resident, shown otherwise. */
export const inOwn = (change: (records: readonly Members[]) => readonly Members[]): Mutation =>
  afterwards(
    'listResidentAttendance',
    inList((items) => change(itemsIn(items))),
  );

const WITH_ACTIVITY: readonly OperationId[] = [
  'markAttendance',
  'updateAttendance',
  'listResidentAttendance',
];

/** Every record that is shown, shown otherwise. */
export const shown = (change: (record: Members) => Record<string, unknown>): Mutation =>
  all(
    ...WITH_ACTIVITY.map((operation) => afterwards(operation, inData(change))),
    inRecords((records) => records.map(change)),
  );
