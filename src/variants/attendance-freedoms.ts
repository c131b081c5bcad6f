import { isRefusal } from '../mock/http/problem.ts';
import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, instead, withStatus } from '../saboteurs/mutation.ts';
import { atDoor, DECLINED, marks, refusedMarks, removals, updates } from '../witness/attendance.ts';
import { someResident } from '../witness/people.ts';
import { someActivity } from '../witness/programme.ts';
import { refusing } from './shapes.ts';
import { all } from './assessment-shapes.ts';
import { besideRecords, inOwn, inRecords, shown } from './attendance-shapes.ts';
import { variantsOf } from './variant.ts';

const MARK = 'markAttendance';
const UPDATE = 'updateAttendance';
const DELETE = 'deleteAttendance';
const OWN = 'listResidentAttendance';

/** Freedoms of attendance that no choice names. */
export const attendanceFreedoms = variantsOf('freedom', marks, {
  'marks-only-once-it-began': [
    'Nobody is marked for an activity that is still to come.',
    refusing(
      [MARK],
      'Attendance is marked once the activity began.',
      (_body, { path }, { store, clock }) => {
        const activity = store.activities.find(path['activityId']);
        return activity !== undefined && Date.parse(activity.startDate) > clock.now().epochMilliseconds;
      },
      409,
    ),
    async (stage) => {
      const activityId = await someActivity(stage);
      const body = { userId: await someResident(stage), userType: 'resident', status: 'attended' };
      return (await stage.call('POST', `/activities/${activityId}/attendance`, { body })).status;
    },
  ],
  'attendance-with-more-members': [
    'A record shows an id of its own and who wrote it down, and so does the list of an activity.',
    all(
      shown((record) => ({ ...record, id: `atd_${String(record['userId'])}`, markedBy: 'somebody' })),
      besideRecords((data) => ({ ...data, count: 17, activityEndDate: data['activityStartDate'] })),
    ),
  ],
  'attendance-without-what-is-not-set': [
    'A record leaves out what has no value.',
    shown((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))),
  ],
  'attendance-in-any-order': [
    'Records come by the ids of their users or activities, backwards.',
    all(
      inRecords((records) =>
        records.toSorted((one, other) => String(other['userId']).localeCompare(String(one['userId']))),
      ),
      inOwn((records) =>
        records.toSorted((one, other) =>
          String(other['activityId']).localeCompare(String(one['activityId'])),
        ),
      ),
    ),
    atDoor(async ({ mark, ann, ben, second }) => [
      await mark(ann),
      await mark(ben),
      await mark(ann, {}, second),
    ]),
  ],
  'marks-answer-200': ['A mark is answered with 200.', afterwards(MARK, withStatus(200))],
  'mark-refusals-are-422': [
    'A mark as declined without a reason is refused with 422.',
    instead(MARK, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && reply.problem !== 'not-found' ? { ...reply, status: 422 } : reply;
    }),
    refusedMarks,
  ],
  'updates-mark-anew': [
    'An update sets markedAt anew.',
    (tables) => {
      const changed = new Map<string, string>();
      const watched = afterwards(UPDATE, (reply, { path }, scene) => {
        const key = `${String(path['activityId'])} ${String(path['userId'])}`;
        changed.set(key, scene.clock.now().toString());
        return reply;
      });
      const own = ([UPDATE, OWN] as const).map((operation) =>
        afterwards(
          operation,
          inData((record) => ({
            ...record,
            markedAt:
              changed.get(`${String(record['activityId'])} ${String(record['userId'])}`) ??
              record['markedAt'],
          })),
        ),
      );
      return all(watched, ...own)(tables);
    },
    updates,
  ],
  'attendance-days-without-a-time': [
    'The days of the activity of a record are shown without a time.',
    all(
      shown((record) =>
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => [
            name,
            /^activity(Start|End)Date$/.test(name) && typeof value === 'string' ? value.slice(0, 10) : value,
          ]),
        ),
      ),
      besideRecords((data) => ({
        ...data,
        activityStartDate: String(data['activityStartDate']).slice(0, 10),
      })),
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
  ],
  'deleted-attendance-is-gone': [
    'What is deleted a second time is refused with 410, and updates of it with 409.',
    all(
      ...([DELETE, UPDATE] as const).map((operation) =>
        instead(operation, (original) => (input, scene) => {
          const reply = original(input, scene);
          const status = operation === DELETE ? 410 : 409;
          return isRefusal(reply) && scene.store.residents.find(input.path['userId'])
            ? { ...reply, status }
            : reply;
        }),
      ),
    ),
    atDoor(async ({ mark, remove, update, ann }) => [
      await mark(ann, DECLINED),
      await remove(ann),
      await remove(ann),
      await update(ann, { duration: 4 }),
    ]),
  ],
  'connections-named-with-whom': [
    'The userName of a connection tells whom it belongs to; a resident has the relationship self.',
    shown((record) => ({
      ...record,
      userName:
        record['userType'] === 'connection' ? `${String(record['userName'])} (Ada)` : record['userName'],
      relationship: record['userType'] === 'resident' ? 'self' : record['relationship'],
    })),
    removals,
  ],
});
