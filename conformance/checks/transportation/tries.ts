import type { RideBody, Riders } from '../../given/transportation.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, refused, status, success, told } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { lookAt, someRide, type Ride } from '../../models/transportation.ts';

/** The requests that a body is tried on: those given, else a new one of each member of the family. */
async function ridesFor(t: Tools, riders: Riders, given?: readonly Ride[]): Promise<readonly Ride[]> {
  if (given) return given;
  const rides: Ride[] = [];
  for (const by of [riders.resident, ...riders.connections.slice(0, 1)])
    rides.push(await someRide(t, riders, { by }));
  return rides;
}

/**
 * A body is refused with 400, as that of a new request and as a replacement, by each of the family, and nothing
 * changes. `any` takes every other 4xx as well.
 */
export async function mustRefuseBody(
  t: Tools,
  riders: Riders,
  body: JsonObject,
  given?: readonly Ride[],
  how: 'exactly' | 'any' = 'exactly',
): Promise<void> {
  const verdict = how === 'exactly' ? status(400) : refused;
  const rides = await ridesFor(t, riders, given);
  for (const ride of rides) {
    const { by: as, path } = ride;
    const { residentId } = riders;
    const look = lookAt(t, riders, ride);
    const create = () => t.callAny('createTransportationRequest', { path: { residentId }, body, as });
    must(await refusedWithoutTrace(look, create), verdict);
    const replace = () => t.callAny('replaceTransportationRequest', { path, body, as });
    must(await refusedWithoutTrace(look, replace), verdict);
  }
}

/** A body is taken as that of a new request and as a replacement, by each of the family. */
export async function mustTakeBody(
  t: Tools,
  riders: Riders,
  body: RideBody | JsonObject,
  given?: readonly Ride[],
): Promise<void> {
  for (const { by: as, path } of await ridesFor(t, riders, given)) {
    const { residentId } = riders;
    must(await t.callAny('createTransportationRequest', { path: { residentId }, body, as }), success, fits);
    must(await t.callAny('replaceTransportationRequest', { path, body, as }), status(200), fits);
  }
}

/** Was a body taken, refused, or neither? For what the interface leaves open. */
export async function outcome(
  t: Tools,
  { by: as, path }: Ride,
  operation: 'createTransportationRequest' | 'replaceTransportationRequest',
  body: JsonObject,
): Promise<'taken' | 'refused' | `other: ${string}`> {
  const answer = await t.callAny(operation, {
    path: operation === 'createTransportationRequest' ? { residentId: path.residentId } : path,
    body,
    as,
  });
  if (isSuccess(answer)) return 'taken';
  return refused(answer) === undefined ? 'refused' : `other: ${told(answer)}`;
}
