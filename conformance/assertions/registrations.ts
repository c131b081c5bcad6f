import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { aroundNow, register } from '../factories/registrations.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { eventually } from '../kit/eventually.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import { fits, status, success, type Matcher } from '../kit/match.ts';
import { counts, holdsExtra, lacks, shows, type Fault } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, number, readOf } from '../kit/read.ts';
import { isBlank } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { ownList } from './own-list.ts';
import type { Status } from '../models/registrations.ts';

/** The registrations of a resident for one activity, from the list of the resident. */
export interface Standing {
  readonly answer: Answer;
  /** The registrations for that activity only. */
  readonly rows: readonly JsonObject[];
}

export type Stands = Status | 'absent';

/** The status in the answer to a registration. */
export const standsIn = ({ status }: JsonObject): Status =>
  status === 'waitlisted' ? 'waitlisted' : 'registered';

export async function standingOf(t: Tools, activityId: string, residentId: string): Promise<Standing> {
  const query = await aroundNow(t);
  const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
  const { answer, items } = attributed(['REG-35', 'REG-25'], () => ownList(listed));
  return { answer, rows: items.filter((row) => row['activityId'] === activityId) };
}

/**
 * The list of the resident must hold the activity once with that status, or not at all. `promised` gives the
 * reason.
 */
function mustStand(
  { answer, rows }: Standing,
  stands: Stands,
  promised: string,
  broken = brokenBy(stands, rows),
): void {
  const found =
    rows.length === 0
      ? 'the activity is not in the list of the resident'
      : `in the list of the resident the activity is ${rows.map((row) => show(row['status'])).join(' and ')}`;
  attributed(broken, () =>
    mustHold(answer, promised, isStanding(rows, stands), standingFault(stands, rows, found)),
  );
}

function standingFault(stands: Stands, rows: readonly JsonObject[], found: string): Fault {
  const [first, ...others] = rows;
  if (stands === 'absent') return holdsExtra(found);
  if (first === undefined) return lacks(found);
  return others.length > 0 ? counts(found) : shows('status', first['status'], found);
}

/** The clauses that are broken if a resident has another status than expected. */
function brokenBy(stands: Stands, rows: readonly JsonObject[]): readonly ClauseId[] {
  if (stands === 'absent') return ['REG-25', 'REG-29'];
  const hasMovedUp = stands === 'waitlisted' && rows.some((row) => row['status'] === 'registered');
  return hasMovedUp ? ['REG-28', 'REG-30', 'REG-41'] : ['REG-28', 'REG-31', 'REG-38', 'REG-41'];
}

/** Whether a row of a list is a place, not a wait for one. */
export const isPlace = (row: { readonly status?: unknown }): boolean => row.status === 'registered';

const isStanding = (rows: readonly JsonObject[], stands: Stands): boolean =>
  stands === 'absent' ? rows.length === 0 : rows.length === 1 && rows[0]?.['status'] === stands;

/** A resident must have this status now. */
export async function mustNowStand(
  t: Tools,
  activityId: string,
  residentId: string,
  stands: Stands,
  promised: string,
  broken?: readonly ClauseId[],
): Promise<void> {
  mustStand(await standingOf(t, activityId, residentId), stands, promised, broken);
}

/** The registered residents must stay registered, and those on the waitlist must stay there. */
export async function mustStay(
  t: Tools,
  activityId: string,
  registered: readonly string[],
  waiting: readonly string[],
): Promise<void> {
  for (const one of registered)
    await mustNowStand(t, activityId, one, 'registered', 'who is registered stays so');
  for (const one of waiting)
    await mustNowStand(t, activityId, one, 'waitlisted', 'who waits goes on waiting');
}

/**
 * A resident must move up from the waitlist. This may take a moment, so the list is read until the patience
 * of the run is used up.
 */
export async function mustMoveUp(
  t: Tools,
  activityId: string,
  residentId: string,
  promised: string,
  patience: number = t.run.patience,
): Promise<void> {
  const seen = await eventually(
    () => standingOf(t, activityId, residentId),
    ({ rows }) => isStanding(rows, 'registered'),
    patience,
  );
  mustStand(seen, 'registered', promised, ['REG-27']);
}

interface Taken {
  readonly answer: Answer;
  /** The number of registered residents that the activity shows. */
  readonly registered: number;
}

export async function placesTaken(t: Tools, activityId: string): Promise<Taken> {
  const answer = await t.call('getActivity', { path: { activityId } });
  return { answer, registered: number(readOf(answer), 'capacity.residents.registered') };
}

/** The activity must count this number of registered residents. */
export async function mustCount(
  t: Tools,
  activityId: string,
  count: number,
  promised: string,
  broken: readonly ClauseId[] = ['REG-16', 'REG-26', 'REG-31'],
): Promise<void> {
  const { answer, registered } = await placesTaken(t, activityId);
  const fault = shows('capacity.residents.registered', registered);
  attributed(broken, () => mustHold(answer, promised, registered === count, fault));
}

/** The activity must count this number of registered connections. One that shows no number counts none. */
export async function mustCountConnections(
  t: Tools,
  activityId: string,
  count: number,
  promised: string,
): Promise<void> {
  const member = 'capacity.connections.registered';
  const answer = await t.call('getActivity', { path: { activityId } });
  const found = field(readOf(answer), member);
  if (isBlank(found) && count > 0) t.unproven(`the activity shows no ${member}`);
  attributed(['ACT-109'], () =>
    mustHold(answer, promised, isBlank(found) || found === count, shows(member, found)),
  );
}

/** A new registration must have one of the two statuses. */
export const isNamedStatus: Matcher = (answer) => {
  const found = field(answer.json, 'data.status');
  return found === 'registered' || found === 'waitlisted'
    ? undefined
    : { promised: 'the status registered or waitlisted', ...shows('status', found) };
};

interface Made {
  readonly answer: Answer;
  readonly registration: JsonObject;
}

/** Registers a resident. The answer must fit the contract. */
export const registered = async (t: Tools, activityId: string, residentId: string): Promise<Made> =>
  madeBy(await register(t, activityId, residentId));

export function madeBy(answer: Answer): Made {
  attributed(['REG-32'], () => must(answer, success));
  attributed(['REG-09'], () => must(answer, status(200, 201), fits));
  return { answer, registration: attributed(['REG-09'], () => dataOf(answer)) };
}

/** Registers a resident; unproven if the target puts the resident on the waitlist although there is room. */
export async function seated(t: Tools, activityId: string, residentId: string): Promise<Made> {
  const made = await registered(t, activityId, residentId);
  if (made.registration['status'] === 'waitlisted')
    t.unproven('the target put a resident on the waitlist of an activity that has room');
  return made;
}

/** Cancels a registration. The answer must fit the contract. */
export async function cancelled(t: Tools, activityId: string, userId: string): Promise<Answer> {
  const answer = await t.call('cancelRegistration', { path: { activityId, userId } });
  attributed(['REG-24'], () => must(answer, status(204), fits));
  return answer;
}
