import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { FULL, replacing, riding, settling } from '../../witness/transportation.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, instead } from '../mutation.ts';
import { withoutEnvelope, wrongRefusal, wrongStatus, wrongValue } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CANCEL, changesOthers, isRelative, READ, REPLACE, requests, type Ride } from './amend.ts';

type Closes = typeof REPLACE | typeof CANCEL;
type States = readonly Ride['status'][];
const { amend, besides, inPath, keepsAs, listsOnly, refusesHaving, replacesAs, showing, shownWith } =
  requests;

const OPTIONAL = [
  ...(['pickupTime', 'pickupLocation', 'destinationAddress', 'transportationType'] as const),
  ...(['notes', 'mobilityNeeds'] as const),
];

/** What replaces these details is answered and not kept. */
const kept = rowOf((...members: readonly (keyof Ride)[]) => [
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

const isIn = (state: Ride['status']) => (_refusal: unknown, input: AnyInput, context: OperationContext) =>
  inPath(input, context)?.status === state;

/** A replacement of every kind, each followed by a look at all requests of the day. */
const twice = riding(async (rideFixture, client) => {
  const { asked, read, replace, list } = rideFixture;
  const id = await asked(FULL);
  const seen: unknown[] = [await asked(), await read(id)];
  for (const more of [{ notes: 'Late' }, { ...FULL, destination: 'Dentist' }, { appointmentTime: '16:30' }])
    seen.push(await replace(id, more), await read(id), await list());
  return [seen, await replacing(FULL, {})(client)];
});

const cancelling = riding(async ({ residentId, relatives, asked, replace, cancel, read, list, ask }) => {
  const seen: unknown[] = [];
  for (const as of [residentId, relatives[0]]) {
    await ask(FULL, as);
    const id = await asked(FULL, as);
    await replace(id, { ...FULL, destination: 'Dentist' }, as);
    seen.push(await cancel(id, as), await read(id, '', as), await list(undefined, as), await list());
  }
  return seen;
});

export const changingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', twice, {
    'read-unwrapped': withoutEnvelope(['TRA-68', 'CNV-08'], READ),
    'read-the-latest': breaking('TRA-68')
      .says('The read of a request shows the one that its resident asked for last.')
      .by(afterwards, READ, (reply, input, context) => {
        const of = inPath(input, context);
        const last = context.store.transportationRequests
          .filter((one) => one.residentId === of?.residentId && !one.recurrence && !one.isDeleted)
          .at(-1);
        return of?.recurrence ? reply : showing(reply, input, context, last?.id);
      }),
    'read-as-202': wrongStatus(['TRA-68', 'CNV-28'], READ, 202),
    'change-as-201': wrongStatus(['TRA-73', 'CNV-29'], REPLACE, 201),
    'change-unwrapped': withoutEnvelope(['TRA-73', 'CNV-08'], REPLACE),
    'change-tells-the-former': breaking('TRA-74')
      .says('The answer to a replacement shows the request as it was before.')
      .by(instead, REPLACE, (original) => (input, context) => {
        const former = showing({ status: 200, body: {} }, input, context, input.path['requestId']);
        const reply = original(input, context);
        return isRefusal(reply) ? reply : former;
      }),
    'change-for-the-answer-alone': breaking('TRA-74')
      .says('What replaces the details is in the answer and nowhere else.')
      .by(besides, REPLACE, (former, _input, context) => amend(context, former.id, () => former)),
    'change-keeps-the-date': kept(['TRA-74'], 'date', 'appointmentTime'),
    'change-keeps-the-trip': kept(['TRA-74'], 'tripType'),
    'second-change-is-lost': replaced(['TRA-74'], 'after the first one is lost', (former, now) =>
      former.modified === null ? now : { ...former, modified: now.modified },
    ),
    'change-of-all-alike': breaking('TRA-74')
      .says('A replacement lends its destination to the other pending requests of the day.')
      .by(changesOthers, REPLACE, ({ destination }) => ({ destination })),
    'change-keeps-what-is-left-out': replaced(['TRA-75'], 'keeps what it leaves out', (former, now, input) =>
      Object.fromEntries(OPTIONAL.map((name) => [name, (name in input.sent ? now : former)[name]])),
    ),
    'change-keeps-the-notes': replaced(['TRA-75'], 'by a connection keeps the notes', (former, now, input) =>
      isRelative(input) ? { notes: now.notes ?? former.notes } : {},
    ),
    'change-keeps-the-way-back': replaced(['TRA-75'], 'keeps the returnTime', (former, now) => ({
      returnTime: now.returnTime ?? former.returnTime,
    })),
    'change-is-a-new-request': breaking('TRA-76')
      .says('A replaced request is another one, with an id of its own.')
      .by(afterwards, REPLACE, (reply, input, context) => {
        const now = inPath(input, context);
        if (!now) return reply;
        const { id } = context.store.transportationRequests.insert({ ...now, id: context.ids.next('trq') });
        amend(context, now.id, () => ({ isDeleted: true }));
        return showing(reply, input, context, id);
      }),
    'change-is-by-staff': breaking('TRA-76', 'TRA-50')
      .says('The creator of a replaced request is a staff member.')
      .by(shownWith, ({ modified, status, creator }, _input, { store }) => {
        const { id = '', firstName: name = '' } = store.staff.all()[0] ?? {};
        return { creator: modified && status === 'pending' ? { id, name, phone: null } : creator };
      }),
    'change-approves': replaced(['TRA-76'], 'approves the request', () => ({ status: 'approved' })),
  }),
  ...mutantsOf('transportation', cancelling, {
    'cancel-tells-pending': wrongValue(['TRA-79'], CANCEL, 'status').is('pending'),
    'cancel-as-204': wrongStatus(['TRA-79', 'CNV-29'], CANCEL, 204),
    'cancel-denies': breaking('TRA-79', 'TRA-80')
      .says('A cancel denies.')
      .by(keepsAs, CANCEL, () => ({ status: 'denied' })),
    'no-cancel-after-a-change': breaking('TRA-79')
      .says('A request that was replaced cannot be cancelled.')
      .by(refusesAs, 'conflict', CANCEL, (_body, input, context) => {
        return inPath(input, context)?.modified !== null;
      }),
    'cancel-deletes': cancelled(['TRA-80'], 'is gone', { isDeleted: true }),
    'cancel-unlists': breaking('TRA-80', 'TRA-34')
      .says('A cancelled request is found by its id and is not in the list of connections.')
      .by(listsOnly, ({ status }, _at, _all, input) => !isRelative(input) || status !== 'cancelled'),
    'cancel-clears': cancelled(['TRA-80'], 'loses its notes and pickup', { notes: null, pickupTime: null }),
    'cancel-of-the-day': breaking('TRA-79', 'TRA-34')
      .says('A cancel takes the other pending requests of the same day along.')
      .by(changesOthers, CANCEL, () => ({ status: 'cancelled' })),
  }),
  ...mutantsOf('transportation', settling, {
    'change-asks-again': open(['TRA-77'], REPLACE, ['denied', 'approved'], 'pending'),
    'change-too-late-is-400': wrongRefusal(['TRA-77'], REPLACE, 400, isIn('completed')),
    'change-too-late-in-spite': breaking('TRA-77')
      .says('Replacing a request that is no longer pending is refused, and the destination is replaced.')
      .by(refusesHaving, [REPLACE], (input, context) =>
        amend(context, input.path['requestId'], ({ status, destination }) => ({
          destination: status === 'pending' ? destination : textIn(membersIn(input.body)['destination']),
        })),
      ),
    'cancel-too-late-is-404': wrongRefusal(['TRA-81'], CANCEL, 404, isIn('cancelled')),
    'cancel-too-late-in-spite': breaking('TRA-81')
      .says('Cancelling an approved request is refused, and the request is pending again.')
      .by(refusesHaving, [CANCEL], (input, context) =>
        amend(context, input.path['requestId'], ({ status }) => ({
          status: status === 'approved' ? 'pending' : status,
        })),
      ),
    ...Object.fromEntries(
      (['approved', 'denied', 'cancelled', 'completed'] as const).flatMap((state) => [
        [`change-of-${state}`, open(['TRA-77'], REPLACE, [state])],
        [`cancel-of-${state}`, open(['TRA-81'], CANCEL, [state])],
      ]),
    ),
  }),
];
