import { textIn, membersIn } from '../mutants/input.ts';
import {
  flatActivity,
  flatActivityBody,
  flatDays,
  flatList,
  flatMessages,
  flatPhotos,
  flatRegistration,
  someFlatActivity,
} from '../witness/flat-examples.ts';
import { residentAt, someResident } from '../witness/people.ts';
import type { WitnessClient, Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { onePlaceLess, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

const alternateShape: Witness = async (client) => residentAt(client, await someResident(client));

const nested: Witness = async (client) => {
  const residentId = await someResident(client);
  await someFlatActivity(client, residentId);
  const query = `startDate=${client.day(1)}T00:00:00Z&endDate=${client.day(9)}T00:00:00Z`;
  return (await client.call('GET', `/residents/${residentId}/personal-activities?${query}`)).body;
};

const asking =
  (query: (client: WitnessClient, residentId: string) => Readonly<Record<string, string>>): Witness =>
  async (client) => {
    const residentId = await someResident(client);
    await someFlatActivity(client, residentId);
    return flatList(client, 'personal-activities', query(client, residentId));
  };

const withoutLocation: Witness = async (client) => {
  const { residentId, title, startTime } = flatActivityBody(client, await someResident(client));
  const answers = [
    await client.call('POST', '/personal-activities', { body: { residentId, startTime } }),
    await client.call('POST', '/personal-activities', { body: { residentId, title, startTime } }),
  ];
  return answers.map(({ status }) => status);
};

/** The flat route sees one place less than there is; the routes of registrations have them all. */
const lastPlaceKept = onePlaceLess(
  'createRegistrationFlat',
  ({ body }) => textIn(membersIn(body)['activityId']),
  1,
);

export const flatExampleVariants: readonly Variant[] = [
  ...readingsOf(alternateShape, ['flat-examples'], {
    'flat-routes': flatActivity(),
    'flat-store': nested,
    'flat-resident-left-out': asking(() => ({})),
    'flat-unknown-resident': asking(() => ({ residentId: 'unknown-resident' })),
    'flat-dates-left-out': asking((_, residentId) => ({ residentId })),
    'flat-end-day': flatDays(1, 3),
    'flat-date-range': flatDays(-8, 200),
    'flat-limit-left-out': flatPhotos({}, 52),
    'flat-limit-below-one.ignored': flatPhotos({ limit: '0' }),
    'flat-limit-below-one.empty-list': flatMessages({ limit: '0' }),
    'flat-members-left-out': withoutLocation,
    'flat-registration-on-full': flatRegistration(1),
    'flat-caption': flatPhotos(),
    'flat-subject': flatMessages(),
  }),
  ...variantsOf('freedom', flatRegistration(2), {
    'flat-route-waits-for-the-last-place': [
      'Whom the flat route would give the last free place waits.',
      lastPlaceKept,
    ],
    'flat-route-refuses-the-last-place': [
      'Whom the flat route would give the last free place is refused.',
      { readings: { 'flat-registration-on-full': 'refused' }, tables: lastPlaceKept },
    ],
    'flat-lists-with-more-members': [
      'Items of the flat lists show more than the worked examples do.',
      showsMore(['listPersonalActivitiesFlat', 'listPhotosFlat', 'listMessagesFlat'], () => ({
        source: 'legacy',
      })),
      flatPhotos(),
    ],
  }),
];
