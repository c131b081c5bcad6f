import type { OperationId } from '../../../openapi/generated/contract.ts';
import { beforeValidation, membersIn, textIn, type Members } from '../input.ts';
import { instead, inReading, afterwards } from '../mutation.ts';
import { acceptsWithout, withoutEnvelope, wrongValue, wrongStatus, wrongRefusal } from '../operators.ts';
import { mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { refuses, refusesAs } from '../verbs.ts';
import {
  CREATE,
  REPLACE,
  requests,
  SHOWN,
  WRITES,
  CANCEL,
  changesOthers,
  isRelative,
  READ,
  type Ride,
  COMMENT,
  LIST,
} from './amend.ts';
import { dayAfter } from '../times.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';

const { createsAs, showing } = requests;

/** Details of a new request are kept otherwise than they are sent. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const residentOf = (_: unknown, ride: Members) => ride['residentId'];

const demanding = rowOf((name: string, operations: readonly OperationId[] = [CREATE]) => [
  `A request without ${name} is refused.`,
  refuses(operations, (body) => (body[name] ?? null) === null),
]);

type Closes = typeof REPLACE | typeof CANCEL;
type States = readonly Ride['status'][];
const { amend, inPath, keepsAs, listsOnly, replacesAs } = requests;

/** What replaces these details is answered and not kept. */
const notKept = rowOf((...members: readonly (keyof Ride)[]) => [
  `A replacement keeps ${members.join(', ')} as it was.`,
  replacesAs((former) => Object.fromEntries(members.map((member) => [member, former[member]]))),
]);

const replaced = worded((how) => `A replacement ${how}.`, replacesAs);

const cancelled = rowOf((how: string, change: Partial<Ride>) => [
  `A cancelled request ${how}.`,
  keepsAs(CANCEL, () => change),
]);

/** What is no longer pending is changed where it is in one of these states. */
const open = rowOf((operation: Closes, states: States, then?: Ride['status']) => [
  `${operation} takes a request that is ${states.join(' or ')}.`,
  instead(operation, (original) => (input, context) => {
    const ride = inPath(input, context);
    if (!ride || !states.includes(ride.status) || ride.recurrence) return original(input, context);
    const { id, status } = ride;
    amend(context, id, () => ({ status: 'pending' }));
    const reply = original(input, context);
    if (isRefusal(reply)) amend(context, id, () => ({ status }));
    else if (operation === REPLACE) amend(context, id, () => ({ status: then ?? status }));
    return isRefusal(reply) ? reply : showing(reply, input, context, id);
  }),
]);

const { shownWith } = requests;

const recurs = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !!inPath(input, context)?.recurrence;
const isOnce = (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  !inPath(input, context)?.recurrence;

export const rideWritingMutants = mutantsOf('transportation', {
  // Mutants of what a new request has to say.
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
  'read-the-latest': breaking('TRA-68')
    .says('The read of a request shows the one that its resident asked for last.')
    .by(afterwards, READ, (reply, input, context) => {
      const of = inPath(input, context);
      const last = context.store.transportationRequests
        .filter((one) => one.residentId === of?.residentId && !one.recurrence && !one.isDeleted)
        .at(-1);
      return of?.recurrence ? reply : showing(reply, input, context, last?.id);
    }),
  'change-as-201': wrongStatus(['TRA-73', 'CNV-29'], REPLACE, 201),
  'change-keeps-the-date': notKept(['TRA-74'], 'date', 'appointmentTime'),
  'second-change-is-lost': replaced(['TRA-74'], 'after the first one is lost', (former, now) =>
    former.modified === null ? now : { ...former, modified: now.modified },
  ),
  'change-of-all-alike': breaking('TRA-74')
    .says('A replacement lends its destination to the other pending requests of the day.')
    .by(changesOthers, REPLACE, ({ destination }) => ({ destination })),
  'change-keeps-the-way-back': replaced(['TRA-75'], 'keeps the returnTime', (former, now) => ({
    returnTime: now.returnTime ?? former.returnTime,
  })),
  'change-approves': replaced(['TRA-76'], 'approves the request', () => ({ status: 'approved' })),
  'no-cancel-after-a-change': breaking('TRA-79')
    .says('A request that was replaced cannot be cancelled.')
    .by(refusesAs, 'conflict', CANCEL, (_body, input, context) => {
      return inPath(input, context)?.modified !== null;
    }),
  'cancel-unlists': breaking('TRA-80', 'TRA-34')
    .says('A cancelled request is found by its id and is not in the list of connections.')
    .by(listsOnly, ({ status }, _at, _all, input) => !isRelative(input) || status !== 'cancelled'),
  'cancel-clears': cancelled(['TRA-80'], 'loses its notes and pickup', { notes: null, pickupTime: null }),
  'cancel-of-the-day': breaking('TRA-79', 'TRA-34')
    .says('A cancel takes the other pending requests of the same day along.')
    .by(changesOthers, CANCEL, () => ({ status: 'cancelled' })),
  ...Object.fromEntries(
    (['approved', 'denied', 'cancelled', 'completed'] as const).flatMap((state) => [
      [`change-of-${state}`, open(['TRA-77'], REPLACE, [state])],
      [`cancel-of-${state}`, open(['TRA-81'], CANCEL, [state])],
    ]),
  ),
  'occurrences-with-ids-of-their-own': breaking('TRA-39')
    .says('Every occurrence has an id of its own.')
    .by(shownWith, ({ id, isRecurring, date }) => ({
      id: isRecurring ? `${textIn(id)}:${textIn(date)}` : id,
    })),
  'occurrences-that-do-not-recur': wrongValue(['TRA-40'], LIST, 'isRecurring').is(false),
  'occurrence-read-that-does-not-recur': wrongValue(['TRA-40'], READ, 'isRecurring').is(false),
  'no-occurrence-is-400': wrongRefusal(['TRA-70'], READ, 400, recurs),
  'series-replaced-is-400': wrongRefusal(['TRA-78'], REPLACE, 400, recurs),
  'series-cancelled-is-400': wrongRefusal(['TRA-82'], CANCEL, 400, recurs),
  'series-commented-is-403': wrongRefusal(['TRA-83'], COMMENT, 403, recurs),
  'one-off-by-date-is-400': wrongRefusal(['TRA-72'], READ, 400, isOnce),
});
