import { isRefusal } from '../../mock/http/problem.ts';
import { membersIn, type Members, itemsIn } from '../input.ts';
import { inList, instead, type Mutation, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, lists, readsQueryAs, showsWith } from '../verbs.ts';
import { filling } from '../windows.ts';
import { CONNECTION_LIST, CREATE, LIST, waits } from './adapter.ts';

const listsOnly = (keep: (item: Members, place: number, items: readonly Members[]) => boolean): Mutation =>
  lists(LIST, (items) => items.map(membersIn).filter(keep));

/** The list of a range that is wider. */
const widens = (range: Members): Mutation => readsQueryAs(LIST, (query) => ({ ...query, ...range }));

const LONG_HENCE = { endDate: '2090-01-01T00:00:00Z' };

export const listingMutants = mutantsOf('registrations', {
  'connection-list-without-an-end': breaking('REG-202', 'CNV-34')
    .says('Without endDate, lists the registrations of a connection without an end.')
    .by(filling, CONNECTION_LIST, 'endDate', () => LONG_HENCE.endDate),
  'who-waits-is-not-listed': breaking('REG-38', 'REG-41')
    .says('The list leaves out waitlisted registrations.')
    .by(listsOnly, (one) => !waits(one)),
  'four-are-listed': breaking('REG-38')
    .says('The list holds at most four registrations.')
    .by(listsOnly, (_, place) => place < 4),
  'end-without-effect': breaking('REG-39').says('The list ignores endDate.').by(widens, LONG_HENCE),
  'list-of-everybody-who-comes': breaking('REG-40')
    .says(
      'Lists, in addition to the registrations of a resident, those of the others for the same activities.',
    )
    .by(instead, LIST, (original) => (input, context) => {
      const reply = original(input, context);
      if (isRefusal(reply)) return reply;
      const activities = itemsIn(membersIn(reply.body)['data']).map((one) => membersIn(one)['activityId']);
      const others = context.store.registrations.filter(
        ({ activityId, personId }) =>
          activities.includes(activityId) && personId !== input.path['residentId'],
      );
      const theirs = others.flatMap(({ personId: residentId }) => {
        const list = original({ ...input, path: { residentId } }, context);
        return isRefusal(list) ? [] : itemsIn(membersIn(list.body)['data']);
      });
      return inList((items) => [...items, ...theirs])(reply, input);
    }),
  'listed-as-created': breaking('REG-41', 'REG-27')
    .says('Lists a registration with the status that it had when it was made.')
    .by(noting(Map<string, unknown>), (made) => {
      const keyOf = (one: Members) => `${String(one['activityId'])} ${String(one['userId'])}`;
      return [
        shows(CREATE, (one) => {
          made.set(keyOf(one), one['status']);
          return one;
        }),
        showsWith(LIST, (one) => ({ status: made.get(keyOf(one)) ?? one['status'] })),
      ];
    }),
});
