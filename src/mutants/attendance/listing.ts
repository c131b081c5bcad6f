import type { AnyHandler } from '../../mock/operations/operation.ts';
import { attendanceView } from '../../mock/operations/attendance/view.ts';
import { withAttendanceFixture, marks, ranges, updates } from '../../witness/attendance.ts';
import { textIn, type Members, itemsIn } from '../input.ts';
import { instead } from '../mutation.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { DAY, filling, textOf } from '../windows.ts';
import { inOwn, inRecords, isKin, keyOf, OWN, ownViews } from './adapter.ts';
import { readsQueryAs, answersData } from '../verbs.ts';

/** What was first shown of each record stays. */
const firstShown = () => {
  const known = new Map<string, Members>();
  return (record: Members, activityId: unknown = record['activityId']): Members => {
    // A new mark is a new record.
    const key = `${keyOf(activityId, record['userId'])} ${textIn(record['markedAt'])}`;
    const first = known.get(key) ?? record;
    known.set(key, first);
    return first;
  };
};

/** One of two who are registered is marked. */
const oneMark = withAttendanceFixture(({ mark, ann }) => mark(ann));

/** Mutants of both lists. */
export const listingMutants: readonly Mutant[] = [
  ...mutantsOf('attendance', marks, {
    'list-of-those-who-came': breaking('ATT-16')
      .says('The list of an activity leaves out users who declined.')
      .by(inRecords, (records) => records.filter(({ status }) => status === 'attended')),
    'list-of-residents': breaking('ATT-16')
      .says('The list of an activity leaves out connections.')
      .by(inRecords, (records) => records.filter(({ userType }) => userType === 'resident')),
    'list-of-one': breaking('ATT-16')
      .says('Of an activity the record marked last is shown.')
      .by(inRecords, (records) => records.slice(-1)),
    'everything-those-who-came-did': breaking('ATT-17')
      .says('The attendance of an activity shows all records of the users who were marked for it.')
      .by(inRecords, (records, _, context) => {
        const users = records.map(({ userId }) => userId);
        const found = context.store.attendance.filter(({ userId }) => users.includes(userId));
        return found.map((record) => attendanceView(record, context));
      }),
    'own-list-by-activity': breaking('ATT-51', 'CNV-10')
      .says('The attendance of a resident is an object by activity.')
      .by(answersData, OWN, (data) =>
        Object.fromEntries(itemsIn(data).map((record) => [textIn(record['activityId']), record])),
      ),
    'own-list-of-what-was-attended': breaking('ATT-53')
      .says('The list of a resident leaves out activities that the resident declined.')
      .by(inOwn, (records) => records.filter(({ status }) => status === 'attended')),
    'own-list-of-one-a-day': breaking('ATT-53')
      .says('Of several activities of one day one is in the list of a resident.')
      .by(inOwn, (records) => {
        const days = records.map(({ activityStartDate }) => textIn(activityStartDate).slice(0, 10));
        return records.filter((_, place) => days.indexOf(days[place] ?? '') === place);
      }),
    'own-list-with-company': breaking('ATT-55')
      .says('The list of a resident holds the records of those who came along.')
      .by(inOwn, (records, _, context) => {
        const activities = records.map(({ activityId }) => activityId);
        const found = context.store.attendance.filter(({ activityId }) => activities.includes(activityId));
        return ownViews(found, context);
      }),
    'own-list-with-kin': breaking('ATT-55')
      .says('The list of a resident holds the records of the connections of the resident.')
      .by(inOwn, (records, { path }, context) => {
        const relatives = context.store.attendance.filter(({ userId }) =>
          isKin(userId, path['residentId'] ?? '', context),
        );
        return [...records, ...ownViews(relatives, context)];
      }),
  }),
  ...mutantsOf('attendance', updates, {
    'activity-shows-what-was': breaking('ATT-16')
      .says('The attendance of an activity shows a record as it was shown first.')
      .with((tables) => {
        const first = firstShown();
        return inRecords((records, { path }) => records.map((record) => first(record, path['activityId'])))(
          tables,
        );
      }),
    'own-list-shows-what-was': breaking('ATT-56')
      .says('The list of a resident shows a record as it was shown first.')
      .with((tables) => {
        const first = firstShown();
        return inOwn((records) => records.map((record) => first(record)))(tables);
      }),
  }),
  ...mutantsOf('attendance', oneMark, {
    'records-for-that-time': breaking('ATT-17', 'ATT-18')
      .says('The attendance of an activity without any shows that of another at the same time.')
      .by(inRecords, (records, { path }, context) => {
        const startOf = (id = '') => context.store.activities.find(id)?.startDate;
        const others = context.store.attendance.filter(
          ({ activityId }) => startOf(activityId) === startOf(path['activityId']),
        );
        return records.length > 0 ? records : others.map((record) => attendanceView(record, context));
      }),
    'registered-are-expected': breaking('ATT-18')
      .says('Once someone was marked, the others who are registered are shown as declined.')
      .by(inRecords, (records, { path: { activityId } }, context) => {
        const { attendance, registrations } = context.store;
        const [first] = attendance.filter((one) => one.activityId === activityId);
        const known = records.map(({ userId }) => userId);
        const absent = registrations.filter(
          (one) => first !== undefined && one.activityId === activityId && !known.includes(one.personId),
        );
        const declined = { status: 'declined', declineReason: 'Other' } as const;
        return [
          ...records,
          ...absent.flatMap(({ personId: userId, userType }) =>
            first ? [attendanceView({ ...first, userId, userType, ...declined }, context)] : [],
          ),
        ];
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
  }),
  ...mutantsOf('attendance', ranges, {
    'own-list-without-end': breaking('ATT-203', 'CNV-34')
      .says('Without an endDate the list of a resident goes on for a month.')
      .by(filling, OWN, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 30 * DAY)),
    'own-list-without-beginning': breaking('ATT-52', 'CNV-34')
      .says('Without a startDate the list of a resident begins long ago.')
      .by(filling, OWN, 'startDate', () => '2020-01-01T00:00:00Z'),
    'own-list-of-the-month': breaking('ATT-54')
      .says('The list of a resident holds all records from startDate on.')
      .by(readsQueryAs, OWN, (query) => ({ ...query, endDate: '2099-01-01T00:00:00Z' })),
    'own-list-where-nothing-is': breaking('ATT-54')
      .says('If nothing is in the range, the list of a resident holds all records.')
      .by(inOwn, (records, { path }, context) => {
        const all = context.store.attendance.filter(({ userId }) => userId === path['residentId']);
        return records.length > 0 ? records : ownViews(all, context);
      }),
  }),
];
