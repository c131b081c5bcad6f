import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import { textIn, type Members, membersIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { type Mutation, noting, afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { CREATE, DELETE, EVERYWHERE, GET, isSameDay, LIST, REPLACE, visits } from './adapter.ts';
import { onlyAnswers, lists, refuses, readsQueryAs, showsWith } from '../verbs.ts';
import { dayIn, isExact } from '../times.ts';
import { windowMutants } from '../windows.ts';

const { besides } = visits;

/** The list holds deleted visits too, where the test says so. */
const stillLists = (
  test: (visit: PersonalVisitRecord, query: Members, residentId: string) => boolean,
): Mutation =>
  noting(Array<PersonalVisitRecord>)((gone) => [
    besides(DELETE, (former) => gone.push(former)),
    lists(LIST, (items, { query, path }, context) => {
      const found = gone.filter((one) => test(one, query, path['residentId'] ?? ''));
      return [...items, ...found.map((one) => personalVisitView(one, context))];
    }),
  ]);

/** A delete takes other visits with it. */
const deletesToo = (takes: (one: PersonalVisitRecord, gone: PersonalVisitRecord) => boolean): Mutation =>
  besides(DELETE, (gone, _, { store }) => {
    for (const one of store.personalVisits.all()) if (takes(one, gone)) store.personalVisits.remove(one.id);
  });

const { listsOnly, listsToo } = visits;

const instantIn = (value: unknown): number => Date.parse(String(value));

const isWithin = ({ startDate }: Members, query: Members): boolean =>
  instantIn(query['startDate']) <= instantIn(startDate) &&
  instantIn(startDate) <= instantIn(query['endDate']);

const isOf = (type: unknown, { visitType }: Members): boolean =>
  visitType === undefined || visitType === type;

const { replacesAs, writesAs } = visits;

export const visitShowingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-visits', {
    'ids-of-figures': wrongType(['PVS-01'], LIST, 'id', 'number'),
    'type-of-a-changed-one': wrongValue(['PVS-03', 'PVS-48'], REPLACE, 'visitType')
      .as('a type that says so')
      .by((type) => `${textIn(type)}-changed`),
    'exact-time-by-another-name': wrongValue(['PVS-07', 'PVS-49'], LIST, 'timeType')
      .as('exact')
      .by((type) => (type === 'exactTime' ? 'exact' : type)),
    'attended-in-one-text': wrongValue(['PVS-09', 'PVS-51'], EVERYWHERE, 'attendedResidentIds')
      .as('a text where it is one')
      .by((ids) => (Array.isArray(ids) && ids.length === 1 ? textIn(ids[0]) : ids)),
    'connections-by-number': wrongType(
      ['PVS-10', 'PVS-50', 'CNV-03'],
      REPLACE,
      'connectionVisitors.*.connectionId',
      'number',
    ),
    'strangers-by-their-names': wrongType(['PVS-11', 'PVS-50'], GET, 'manualVisitors.*', 'text'),
    'ties-as-a-list': wrongType(['PVS-50'], [CREATE, LIST], 'manualVisitors.*.relationship', 'list'),
    'creator-by-name': wrongType(['PVS-12'], LIST, 'creator', 'text'),
    'create-unwrapped': withoutEnvelope(['PVS-33', 'CNV-08'], CREATE),
    'get-unwrapped': withoutEnvelope(['PVS-56', 'CNV-08'], GET),
    'change-answers-201': wrongStatus(['PVS-57', 'CNV-29'], REPLACE, 201),
    'delete-answers-200': wrongStatus(['PVS-61', 'CNV-32'], DELETE, 200),
    'delete-does-nothing': breaking('PVS-62')
      .says('A delete answers 204 but keeps the visit.')
      .by(onlyAnswers, DELETE),
    'deleted-is-still-listed-where-filtered': breaking('PVS-62', 'PVS-19')
      .says('A deleted visit is still in the list filtered by its type.')
      .by(stillLists, (one, query, who) => one.residentId === who && one.visitType === query['visitType']),
    'deleted-stays-with-those-who-attended': breaking('PVS-62')
      .says('A deleted visit stays in the lists of the residents who attended as well.')
      .by(stillLists, (one, _, who) => one.residentId !== who && one.attendedResidentIds.includes(who)),
    'delete-clears-the-house': breaking('PVS-15', 'PVS-56')
      .says('Deleting a visit deletes the visits to anybody else on that day, too.')
      .by(deletesToo, (one, gone) => one.residentId !== gone.residentId && isSameDay(one, gone)),
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
    'two-strangers-at-most': breaking('PVS-50')
      .says('A write stores at most two manualVisitors.')
      .by(writesAs, ({ manualVisitors }) => ({
        manualVisitors: manualVisitors.slice(0, 2),
      })),
    'one-stranger-of-a-tie': breaking('PVS-50')
      .says('Of strangers with the same relationship the first one is kept.')
      .by(writesAs, ({ manualVisitors }) => ({
        manualVisitors: manualVisitors.filter(
          ({ relationship }, at, all) => all.findIndex((one) => one.relationship === relationship) === at,
        ),
      })),
    'change-keeps-connections-of-the-same-number': breaking('PVS-50')
      .says('A replacement by as many connections as there were keeps them.')
      .by(replacesAs, ({ connectionVisitors }, now) =>
        now.connectionVisitors.length === connectionVisitors.length ? { connectionVisitors } : {},
      ),
    'attended-in-the-answer-alone': breaking('PVS-51', 'PVS-52')
      .says('The list shows a visit without times without its attendees.')
      .by(showsWith, LIST, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
    'change-keeps-the-others': breaking('PVS-52')
      .says('A change ignores the attendedResidentIds that are sent.')
      .by(replacesAs, ({ attendedResidentIds }) => ({
        attendedResidentIds,
      })),
  }),
  ...leavingOut(
    'personal-visits',
    { resource: 'a personal visit', breaks: ['PVS-101'], operations: EVERYWHERE },
    'name visitType startDate startTime endTime timeType durationInMinutes attendedResidentIds',
    'connectionVisitors manualVisitors.*.name description manualVisitors.*.relationship creator',
    'creator.id,name created modified',
  ),
  ...windowMutants({
    section: 'personal-visits',
    operation: LIST,
    clauses: {
      ...{ start: 'PVS-14', end: 'PVS-204', served: 'ACT-32', beyond: 'ACT-33', noLonger: 'ACT-34' },
      ...{ noShorter: 'ACT-35', middays: 'PVS-26' },
    },
  }),
];
