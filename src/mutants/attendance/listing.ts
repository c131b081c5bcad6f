import type { AnyHandler } from '../../mock/operations/operation.ts';
import { attendanceView } from '../../mock/operations/attendance/view.ts';
import { textIn, itemsIn } from '../input.ts';
import { instead } from '../mutation.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { DAY, filling, textOf } from '../windows.ts';
import { inOwn, inRecords, isKin, OWN, ownViews } from './adapter.ts';
import { readsQueryAs, answersData } from '../verbs.ts';

/** Mutants of both lists. */
export const listingMutants: readonly Mutant[] = [
  ...mutantsOf('attendance', {
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
  }),
];
