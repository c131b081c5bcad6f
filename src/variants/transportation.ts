import { membersIn, textIn, type Members } from '../mutants/input.ts';
import { beforehand, each, inAccess, instead, together } from '../mutants/mutation.ts';
import { CREATE, LIST, READ, SETTINGS, requests, WRITES } from '../mutants/transportation/amend.ts';
import { shows } from '../mutants/verbs.ts';
import { FULL, idOf, looking, riding, eventsAfter, trying } from '../witness/transportation.ts';
import type { Witness } from '../witness/client.ts';
import { someConnection } from '../witness/people.ts';
import { readingsOf } from './reading.ts';
import { itemsIn, membersAs, refusing, reversed, showsMore, unreadWith, withoutUnset } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

const { listedAs, shownAs } = requests;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MORNING = { startTime: '06:00', endTime: '10:00' };
const AFTERNOON = { startTime: '14:00', endTime: '18:00' };

/** Requests at three times of the usual day, which lie inside or outside of some hours. */
const inHours = (hours: Parameters<typeof trying>[0]): Witness =>
  trying(hours, () => ['08:00', '12:00', '16:00'].map((appointmentTime) => ({ appointmentTime })));

/** Hours on another day than the usual one, in which nothing but the appointment lies, or nothing at all. */
const onOtherDay = (at: number): Witness =>
  trying(
    ({ day }) => ({ hoursOfOperation: [{ date: day(at), startTime: '10:00', endTime: '15:00' }] }),
    () => [{ pickupTime: '05:00' }, { tripType: 'roundtrip', returnTime: '21:00' }],
  );

/** Settings with hours by the day of the week and by a date, and requests under the usual ones. */
const usual: Witness = async (client) => [
  await looking(
    FULL,
    { ...FULL, returnTime: '10:00' },
    { date: '2027-06-15' },
    { transportationType: 'community VAN' },
  )(client),
  await riding(async ({ asked, cancel, day, list, read, remove, settings, staffMakes }) => {
    const seen: unknown[] = [await settings(), await staffMakes({ date: day, appointmentTime: null })];
    seen.push(await list('startDate=2026-06-15'));
    const recurring = { frequency: 'daily', count: 3 } as const;
    seen.push(await read(await staffMakes({ date: day, recurring })), await cancel(await asked()));
    const id = await asked();
    await remove(id);
    seen.push(await read(id), await list());
    return seen;
  })(client),
];

const leads: Witness = trying(
  () => ({ minimumLeadTimeHours: 24, hoursOfOperation: [] }),
  ({ day }) => ['14:00', '22:00'].map((appointmentTime) => ({ date: day(0), appointmentTime })),
);

/** Variants of transportation and its events. */
export const transportationVariants: readonly Variant[] = [
  ...readingsOf(
    usual,
    ['transportation', 'unchanged-transportation-event', 'deleted-transportation-request-read'],
    {
      'lead-time-source': leads,
      'hours-checked-times': onOtherDay(10),
      'hours-entry-wins': inHours(({ day }) => ({
        hoursOfOperation: [
          ...WEEKDAYS.map((dayOfWeek) => ({ dayOfWeek, ...MORNING })),
          { date: day(10), ...AFTERNOON },
        ],
      })),
      'hours-several-entries': inHours(() => ({
        hoursOfOperation: WEEKDAYS.flatMap((dayOfWeek) => [
          { dayOfWeek, ...MORNING },
          { dayOfWeek, ...AFTERNOON },
        ]),
      })),
      'hours-unlisted-day': onOtherDay(11),
      'request-creator-phone': riding(async ({ residentId, facilityId, ask }, client) => {
        const links = { residents: [residentId], facilities: [facilityId] };
        return ask({}, await someConnection(client, { ...links, phoneNumber: 5551234 }));
      }),
      'unchanged-transportation-event': eventsAfter(async ({ ask, replace }) => replace(idOf(await ask()))),
    },
  ),
  ...variantsOf(
    'freedom',
    onOtherDay(10),
    Object.fromEntries(
      WRITES.map((operation) => [
        `hours-of-the-appointment-on-${operation === CREATE ? 'create' : 'change'}`,
        [
          `The appointmentTime alone has to lie within the hours for ${operation}.`,
          { readings: { 'hours-checked-times': { '*': 'every-time', [operation]: 'appointment-only' } } },
        ],
      ]),
    ),
  ),
  ...variantsOf('freedom', usual, {
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
    ],
    'rides-back-after-they-went': [
      'A roundtrip is refused whose returnTime lies before its appointmentTime.',
      refusing(
        WRITES,
        'They come back after they went.',
        ({ returnTime, appointmentTime }) =>
          typeof returnTime === 'string' && returnTime < textIn(appointmentTime),
      ),
    ],
    'rides-within-half-a-year': [
      'A request for a day more than half a year ahead is refused.',
      refusing(
        WRITES,
        'A day within half a year.',
        ({ date }, _input, { clock }) =>
          Date.parse(textIn(date)) - clock.now().epochMilliseconds > 183 * 86_400_000,
      ),
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
    ],
    'rides-gone-when-deleted': [
      'A request that staff deleted is read with 410.',
      inAccess('seesTransportationRequest', (original) => (request, world) => {
        const refusal = original(request, world);
        const isGone = world.store.transportationRequests.find(request.path['requestId'])?.isDeleted;
        return refusal && isGone && request.operation === READ ? { ...refusal, status: 410 } : refusal;
      }),
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
