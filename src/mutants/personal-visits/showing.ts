import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import { hours, known, someLounge, sometime } from '../../witness/personal-visits.ts';
import { seeing } from '../../witness/client.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, type Mutation, noting } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { dayIn } from '../times.ts';
import { CREATE, DELETE, EVERYWHERE, GET, isSameDay, LIST, REPLACE, visits } from './adapter.ts';
import { onlyAnswers, lists } from '../verbs.ts';

const { answersGiven, besides, showing } = visits;

/** Visits of all kinds, read, listed, replaced and deleted, and those of another resident among them. */
const manyLooks = seeing(async (client) => {
  const lounge = await someLounge(client);
  const { connectionIds, others, made, read, change, remove } = lounge;
  const other = lounge.of(others[0]);
  const ids = [
    await made(),
    await made({ ...sometime('evening'), name: 'Tea' }),
    await made({ ...known(...connectionIds), visitType: 'care' }),
    await made({ ...hours(client.day(-7), '08:05', '09:10'), additionalAttendeeResidentIds: [others[0]] }),
    await other.made(),
  ];
  for (const id of ids) await read(id);
  await lounge.days(-9, -5);
  const [first = '', , care = '', shared = ''] = ids;
  await change(first, { ...known(...connectionIds), name: 'Tea', visitType: 'care' });
  await change(first, { name: 'Tea', visitType: 'social' });
  for (const id of [first, care, shared]) {
    await remove(id);
    await read(id);
    await lounge.days(-9, -5, { visitType: 'social' });
    await lounge.days(-9, -5);
    await other.days(-9, -5);
  }
});

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
  ...mutantsOf('personal-visits', manyLooks, {
    'ids-of-figures': wrongType(['PVS-01'], LIST, 'id', 'number'),
    'name-in-languages': wrongType(['PVS-48'], REPLACE, 'name', 'object'),
    'description-in-lines': wrongType(['PVS-48'], [GET, LIST], 'description', 'list'),
    'type-with-a-capital': wrongValue(['PVS-03', 'PVS-48'], LIST, 'visitType')
      .as('a word with a capital')
      .by((type) => textIn(type).slice(0, 1).toUpperCase() + textIn(type).slice(1)),
    'type-of-a-changed-one': wrongValue(['PVS-03', 'PVS-48'], REPLACE, 'visitType')
      .as('a type that says so')
      .by((type) => `${textIn(type)}-changed`),
    'start-in-milliseconds': wrongType(['PVS-49'], LIST, 'startDate', 'milliseconds'),
    'times-with-seconds': wrongValue(['PVS-49'], GET, 'startTime')
      .as('a time with seconds')
      .by((time) => `${textIn(time)}:00`),
    'early-times-without-a-nought': wrongValue(['PVS-49'], LIST, 'startTime')
      .as('a time with one figure for the hour')
      .by((time) => textIn(time).replace(/^0/, '')),
    'exact-time-by-another-name': wrongValue(['PVS-07', 'PVS-49'], LIST, 'timeType')
      .as('exact')
      .by((type) => (type === 'exactTime' ? 'exact' : type)),
    'duration-in-words': wrongType(['PVS-45', 'PVS-47'], GET, 'durationInMinutes', 'text'),
    'attended-in-one-text': wrongValue(['PVS-09', 'PVS-51'], EVERYWHERE, 'attendedResidentIds')
      .as('a text where it is one')
      .by((ids) => (Array.isArray(ids) && ids.length === 1 ? textIn(ids[0]) : ids)),
    'connections-by-their-ids': wrongType(['PVS-10', 'PVS-50'], LIST, 'connectionVisitors.*', 'text'),
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
    'create-answers-the-first-of-the-day': breaking('PVS-33', 'PVS-34')
      .says('The answer to a create shows the first visit of that resident on that day.')
      .by(afterwards, CREATE, (reply, input, context) => {
        const made = membersIn(membersIn(reply.body)['data']);
        const first = context.store.personalVisits.filter(
          ({ residentId, startDate }) =>
            residentId === input.path['residentId'] && dayIn(startDate) === dayIn(made['startDate']),
        )[0];
        return showing(reply, input, context, first?.id);
      }),
    'create-answers-a-draft': wrongValue(['PVS-34'], CREATE, 'id')
      .as('one that is not found again')
      .by((id) => `${textIn(id)}-draft`),
    'get-the-latest': breaking('PVS-56')
      .says('Get visit answers the latest one of the resident.')
      .by(afterwards, GET, (reply, input, context) => {
        const own = context.store.personalVisits.filter((one) => one.residentId === input.path['residentId']);
        return showing(reply, input, context, own.at(-1)?.id);
      }),
    'get-unwrapped': withoutEnvelope(['PVS-56', 'CNV-08'], GET),
    'change-answers-201': wrongStatus(['PVS-57', 'CNV-29'], REPLACE, 201),
    'change-answers-nothing': breaking('PVS-57', 'CNV-08')
      .says('A change is answered with an empty object.')
      .by(afterwards, REPLACE, (reply) => ({
        ...reply,
        body: {},
      })),
    'change-answers-the-former': breaking('PVS-48')
      .says('A change answers the visit as it was before.')
      .by(answersGiven, REPLACE, (former, reply, _, context) => {
        return { ...reply, body: { data: personalVisitView(former, context) } };
      }),
    'delete-answers-200': wrongStatus(['PVS-61', 'CNV-32'], DELETE, 200),
    'delete-of-care-answers-the-visit': breaking('PVS-61', 'CNV-32')
      .says('The delete of a care visit is answered 200 with the visit.')
      .by(answersGiven, DELETE, (former, reply, _, context) =>
        former.visitType === 'care'
          ? { status: 200, body: { data: personalVisitView(former, context) } }
          : reply,
      ),
    'delete-does-nothing': breaking('PVS-62')
      .says('A delete answers 204 but keeps the visit.')
      .by(onlyAnswers, DELETE),
    'care-is-never-deleted': breaking('PVS-62')
      .says('Delete visit does not delete care visits.')
      .by(besides, DELETE, (former, _, { store }) => {
        if (former.visitType === 'care') store.personalVisits.insert(former);
      }),
    'deleted-is-still-listed-where-filtered': breaking('PVS-62', 'PVS-19')
      .says('A deleted visit is still in the list filtered by its type.')
      .by(stillLists, (one, query, who) => one.residentId === who && one.visitType === query['visitType']),
    'deleted-stays-with-those-who-attended': breaking('PVS-62')
      .says('A deleted visit stays in the lists of the residents who attended as well.')
      .by(stillLists, (one, _, who) => one.residentId !== who && one.attendedResidentIds.includes(who)),
    'delete-clears-the-day': breaking('PVS-15', 'PVS-56')
      .says('Deleting a visit deletes the others of the resident on that day, too.')
      .by(deletesToo, (one, gone) => one.residentId === gone.residentId && isSameDay(one, gone)),
    'delete-clears-the-house': breaking('PVS-15', 'PVS-56')
      .says('Deleting a visit deletes the visits to anybody else on that day, too.')
      .by(deletesToo, (one, gone) => one.residentId !== gone.residentId && isSameDay(one, gone)),
  }),
  ...leavingOut(
    'personal-visits',
    manyLooks,
    { resource: 'a personal visit', breaks: ['PVS-101'], operations: EVERYWHERE },
    'name visitType startDate startTime endTime timeType durationInMinutes attendedResidentIds',
    'connectionVisitors manualVisitors.*.name description manualVisitors.*.relationship creator',
    'creator.id,name created modified',
  ),
];
