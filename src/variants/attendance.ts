import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, inData, inList, together, withStatus, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { itemsIn, refusedWith, refusing, showsMore, withoutUnset } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';

const MARK = 'markAttendance';
const UPDATE = 'updateAttendance';
const DELETE = 'deleteAttendance';
const OWN = 'listResidentAttendance';
const WITH_ACTIVITY = [MARK, UPDATE, OWN] as const;

/** Changes how the attendance of an activity is shown: its records, and what is next to them. */
const inAttendance = (change: (data: Members) => Members): Mutation =>
  shows('listAttendance', (data) => ({ ...change(data) }));

const inRecords = (change: (records: readonly Members[]) => readonly Members[]): Mutation =>
  inAttendance((data) => ({ ...data, attendanceRecords: change(itemsIn(data['attendanceRecords'])) }));

/** Every record shown otherwise. */
const shown = (change: (record: Members) => Record<string, unknown>): Mutation =>
  together(
    shows(WITH_ACTIVITY, change),
    inRecords((records) => records.map(change)),
  );

const byIds =
  (name: string) =>
  (records: readonly Members[]): readonly Members[] =>
    records.toSorted((one, other) => String(other[name]).localeCompare(String(one[name])));

const dayOf = (instant: unknown): unknown => (typeof instant === 'string' ? instant.slice(0, 10) : instant);

/** A resident attended without a duration, and comes to an activity that lies ahead. */
const attended: Witness = async ({ exampleOf, send }) => {
  await send('markAttendance', { body: { status: 'attended', declineReason: undefined } });
  await send('markAttendance', { at: exampleOf('createRegistration').at });
};

export const attendanceFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'marks-only-once-it-began': [
      'No one is marked for a future activity.',
      refusing(
        [MARK],
        'Attendance is marked once the activity began.',
        (_body, { path }, { store, clock }) => {
          const activity = store.activities.find(path['activityId']);
          return activity !== undefined && Date.parse(activity.startDate) > clock.now().epochMilliseconds;
        },
        409,
      ),
      attended,
    ],
    'attendance-with-more-members': [
      'A record shows an id of its own and who wrote it down, and so does the list of an activity.',
      together(
        shown((record) => ({ ...record, id: `atd_${String(record['userId'])}`, markedBy: 'somebody' })),
        inAttendance((data) => ({ ...data, count: 17, activityEndDate: data['activityStartDate'] })),
      ),
    ],
    'attendance-without-what-is-not-set': ['A record leaves out what has no value.', shown(withoutUnset())],
    'attendance-in-any-order': [
      'Records come by the ids of their users or activities, backwards.',
      together(
        inRecords(byIds('userId')),
        afterwards(
          OWN,
          inList((items) => byIds('activityId')(itemsIn(items))),
        ),
      ),
    ],
    'marks-answer-200': ['A mark is answered with 200.', afterwards(MARK, withStatus(200))],
    'mark-refusals-are-422': [
      'A mark as declined without a reason is refused with 422.',
      refusedWith(422, [MARK], ({ problem }) => problem !== 'not-found'),
    ],
    'updates-mark-anew': [
      'An update sets markedAt again.',
      (tables) => {
        const changed = new Map<string, string>();
        const watched = afterwards(UPDATE, (reply, { path }, { clock }) => {
          changed.set(`${String(path['activityId'])} ${String(path['userId'])}`, clock.now().toString());
          return reply;
        });
        const own = showsMore([UPDATE, OWN], ({ activityId, userId, markedAt }) => ({
          markedAt: changed.get(`${String(activityId)} ${String(userId)}`) ?? markedAt,
        }));
        return together(watched, own)(tables);
      },
    ],
    'attendance-days-without-a-time': [
      'The days of the activity of a record are shown without a time.',
      together(
        shown((record) =>
          Object.fromEntries(
            Object.entries(record).map(([name, value]) => [
              name,
              /^activity(Start|End)Date$/.test(name) ? dayOf(value) : value,
            ]),
          ),
        ),
        inAttendance((data) => ({ ...data, activityStartDate: dayOf(data['activityStartDate']) })),
      ),
    ],
    'durations-from-the-activity': [
      'Who attended and was marked without a duration has that of an hour.',
      afterwards(MARK, (reply, input, { store }) => {
        const { userId, activityId } = membersIn(membersIn(reply.body)['data']);
        const [record] = store.attendance.filter(
          (one) => one.userId === userId && one.activityId === activityId,
        );
        if (record?.status !== 'attended' || record.duration !== null) return reply;
        store.attendance.replace({ ...record, duration: 60 });
        return inData((shown) => ({ ...shown, duration: 60 }))(reply, input);
      }),
      attended,
    ],
    'deleted-attendance-is-gone': [
      'What is deleted a second time is refused with 410, and updates of it with 409.',
      together(
        ...([DELETE, UPDATE] as const).map((operation) =>
          refusedWith(
            operation === DELETE ? 410 : 409,
            [operation],
            (_refused, { path }, { store }) => store.residents.find(path['userId']) !== undefined,
          ),
        ),
      ),
    ],
    'connections-named-with-whom': [
      'The userName of a connection says whom it belongs to; a resident has the relationship self.',
      shown((record) =>
        record['userType'] === 'connection'
          ? { ...record, userName: `${String(record['userName'])} (Ada)` }
          : { ...record, relationship: record['userType'] === 'resident' ? 'self' : record['relationship'] },
      ),
    ],
  }),
];
