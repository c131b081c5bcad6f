import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { hasLever } from '../kit/levers.ts';
import type { JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { ActivityBody, GivenActivity } from './activities.ts';
import { givenConnection } from './connections.ts';
import { aheadOfTime, needsRegistration } from './attendance-early.ts';
import { precondition } from '../kit/precondition.ts';
import { givenRegistration, guestAt, register, soonActivity, type Seat } from './registrations.ts';
import { givenResident } from './residents.ts';

/** The body of a mark. */
export type Mark = BodyOf<'markAttendance'>;

/** The body of a mark without the user. */
export type Marking = Omit<Mark, 'userId' | 'userType'>;

/** The reasons for declining that the interface lists. */
export const REASONS = ['Sleeping', 'Feeling ill', 'Not interested', 'Out of facility', 'Other'] as const;

interface GivenRecord extends Seat {
  /** The record in the answer to the mark. */
  readonly record: JsonObject;
}

export interface GivenGuest {
  readonly activityId: string;
  readonly connectionId: string;
  /** The resident of the connection. */
  readonly residentId: string;
  readonly externalId: string;
}

/** Marks a person. The record is deleted with the activity. */
export const mark = (t: Tools, activityId: string, body: Mark): Promise<Answer> =>
  t.call('markAttendance', { path: { activityId }, body });

/**
 * A resident who can be marked. The resident is registered if the target marks only registered people, which
 * is open.
 */
export async function givenAttendee(t: Tools, who: Partial<Seat> = {}): Promise<Seat> {
  await aheadOfTime(t);
  const activityId = who.activityId ?? (await soonActivity(t)).activityId;
  const residentId = who.residentId ?? (await givenResident(t)).residentId;
  if (await needsRegistration(t)) await givenRegistration(t, { activityId, residentId });
  return { activityId, residentId };
}

/**
 * A resident with an attendance record, `attended` unless the check says otherwise. Activity and resident are
 * new unless the check names them.
 */
export async function givenRecord(
  t: Tools,
  marking: Marking = { status: 'attended' },
  who: Partial<Seat> = {},
): Promise<GivenRecord> {
  const { activityId, residentId } = await givenAttendee(t, who);
  const body = { userId: residentId, userType: 'resident', ...marking } as const;
  return { activityId, residentId, record: await keptMark(t, activityId, body) };
}

/** Marks a person and returns the record. */
export const keptMark = (t: Tools, activityId: string, body: Mark): Promise<JsonObject> =>
  precondition('an attendance record', async () => dataOf(await mark(t, activityId, body)));

/** An activity in a week that admits connections. */
export const openActivity = (t: Tools, more: Partial<ActivityBody> = {}): Promise<GivenActivity> =>
  soonActivity(t, { allowConnections: true, maxRegisteredConnections: 5, ...more });

/** A new connection of a shared resident, with an activity that admits it. */
export async function givenGuest(
  t: Tools,
  activity?: Pick<GivenActivity, 'activityId'>,
  { at = 0, ...known }: { readonly at?: number; readonly relationship?: string } = {},
): Promise<GivenGuest> {
  await aheadOfTime(t);
  const { activityId } = activity ?? (await openActivity(t));
  const externalId = t.fresh.word('ext');
  const residentId = await guestAt(t, at);
  const { connectionId } = await givenConnection(t, { externalId, residents: [residentId], ...known });
  return { activityId, connectionId, residentId, externalId };
}

/**
 * Registers a connection. The interface does not say by which of its ids, so both are tried and the result is
 * not judged.
 */
export async function registerGuest(t: Tools, guest: GivenGuest): Promise<void> {
  const { activityId, connectionId, externalId } = guest;
  const byExternalId = await register(t, activityId, externalId, 'connection');
  if (!isSuccess(byExternalId)) await register(t, activityId, connectionId, 'connection');
}

/**
 * Marks a connection by its own id. If the API refuses, the connection is registered and marked again, then
 * the lever is used; unproven if none of these works. Returns the answer of the API, or undefined if the
 * lever made the mark.
 */
export async function markGuest(t: Tools, guest: GivenGuest, marking: Marking): Promise<Answer | undefined> {
  const { activityId, connectionId } = guest;
  const body = { userId: connectionId, userType: 'connection', ...marking } as const;
  const unasked = await mark(t, activityId, body);
  if (isSuccess(unasked)) return unasked;
  await registerGuest(t, guest);
  const answer = await mark(t, activityId, body);
  if (isSuccess(answer)) return answer;
  if (!hasLever(t.run, 'mark-attendance'))
    t.unproven(`a connection cannot be marked by its own id (${answer.status}), and no lever marks it`);
  await t.lever('mark-attendance', { activityId, ...body });
  return undefined;
}
