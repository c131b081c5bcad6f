import type { Riders } from '../../factories/transportation.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, refused, status, success, told } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { lookAt, someRide, type Ride } from '../../assertions/transportation.ts';

/** The requests that a body is tried on: those given, else a new one of each member of the family. */
async function ridesFor(t: Tools, riders: Riders, given?: readonly Ride[]): Promise<readonly Ride[]> {
  if (given) return given;
  const rides: Ride[] = [];
  for (const by of riders.people.slice(0, 2)) rides.push(await someRide(t, riders, { by }));
  return rides;
}

/** Sends a body as that of a new request, or of a replacement. */
const sent = (t: Tools, { by: as, path }: Ride, operation: Operation, body: JsonObject): Promise<Answer> => {
  const { residentId } = path;
  return t.callAny(operation, { path: operation === MAKE ? { residentId } : path, body, as });
};

const MAKE = 'createTransportationRequest';
const REPLACE = 'replaceTransportationRequest';
export const OPERATIONS = [MAKE, REPLACE] as const;
type Operation = (typeof OPERATIONS)[number];

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
  for (const ride of await ridesFor(t, riders, given))
    for (const operation of OPERATIONS)
      must(await refusedWithoutTrace(lookAt(t, riders, ride), () => sent(t, ride, operation, body)), verdict);
}

/** A body is taken as that of a new request and as a replacement, by each of the family. */
export async function mustTakeBody(
  t: Tools,
  riders: Riders,
  body: JsonObject,
  given?: readonly Ride[],
): Promise<void> {
  for (const ride of await ridesFor(t, riders, given)) {
    must(await sent(t, ride, MAKE, body), success, fits);
    must(await sent(t, ride, REPLACE, body), status(200), fits);
  }
}

/** What a body gets, and in a word whether it was taken. For what the interface leaves open. */
export async function outcome(t: Tools, ride: Ride, operation: Operation, body: JsonObject) {
  const answer = await sent(t, ride, operation, body);
  const word = isSuccess(answer) ? 'taken' : refused(answer) === undefined ? 'refused' : told(answer);
  return { answer, word };
}
