import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import { textIn, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { type Mutation, noting } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { CREATE, DELETE, EVERYWHERE, GET, isSameDay, LIST, REPLACE, visits } from './adapter.ts';
import { onlyAnswers, lists } from '../verbs.ts';

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

export const showingMutants: readonly Mutant[] = [
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
  }),
  ...leavingOut(
    'personal-visits',
    { resource: 'a personal visit', breaks: ['PVS-101'], operations: EVERYWHERE },
    'name visitType startDate startTime endTime timeType durationInMinutes attendedResidentIds',
    'connectionVisitors manualVisitors.*.name description manualVisitors.*.relationship creator',
    'creator.id,name created modified',
  ),
];
