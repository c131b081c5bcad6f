import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { atDoor, marks, ranges, updates } from '../../witness/attendance.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { asking, inOwn, inRecords, itemsIn, OWN, shownOf } from './amend.ts';

const withActivity = (record: AttendanceRecord, scene: Scene): readonly Members[] => {
  const activity = scene.store.activities.find(record.activityId);
  return activity ? [attendanceWithActivity(record, activity, scene)] : [];
};

/** The list of a resident holds further records. */
const alsoOwn = (finds: (record: AttendanceRecord, residentId: string, scene: Scene) => boolean): Lie =>
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

/** Lies of both lists. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'attendance.list-of-those-who-came',
    lie: 'Who declined is not among the records of an activity.',
    breaks: ['ATT-16'],
    tables: inRecords((records) => records.filter(({ status }) => status === 'attended')),
    witness: marks,
  },
  {
    id: 'attendance.list-of-residents',
    lie: 'Connections are not among the records of an activity.',
    breaks: ['ATT-16'],
    tables: inRecords((records) => records.filter(({ userType }) => userType === 'resident')),
    witness: marks,
  },
  {
    id: 'attendance.list-of-one',
    lie: 'Of an activity the record marked last is shown.',
    breaks: ['ATT-16'],
    tables: inRecords((records) => records.slice(-1)),
    witness: marks,
  },
  {
    id: 'attendance.activity-shows-what-was',
    lie: 'The attendance of an activity shows a record as it was shown first.',
    breaks: ['ATT-16'],
    tables: (tables) => {
      const first = stale(({ userId }, activityId) => `${String(userId)} ${activityId}`);
      return inRecords((records, { path }) => records.map((record) => first(record, path['activityId'])))(
        tables,
      );
    },
    witness: updates,
  },
  {
    id: 'attendance.everything-those-who-came-did',
    lie: 'The attendance of an activity shows all records of the users who were marked for it.',
    breaks: ['ATT-17'],
    tables: inRecords((records, _, scene) => {
      const users = records.map(({ userId }) => userId);
      return scene.store.attendance
        .filter(({ userId }) => users.includes(userId))
        .map((record) => shownOf(record, scene));
    }),
    witness: marks,
  },
  {
    id: 'attendance.records-for-that-time',
    lie: 'The attendance of an activity without any shows that of another at the same time.',
    breaks: ['ATT-17', 'ATT-18'],
    tables: inRecords((records, { path }, scene) => {
      if (records.length > 0) return records;
      const { store } = scene;
      const starts = store.activities.find(path['activityId'])?.startDate;
      return store.attendance
        .filter(({ activityId }) => store.activities.find(activityId)?.startDate === starts)
        .map((record) => shownOf(record, scene));
    }),
    witness: oneMark,
  },
  {
    id: 'attendance.registered-are-expected',
    lie: 'Once somebody was marked, the others who are registered are shown as declined.',
    breaks: ['ATT-18'],
    tables: inRecords((records, { path }, scene) => {
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
    witness: oneMark,
  },
  {
    id: 'attendance.own-list-by-activity',
    lie: 'The attendance of a resident is an object by activity.',
    breaks: ['ATT-51'],
    tables: afterwards(OWN, (reply) => {
      const records = itemsIn(membersIn(reply.body)['data']);
      const data = Object.fromEntries(records.map((record) => [String(record['activityId']), record]));
      return { ...reply, body: { data } };
    }),
    witness: marks,
  },
  {
    id: 'attendance.own-list-without-end',
    lie: 'Without an endDate the list of a resident goes on for a month.',
    breaks: ['ATT-203'],
    tables: asking(OWN, ({ startDate, ...query }) => ({
      ...(startDate !== undefined && { endDate: afterAMonth(startDate), startDate }),
      ...query,
    })),
    witness: ranges,
  },
  {
    id: 'attendance.own-list-without-beginning',
    lie: 'Without a startDate the list of a resident begins long ago.',
    breaks: ['ATT-52'],
    tables: asking(OWN, ({ endDate, ...query }) => ({
      ...(endDate !== undefined && { startDate: '2020-01-01T00:00:00Z', endDate }),
      ...query,
    })),
    witness: ranges,
  },
  {
    id: 'attendance.own-list-of-what-was-attended',
    lie: 'What a resident declined is not in the own list.',
    breaks: ['ATT-53'],
    tables: inOwn((records) => records.filter(({ status }) => status === 'attended')),
    witness: marks,
  },
  {
    id: 'attendance.own-list-of-one-a-day',
    lie: 'Of several activities of one day one is in the list of a resident.',
    breaks: ['ATT-53'],
    tables: inOwn((records) => {
      const days = records.map(({ activityStartDate }) => String(activityStartDate).slice(0, 10));
      return records.filter((_, place) => days.indexOf(days[place] ?? '') === place);
    }),
    witness: marks,
  },
  {
    id: 'attendance.own-list-of-the-month',
    lie: 'The list of a resident holds all records from startDate on.',
    breaks: ['ATT-54'],
    tables: asking(OWN, ({ endDate, ...query }) => ({
      ...query,
      ...(endDate !== undefined && { endDate: '2099-01-01T00:00:00Z' }),
    })),
    witness: ranges,
  },
  {
    id: 'attendance.own-list-where-nothing-is',
    lie: 'Where nothing is in the range, the list of a resident holds all that there is.',
    breaks: ['ATT-54'],
    tables: inOwn((records, { path }, scene) =>
      records.length > 0
        ? records
        : scene.store.attendance
            .filter(({ userId }) => userId === path['residentId'])
            .flatMap((record) => withActivity(record, scene)),
    ),
    witness: ranges,
  },
  {
    id: 'attendance.own-list-with-company',
    lie: 'The list of a resident holds the records of those who came along.',
    breaks: ['ATT-55'],
    tables: inOwn((records, _, scene) => {
      const activities = records.map(({ activityId }) => activityId);
      return scene.store.attendance
        .filter(({ activityId }) => activities.includes(activityId))
        .flatMap((record) => withActivity(record, scene));
    }),
    witness: marks,
  },
  {
    id: 'attendance.own-list-with-kin',
    lie: 'The list of a resident holds the records of the connections of the resident.',
    breaks: ['ATT-55'],
    tables: alsoOwn(
      ({ userId }, residentId, { store }) =>
        store.connections.find(userId)?.residentIds.includes(residentId) === true,
    ),
    witness: marks,
  },
  {
    id: 'attendance.own-list-read-before',
    lie: 'Every resident gets the list of the one who asked before, where there was one with records.',
    breaks: ['ATT-55'],
    tables: (tables) => {
      let last: ReturnType<AnyHandler> | undefined;
      return instead(OWN, (honest) => (input, scene) => {
        const reply = honest(input, scene);
        const isEmpty = JSON.stringify(reply).includes('"data":[]');
        if (isEmpty && last) return last;
        if (!isEmpty) last = reply;
        return reply;
      })(tables);
    },
    witness: oneMark,
  },
  {
    id: 'attendance.own-list-shows-what-was',
    lie: 'The list of a resident shows a record as it was shown first.',
    breaks: ['ATT-56'],
    tables: (tables) => {
      const first = stale(({ userId, activityId }) => `${String(userId)} ${String(activityId)}`);
      return inOwn((records) => records.map((record) => first(record)))(tables);
    },
    witness: updates,
  },
];
