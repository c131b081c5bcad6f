import type { OperationId } from '../../../openapi/generated/contract.ts';
import { beforeValidation, membersIn, textIn, type Members } from '../input.ts';
import { instead, inReading } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { CREATE, REPLACE, requests, SHOWN, WRITES } from './amend.ts';
import { dayAfter } from '../times.ts';

const { createsAs, showing } = requests;

/** Details of a new request are kept otherwise than they are sent. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const residentOf = (_: unknown, ride: Members) => ride['residentId'];

const demanding = rowOf((name: string, operations: readonly OperationId[] = [CREATE]) => [
  `A request without ${name} is refused.`,
  refuses(operations, (body) => (body[name] ?? null) === null),
]);

/** Mutants of what a new request has to say. */
const required = mutantsOf('transportation', {
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
  ...mutantsOf('transportation', {
    'create-unwrapped': withoutEnvelope(['TRA-42', 'CNV-08'], CREATE),
    'create-approves': kept(['TRA-43'], 'the status is approved', () => ({ status: 'approved' })),
    'no-willcall': breaking('TRA-45')
      .says('A willcall request is refused.')
      .by(refuses, CREATE, ({ tripType }) => tripType === 'willcall'),
    'create-wants-needs': demanding(['TRA-46'], 'mobilityNeeds'),
    'null-is-no-return': breaking('TRA-47')
      .says('A returnTime of null is refused for a trip that needs none.')
      .by(refuses, CREATE, (_body, { sent: { returnTime } }) => returnTime === null),
    'dates-before-the-evening': kept(['TRA-48'], 'a date goes to the next day after 16:00', (ride) => ({
      date: textIn(ride.appointmentTime) < '16:00' ? ride.date : dayAfter(ride.date, 1),
    })),
    'return-at-the-appointment': kept(['TRA-49'], 'the returnTime is the appointmentTime', (ride) => ({
      returnTime: ride.returnTime && ride.appointmentTime,
    })),
    'creator-is-the-resident': wrongValue(['TRA-50'], SHOWN, 'creator.id')
      .as('that of the resident')
      .by(residentOf),
    'made-to-recur': kept(['TRA-51'], 'a pattern in the body makes it recur daily', (_ride, { sent }) =>
      'recurrence' in sent
        ? { recurrence: { frequency: 'daily', interval: 1, until: '2090-12-31', exceptionDates: [] } }
        : {},
    ),
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
