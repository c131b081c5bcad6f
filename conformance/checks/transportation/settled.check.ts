import {
  MOVES,
  fullBody,
  givenRiders,
  settle,
  type Riders,
  type Settled,
} from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { cancelled, lookAt, mustShow, someRide, type Ride } from '../../models/transportation.ts';

/** How a request comes into each of the states in which it can no longer be changed. */
const ways: Readonly<Record<Settled | 'cancelled', (t: Tools, ride: Ride) => Promise<Ride>>> = {
  approved: (t, ride) => moved(t, ride, 'approved'),
  denied: (t, ride) => moved(t, ride, 'denied'),
  completed: (t, ride) => moved(t, ride, 'completed'),
  cancelled: async (t, ride) => {
    const { answer: _, ...now } = await cancelled(t, ride);
    return now;
  },
};

async function moved(t: Tools, ride: Ride, to: Settled): Promise<Ride> {
  await settle(t, ride.path.requestId, to);
  return { ...ride, status: to };
}

async function mustRefuse(
  t: Tools,
  riders: Riders,
  ride: Ride,
  operation: 'replaceTransportationRequest' | 'cancelTransportationRequest',
): Promise<void> {
  const { path, by: as } = ride;
  // Twice, since the second try may be the one that is let through.
  for (const body of [fullBody(t, riders), ride.body]) {
    const answer = await refusedWithoutTrace(lookAt(t, riders, ride), () =>
      operation === 'replaceTransportationRequest'
        ? t.call(operation, { path, body, as })
        : t.call(operation, { path, as }),
    );
    must(answer, status(409));
  }
  await mustShow(t, ride);
}

const states = ['cancelled', ...Object.keys(MOVES)].filter((one): one is keyof typeof ways => one in ways);

for (const state of states) {
  check({
    id: `transportation.no-change-of-${state}`,
    says: `Replacing the details of a request that is ${state} is refused with 409, and nothing changes.`,
    clauses: ['TRA-77'],
    negative: true,
    async run(t) {
      const riders = await givenRiders(t);
      for (const by of [riders.resident, ...riders.connections])
        await mustRefuse(
          t,
          riders,
          await ways[state](t, await someRide(t, riders, { by })),
          'replaceTransportationRequest',
        );
    },
  });

  check({
    id: `transportation.no-cancel-of-${state}`,
    says: `Cancelling a request that is ${state} is refused with 409, and its status stays.`,
    clauses: ['TRA-81'],
    negative: true,
    async run(t) {
      const riders = await givenRiders(t);
      for (const by of [riders.resident, ...riders.connections])
        await mustRefuse(
          t,
          riders,
          await ways[state](t, await someRide(t, riders, { by, ...fullBody(t, riders) })),
          'cancelTransportationRequest',
        );
    },
  });
}
