import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { atDoor, marks, ranges, updates } from '../../witness/attendance.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { asking, inOwn, inRecords, itemsIn, OWN, shownOf } from './amend.ts';

const withActivity = (record: AttendanceRecord, scene: Scene): readonly Members[] => {
  const activity = scene.store.activities.find(record.activityId);
  return activity ? [attendanceWithActivity(record, activity, scene)] : [];
};

/** The list of a resident holds further records. */
const alsoOwn = (finds: (record: AttendanceRecord, residentId: string, scene: Scene) => boolean): Mutation =>
  inOwn((records, { path }, scene) => {
    const known = records.map(({ userId, activityId }) => `${String(userId)} ${String(activityId)}`);
    const more = scene.store.attendance.filter(
      (one) =>
        !known.includes(`${one.userId} ${one.activityId}`) && finds(one, path['residentId'] ?? '', scene),
    );
    return [...records, ...more.flatMap((one) => withActivity(one, scene))];
  });

/** What was first shown of each record stays. */
const stale = (key: (record: Members, activityId: string) => string) => {
  const known = new Map<string, Members>();
  return (record: Members, activityId = ''): Members => {
    // A new mark is a new record.
    const at = `${key(record, activityId)} ${String(record['markedAt'])}`;
    const first = known.get(at) ?? record;
    known.set(at, first);
    return first;
  };
};

const afterAMonth = (startDate: unknown): string =>
  new Date(Date.parse(String(startDate)) + 30 * 86_400_000).toISOString();

/** One of two who are registered is marked. */
const oneMark = atDoor(({ mark, ann }) => mark(ann));

/** Saboteurs of both lists. */
export const listingSaboteurs = saboteursOf('attendance', marks, {
  'list-of-those-who-came': [
    'Who declined is not among the records of an activity.',
    ['ATT-16'],
    inRecords((records) => records.filter(({ status }) => status === 'attended')),
  ],
  'list-of-residents': [
    'Connections are not among the records of an activity.',
    ['ATT-16'],
    inRecords((records) => records.filter(({ userType }) => userType === 'resident')),
  ],
  'list-of-one': [
    'Of an activity the record marked last is shown.',
    ['ATT-16'],
    inRecords((records) => records.slice(-1)),
  ],
  'activity-shows-what-was': [
    'The attendance of an activity shows a record as it was shown first.',
    ['ATT-16'],
    (tables) => {
      const first = stale(({ userId }, activityId) => `${String(userId)} ${activityId}`);
      return inRecords((records, { path }) => records.map((record) => first(record, path['activityId'])))(
        tables,
      );
    },
    updates,
  ],
  'everything-those-who-came-did': [
    'The attendance of an activity shows all records of the users who were marked for it.',
    ['ATT-17'],
    inRecords((records, _, scene) => {
      const users = records.map(({ userId }) => userId);
      return scene.store.attendance
        .filter(({ userId }) => users.includes(userId))
        .map((record) => shownOf(record, scene));
    }),
  ],
  'records-for-that-time': [
    'The attendance of an activity without any shows that of another at the same time.',
    ['ATT-17', 'ATT-18'],
    inRecords((records, { path }, scene) => {
      if (records.length > 0) return records;
      const { store } = scene;
      const starts = store.activities.find(path['activityId'])?.startDate;
      return store.attendance
        .filter(({ activityId }) => store.activities.find(activityId)?.startDate === starts)
        .map((record) => shownOf(record, scene));
    }),
    oneMark,
  ],
  'registered-are-expected': [
    'Once somebody was marked, the others who are registered are shown as declined.',
    ['ATT-18'],
    inRecords((records, { path }, scene) => {
      const [first] = scene.store.attendance.filter(({ activityId }) => activityId === path['activityId']);
      const known = records.map(({ userId }) => userId);
      const absent = scene.store.registrations.filter(
        ({ activityId, personId }) => activityId === path['activityId'] && !known.includes(personId),
      );
      const shown = absent.flatMap(({ personId, userType }) =>
        first
          ? [
              shownOf(
                { ...first, userId: personId, userType, status: 'declined', declineReason: 'Other' },
                scene,
              ),
            ]
          : [],
      );
      return [...records, ...shown];
    }),
    oneMark,
  ],
  'own-list-by-activity': [
    'The attendance of a resident is an object by activity.',
    ['ATT-51'],
    afterwards(OWN, (reply) => {
      const records = itemsIn(membersIn(reply.body)['data']);
      const data = Object.fromEntries(records.map((record) => [String(record['activityId']), record]));
      return { ...reply, body: { data } };
    }),
  ],
  'own-list-without-end': [
    'Without an endDate the list of a resident goes on for a month.',
    ['ATT-203'],
    asking(OWN, ({ startDate, ...query }) => ({
      ...(startDate !== undefined && { endDate: afterAMonth(startDate), startDate }),
      ...query,
    })),
    ranges,
  ],
  'own-list-without-beginning': [
    'Without a startDate the list of a resident begins long ago.',
    ['ATT-52'],
    asking(OWN, ({ endDate, ...query }) => ({
      ...(endDate !== undefined && { startDate: '2020-01-01T00:00:00Z', endDate }),
      ...query,
    })),
    ranges,
  ],
  'own-list-of-what-was-attended': [
    'What a resident declined is not in the own list.',
    ['ATT-53'],
    inOwn((records) => records.filter(({ status }) => status === 'attended')),
  ],
  'own-list-of-one-a-day': [
    'Of several activities of one day one is in the list of a resident.',
    ['ATT-53'],
    inOwn((records) => {
      const days = records.map(({ activityStartDate }) => String(activityStartDate).slice(0, 10));
      return records.filter((_, place) => days.indexOf(days[place] ?? '') === place);
    }),
  ],
  'own-list-of-the-month': [
    'The list of a resident holds all records from startDate on.',
    ['ATT-54'],
    asking(OWN, ({ endDate, ...query }) => ({
      ...query,
      ...(endDate !== undefined && { endDate: '2099-01-01T00:00:00Z' }),
    })),
    ranges,
  ],
  'own-list-where-nothing-is': [
    'Where nothing is in the range, the list of a resident holds all that there is.',
    ['ATT-54'],
    inOwn((records, { path }, scene) =>
      records.length > 0
        ? records
        : scene.store.attendance
            .filter(({ userId }) => userId === path['residentId'])
            .flatMap((record) => withActivity(record, scene)),
    ),
    ranges,
  ],
  'own-list-with-company': [
    'The list of a resident holds the records of those who came along.',
    ['ATT-55'],
    inOwn((records, _, scene) => {
      const activities = records.map(({ activityId }) => activityId);
      return scene.store.attendance
        .filter(({ activityId }) => activities.includes(activityId))
        .flatMap((record) => withActivity(record, scene));
    }),
  ],
  'own-list-with-kin': [
    'The list of a resident holds the records of the connections of the resident.',
    ['ATT-55'],
    alsoOwn(
      ({ userId }, residentId, { store }) =>
        store.connections.find(userId)?.residentIds.includes(residentId) === true,
    ),
  ],
  'own-list-read-before': [
    'Every resident gets the list of the one who asked before, where there was one with records.',
    ['ATT-55'],
    (tables) => {
      let last: ReturnType<AnyHandler> | undefined;
      return instead(OWN, (original) => (input, scene) => {
        const reply = original(input, scene);
        const isEmpty = JSON.stringify(reply).includes('"data":[]');
        if (isEmpty && last) return last;
        if (!isEmpty) last = reply;
        return reply;
      })(tables);
    },
    oneMark,
  ],
  'own-list-shows-what-was': [
    'The list of a resident shows a record as it was shown first.',
    ['ATT-56'],
    (tables) => {
      const first = stale(({ userId, activityId }) => `${String(userId)} ${String(activityId)}`);
      return inOwn((records) => records.map((record) => first(record)))(tables);
    },
    updates,
  ],
});
