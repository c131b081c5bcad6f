import { isRefusal } from '../../mock/http/problem.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { insertRequest } from '../../mock/operations/transportation/requests.ts';
import type { Witness } from '../../witness/client.ts';
import { judged, trying } from '../../witness/transportation.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { idIn, membersIn, textIn, withBody, type Members } from '../input.ts';
import { instead, noting } from '../mutation.ts';
import { wrongRefusal } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import {
  CREATE,
  isRelative,
  validatesAgainst,
  REPLACE,
  requests,
  WRITES,
  type Ride,
  type Sent,
} from './amend.ts';
import { onInvalid } from '../verbs.ts';

type Writes = readonly (typeof CREATE | typeof REPLACE)[];
const { amend, inPath, refusesHaving, showing } = requests;

/** A roundtrip without a returnTime is taken where the test says so. */
const noReturn = rowOf((operations: Writes, test: (input: AnyInput) => boolean = () => true) => [
  `${operations.join(', ')} takes a roundtrip without a returnTime.`,
  instead(operations, (original) => (input, context) => {
    const { tripType, returnTime = null, appointmentTime } = membersIn(input.body);
    if (tripType !== 'roundtrip' || returnTime !== null || !test(input)) return original(input, context);
    const corrected = withBody(input, (body) => ({ ...body, returnTime: appointmentTime }));
    const reply = original(corrected, context);
    if (isRefusal(reply)) return reply;
    amend(context, idIn(reply), () => ({ returnTime: null }));
    return showing(reply, input, context);
  }),
]);

/** Another idea of when a destinationAddress is required. */
const address = rowOf((when: string, operations: Writes, isRequired: (sent: Sent) => boolean) => [
  `A destinationAddress is required ${when}.`,
  validatesAgainst(operations, (sent) => ({ requireDestinationAddress: isRequired(sent) })),
]);

/** Further transportationTypes are taken. */
const types = rowOf((which: string, operations: Writes, isTaken: (type: string, sent: Sent) => boolean) => [
  `A transportationType ${which} is taken.`,
  validatesAgainst(operations, (sent) => {
    const type = textIn(sent.body['transportationType']);
    const known = sent.settings.transportationTypes;
    return { transportationTypes: isTaken(type, sent) ? [...known, type] : known };
  }),
]);

/** Texts that are sent in a body, as they would be kept. */
const textsOf = (body: Members): Partial<Ride> => {
  const names = ['destination', 'notes', 'pickupLocation', 'destinationAddress'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name]]] : [])),
  );
};

/** A request that is refused is made of what was sent all the same. */
const madeInSpite = rowOf((what: string, when: (body: Members) => boolean) => [
  `A new request with ${what} is refused, and made without it.`,
  refusesHaving([CREATE], ({ path, body, acting }, context) => {
    const resident = context.store.residents.find(path['residentId']);
    const members = membersIn(body);
    if (!resident || !when(members)) return;
    const details = {
      ...{ date: textIn(members['date']), appointmentTime: textIn(members['appointmentTime']) },
      ...({ tripType: 'oneway', destination: textIn(members['destination']) } as const),
      ...{ returnTime: null, pickupTime: null, pickupLocation: null, destinationAddress: null },
      ...{ transportationType: null, mobilityNeeds: null, notes: null },
    };
    const { id: residentId, facilityId } = resident;
    insertRequest({ residentId, facilityId, details, creator: authorOf(acting) }, context);
  }),
]);

/** Requests where another community requires an address and has other types. */
const withANeighbour =
  (requireDestinationAddress: boolean): Witness =>
  async (client) => {
    const facilityId = client.facilities[1] ?? '';
    const settings = { facilityId, requireDestinationAddress: true, transportationTypes: ['Sleigh'] };
    await client.lever('edit-transportation-settings', settings);
    return judged(requireDestinationAddress)(client);
  };

/** Mutants of the other rules for a request, and of what becomes of one that is refused. */
export const needsMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', withANeighbour(true), {
    'roundtrip-one-way': noReturn(['TRA-63'], [CREATE]),
    'roundtrip-one-way-on-change': noReturn(['TRA-63'], [REPLACE]),
    'roundtrip-back-at-null': noReturn(['TRA-63'], WRITES, ({ sent }) => sent['returnTime'] === null),
    'roundtrip-back-as-before': breaking('TRA-63')
      .says('A replacement of a roundtrip without returnTime is accepted if the roundtrip had one.')
      .by(instead, REPLACE, (original) => (input, context) => {
        const returnTime = inPath(input, context)?.returnTime;
        const back = (body: Members): Members =>
          body['tripType'] === 'roundtrip' ? { returnTime, ...body } : body;
        return original(returnTime ? withBody(input, back) : input, context);
      }),
    'address-never-required': address(['TRA-64'], 'never', [CREATE], () => false),
    'address-not-required-on-change': address(['TRA-64'], 'never', [REPLACE], () => false),
    'address-of-roundtrips-alone': address(
      ['TRA-64'],
      'of roundtrips alone',
      WRITES,
      ({ settings, body }) => settings.requireDestinationAddress && body['tripType'] === 'roundtrip',
    ),
    'type-of-any-name': types(['TRA-66'], 'of any name', [CREATE], () => true),
    'type-of-any-name-on-change': types(['TRA-66'], 'of any name', [REPLACE], () => true),
    'type-of-any-name-for-relatives': types(['TRA-66'], 'of any name from connections', [CREATE], (_, sent) =>
      isRelative(sent.input),
    ),
    'type-of-any-community': types(['TRA-66'], 'of any community', WRITES, (type, { context: { store } }) =>
      store.transportationSettings.all().some((one) => one.transportationTypes.includes(type)),
    ),
    'type-of-former-days': breaking('TRA-66')
      .says('A transportationType that was once one of the community is still taken.')
      .by(noting(Map<string, Set<string>>), (former) =>
        validatesAgainst(WRITES, ({ settings: { id, transportationTypes } }) => {
          const known = former.get(id) ?? new Set();
          for (const type of transportationTypes) known.add(type);
          former.set(id, known);
          return { transportationTypes: [...known] };
        }),
      ),
    'refused-and-made': madeInSpite(['TRA-67', 'TRA-66'], 'an unknown transportationType', (body) => {
      return body['transportationType'] !== undefined;
    }),
    'refused-and-made-for-a-return': madeInSpite(['TRA-67', 'TRA-63'], 'a missing returnTime', (body) => {
      return body['tripType'] === 'roundtrip';
    }),
    'refused-and-replaced': breaking('TRA-67')
      .says('A replacement that is refused for what it says has replaced the texts by then.')
      .by(refusesHaving, [REPLACE], (input, context) => {
        const ride = inPath(input, context);
        if (ride?.status === 'pending' && !ride.recurrence)
          amend(context, ride.id, () => textsOf(membersIn(input.body)));
      }),
    'refused-and-partly-replaced': breaking('TRA-44', 'TRA-67', 'CNV-34')
      .says('A replacement without a required detail is refused, but its other values are stored.')
      .by(onInvalid, REPLACE, (sent, { path }, world) =>
        amend(world, path['requestId'], ({ status }) => (status === 'pending' ? textsOf(sent) : {})),
      ),
    'refused-is-told-by-422': wrongRefusal(['TRA-63', 'TRA-64', 'TRA-66'], WRITES, 422, ({ problem }) => {
      return problem === 'invalid-input';
    }),
  }),
  ...mutantsOf('transportation', withANeighbour(false), {
    'address-always-required': address(['TRA-65'], 'always', [CREATE], () => true),
    'address-required-on-change': address(['TRA-65'], 'always', [REPLACE], () => true),
    'address-required-by-a-neighbour': address(['TRA-65'], 'where any one requires it', [CREATE], (sent) =>
      sent.context.store.transportationSettings.all().some((one) => one.requireDestinationAddress),
    ),
  }),
  ...mutantsOf(
    'transportation',
    trying(
      () => ({}),
      () => [{ transportationType: 'Comm' }],
    ),
    {
      'type-that-begins-alike': types(['TRA-66'], 'that begins like a known one', WRITES, (type, sent) =>
        sent.settings.transportationTypes.some((known) => type !== '' && known.startsWith(type)),
      ),
    },
  ),
];
