import { isRefusal } from '../../mock/http/problem.ts';
import { FULL, riding, settling } from '../../witness/transportation.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
import {
  alongWith,
  amend,
  CANCEL,
  changing,
  inSpite,
  isRelative,
  keepingOnly,
  refusing,
  REPLACE,
  rideIn,
  showing,
  shown,
  type Ride,
} from './amend.ts';
import { liar } from './liar.ts';

const lying = liar('transportation', settling);

type Closes = typeof REPLACE | typeof CANCEL;

/** What is no longer pending is changed where it is in one of these states. */
const open = (operation: Closes, states: readonly Ride['status'][], then?: Ride['status']): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const ride = rideIn(input, scene);
    if (!ride || !states.includes(ride.status) || ride.recurrence) return original(input, scene);
    amend(scene, ride.id, () => ({ status: 'pending' }));
    const reply = original(input, scene);
    const { status } = ride;
    if (isRefusal(reply)) amend(scene, ride.id, () => ({ status }));
    else if (operation === REPLACE) amend(scene, ride.id, () => ({ status: then ?? status }));
    return isRefusal(reply) ? reply : showing(reply, input, scene, ride.id);
  });

/** The refusal of a request that is no longer pending, by another status. */
const otherStatus = (operation: Closes, status: number, states: readonly Ride['status'][]): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const reply = original(input, scene);
    const ride = rideIn(input, scene);
    const isClosed = isRefusal(reply) && reply.problem === 'conflict' && ride && !ride.recurrence;
    return isClosed && states.includes(ride.status) ? { ...reply, status } : reply;
  });

const closed: readonly Ride['status'][] = ['approved', 'denied', 'cancelled', 'completed'];

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

/** Saboteurs of the cancellation of requests, and of what is tried on them when they are no longer pending. */
export const closingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('transportation', cancelling, {
    'change-asks-again': [
      'Replacing a request that is denied or approved makes it pending again.',
      ['TRA-77'],
      open(REPLACE, ['denied', 'approved'], 'pending'),
      settling,
    ],
    'change-too-late-is-400': [
      'Replacing a request that is completed is refused with 400.',
      ['TRA-77'],
      otherStatus(REPLACE, 400, ['completed']),
      settling,
    ],
    'change-too-late-in-spite': [
      'Replacing a request that is no longer pending is refused, and the destination is replaced.',
      ['TRA-77'],
      inSpite(REPLACE, (input, scene) => {
        const ride = rideIn(input, scene);
        if (ride && closed.includes(ride.status))
          amend(scene, ride.id, () => ({ destination: textIn(membersIn(input.body)['destination']) }));
      }),
      settling,
    ],
    'cancel-tells-pending': [
      'The answer to a cancel shows the request as pending.',
      ['TRA-79'],
      shown((ride) => ({ ...ride, status: 'pending' }), [CANCEL]),
    ],
    'cancel-as-204': [
      'A cancel is answered with 204.',
      ['TRA-79'],
      afterwards(CANCEL, () => ({ status: 204, body: undefined })),
    ],
    'cancel-denies': [
      'A cancelled request is denied.',
      ['TRA-79', 'TRA-80'],
      changing(CANCEL, () => ({ status: 'denied' })),
    ],
    'no-cancel-after-a-change': [
      'A request that was replaced cannot be cancelled.',
      ['TRA-79'],
      refusing(CANCEL, (input, scene) => rideIn(input, scene)?.modified !== null, 'conflict'),
    ],
    'cancel-deletes': [
      'A cancelled request is gone.',
      ['TRA-80'],
      changing(CANCEL, () => ({ isDeleted: true })),
    ],
    'cancel-unlists': [
      'A cancelled request is found by its id and is not in the list of connections.',
      ['TRA-80', 'TRA-34'],
      keepingOnly(({ status }, input) => !isRelative(input) || status !== 'cancelled'),
    ],
    'cancel-clears': [
      'A cancelled request loses its notes and its pickup.',
      ['TRA-80'],
      changing(CANCEL, () => ({ notes: null, pickupTime: null, pickupLocation: null })),
    ],
    'cancel-of-the-day': [
      'A cancel takes the other pending requests of the same day along.',
      ['TRA-79', 'TRA-34'],
      alongWith(CANCEL, () => ({ status: 'cancelled' })),
    ],
    'cancel-too-late-is-404': [
      'Cancelling what is cancelled already is refused with 404.',
      ['TRA-81'],
      otherStatus(CANCEL, 404, ['cancelled']),
      settling,
    ],
    'cancel-too-late-in-spite': [
      'Cancelling an approved request is refused, and the request is pending again.',
      ['TRA-81'],
      inSpite(CANCEL, (input, scene) => {
        const ride = rideIn(input, scene);
        if (ride?.status === 'approved') amend(scene, ride.id, () => ({ status: 'pending' }));
      }),
      settling,
    ],
  }),
  ...(['approved', 'denied', 'cancelled', 'completed'] as const).flatMap((state) => [
    lying(
      `change-of-${state}`,
      `A request that is ${state} is replaced and stays ${state}.`,
      ['TRA-77'],
      open(REPLACE, [state]),
      settling,
    ),
    lying(
      `cancel-of-${state}`,
      `A request that is ${state} is cancelled.`,
      ['TRA-81'],
      open(CANCEL, [state]),
      settling,
    ),
  ]),
];
