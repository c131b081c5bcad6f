import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import type { JsonObject } from '../kit/json.ts';
import { once, onceEach, outliving } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenActivity, type ActivityBody, type GivenActivity } from './activities.ts';
import type { GivenCalendar } from './calendars.ts';
import { made } from '../kit/made.ts';
import { inTurns } from './many.ts';
import { givenResident } from './residents.ts';

export interface Seat {
  readonly activityId: string;
  readonly residentId: string;
}

interface GivenRegistration extends Seat {
  /** The calendar day of the activity; undefined where the activity was named by the check. */
  readonly day: string | undefined;
  /** As the create answered it. */
  readonly registration: JsonObject;
}

/** An activity of which all places are taken, and the residents who wait, in the order in which they came. */
interface GivenQueue {
  readonly activityId: string;
  readonly registered: readonly [string, ...string[]];
  readonly waiting: readonly string[];
}

/**
 * Days from today on which activities take place for which somebody registers: near enough for a range of less than
 * thirty days to hold the day of registering too, since which of the two a list selects by is open.
 */
export const SOON = 7;

/** A range that holds today and the activities of `soonActivity`, with days to spare on both sides. */
export const aroundNow = async (t: Tools): Promise<{ startDate: string; endDate: string }> => {
  const day = await t.day(0);
  return { startDate: midnightOf(addDays(day, -3)), endDate: lastSecondOf(addDays(day, SOON + 5)) };
};

/**
 * A new activity in a week, at noon, with room for twenty residents unless overrides say otherwise. It is left to the
 * end of the run, which cancels the registrations first: until then its delete would be refused.
 */
export async function soonActivity(
  t: Tools,
  overrides: Partial<ActivityBody> = {},
  where?: GivenCalendar,
): Promise<GivenActivity> {
  return givenActivity(outliving(t), { startDate: noonOf(await t.day(SOON)), ...overrides }, where);
}

/** Asks for a place for a resident, or whoever else is named; it ends with the activity and with them. */
export const register = (
  t: Tools,
  activityId: string,
  userId: string,
  userType: BodyOf<'createRegistration'>['userType'] = 'resident',
): Promise<Answer> => t.call('createRegistration', { path: { activityId }, body: { userId, userType } });

/** A resident registered for an activity, both new unless the check names them. */
export async function givenRegistration(
  t: Tools,
  { activityId, residentId }: Partial<Seat> = {},
): Promise<GivenRegistration> {
  const userId = residentId ?? (await givenResident(t)).residentId;
  const fresh = activityId === undefined ? await soonActivity(t) : undefined;
  const id = activityId ?? fresh?.activityId ?? '';
  return made('a registration', async () => {
    const registration = dataOf(await register(t, id, userId));
    return { activityId: id, residentId: userId, day: fresh?.day, registration };
  });
}

/** So many new residents of the usual facility. */
export const givenResidents = (t: Tools, count: number): Promise<readonly string[]> =>
  inTurns(count, async () => (await givenResident(t)).residentId);

/**
 * Residents whom checks share that look at activities of their own, and at nothing but these in the list of somebody.
 */
export const guestAt = onceEach(async (t: Tools, _at: number) => (await givenResident(t)).residentId);

/** Activities within `aroundNow`; the first three start in the middle, first and last in the order of making. */
export const spreadActivities = once(async (t: Tools): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const ahead of [7, 3, 9, 7, 4])
    made.push((await soonActivity(t, { startDate: noonOf(await t.day(ahead)) })).activityId);
  return made;
});

/** So many of them, the same each time. */
export const guests = (t: Tools, count: number): Promise<readonly string[]> =>
  inTurns(count, (at) => guestAt(t, at));

const seatsTaken = perRun(() => ({ count: 0 }));
const hallAt = onceEach((t: Tools, _at: number) => soonActivity(t, { maxRegistered: 100 }));

/** A resident and an activity that checks share, brought together by nobody else. */
export async function freeSeat(t: Tools): Promise<Seat & Pick<GivenActivity, 'day'>> {
  const at = seatsTaken(t.run).count++;
  const { activityId, day } = await hallAt(t, Math.floor(at / 10));
  return { activityId, day, residentId: await guestAt(t, at % 10) };
}

/** How many residents more than there are places are tried before a target counts as one without a waitlist. */
const PATIENT = 3;

/**
 * An activity with so many places and so many residents who wait for one. By which rule somebody has to wait is
 * open: residents come until enough of them were told to, and where that does not happen there is nothing to prove.
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
    const registration = await made('a registration', async () =>
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

/** The same, or undefined where the target lets nobody wait. */
export const possibleQueue = (
  t: Tools,
  waiting: number,
  who?: Parameters<typeof givenQueue>[2],
): Promise<GivenQueue | undefined> => unlessUnproven(() => givenQueue(t, { waiting }, who));
