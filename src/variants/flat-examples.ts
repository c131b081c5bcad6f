import { textIn, membersIn } from '../mutants/input.ts';
import { onePlaceLess, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { activityOfStaff } from '../witness/steps.ts';

/** The flat route sees one place less than there is; the routes of registrations have them all. */
const lastPlaceKept = onePlaceLess(
  'createRegistrationFlat',
  ({ body }) => textIn(membersIn(body)['activityId']),
  1,
);

const onePlace: Witness = async (client) => {
  const { activityId } = await activityOfStaff(client, { maxRegistered: 1 });
  await client.send('createRegistrationFlat', { body: { activityId } });
};

export const flatExampleFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'flat-route-waits-for-the-last-place': [
      'Whom the flat route would give the last free place waits.',
      lastPlaceKept,
      onePlace,
    ],
    'flat-route-refuses-the-last-place': [
      'Whom the flat route would give the last free place is refused.',
      { readings: { 'flat-registration-on-full': 'refused' }, tables: lastPlaceKept },
      onePlace,
    ],
    'flat-lists-with-more-members': [
      'Items of the flat lists show more than the worked examples do.',
      showsMore(['listPersonalActivitiesFlat', 'listPhotosFlat', 'listMessagesFlat'], () => ({
        source: 'legacy',
      })),
    ],
  }),
];
