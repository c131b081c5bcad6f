import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textsIn, type Members } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { instead, type Mutation } from './mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from './operators.ts';
import { mutantsOf, type Mutant, breaking } from './mutant.ts';
import { lists } from './verbs.ts';

const LIST = 'listCalendars';

const listsOnly = (
  keep: (calendar: Members, place: number, all: readonly Members[], facilityId: string) => boolean,
): Mutation =>
  lists(LIST, (items, { path }) =>
    items.filter((one, place) => keep(one, place, items, path['facilityId'] ?? '')),
  );

/** Mutants of the list of calendars. */
export const calendarMutants: readonly Mutant[] = [
  ...mutantsOf('calendars', {
    'bare-array': withoutEnvelope(['CAL-01', 'CNV-10'], LIST),
    'ids-of-their-own': wrongValue(['CAL-02', 'CAL-07'], LIST, 'id')
      .as('one that no other route knows')
      .by((id) => `calendar-${String(id)}`),
    'category-as-object': wrongType(['CAL-03'], LIST, 'category', 'object'),
    'facility-names-as-objects': wrongType(['CAL-04'], LIST, 'facilityNames.*', 'object'),
    'private-as-text': wrongType(['CAL-05'], LIST, 'private', 'text'),
    'created-as-plain-date': wrongValue(['CAL-06'], LIST, 'created')
      .as('a date without time')
      .by((created) => String(created).slice(0, 10)),
    'shared-ones-left-out': breaking('CAL-08')
      .says('Shared calendars are in no list.')
      .by(listsOnly, ({ facilityIds }) => textsIn(facilityIds).length < 2),
    'of-the-whole-tenant': breaking('CAL-09')
      .says('The list holds every calendar of the tenant.')
      .by(instead, LIST, (original) => (input, context) => {
        const all = new Map<unknown, Members>();
        for (const { id: facilityId } of context.store.facilities.all()) {
          const reply = original({ ...input, path: { ...input.path, facilityId } }, context);
          const { data } = membersIn(isRefusal(reply) ? undefined : reply.body);
          for (const one of Array.isArray(data) ? data.map(membersIn) : []) all.set(one['id'], one);
        }
        return { status: 200, body: { data: [...all.values()] } };
      }),
  }),
  ...leavingOut(
    'calendars',
    { resource: 'a calendar', breaks: ['CAL-101'], operations: [LIST] },
    'name category facilityIds facilityNames private created',
  ),
];
