import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, beforehand, inAccess, inData, inGate, instead, each } from '../saboteurs/mutation.ts';
import {
  CREATE,
  LIST,
  ordering,
  READ,
  refusing,
  REPLACE,
  SETTINGS,
  shown,
  writes,
} from '../saboteurs/transportation/amend.ts';
import { FULL, looking, riding, series } from '../witness/transportation.ts';
import type { Witness } from '../witness/stage.ts';
import type { Variant } from './variant.ts';

const plain = looking({}, FULL);

/** What lacks something required, made, replaced and listed. */
const lacking: Witness = riding(async ({ ask, asked, replace, list }) => [
  await ask({ destination: undefined }),
  await replace(await asked(), { tripType: undefined }),
  await list('startDate=2026-06-15'),
]);

const freedom = (
  id: string,
  does: string,
  tables: NonNullable<Variant['tables']>,
  witness = plain,
): Variant => ({
  id: `freedom.rides-${id}`,
  description: does,
  tables,
  witness,
});

/** Without the members that have no value. */
const bare = (resource: Members): Members =>
  Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null));

/** Freedoms of transportation that no choice names. */
export const transportationFreedoms: readonly Variant[] = [
  freedom('with-more-members', 'A request shows members of its own, and so do the settings.', (tables) =>
    afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, maximumPassengers: 3, contact: { phone: '206555123' } })),
    )(shown((ride) => ({ ...ride, companions: [], rating: 4.5, room: { number: '12' } }))(tables)),
  ),
  freedom('without-what-has-no-value', 'A member of a request that has no value is not there.', shown(bare)),
  freedom(
    'with-empty-texts',
    'A text of a request that has no value is empty.',
    shown((ride) => {
      const texts = [
        'pickupLocation',
        'destinationAddress',
        'transportationType',
        'notes',
        'pickupTime',
        'returnTime',
      ];
      const empty = texts.filter((name) => ride[name] === null).map((name): [string, string] => [name, '']);
      return { ...ride, ...Object.fromEntries(empty) };
    }),
  ),
  freedom(
    'without-a-number',
    'A request has no referenceNumber.',
    shown(({ referenceNumber: _number, ...ride }) => ride),
  ),
  freedom(
    'with-a-number-that-counts',
    'The referenceNumber of a request is a number.',
    shown((ride) => ({
      ...ride,
      referenceNumber: Number(textIn(ride['referenceNumber']).replace('TR-', '')),
    })),
  ),
  freedom(
    'modified-when-made',
    'A request that was never changed has its created for a modified.',
    shown((ride) => ({ ...ride, modified: ride['modified'] ?? ride['created'] })),
  ),
  freedom('by-other-ids', 'The ids of requests are numbers in a text.', (tables) => {
    let last = 700_000;
    return instead(
      CREATE,
      (original) => (input, scene) =>
        original(input, {
          ...scene,
          ids: { next: (kind) => (kind === 'trq' ? String((last += 7)) : scene.ids.next(kind)) },
        }),
    )(tables);
  }),
  freedom(
    'of-one-minute-the-other-way-round',
    'Requests at the same time on the same date are in the list with the latest first.',
    ordering((items) => {
      const placeOf = (ride: Members): string => `${textIn(ride['date'])} ${textIn(ride['appointmentTime'])}`;
      return [...items].reverse().sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
    }),
    riding(async ({ asked, list }) => [await asked(), await asked(), await list()]),
  ),
  freedom(
    'with-occurrences-of-their-own',
    'Occurrences of one series have a modified and a referenceNumber of their own.',
    shown((ride) =>
      typeof ride['occurrenceDate'] === 'string'
        ? {
            ...ride,
            referenceNumber: `TR-${ride['occurrenceDate']}`,
            modified: `${ride['occurrenceDate']}T00:00:00Z`,
          }
        : ride,
    ),
    series,
  ),
  freedom(
    'refused-by-422-for-want',
    'A request that lacks a required member or a date of the list is refused with 422.',
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      const isOurs = [CREATE, REPLACE, LIST].some((operation) => operation === route.id);
      return isOurs && isRefusal(input) ? { ...input, status: 422 } : input;
    }),
    lacking,
  ),
  freedom(
    'back-after-they-went',
    'A roundtrip is refused whose returnTime lies before its appointmentTime.',
    each(writes, (operation) =>
      refusing(operation, ({ body }) => {
        const { returnTime, appointmentTime } = membersIn(body);
        return typeof returnTime === 'string' && returnTime < textIn(appointmentTime);
      }),
    ),
    looking({ ...FULL, returnTime: '10:00' }),
  ),
  freedom(
    'within-half-a-year',
    'A request for a day more than half a year ahead is refused.',
    each(writes, (operation) =>
      refusing(operation, ({ body }, { clock }) => {
        const ahead = Date.parse(textIn(membersIn(body)['date'])) - clock.now().epochMilliseconds;
        return ahead > 183 * 86_400_000;
      }),
    ),
    looking({ date: '2027-06-15' }),
  ),
  freedom(
    'judged-by-the-whole-minute',
    'An appointment is too soon by the minute on the clock, whatever its seconds.',
    each(writes, (operation) =>
      instead(operation, (original) => (input, scene) => {
        const now = scene.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' });
        return original(input, { ...scene, clock: { now: () => now } });
      }),
    ),
  ),
  freedom(
    'of-types-in-any-letters',
    'A transportationType is taken in capital and small letters alike, and kept as the community writes it.',
    each(writes, (operation) =>
      beforehand(operation, (input, scene) => {
        const body = membersIn(input.body);
        const facilityId = scene.store.residents.find(input.path['residentId'])?.facilityId;
        const stored = scene.store.transportationSettings.find(facilityId)?.transportationTypes;
        const types = stored ?? ['Community van', 'Wheelchair van', 'Private car'];
        const type = textIn(body['transportationType']);
        const known = types.find((one) => one.toLowerCase() === type.toLowerCase());
        return known === undefined ? input : { ...input, body: { ...body, transportationType: known } };
      }),
    ),
    looking({ transportationType: 'community VAN' }),
  ),
  freedom(
    'gone-when-deleted',
    'A request that staff deleted is read with 410.',
    inAccess('seesTransportationRequest', (original) => (request, world) => {
      const refusal = original(request, world);
      const isGone = world.store.transportationRequests.find(request.path['requestId'])?.isDeleted;
      return refusal && isGone && request.operation === READ ? { ...refusal, status: 410 } : refusal;
    }),
    riding(async ({ asked, remove, read }) => {
      const id = await asked();
      await remove(id);
      return read(id);
    }),
  ),
  freedom(
    'settings-the-other-way-round',
    'The entries of the hours of operation and the types stand in another order.',
    afterwards(
      SETTINGS,
      inData((settings) => {
        const { hoursOfOperation, transportationTypes } = settings;
        const hours = Array.isArray(hoursOfOperation) ? hoursOfOperation.map(membersIn).reverse() : [];
        return {
          ...settings,
          hoursOfOperation: hours,
          transportationTypes: [...textsIn(transportationTypes)].reverse(),
        };
      }),
    ),
    riding(async ({ settings }) => settings()),
  ),
  freedom(
    'settings-without-what-has-no-value',
    'An entry of the hours of operation has no member without a value.',
    afterwards(
      SETTINGS,
      inData((settings) => {
        const { hoursOfOperation } = settings;
        const hours = Array.isArray(hoursOfOperation) ? hoursOfOperation.map(membersIn).map(bare) : [];
        return { ...settings, hoursOfOperation: hours };
      }),
    ),
    riding(async ({ settings }) => settings()),
  ),
];
