import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { givenRide, settle, type RideBody, type Riders } from '../factories/transportation.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import { attributing, attributed } from '../kit/attribute.ts';
import { addDays } from '../kit/dates.ts';
import type { JsonObject } from '../kit/json.ts';
import { status, success } from '../kit/match.ts';
import { listedTimes, shows } from '../kit/fault.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { byId, dataOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { differences } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { mustContain, mustNotContain, type OwnList } from './own-list.ts';
import { mustFit } from './by-member.ts';
import { RIDE_MEMBERS, detailClauses, foundClauses, statusClauses } from './transportation-clauses.ts';
import type { RideStatus } from '../models/transportation.ts';

/** A request of the target: its path, its creator, the body sent last and its status. */
export interface Ride {
  readonly path: { readonly residentId: string; readonly requestId: string };
  readonly by: Identity;
  readonly body: RideBody;
  readonly status: RideStatus;
  /** Whether its details come from a replacement. */
  readonly isReplaced?: boolean;
}

/** A request and its latest answer. */
type AnsweredRide = Ride & { readonly answer: Answer };

/** The details that a request may leave out. */
export const OPTIONAL = [
  ...(['pickupTime', 'pickupLocation', 'transportationType', 'notes', 'destinationAddress'] as const),
  'returnTime',
] as const;

/** The details that an answer must show. The time of a return counts only for a round trip. */
function detailsOf({ returnTime, mobilityNeeds: _, ...body }: RideBody): JsonObject {
  return { ...body, ...(body.tripType === 'roundtrip' && { returnTime }) };
}

/**
 * What a replacement must leave: the details that were sent, and no value for an optional detail that was
 * left out.
 */
const replacedDetailsOf = (body: RideBody): JsonObject => ({
  ...Object.fromEntries(OPTIONAL.filter((name) => body[name] === undefined).map((name) => [name, null])),
  ...detailsOf(body),
});

/** The request in an answer must show what was sent, and its status. */
export function mustReport(
  answer: Answer,
  request: JsonObject,
  ride: Pick<Ride, 'body' | 'status' | 'isReplaced'>,
  when = '',
): void {
  const { body, status: state } = ride;
  const found = request['status'];
  attributed(statusClauses(answer, ride, found), () =>
    mustHold(answer, `${when}the status ${state}`, found === state, shows('status', found)),
  );
  const promised = `${when}the details that were sent`;
  const sent = Object.entries(detailsOf(body));
  const wrong = sent.filter(([name, value]) => differences(request, { [name]: value }).length > 0);
  const broken = wrong.flatMap(([name]) => detailClauses(answer, ride, name));
  attributed(broken, () => mustEcho(answer, request, detailsOf(body), { promised }));
}

/** Makes a request for a ride. It must be accepted, be pending and show what was sent. */
export async function asked(
  t: Tools,
  { residentId, resident }: Riders,
  body: RideBody,
  by: Identity = resident,
  refusal: readonly ClauseId[] = ['TRA-42'],
): Promise<AnsweredRide> {
  const answer = await t.call('createTransportationRequest', { path: { residentId }, body, as: by });
  await attributing(refusal, () => must(answer, success));
  const { request, requestId } = await attributing(['TRA-42'], () => {
    mustFit(answer, RIDE_MEMBERS);
    return { request: dataOf(answer), requestId: text(dataOf(answer), 'id') };
  });
  const ride: Ride = { path: { residentId, requestId }, by, body, status: 'pending' };
  mustReport(answer, request, ride);
  return { ...ride, answer };
}

/** An answer about one request must be about this request and show its known state. */
function mustBeRide(answer: Answer, ride: Ride, served: readonly ClauseId[], same = served): Answer {
  const { id } = attributed(served, () => {
    must(answer, status(200));
    mustFit(answer, RIDE_MEMBERS);
    return dataOf(answer);
  });
  attributed(same, () =>
    mustHold(answer, `the id ${ride.path.requestId}`, id === ride.path.requestId, shows('id', id)),
  );
  mustReport(answer, dataOf(answer), ride);
  return answer;
}

/**
 * Reads a request, as its creator unless another identity is given. The answer must show this request in its
 * known state.
 */
export async function mustReadBack(t: Tools, ride: Ride, as: Identity = ride.by): Promise<Answer> {
  const answer = await t.call('getTransportationRequest', { path: ride.path, as });
  return mustBeRide(answer, ride, answer.status === 404 ? foundClauses(ride) : ['TRA-68'], ['TRA-68']);
}

/** Lists the requests of a resident from one day to another, as one identity. */
export async function listed(
  t: Tools,
  residentId: string,
  as: Identity,
  [startDate, endDate]: readonly [string, string],
  more: LooseQuery = {},
): Promise<OwnList> {
  const query = { startDate, endDate, ...more };
  const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
  return attributing(['TRA-27', 'TRA-29'], () => {
    must(answer, status(200));
    mustFit(answer, RIDE_MEMBERS);
    return { answer, items: listOf(answer) };
  });
}

/** A range that holds all requests of checks, in every zone. */
export const wholeWindow = async (t: Tools): Promise<readonly [string, string]> => [
  await t.day(-2),
  await t.day(42),
];

/** A list must hold a request in any status. */
const mustHave = (list: OwnList, ride: Ride, what = 'the request'): JsonObject =>
  attributed([...foundClauses(ride), 'TRA-31', 'TRA-34'], () => mustContain(list, ride.path.requestId, what));

/** The list of ten days around the day of a request must show it once, in its known state. */
export async function mustBeListed(
  t: Tools,
  ride: Ride,
  { as = ride.by, when = '' }: { readonly as?: Identity; readonly when?: string } = {},
): Promise<OwnList> {
  const { date } = ride.body;
  const list = await listed(t, ride.path.residentId, as, [addDays(date, -5), addDays(date, 5)]);
  const item = mustHave(list, ride, `${when}the request of ${date}`);
  const count = list.items.filter(({ id }) => id === ride.path.requestId).length;
  mustHold(list.answer, `${when}the request once`, count === 1, listedTimes(count, 1, `${count} times`));
  mustReport(list.answer, item, ride, when);
  return list;
}

/** The read and the list must show the request with its latest details and status. */
export async function mustShow(t: Tools, ride: Ride, as: Identity = ride.by): Promise<readonly Answer[]> {
  return [await mustReadBack(t, ride, as), (await mustBeListed(t, ride, { as })).answer];
}

/** The same for several requests of a resident within six weeks, with one list. */
export async function mustShowAll(
  t: Tools,
  rides: readonly Ride[],
  { residentId, resident }: Riders,
): Promise<void> {
  for (const ride of rides) await mustReadBack(t, ride);
  const list = await listed(t, residentId, resident, await wholeWindow(t));
  for (const ride of rides) mustReport(list.answer, mustHave(list, ride), ride);
}

/** The list of another day must not hold the request. */
export async function mustNotBeListedOn(t: Tools, ride: Ride, day: string): Promise<void> {
  const list = await listed(t, ride.path.residentId, ride.by, [day, day]);
  await attributing(['TRA-32'], () =>
    mustNotContain(list, ride.path.requestId, `on ${day}, the request of ${ride.body.date}`),
  );
}

/**
 * Replaces the details. The answer must show those sent, and no value for an optional detail that was left
 * out.
 */
export async function replaced(t: Tools, ride: Ride, body: RideBody): Promise<AnsweredRide> {
  const now = { ...ride, body, isReplaced: true };
  const { path, by: as } = ride;
  const answer = await t.call('replaceTransportationRequest', { path, body, as });
  const served: readonly ClauseId[] = answer.status >= 400 ? ['TRA-74', 'TRA-73'] : ['TRA-73'];
  return { ...now, answer: mustBeRide(answer, now, served, ['TRA-76']) };
}

/** No answer may show a value for an optional detail that the last replacement left out. */
export function mustHaveNothingElse(answers: readonly Answer[], { path, body }: Ride): void {
  const promised = 'no value for an optional detail that was left out';
  for (const answer of answers)
    attributed(['TRA-75'], () =>
      mustEcho(answer, rideIn(answer, path.requestId), replacedDetailsOf(body), { promised }),
    );
}

/** The request in an answer about it, or in a list. */
export const rideIn = (answer: Answer, requestId: string): JsonObject =>
  answer.operationId === 'listTransportationRequests'
    ? (byId(listOf(answer), requestId) ?? {})
    : dataOf(answer);

/** Cancels a request, which must be accepted. */
export async function cancelled(t: Tools, ride: Ride): Promise<AnsweredRide> {
  const now = { ...ride, status: 'cancelled' } as const;
  const { path, by: as } = ride;
  const answer = await t.call('cancelTransportationRequest', { path, as });
  return { ...now, answer: mustBeRide(answer, now, ['TRA-79']) };
}

/** Brings a request into a state: the creator cancels it, staff make every other move. */
export async function brought(t: Tools, ride: Ride, state: RideStatus): Promise<Ride> {
  if (state === 'cancelled') return cancelled(t, ride);
  if (state !== 'pending') await settle(t, ride.path.requestId, state);
  return { ...ride, status: state };
}

/** What a refused request could have changed: all requests in the usual range, or only some. */
export const lookAt =
  (t: Tools, { residentId, resident }: Riders, only?: readonly Ride[]) =>
  async (): Promise<unknown> => {
    const { items } = await listed(t, residentId, resident, await wholeWindow(t));
    return only ? only.map(({ path }) => byId(items, path.requestId)) : items;
  };

/** Makes a request as a precondition. */
export async function someRide(
  t: Tools,
  riders: Riders,
  more: Partial<RideBody> & { readonly by?: Identity } = {},
): Promise<Ride> {
  const { path, by, body } = await givenRide(t, riders, more);
  return { path, by, body, status: 'pending' };
}
