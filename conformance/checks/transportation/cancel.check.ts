import {
  MOVES,
  fullBody,
  givenRiders,
  plansOf,
  rideBody,
  type Plans,
  type Riders,
} from '../../factories/transportation.ts';
import {
  brought,
  cancelled,
  lookAt,
  mustReadBack,
  mustShow,
  mustShowAll,
  replaced,
  someRide,
  type Ride,
} from '../../assertions/transportation.ts';
import { rideCheck } from './rides.ts';
import { foundByCreators } from '../../factories/found-requests.ts';
import { canMove } from '../../factories/request-subjects.ts';
import { poolOf, rides as subject } from '../../factories/transportation-subject.ts';
import type { Answer } from '../../kit/call.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATUSES, type RideStatus } from '../../models/transportation.ts';

rideCheck({
  id: 'transportation.cancel-is-answered',
  says: 'A cancel of a pending request by its creator answers the request with the status cancelled.',
  clauses: ['TRA-79'],
  given: { connections: 2 },
  async run(t, riders) {
    for (const [turn, by] of riders.people.entries()) {
      const body = turn % 2 === 0 ? rideBody(t, riders) : fullBody(t, riders);
      await cancelled(t, await someRide(t, riders, { ...body, by }));
    }
  },
});

rideCheck({
  id: 'transportation.cancelled-is-kept',
  says: 'A cancelled request is found by its id and in the list, with its details, by everybody who saw it before.',
  clauses: ['TRA-80'],
  given: { connections: 2 },
  async run(t, riders) {
    const family = await cancelled(
      t,
      await someRide(t, riders, { ...fullBody(t, riders), by: riders.relative }),
    );
    for (const as of riders.people) await mustShow(t, family, as);
    await mustShow(t, await cancelled(t, await someRide(t, riders, fullBody(t, riders))));
  },
});

rideCheck({
  id: 'transportation.cancel-after-a-change',
  says: 'A request that was replaced and then cancelled keeps the details of the replacement.',
  clauses: ['TRA-79', 'TRA-80'],
  async run(t, riders) {
    const ride = await replaced(t, await someRide(t, riders), fullBody(t, riders));
    await mustShow(t, await cancelled(t, ride));
  },
});

rideCheck({
  id: 'transportation.cancel-leaves-others',
  says: 'A cancel leaves the other requests of the resident, and those of others, pending.',
  clauses: ['TRA-79', 'TRA-34'],
  given: { connections: 2 },
  async run(t, riders) {
    const others = await givenRiders(t, { shared: true });
    const { resident, relative: one } = riders;
    const rest = [await someRide(t, riders, { by: one })];
    const ride = await someRide(t, riders, { by: one });
    rest.push(
      await someRide(t, riders),
      await someRide(t, riders, { by: riders.connections[1] ?? resident }),
    );
    const theirs = await someRide(t, others);
    await cancelled(t, ride);
    await mustShowAll(t, rest, riders);
    await mustShow(t, theirs);
  },
});

/** Requests of the pool in this state refuse what is done to them, to their creators, with 409. */
async function mustRefuseFound(
  t: Tools,
  state: 'approved' | 'denied' | 'completed',
  act: (path: Readonly<Record<string, string>>, as: Identity, plans: Plans) => Promise<Answer>,
): Promise<void> {
  for (const { path, creator, ...found } of (await foundByCreators(t, subject, poolOf(state))).slice(0, 2)) {
    const readState = async () => dataOf(await t.callAny('getTransportationRequest', { path, as: creator }));
    const plans = await plansOf(t, found);
    await refusedWithoutTrace(readState, async () => {
      const answer = await act(path, creator, plans);
      must(answer, status(409));
      return answer;
    });
  }
}

/** A request in this state, of each member of the family, refuses the operation with 409. */
async function mustRefuse(
  t: Tools,
  riders: Riders,
  state: RideStatus,
  operation: 'replaceTransportationRequest' | 'cancelTransportationRequest',
): Promise<void> {
  const replaces = operation === 'replaceTransportationRequest';
  if (state !== 'cancelled' && state !== 'pending' && !canMove(t, subject, state))
    return mustRefuseFound(t, state, (path, as, plans) =>
      t.callAny(operation, { path, as, ...(replaces && { body: rideBody(t, plans) }) }),
    );
  const rides: Ride[] = [];
  for (const by of riders.people) {
    const details = replaces ? {} : fullBody(t, riders);
    rides.push(await brought(t, await someRide(t, riders, { by, ...details }), state));
  }
  const tryOn = async ({ path, by: as, body }: Ride): Promise<Answer> => {
    // Twice, since the second try may be the one that is let through; last with other details, which would stay.
    must(await t.callAny(operation, { path, as, ...(replaces && { body }) }), status(409));
    const answer = await t.callAny(operation, { path, as, ...(replaces && { body: fullBody(t, riders) }) });
    must(answer, status(409));
    return answer;
  };
  const tries = rides.map((ride) => () => tryOn(ride));
  await refusedWithoutTrace(lookAt(t, riders, rides), ...tries);
  for (const ride of rides) await mustReadBack(t, ride);
}

for (const state of STATUSES.filter((one) => one === 'cancelled' || one in MOVES)) {
  rideCheck({
    id: `transportation.no-change-of-${state}`,
    says: `Replacing the details of a request that is ${state} is refused with 409, and nothing changes.`,
    clauses: ['TRA-77'],
    negative: true,
    run: (t, riders) => mustRefuse(t, riders, state, 'replaceTransportationRequest'),
  });

  rideCheck({
    id: `transportation.no-cancel-of-${state}`,
    says: `Cancelling a request that is ${state} is refused with 409, and its status stays.`,
    clauses: ['TRA-81'],
    negative: true,
    run: (t, riders) => mustRefuse(t, riders, state, 'cancelTransportationRequest'),
  });
}
