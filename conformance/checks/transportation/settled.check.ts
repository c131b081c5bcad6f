import { MOVES, fullBody, type Riders } from '../../given/transportation.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATUSES, type RideStatus } from '../../models/ride-book.ts';
import { brought, lookAt, mustShow, someRide } from '../../models/transportation.ts';
import { rideCheck } from './ride-check.ts';

/** A request of each of the family that is in a state is not changed any more. */
async function mustRefuse(
  t: Tools,
  riders: Riders,
  state: RideStatus,
  operation: 'replaceTransportationRequest' | 'cancelTransportationRequest',
): Promise<void> {
  const replaces = operation === 'replaceTransportationRequest';
  for (const as of riders.people) {
    const details = replaces ? {} : fullBody(t, riders);
    const ride = await brought(t, await someRide(t, riders, { by: as, ...details }), state);
    const { path } = ride;
    // Twice, since the second try may be the one that is let through.
    for (const body of [fullBody(t, riders), ride.body]) {
      const act = () => t.callAny(operation, { path, as, ...(replaces && { body }) });
      must(await refusedWithoutTrace(lookAt(t, riders, ride), act), status(409));
    }
    await mustShow(t, ride);
  }
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
