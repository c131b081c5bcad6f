import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { lookAt, someRequest } from '../../assertions/requests.ts';
import type { Request } from '../../factories/request-subject.ts';
import { type Appointment, chosenRiders, openTime } from '../../factories/transportation-shown.ts';
import {
  rideBody,
  type RideBody,
  type Riders,
  editSettings,
  givenRiders,
  ownRideCommunity,
  type HoursEntry,
  type RideSettings,
} from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, isSuccess, refused, status, success, answerText } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';

/** Sends a body as that of a new request, or of a replacement. */
const sent = (
  t: Tools,
  { by: as, path }: Request,
  operation: Operation,
  body: JsonObject,
): Promise<Answer> => {
  const { requestId: _, ...parent } = path;
  return t.callAny(operation, { path: operation === MAKE ? parent : path, body, as });
};

const MAKE = 'createTransportationRequest';
export const REPLACE = 'replaceTransportationRequest';
export const OPERATIONS = [MAKE, REPLACE] as const;
type Operation = (typeof OPERATIONS)[number];

interface Tries {
  /** The requests to replace; their creators send the bodies. New requests of the family when left out. */
  readonly rides?: readonly Request[] | undefined;
  /** Making and replacing when left out. */
  readonly operations?: readonly Operation[];
  /** Each body goes to one operation, in turn, instead of to all. */
  readonly inTurn?: boolean;
  /** The members at fault, which a refusal may name. */
  readonly names?: readonly string[];
  /** `any` takes every other 4xx as well. */
  readonly how?: 'exactly' | 'any';
  /** The clauses that a wrong answer breaks; the usual ones when left out. */
  readonly broken?: readonly ClauseId[];
  /** Whether the check also looks for changes; `false` where other checks do that. */
  readonly isTraced?: boolean;
}

/** The clauses by which bodies are refused (REFUSING) or accepted (TAKING). */
const REFUSING: readonly ClauseId[] = [
  ...(['TRA-53', 'TRA-55', 'TRA-57', 'TRA-58', 'TRA-63', 'TRA-64', 'TRA-66', 'TRA-301', 'TRA-302'] as const),
  ...(['TRA-44', 'TRA-201', 'TRA-202', 'TRA-203'] as const),
];
const TAKING: readonly ClauseId[] = ['TRA-54', 'TRA-59', 'TRA-65'];

interface Try {
  readonly body: JsonObject;
  readonly ride: Request;
  readonly operation: Operation;
}

/** Combines bodies with requests, in turn; a single body goes to all requests. */
function triesOf(
  bodies: readonly JsonObject[],
  rides: readonly Request[],
  { operations = OPERATIONS, inTurn = false }: Pick<Tries, 'operations' | 'inTurn'>,
): readonly Try[] {
  const { length } = operations;
  return (bodies.length < rides.length ? rides : bodies).flatMap((_, at): readonly Try[] => {
    const body = bodies[at % bodies.length];
    const ride = rides[(inTurn ? Math.floor(at / length) : at) % rides.length];
    const tried = operations.filter((_one, turn) => !inTurn || turn === at % length);
    return body && ride ? tried.map((operation) => ({ body, ride, operation })) : [];
  });
}

/** A new request of the resident and one of a connection. */
async function newRides(t: Tools, riders: Riders): Promise<readonly Request[]> {
  const rides: Request[] = [];
  for (const by of riders.people.slice(0, 2)) rides.push(await someRequest(t, riders, { by }));
  return rides;
}

/** Bodies are refused with 400, as those of new requests and as replacements, and nothing changes. */
export async function mustRefuseBodies(
  t: Tools,
  riders: Riders,
  bodies: readonly JsonObject[],
  { rides, names, how = 'exactly', broken = REFUSING, isTraced = true, ...which }: Tries = {},
): Promise<void> {
  const verdict = how === 'exactly' ? status(400) : refused;
  const [first, ...rest] = triesOf(bodies, rides ?? (await newRides(t, riders)), which);
  const refuse = async ({ ride, operation, body }: Try): Promise<Answer> => {
    const answer = await sent(t, ride, operation, body);
    await attributing(broken, () => must(answer, verdict));
    if (names) observeErrorBody(t, answer, names);
    return answer;
  };
  if (!first) return;
  const refuseAll = async (): Promise<Answer> => {
    let last = await refuse(first);
    for (const one of rest) last = await refuse(one);
    return last;
  };
  if (isTraced) await attributing(['TRA-67'], () => refusedWithoutTrace(lookAt(t, riders), refuseAll));
  else await refuseAll();
}

/** The first, the middle and the last one. */
export const spread = (all: readonly Appointment[]): readonly Appointment[] => [
  ...new Set([...all.slice(0, 1), ...all.slice(Math.floor(all.length / 2)).slice(0, 1), ...all.slice(-1)]),
];

/** Requests at these days and times. */
export const bodiesAt = (
  t: Tools,
  riders: Riders,
  all: readonly (Appointment | Partial<RideBody>)[],
): readonly RideBody[] => all.map((one) => rideBody(t, riders, one));

/** Bodies are taken as those of new requests and as replacements. */
export async function mustAcceptBodies(
  t: Tools,
  riders: Riders,
  bodies: readonly JsonObject[],
  { rides, broken = TAKING, ...which }: Omit<Tries, 'how' | 'names' | 'isTraced'> = {},
): Promise<void> {
  for (const { ride, operation, body } of triesOf(bodies, rides ?? (await newRides(t, riders)), which)) {
    const answer = await sent(t, ride, operation, body);
    await attributing(broken, () => must(answer, operation === MAKE ? success : status(200), fits));
  }
}

/** Sends a body; gives the answer and `taken`, `refused` or the status in words. For open questions. */
export async function outcome(t: Tools, ride: Request, operation: Operation, body: JsonObject) {
  const answer = await sent(t, ride, operation, body);
  const word = isSuccess(answer) ? 'taken' : refused(answer) === undefined ? 'refused' : answerText(answer);
  return { answer, word };
}

/** Communities with what a check needs of settings: its own where staff set them, else those of the configuration. */

/** Whether staff set the hours and the lead time of a community for the checks. */
export const setsHours = ({ run }: Tools): boolean =>
  hasLever(run, 'create-facility') && hasLever(run, 'edit-transportation-settings');

/** The same riders after a change of their settings. */
const withSettings = (riders: Riders, now: Partial<RideSettings>): Riders => ({
  ...riders,
  settings: { ...riders.settings, ...now },
});

export async function editHours(t: Tools, riders: Riders, hours: HoursEntry[]): Promise<Riders> {
  await editSettings(t, riders.facilityId, { hoursOfOperation: hours });
  return withSettings(riders, { hours: hours.map((entry) => ({ ...entry })) });
}

export async function editLeadTime(t: Tools, riders: Riders, leadHours: number): Promise<Riders> {
  await editSettings(t, riders.facilityId, { minimumLeadTimeHours: leadHours });
  return withSettings(riders, { leadHours });
}

interface Own {
  /** The hours of the community, by the usual day. */
  readonly hours: (first: string) => HoursEntry[];
  readonly timeZone?: string;
  readonly connections?: number;
}

/**
 * Riders in a community with these hours, requests from before the hours were set, to replace, and what `chosen` makes of
 * the settings; or else in a configured community of which it makes anything.
 */
export async function ridersWithHours<T>(
  t: Tools,
  { hours, timeZone = 'UTC', connections = 0 }: Own,
  what: string,
  chosen: (riders: Riders) => T | undefined,
): Promise<{ readonly riders: Riders; readonly rides: readonly Request[]; readonly found: T }> {
  if (!setsHours(t)) {
    const { riders, found } = await chosenRiders(t, what, chosen);
    return { riders, found, rides: [await someRequest(t, riders, openTime(riders))] };
  }
  const before = await givenRiders(t, { at: await ownRideCommunity(t, {}, timeZone), connections });
  const rides: Request[] = [];
  for (const by of before.people) rides.push(await someRequest(t, before, { tripType: 'willcall', by }));
  const riders = await editHours(t, before, hours(before.day));
  return { riders, rides, found: chosen(riders) ?? t.unproven(`needs ${what}`) };
}
