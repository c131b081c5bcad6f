import { isRefusal } from '../../mock/http/problem.ts';
import { afterwards, instead } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CANCEL, changesOthers, isRelative, READ, REPLACE, requests, type Ride } from './amend.ts';

type Closes = typeof REPLACE | typeof CANCEL;
type States = readonly Ride['status'][];
const { amend, inPath, keepsAs, listsOnly, replacesAs, showing } = requests;

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

export const changingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', {
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
    'change-keeps-the-date': kept(['TRA-74'], 'date', 'appointmentTime'),
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
  }),
];
