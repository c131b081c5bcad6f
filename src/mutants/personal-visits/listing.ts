import { membersIn, type Members } from '../input.ts';
import { afterwards, noting } from '../mutation.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { dayIn, isExact } from '../times.ts';
import { refuses, readsQueryAs } from '../verbs.ts';
import { windowMutants } from '../windows.ts';
import { LIST, REPLACE, visits } from './adapter.ts';

const { besides, listsOnly, listsToo } = visits;

const instantIn = (value: unknown): number => Date.parse(String(value));

const isWithin = ({ startDate }: Members, query: Members): boolean =>
  instantIn(query['startDate']) <= instantIn(startDate) &&
  instantIn(startDate) <= instantIn(query['endDate']);

const isOf = (type: unknown, { visitType }: Members): boolean =>
  visitType === undefined || visitType === type;

export const listingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-visits', {
    'list-of-nothing-is-null': breaking('PVS-13', 'CNV-10')
      .says('An empty list is answered with null as data.')
      .by(afterwards, LIST, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
      ),
    'list-of-five': breaking('PVS-15', 'CNV-11')
      .says('A list of more than five visits breaks off after the fifth.')
      .by(listsOnly, (_, place) => place < 5),
    'list-of-evenings-for-one-day-less': breaking('PVS-15')
      .says('An evening is not in the list of which its day is the first.')
      .by(listsOnly, ({ timeType, startDate }, _at, _all, { query }) => {
        return timeType !== 'evening' || dayIn(startDate) !== dayIn(query['startDate']);
      }),
    'list-of-all-that-has-no-times': breaking('PVS-16')
      .says('Visits without times are in every list.')
      .by(
        listsToo,
        (one, { path, query }) =>
          one.residentId === path['residentId'] && one.timeType !== 'exactTime' && isOf(one.visitType, query),
      ),
    'list-of-the-connection': breaking('PVS-17')
      .says('The list holds the visits of the same connections to others on the same days.')
      .by(listsToo, ({ residentId, connectionVisitors, startDate, visitType }, { path, query }, items) => {
        const who = connectionVisitors.map(({ connectionId }) => connectionId);
        const isSame = ({ connectionVisitors: list, startDate: start }: Members): boolean =>
          dayIn(start) === dayIn(startDate) &&
          Array.isArray(list) &&
          list.some((one) => who.some((id) => id === membersIn(one)['connectionId']));
        return residentId !== path['residentId'] && isOf(visitType, query) && items.some(isSame);
      }),
    'no-list-of-care': breaking('PVS-18', 'PVS-19')
      .says('The filter takes social alone; care is refused.')
      .by(refuses, LIST, (_, { query }) => query['visitType'] === 'care'),
    'filter-for-what-has-times': breaking('PVS-19')
      .says('Asked for care the list holds every visit without times.')
      .by(
        listsToo,
        (one, { path, query }) =>
          query['visitType'] === 'care' &&
          one.residentId === path['residentId'] &&
          !isExact({ ...one }) &&
          isWithin({ ...one }, query),
      ),
    'filter-by-the-first-type': breaking('PVS-19')
      .says('A visit is listed by the visitType with which it was made.')
      .by(noting(Map<unknown, unknown>), (first) => [
        besides(REPLACE, ({ id, visitType }) => {
          if (!first.has(id)) first.set(id, visitType);
        }),
        listsOnly(({ id, visitType }, _at, _all, { query }) => isOf(first.get(id) ?? visitType, query)),
      ]),
    'social-unless-asked-for-care': breaking('PVS-20', 'PVS-15', 'PVS-34')
      .says('Without a filter the list holds social visits alone.')
      .by(readsQueryAs, LIST, (query) => ({ visitType: 'social', ...query })),
  }),
  ...windowMutants({
    section: 'personal-visits',
    operation: LIST,
    clauses: {
      ...{ start: 'PVS-14', end: 'PVS-204', served: 'ACT-32', beyond: 'ACT-33', noLonger: 'ACT-34' },
      ...{ noShorter: 'ACT-35', middays: 'PVS-26' },
    },
  }),
];
