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
import { made } from '../kit/made.ts';
import { givenRegistration, guestAt, register, soonActivity, type Seat } from './registrations.ts';
import { givenResident } from './residents.ts';

/** What is sent to mark somebody. */
export type Mark = BodyOf<'markAttendance'>;

/** What is sent to mark a user who is known already. */
export type Marking = Omit<Mark, 'userId' | 'userType'>;

/** The reasons that the interface knows. */
export const REASONS = ['Sleeping', 'Feeling ill', 'Not interested', 'Out of facility', 'Other'] as const;

interface GivenRecord extends Seat {
  /** As the mark answered it. */
  readonly record: JsonObject;
}

interface GivenGuest {
  readonly activityId: string;
  readonly connectionId: string;
  /** The resident to whom the connection is linked. */
  readonly residentId: string;
  readonly externalId: string;
}

/** Marks somebody; the record ends with the activity. */
export const mark = (t: Tools, activityId: string, body: Mark): Promise<Answer> =>
  t.call('markAttendance', { path: { activityId }, body });

/** A resident who may be marked; registered where the target marks nobody else, which is open. */
export async function givenAttendee(t: Tools, who: Partial<Seat> = {}): Promise<Seat> {
  await aheadOfTime(t);
  const activityId = who.activityId ?? (await soonActivity(t)).activityId;
  const residentId = who.residentId ?? (await givenResident(t)).residentId;
  if (await needsRegistration(t)) await givenRegistration(t, { activityId, residentId });
  return { activityId, residentId };
}

/** A resident marked for an activity, as attended unless the check says otherwise; both new unless it names them. */
export async function givenRecord(
  t: Tools,
  marking: Marking = { status: 'attended' },
  who: Partial<Seat> = {},
): Promise<GivenRecord> {
  const { activityId, residentId } = await givenAttendee(t, who);
  const body = { userId: residentId, userType: 'resident', ...marking } as const;
  return { activityId, residentId, record: await keptMark(t, activityId, body) };
}

/** The record of somebody who may be marked. */
export const keptMark = (t: Tools, activityId: string, body: Mark): Promise<JsonObject> =>
  made('an attendance record', async () => dataOf(await mark(t, activityId, body)));

/** An activity to which connections are admitted, and a week away as those of `soonActivity`. */
export const openActivity = (t: Tools, more: Partial<ActivityBody> = {}): Promise<GivenActivity> =>
  soonActivity(t, { allowConnections: true, maxRegisteredConnections: 5, ...more });

/** A new connection of a resident whom checks share, with an activity to which it may come. */
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
 * Asks for a place for a connection. By which of its ids it can be registered is unconfirmed, so both are tried, and
 * whether one of them worked is not judged.
 */
export async function registerGuest(t: Tools, guest: GivenGuest): Promise<void> {
  const { activityId, connectionId, externalId } = guest;
  const byExternalId = await register(t, activityId, externalId, 'connection');
  if (!isSuccess(byExternalId)) await register(t, activityId, connectionId, 'connection');
}

/**
 * Marks a connection by its own id, which the API may refuse: then as one that asked for a place, then by the lever.
 * Unproven where none of these works. Gives back the answer of the API where it was that.
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
