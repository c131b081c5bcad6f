import { membersIn, textIn, itemsIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, noting, instead, type Mutation } from '../mutation.ts';
import { changedAt, wrongType, wrongValue, wrongStatus } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { shows, showsWith, answersData, readsQueryAs, refusesAs, onlyAnswers } from '../verbs.ts';
import {
  EVERYWHERE,
  LIST,
  MARK,
  OWN,
  UPDATE,
  WITH_ACTIVITY,
  inOwn,
  isKin,
  ownViews,
  attendance,
  DELETE,
  isOfConnection,
  keyOf,
  recordAt,
} from './writing.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import { DAY, filling, textOf } from '../windows.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';

const dayIn = (value: unknown): string => String(value).slice(0, 10);

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

export const attendanceShowingMutants: readonly Mutant[] = [
  ...mutantsOf('attendance', {
    'records-of-the-latest-activity': breaking('ATT-10', 'ATT-11')
      .says('The answer to an update names the activity of the record that was made last.')
      .by(afterwards, UPDATE, (reply, _, { store }) => {
        const activityId = store.attendance.all().at(-1)?.activityId;
        return { ...reply, body: changedAt(reply.body, 'data.activityId', () => activityId) };
      }),
    'records-alone': breaking('ATT-12', 'CNV-08')
      .says('The attendance of an activity is an array of records.')
      .by(answersData, LIST, (data) => membersIn(data)['attendanceRecords']),
    'id-of-the-first-record': breaking('ATT-13')
      .says('The activityId next to the records is that of the activity that was asked for first.')
      .by(noting(Array<unknown>), (asked) =>
        showsWith(LIST, ({ activityId }) => {
          asked.push(activityId);
          return { activityId: asked[0] };
        }),
      ),
    'user-by-number': wrongType(['ATT-01'], OWN, 'userId', 'number'),
    'types-in-capitals': wrongValue(['ATT-02'], LIST, 'attendanceRecords.*.userType')
      .as('a word in capitals')
      .by((type) => String(type).toUpperCase()),
    present: wrongValue(['ATT-03'], OWN, 'status')
      .as('present')
      .by((status) => (status === 'attended' ? 'present' : status)),
    'marked-on-a-day': breaking('ATT-04')
      .says('The markedAt of a record is a day without a time.')
      .by(shows, EVERYWHERE, (one) =>
        membersIn(changedAt(changedAt(one, 'markedAt', dayIn), 'attendanceRecords.*.markedAt', dayIn)),
      ),
    hours: wrongValue(['ATT-06', 'ATT-16'], LIST, 'attendanceRecords.*.duration')
      .as('hours')
      .by((minutes) => Number(minutes) / 60),
    'activity-by-number': wrongType(['ATT-07'], MARK, 'activityId', 'number'),
    'facility-by-number': wrongType(['ATT-09'], WITH_ACTIVITY, 'facilityId', 'number'),
    'first-name-beside-the-records': breaking('ATT-14')
      .says('The activityName next to the records stays as it was at first.')
      .by(noting(Map<unknown, unknown>), (known) =>
        shows(LIST, (data) => {
          const { activityId, activityName } = data;
          if (!known.has(activityId)) known.set(activityId, activityName);
          return { ...data, activityName: known.get(activityId) };
        }),
      ),
    'own-list-by-activity': breaking('ATT-51', 'CNV-10')
      .says('The attendance of a resident is an object by activity.')
      .by(answersData, OWN, (data) =>
        Object.fromEntries(itemsIn(data).map((record) => [textIn(record['activityId']), record])),
      ),
    'own-list-of-what-was-attended': breaking('ATT-53')
      .says('The list of a resident leaves out activities that the resident declined.')
      .by(inOwn, (records) => records.filter(({ status }) => status === 'attended')),
    'own-list-with-kin': breaking('ATT-55')
      .says('The list of a resident holds the records of the connections of the resident.')
      .by(inOwn, (records, { path }, context) => {
        const relatives = context.store.attendance.filter(({ userId }) =>
          isKin(userId, path['residentId'] ?? '', context),
        );
        return [...records, ...ownViews(relatives, context)];
      }),
    'own-list-read-before': breaking('ATT-55')
      .says('Every resident gets the list of the one who asked before, where there was one with records.')
      .with((tables) => {
        let last: ReturnType<AnyHandler> | undefined;
        return instead(OWN, (original) => (input, context) => {
          const reply = original(input, context);
          const isEmpty = JSON.stringify(reply).includes('"data":[]');
          if (isEmpty && last) return last;
          if (!isEmpty) last = reply;
          return reply;
        })(tables);
      }),
    'own-list-without-end': breaking('ATT-203', 'CNV-34')
      .says('Without an endDate the list of a resident goes on for a month.')
      .by(filling, OWN, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 30 * DAY)),
    'own-list-without-beginning': breaking('ATT-52', 'CNV-34')
      .says('Without a startDate the list of a resident begins long ago.')
      .by(filling, OWN, 'startDate', () => '2020-01-01T00:00:00Z'),
    'own-list-of-the-month': breaking('ATT-54')
      .says('The list of a resident holds all records from startDate on.')
      .by(readsQueryAs, OWN, (query) => ({ ...query, endDate: '2099-01-01T00:00:00Z' })),
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
  }),
  ...leavingOut(
    'attendance',
    {
      resource: 'an attendance record',
      breaks: ['ATT-101'],
      operations: EVERYWHERE,
      under: 'attendanceRecords',
    },
    'userId userType userName status markedAt declineReason duration',
  ),
  ...leavingOut(
    'attendance',
    {
      resource: 'an attendance record',
      breaks: ['ATT-101'],
      operations: EVERYWHERE,
      under: 'attendanceRecords',
    },
    'relationship',
  ),
  ...leavingOut(
    'attendance',
    { resource: 'an attendance record', breaks: ['ATT-101'], operations: WITH_ACTIVITY },
    'activityId activityName activityType activityStartDate activityEndDate activityLocation',
    'facilityId facilityName',
  ),
  ...leavingOut(
    'attendance.list',
    { resource: 'the list of an activity', breaks: ['ATT-101'], operations: [LIST] },
    'activityId activityName activityStartDate',
  ),
];
