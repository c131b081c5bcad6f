import { textIn, withBody, type Members } from '../input.ts';
import { instead } from '../mutation.ts';
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
const { amend, inPath } = requests;

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

/** Mutants of the other rules for a request, and of what becomes of one that is refused. */
export const needsMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
    'roundtrip-back-as-before': breaking('TRA-63')
      .says('A replacement of a roundtrip without returnTime is accepted if the roundtrip had one.')
      .by(instead, REPLACE, (original) => (input, context) => {
        const returnTime = inPath(input, context)?.returnTime;
        const back = (body: Members): Members =>
          body['tripType'] === 'roundtrip' ? { returnTime, ...body } : body;
        return original(returnTime ? withBody(input, back) : input, context);
      }),
    'type-of-any-name-for-relatives': types(['TRA-66'], 'of any name from connections', [CREATE], (_, sent) =>
      isRelative(sent.input),
    ),
    'refused-and-partly-replaced': breaking('TRA-44', 'TRA-67', 'CNV-34')
      .says('A replacement without a required detail is refused, but its other values are stored.')
      .by(onInvalid, REPLACE, (sent, { path }, world) =>
        amend(world, path['requestId'], ({ status }) => (status === 'pending' ? textsOf(sent) : {})),
      ),
    'refused-is-told-by-422': wrongRefusal(['TRA-63', 'TRA-64', 'TRA-66'], WRITES, 422, ({ problem }) => {
      return problem === 'invalid-input';
    }),
    'address-required-on-change': address(['TRA-65'], 'always', [REPLACE], () => true),
    'address-required-by-a-neighbour': address(['TRA-65'], 'where any one requires it', [CREATE], (sent) =>
      sent.context.store.transportationSettings.all().some((one) => one.requireDestinationAddress),
    ),
    'type-that-begins-alike': types(['TRA-66'], 'that begins like a known one', WRITES, (type, sent) =>
      sent.settings.transportationTypes.some((known) => type !== '' && known.startsWith(type)),
    ),
  }),
];
