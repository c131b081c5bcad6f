import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import type { JsonObject } from '../kit/json.ts';
import { once, onceEach, forWholeRun } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenActivity, type ActivityBody, type GivenActivity } from './activities.ts';
import type { GivenCalendar } from './calendars.ts';
import { precondition } from '../kit/precondition.ts';
import { inTurns } from './many.ts';
import { givenResident } from './residents.ts';

export interface Seat {
  readonly activityId: string;
  readonly residentId: string;
}

interface GivenRegistration extends Seat {
  /** The calendar day of the activity; undefined if the check named the activity. */
  readonly day: string | undefined;
  /** The registration in the answer to the create. */
  readonly registration: JsonObject;
}

/**
 * A full activity: the registered residents and those on the waitlist, in the order in which they registered.
 */
interface GivenQueue {
  readonly activityId: string;
  readonly registered: readonly [string, ...string[]];
  readonly waiting: readonly string[];
}

/**
 * Days from today to the activities that people register for. A range of less than thirty days can hold both
 * this day and today, because it is open by which of them a list selects.
 */
export const SOON = 7;

/** A range that holds today and the activities of `soonActivity`, with some days before and after. */
export const aroundNow = async (t: Tools): Promise<{ startDate: string; endDate: string }> => {
  const day = await t.day(0);
  return { startDate: midnightOf(addDays(day, -3)), endDate: lastSecondOf(addDays(day, SOON + 5)) };
};

/**
 * A new activity in a week at noon, with twenty places unless overrides say otherwise. It is deleted at the
 * end of the run, after its registrations: before that the target may refuse the delete.
 */
export async function soonActivity(
  t: Tools,
  overrides: Partial<ActivityBody> = {},
  where?: GivenCalendar,
): Promise<GivenActivity> {
  return givenActivity(forWholeRun(t), { startDate: noonOf(await t.day(SOON)), ...overrides }, where);
}

/** Registers a resident, or a user of another type. The registration ends with the activity or the user. */
export const register = (
  t: Tools,
  activityId: string,
  userId: string,
  userType: BodyOf<'createRegistration'>['userType'] = 'resident',
): Promise<Answer> => t.call('createRegistration', { path: { activityId }, body: { userId, userType } });

/** A resident who is registered for an activity. Both are new unless the check names them. */
export async function givenRegistration(
  t: Tools,
  { activityId, residentId }: Partial<Seat> = {},
): Promise<GivenRegistration> {
  const userId = residentId ?? (await givenResident(t)).residentId;
  const fresh = activityId === undefined ? await soonActivity(t) : undefined;
  const id = activityId ?? fresh?.activityId ?? '';
  return precondition('a registration', async () => {
    const registration = dataOf(await register(t, id, userId));
    return { activityId: id, residentId: userId, day: fresh?.day, registration };
  });
}

/** A number of new residents of the usual facility. */
export const givenResidents = (t: Tools, count: number): Promise<readonly string[]> =>
  inTurns(count, async () => (await givenResident(t)).residentId);

/**
 * Residents that checks share. Such a check uses its own activities and looks only for them in the lists of
 * these residents.
 */
export const guestAt = onceEach(async (t: Tools, _at: number) => (await givenResident(t)).residentId);

/** Activities within `aroundNow`. By start, the first three made are in the middle, first and last. */
export const spreadActivities = once(async (t: Tools): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const ahead of [7, 3, 9, 7, 4])
    made.push((await soonActivity(t, { startDate: noonOf(await t.day(ahead)) })).activityId);
  return made;
});

/** A number of the residents of `guestAt`, the same on every call. */
export const guests = (t: Tools, count: number): Promise<readonly string[]> =>
  inTurns(count, (at) => guestAt(t, at));

const seatsTaken = perRun(() => ({ count: 0 }));
const hallAt = onceEach((t: Tools, _at: number) => soonActivity(t, { maxRegistered: 100 }));

/** A shared resident and a shared activity. No other check gets the same combination. */
export async function freeSeat(t: Tools): Promise<Seat & Pick<GivenActivity, 'day'>> {
  const at = seatsTaken(t.run).count++;
  const { activityId, day } = await hallAt(t, Math.floor(at / 10));
  return { activityId, day, residentId: await guestAt(t, at % 10) };
}

/**
 * How many residents beyond the number of places are registered before the target counts as one without a
 * waitlist.
 */
const PATIENT = 3;

/**
 * A full activity with a waitlist. The rule for the waitlist is open, so residents register until enough of
 * them are waitlisted; unproven if that does not happen.
 */
export async function givenQueue(
  t: Tools,
  { places = 1, waiting }: { readonly places?: number; readonly waiting: number },
  who: (t: Tools, at: number) => Promise<string> = async () => (await givenResident(t)).residentId,
): Promise<GivenQueue> {
  const { activityId } = await soonActivity(t, { maxRegistered: places });
  const rows: Record<'registered' | 'waitlisted', string[]> = { registered: [], waitlisted: [] };
  const most = places + waiting + PATIENT;
  for (let count = 0; count < most && rows.waitlisted.length < waiting; count += 1) {
    const residentId = await who(t, count);
    const registration = await precondition('a registration', async () =>
      dataOf(await register(t, activityId, residentId)),
    );
    const { status } = registration;
    if (status === 'registered' || status === 'waitlisted') rows[status].push(residentId);
  }
  const [first, ...others] = rows.registered;
  if (rows.waitlisted.length < waiting || first === undefined) {
    t.unproven(
      `of ${most} residents for ${places} ${places === 1 ? 'place' : 'places'} ${rows.registered.length} were registered and ${rows.waitlisted.length} waitlisted, so there is no waitlist to look at`,
    );
  }
  return { activityId, registered: [first, ...others], waiting: rows.waitlisted };
}

/** The same, or undefined if the target puts no one on a waitlist. */
export const possibleQueue = (
  t: Tools,
  waiting: number,
  who?: Parameters<typeof givenQueue>[2],
): Promise<GivenQueue | undefined> => unlessUnproven(() => givenQueue(t, { waiting }, who));
