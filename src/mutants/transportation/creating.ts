import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { FULL, looking, riding, settling } from '../../witness/transportation.ts';
import { beforeValidation, idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, instead, inReading } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { refuses, shows } from '../verbs.ts';
import { CREATE, isRelative, LIST, READ, REPLACE, requests, SHOWN, WRITES, type Ride } from './amend.ts';
import { dayAfter } from '../times.ts';

const { amend, createsAs, listsOnly, showing, shownWith } = requests;

/** Requests with every detail, with the required ones and of every kind of trip, and the same one twice. */
const asking = looking(
  FULL,
  {},
  {},
  { tripType: 'willcall', returnTime: null, notes: 'Call the lobby' },
  { appointmentTime: '16:05', destination: '  Eye   clinic ', destinationAddress: '2 Hill Road' },
  { appointmentTime: '09:00', pickupTime: '08:15', recurrence: { frequency: 'daily', count: 3 } },
);

/** Bodies without a required detail or with an unknown kind of trip, as new requests and as replacements. */
const lacking = riding(async ({ residentId, relatives, ask, asked, replace, list }) => {
  const seen: unknown[] = [];
  for (const as of [residentId, relatives[0]]) {
    const id = await asked(FULL, as);
    for (const name of ['date', 'appointmentTime', 'tripType', 'destination', 'walk'])
      for (const rest of [{}, FULL]) {
        const body = { ...rest, [name]: undefined, ...(name === 'walk' && { tripType: 'on foot' }) };
        seen.push(await ask(body, as), await replace(id, body, as));
      }
  }
  return [seen, await list()];
});

/** Details of a new request are kept otherwise than they are sent. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const residentOf = (_: unknown, ride: Members) => ride['residentId'];

/** What is answered is not what is kept. */
const keepsOnly =
  (change: Partial<Ride>) => (reply: AnyReply, _input: unknown, context: OperationContext) => {
    amend(context, idIn(reply), () => change);
    return reply;
  };

const demanding = rowOf((name: string, operations: readonly OperationId[] = [CREATE]) => [
  `A request without ${name} is refused.`,
  refuses(operations, (body) => (body[name] ?? null) === null),
]);

/** What is refused for this fault of the body is refused with another status. */
const faultRefused = rowOf((status: number, code: string, operations: readonly OperationId[] = WRITES) => [
  `A body with a fault of the kind ${code} is refused with ${status}.`,
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    const isOurs =
      isRefusal(input) &&
      operations.includes(route.id) &&
      input.validation?.some((fault) => fault.code === code);
    return isOurs ? { ...input, status } : input;
  }),
]);

/** Mutants of what a new request has to say. */
const required = mutantsOf('transportation', lacking, {
  'noon-for-want-of-a-time': acceptsWithout(
    ['TRA-201', 'CNV-34', 'TRA-301'],
    WRITES,
    'appointmentTime',
    '12:00',
  ),
  'oneway-for-want-of-a-trip': acceptsWithout(['TRA-202', 'CNV-34', 'TRA-301'], WRITES, 'tripType', 'oneway'),
  'nowhere-for-want-of-a-destination': acceptsWithout(
    ['TRA-203', 'CNV-34', 'TRA-301'],
    REPLACE,
    'destination',
    '?',
  ),
  'another-day-for-want-of-a-date': breaking('TRA-44', 'CNV-34', 'TRA-301')
    .says('A request without a date is one for a day in two weeks.')
    .by(inReading, (original) => (route, received, world) => {
      const { raw } = received;
      if (raw.kind !== 'json' || !WRITES.some((operation) => operation === route.id))
        return original(route, received, world);
      const value = { date: dayAfter(world.clock.now(), 14), ...membersIn(raw.value) };
      return original(route, { ...received, raw: { kind: 'json', value, bytes: 0 } }, world);
    }),
  'incomplete-is-422': faultRefused(['TRA-301'], 422, 'required'),
  'incomplete-replacement-is-409': faultRefused(['TRA-301'], 409, 'required', [REPLACE]),
  'trip-of-no-kind-is-422': faultRefused(['TRA-302'], 422, 'enum'),
  'trip-of-no-kind-is-oneway': breaking('TRA-302')
    .says('A tripType outside the three is taken for oneway.')
    .by(beforeValidation, WRITES, ({ tripType, ...body }) => {
      const isKnown = ['roundtrip', 'willcall', undefined].some((known) => known === tripType);
      return isKnown ? { tripType, ...body } : { ...body, tripType: 'oneway' };
    }),
});

/** Mutants of what a new request is answered with, and of what is kept of it. */
export const creatingMutants: readonly Mutant[] = [
  ...required,
  ...mutantsOf('transportation', asking, {
    'create-unwrapped': withoutEnvelope(['TRA-42', 'CNV-08'], CREATE),
    'create-tells-the-id-alone': breaking('TRA-42', 'TRA-43', 'TRA-48')
      .says('The answer to a create holds the id of the request and nothing else of it.')
      .by(shows, CREATE, ({ id }) => ({ id })),
    'create-approves': kept(['TRA-43'], 'the status is approved', () => ({ status: 'approved' })),
    'create-approves-what-residents-ask': kept(
      ['TRA-43'],
      'the status is approved if a resident creates it',
      (_, input) => (isRelative(input) ? {} : { status: 'approved' }),
    ),
    'create-tells-pending-of-what-is-approved': breaking('TRA-43')
      .says('The answer to a create says pending of a request that is approved by then.')
      .by(afterwards, CREATE, keepsOnly({ status: 'approved' })),
    'no-willcall': breaking('TRA-45')
      .says('A willcall request is refused.')
      .by(refuses, CREATE, ({ tripType }) => tripType === 'willcall'),
    'willcall-is-oneway': kept(['TRA-45', 'TRA-48'], 'willcall becomes oneway', ({ tripType }) => ({
      tripType: tripType === 'willcall' ? 'oneway' : tripType,
    })),
    'create-wants-a-pickup': demanding(['TRA-46'], 'pickupLocation'),
    'create-wants-a-type': demanding(['TRA-46'], 'transportationType', WRITES),
    'create-wants-needs': demanding(['TRA-46'], 'mobilityNeeds'),
    'always-a-return': demanding(['TRA-47'], 'returnTime', WRITES),
    'null-is-no-return': breaking('TRA-47')
      .says('A returnTime of null is refused for a trip that needs none.')
      .by(refuses, CREATE, (_body, { sent: { returnTime } }) => returnTime === null),
    'destination-on-one-line': kept(['TRA-48'], 'a destination ends after 20 letters', (ride) => ({
      destination: ride.destination.slice(0, 20),
    })),
    'times-by-the-quarter': kept(['TRA-48'], 'the time is kept by the quarter of an hour', (ride) => ({
      appointmentTime: textIn(ride.appointmentTime).replace(/[0-5]\d$/, (minute) =>
        String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0'),
      ),
    })),
    'dates-before-the-evening': kept(['TRA-48'], 'a date goes to the next day after 16:00', (ride) => ({
      date: textIn(ride.appointmentTime) < '16:00' ? ride.date : dayAfter(ride.date, 1),
    })),
    'pickup-forgotten': kept(['TRA-49'], 'the pickupTime is lost', () => ({ pickupTime: null })),
    'return-at-the-appointment': kept(['TRA-49'], 'the returnTime is the appointmentTime', (ride) => ({
      returnTime: ride.returnTime && ride.appointmentTime,
    })),
    'notes-with-needs-alone': kept(['TRA-49'], 'the notes are lost if mobilityNeeds is null', (ride) => ({
      notes: ride.mobilityNeeds && ride.notes,
    })),
    'address-of-the-pickup': kept(['TRA-49'], 'pickup and destination addresses change places', (ride) => ({
      ...{ pickupLocation: ride.destinationAddress, destinationAddress: ride.pickupLocation },
    })),
    'type-of-residents-alone': kept(
      ['TRA-49'],
      'the type is lost if a connection creates it',
      (_ride, input) => (isRelative(input) ? { transportationType: null } : {}),
    ),
    'details-for-the-answer-alone': breaking('TRA-49')
      .says('The notes are in the answer to a create and nowhere else.')
      .by(afterwards, CREATE, keepsOnly({ notes: null })),
    'creator-is-the-resident': wrongValue(['TRA-50'], SHOWN, 'creator.id')
      .as('that of the resident')
      .by(residentOf),
    'creator-is-whoever-looks': breaking('TRA-50')
      .says('The creator of a request is the one who reads it.')
      .seenBy(settling)
      .by(shownWith, (_ride, { acting: { id, name } }) => ({ creator: { id, name, phone: null } }), [
        LIST,
        READ,
      ]),
    'made-to-recur': kept(['TRA-51'], 'a pattern in the body makes it recur daily', (_ride, { sent }) =>
      'recurrence' in sent
        ? { recurrence: { frequency: 'daily', interval: 1, until: '2090-12-31', exceptionDates: [] } }
        : {},
    ),
    'one-off-that-recurs': wrongValue(['TRA-51'], CREATE, 'isRecurring').is(true),
    'one-off-that-occurs': breaking('TRA-51')
      .says('A one-off in the list has its date as occurrenceDate.')
      .by(shownWith, ({ date }) => ({ occurrenceDate: date }), LIST),
    'listed-once-approved': breaking('TRA-52', 'TRA-34')
      .says('What a connection asks for is in the list once staff have dealt with it.')
      .by(listsOnly, ({ status, residentId, creator }) => {
        return status !== 'pending' || membersIn(creator)['id'] === residentId;
      }),
    'found-by-another-id': wrongValue(['TRA-52'], CREATE, 'id')
      .as('another one')
      .by((id) => `${textIn(id)}-new`),
    'the-same-ride-once': breaking('TRA-52')
      .says('A second request with the same details is taken for the first one.')
      .by(instead, CREATE, (original) => (input, context) => {
        const body = membersIn(input.body);
        const names = ['date', 'appointmentTime', 'destination'] as const;
        const [known] = context.store.transportationRequests.filter(
          (one) =>
            one.residentId === input.path['residentId'] && names.every((name) => one[name] === body[name]),
        );
        return known
          ? showing({ status: 201, body: {} }, input, context, known.id)
          : original(input, context);
      }),
  }),
];
