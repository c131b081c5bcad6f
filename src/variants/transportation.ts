import { membersIn, textIn, type Members } from '../mutants/input.ts';
import { beforehand, each, inAccess, instead, together } from '../mutants/mutation.ts';
import { CREATE, LIST, READ, SETTINGS, requests, WRITES } from '../mutants/transportation/amend.ts';
import { shows } from '../mutants/verbs.ts';
import { itemsIn, membersAs, refusing, reversed, showsMore, unreadWith, withoutUnset } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';
import type { Witness } from '../witness/client.ts';
import { idFor } from '../witness/steps.ts';

const { listedAs, shownAs } = requests;

/** Rides that begin before the hours of a day, several at one time, back before they went, and a deleted one. */
const unusual: Witness = async (client) => {
  const { day, exampleOf, lever, send } = client;
  const [date, facilityId] = [day(10), idFor(client, 'getTransportationSettings', 'facilityId')];
  const hoursOfOperation = [{ date, startTime: '10:00', endTime: '15:00' }];
  await lever('edit-transportation-settings', { facilityId, hoursOfOperation });
  const noon = { date, appointmentTime: '12:00' };
  for (const more of [{ pickupTime: '05:00' }, { returnTime: '10:00' }, {}, {}])
    for (const operation of WRITES)
      await send(operation, { body: { ...noon, returnTime: '14:00', ...more } });
  await send(LIST, { at: { endDate: day(20) } });
  const read = exampleOf(READ);
  await lever('delete-transportation-request', { requestId: read.at?.['requestId'] ?? '' });
  await send(READ, {}, read);
};

/** Variants of transportation and its events. */
export const transportationFreedoms: readonly Freedom[] = [
  ...freedomsOf(
    Object.fromEntries(
      WRITES.map((operation) => [
        `hours-of-the-appointment-on-${operation === CREATE ? 'create' : 'change'}`,
        [
          `The appointmentTime alone has to lie within the hours for ${operation}.`,
          { readings: { 'hours-checked-times': { '*': 'every-time', [operation]: 'appointment-only' } } },
          unusual,
        ],
      ]),
    ),
  ),
  ...freedomsOf({
    'rides-with-more-members': [
      'A request shows members of its own, and so do the settings.',
      together(
        shownAs((ride) => ({ ...ride, companions: [], rating: 4.5, room: { number: '12' } })),
        showsMore([SETTINGS], () => ({ maximumPassengers: 3, contact: { phone: '206555123' } })),
      ),
    ],
    'rides-without-what-has-no-value': [
      'A member of a request that has no value is not there.',
      shownAs(withoutUnset()),
    ],
    'rides-with-empty-texts': [
      'A text of a request that has no value is empty.',
      shownAs(
        membersAs(
          [
            ...['pickupLocation', 'destinationAddress', 'transportationType', 'notes'],
            ...['pickupTime', 'returnTime'],
          ],
          (text) => text ?? '',
        ),
      ),
    ],
    'rides-without-a-number': [
      'A request has no referenceNumber.',
      shownAs(({ referenceNumber: _number, ...ride }) => ride),
    ],
    'rides-with-a-number-that-counts': [
      'The referenceNumber of a request is a number.',
      shownAs(membersAs(['referenceNumber'], (text) => Number(textIn(text).replace('TR-', '')))),
    ],
    'rides-modified-when-made': [
      'A request that was never changed has its created for a modified.',
      shownAs((ride) => ({ ...ride, modified: ride['modified'] ?? ride['created'] })),
    ],
    'rides-by-other-ids': [
      'The ids of requests are numbers in a text.',
      (tables) => {
        let last = 700_000;
        return instead(CREATE, (original) => (input, context) => {
          const next = (kind: Parameters<typeof context.ids.next>[0]) =>
            kind === 'trq' ? String((last += 7)) : context.ids.next(kind);
          return original(input, { ...context, ids: { ...context.ids, next } });
        })(tables);
      },
    ],
    'rides-of-one-minute-the-other-way-round': [
      'Requests at the same time on the same date are in the list with the latest first.',
      listedAs((items) => {
        const placeOf = ({ date, appointmentTime }: Members) => `${textIn(date)} ${textIn(appointmentTime)}`;
        return items.toReversed().sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
      }),
      unusual,
    ],
    'rides-with-occurrences-of-their-own': [
      'Occurrences of one series have a modified and a referenceNumber of their own.',
      shownAs((ride) => {
        const { occurrenceDate: date } = ride;
        if (typeof date !== 'string') return ride;
        return { ...ride, referenceNumber: `TR-${date}`, modified: `${date}T00:00:00Z` };
      }),
    ],
    'rides-refused-by-422-for-want': [
      'A list of requests that is asked for without its dates is refused with 422.',
      unreadWith(422, (operation) => operation === LIST),
      membersOtherwise('listTransportationRequests'),
    ],
    'rides-back-after-they-went': [
      'A roundtrip is refused whose returnTime lies before its appointmentTime.',
      refusing(
        WRITES,
        'They come back after they went.',
        ({ returnTime, appointmentTime }) =>
          typeof returnTime === 'string' && returnTime < textIn(appointmentTime),
      ),
      unusual,
    ],
    'rides-within-half-a-year': [
      'A request for a day more than half a year ahead is refused.',
      refusing(
        WRITES,
        'A day within half a year.',
        ({ date }, _input, { clock }) =>
          Date.parse(textIn(date)) - clock.now().epochMilliseconds > 183 * 86_400_000,
      ),
      membersOtherwise('createTransportationRequest'),
    ],
    'rides-judged-by-the-whole-minute': [
      'An appointment is too soon by the minute on the clock, whatever its seconds.',
      each(WRITES, (operation) =>
        instead(operation, (original) => (input, context) => {
          const now = context.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' });
          return original(input, { ...context, clock: { ...context.clock, now: () => now } });
        }),
      ),
    ],
    'rides-of-types-in-any-letters': [
      'A transportationType is taken in capital and small letters alike, and kept as the community writes it.',
      each(WRITES, (operation) =>
        beforehand(operation, (input, { store }) => {
          const body = membersIn(input.body);
          const facilityId = store.residents.find(input.path['residentId'])?.facilityId;
          const stored = store.transportationSettings.find(facilityId)?.transportationTypes;
          const types = stored ?? ['Community van', 'Wheelchair van', 'Private car'];
          const type = textIn(body['transportationType']).toLowerCase();
          const known = types.find((one) => one.toLowerCase() === type);
          return known === undefined ? input : { ...input, body: { ...body, transportationType: known } };
        }),
      ),
      membersOtherwise('createTransportationRequest'),
    ],
    'rides-gone-when-deleted': [
      'A request that staff deleted is read with 410.',
      inAccess('seesTransportationRequest', (original) => (request, world) => {
        const refusal = original(request, world);
        const isGone = world.store.transportationRequests.find(request.path['requestId'])?.isDeleted;
        return refusal && isGone && request.operation === READ ? { ...refusal, status: 410 } : refusal;
      }),
      unusual,
    ],
    'rides-settings-the-other-way-round': [
      'The entries of the hours of operation and the types stand in another order.',
      shows(SETTINGS, membersAs(['hoursOfOperation', 'transportationTypes'], reversed)),
    ],
    'rides-settings-without-what-has-no-value': [
      'An entry of the hours of operation has no member without a value.',
      shows(
        SETTINGS,
        membersAs(['hoursOfOperation'], (hours) => itemsIn(hours).map(withoutUnset())),
      ),
    ],
  }),
];
