import type { AnyInput } from '../mock/http/input.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { membersIn, type Members } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, type Mutation, noting } from './mutation.ts';
import { changedAt, wrongType } from './operators.ts';
import { mutantsOf, type Mutant, breaking } from './mutant.ts';
import { readsPathAs, lists } from './verbs.ts';

const LIST = 'listFacilities';
const GET = 'getFacility';

/** Callers of one kind are given another list. */
const listFor = (
  kind: AnyInput['acting']['kind'],
  change: (
    items: readonly Members[],
    context: OperationContext,
    acting: AnyInput['acting'],
  ) => readonly unknown[],
): Mutation =>
  lists(LIST, (items, { acting }, context) =>
    acting.kind === kind ? change(items, context, acting) : items,
  );

const every = (_items: readonly unknown[], { store }: OperationContext): readonly unknown[] =>
  store.facilities.all().map(({ id, name, bedCount, careSetting }) => ({ id, name, bedCount, careSetting }));

/** The one facility, which has no envelope, with another value at a path. */
const oneAt = (member: string, change: (found: unknown, context: OperationContext) => unknown): Mutation =>
  afterwards(GET, (reply, _input, context) => ({
    ...reply,
    body: changedAt(reply.body, member, (found) => change(found, context)),
  }));

export const facilityMutants: readonly Mutant[] = [
  ...mutantsOf('facilities', {
    'list-under-another-name': breaking('FAC-01', 'CNV-10')
      .says('Lists the facilities under `facilities` instead of `data`.')
      .by(afterwards, LIST, (reply) => ({ ...reply, body: { facilities: membersIn(reply.body)['data'] } })),
    'resident-sees-all': breaking('FAC-02')
      .says('Gives a resident every facility of the tenant.')
      .by(listFor, 'resident', every),
    'connection-sees-all': breaking('FAC-03', 'FAC-04')
      .says('Gives a connection every facility of the tenant.')
      .by(listFor, 'connection', every),
    'connection-of-several-sees-none': breaking('FAC-04')
      .says('Cannot make up its mind for a connection with several facilities and gives it none.')
      .by(listFor, 'connection', (items, _, { facilityIds }) => (facilityIds.length > 1 ? [] : items)),
    'system-actor-misses-the-last': breaking('FAC-06')
      .says('Leaves the last facility out of the list of the system actor.')
      .by(listFor, 'systemActor', (items) => items.slice(0, -1)),
    'tenants-mixed': breaking('FAC-07')
      .says('Lists the facilities of every tenant that has asked so far.')
      .by(noting(Map<unknown, unknown>), (shown) =>
        lists(LIST, (items) => {
          for (const one of items) shown.set(one['id'], one);
          return [...shown.values()];
        }),
      ),
    'get-wrapped': breaking('FAC-09')
      .says('Wraps the facility of Get facility in `data`.')
      .by(afterwards, GET, (reply) => ({ ...reply, body: { data: reply.body } })),
    'get-answers-the-first': breaking('FAC-10')
      .says('Answers Get facility with the first facility, whichever was asked for.')
      .by(readsPathAs, GET, (input, { store }) => ({ facilityId: store.facilities.all()[0]?.id ?? '' })),
    'numeric-id': wrongType(['FAC-11'], LIST, 'id', 'number'),
    'care-settings-as-list': breaking('FAC-12')
      .says('Gives the careSetting as a list.')
      .by(oneAt, 'careSetting', (one) => [one]),
    'bed-count-as-text': breaking('FAC-13')
      .says('Writes the bedCount as text.')
      .by(oneAt, 'bedCount', String),
  }),
  ...leavingOut(
    'facilities',
    { resource: 'a facility', breaks: ['FAC-101'], operations: [LIST, GET] },
    'name bedCount careSetting',
  ),
];
