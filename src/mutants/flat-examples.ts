import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textIn, withQuery, type Members } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, instead, type Mutation } from './mutation.ts';
import { ignoresParameter, withoutEnvelope, wrongStatus, wrongType } from './operators.ts';
import { mutantsOf, type Mutant, breaking } from './mutant.ts';
import { lists, readsBodyAs, readsQueryAs, showsWith } from './verbs.ts';

const CREATE = 'createPersonalActivityFlat';
const LIST = 'listPersonalActivitiesFlat';
const REGISTER = 'createRegistrationFlat';

/** A create answers the bare resource; this one shows it otherwise. */
const creates = (
  operation: typeof CREATE | typeof REGISTER,
  change: (created: Members, actingId: string) => unknown,
): Mutation =>
  afterwards(operation, (reply, { acting }) => ({
    ...reply,
    body: change(membersIn(reply.body), acting.id),
  }));

const LISTS = [
  ['listPhotosFlat', 'photos', ['FLT-15', 'FLT-16', 'FLT-17']],
  ['listMessagesFlat', 'messages', ['FLT-20', 'FLT-21', 'FLT-22']],
] as const;

/** Mutants about the flat lists of photos and messages. */
const listMutants = LISTS.flatMap(([operation, name, [wrapped, types, resident]]) =>
  mutantsOf('flat-examples', {
    [`bare-${name}`]: withoutEnvelope([wrapped, 'CNV-10'], operation),
    [`numeric-${name}-ids`]: wrongType([types], operation, 'id', 'number'),
    [`${name}-of-the-acting-user`]: breaking(resident)
      .says(`The flat list of ${name} names the acting user as the resident.`)
      .by(showsWith, operation, (_item, { acting }) => ({ residentId: acting.id })),
    [`${name}-without-limit`]: ignoresParameter(['FLT-24'], operation, 'limit'),
    [`${name}-one-beyond-the-limit`]: breaking('FLT-24')
      .says(`The flat list of ${name} holds one more than the limit.`)
      .by(readsQueryAs, operation, ({ limit, ...query }) => ({
        ...query,
        ...(typeof limit === 'number' && { limit: limit + 1 }),
      })),
  }),
);

/** Members of the worked examples, left out. */
const lacks = (part: string, clause: ClauseId, operations: readonly OperationId[], members: string) =>
  leavingOut('flat-examples', { part, resource: `a flat ${part}`, breaks: [clause], operations }, members);

export const flatExampleMutants: readonly Mutant[] = [
  ...mutantsOf('flat-examples', {
    'create-answers-200': wrongStatus(['FLT-06'], CREATE, 200),
    'create-answers-wrapped': breaking('FLT-07')
      .says('The answer to a flat create is wrapped in data.')
      .by(creates, CREATE, (data) => ({ data })),
    'title-cut': breaking('FLT-08')
      .says('A title is cut after ten letters.')
      .by(readsBodyAs, CREATE, (body) => ({ ...body, title: textIn(body['title']).slice(0, 10) })),
    'numeric-activity-ids': wrongType(['FLT-01'], LIST, 'id', 'number'),
    'bare-list': withoutEnvelope(['FLT-02', 'CNV-10'], LIST),
    'without-afternoons': breaking('FLT-03')
      .says('What begins from noon on is not in the flat list.')
      .by(lists, LIST, (items) =>
        items.filter((item) => textIn(membersIn(item)['startTime']).slice(11, 13) < '12'),
      ),
    'first-of-the-list-only': breaking('FLT-03', 'CNV-11')
      .says('The flat list holds one item at most.')
      .by(lists, LIST, (items) => items.slice(0, 1)),
    'end-ignored': ignoresParameter(['FLT-04'], LIST, 'endDate'),
    'everybodys-activities': breaking('FLT-05')
      .says('The flat list holds the personal activities of all residents.')
      .by(instead, LIST, (original) => (input, context) => {
        const lists = context.store.residents.all().map(({ id: residentId }) => {
          const reply = original(
            withQuery(input, (query) => ({ ...query, residentId })),
            context,
          );
          const { data } = isRefusal(reply) ? {} : membersIn(reply.body);
          return Array.isArray(data) ? (data as readonly unknown[]) : [];
        });
        return { status: 200, body: { data: lists.flat() } };
      }),
    'registration-answers-200': wrongStatus(['FLT-09'], REGISTER, 200),
    'registration-wrapped': breaking('FLT-10')
      .says('The answer to a flat registration is wrapped in data.')
      .by(creates, REGISTER, (data) => ({ data })),
    'numeric-registration-ids': breaking('FLT-11', 'CNV-03')
      .says('The id of a flat registration is a number.')
      .by(creates, REGISTER, (registration) => ({ ...registration, id: 5 })),
    'registration-swaps-ids': breaking('FLT-12')
      .says('The answer to a flat registration has the ids of resident and activity the wrong way round.')
      .by(creates, REGISTER, (it) => ({ ...it, residentId: it['activityId'], activityId: it['residentId'] })),
    'waiting-where-there-is-room': breaking('FLT-13')
      .says('A flat registration waits although there is room.')
      .by(creates, REGISTER, (registration) => ({ ...registration, status: 'waitlisted' })),
  }),
  ...listMutants,
  ...mutantsOf('flat-examples', { 'upload-in-the-flat-shape': withoutEnvelope(['FLT-18'], 'uploadPhoto') }),
  ...lacks(
    'activity',
    'FLT-101',
    [LIST, CREATE],

    'residentId title startTime endTime location createdAt',
  ),
  ...lacks('registration', 'FLT-102', [REGISTER], 'residentId activityId status createdAt'),
  ...lacks('photo', 'FLT-103', ['listPhotosFlat'], 'residentId caption createdAt'),
  ...lacks('message', 'FLT-104', ['listMessagesFlat'], 'residentId body createdAt'),
];
