import type { BodyOf, OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import type { JsonObject } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { bareOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { timesOn } from './activities-times.ts';
import { LONG_AGO, givenHome, type Home } from './homes.ts';
import { precondition } from '../kit/precondition.ts';
import { activityName } from './personal-activities.ts';
import { guestAt, guests, soonActivity } from './registrations.ts';

/** The body of a flat create with all members, because it is open which of them may be left out. */
export type FlatActivityBody = Required<BodyOf<'createPersonalActivityFlat'>>;

export interface GivenFlatActivity {
  readonly home: Home;
  readonly id: string;
  /** The calendar day on which it takes place. */
  readonly day: string;
  readonly body: FlatActivityBody;
  /** The activity in the answer to the create. */
  readonly activity: JsonObject;
}

/** For each route that only worked examples show: whether the target knows its path and method. */
type Served = Readonly<Partial<Record<OperationId, boolean>>>;

const isUnknown = ({ status }: Answer): boolean => status === 404 || status === 405 || status === 501;

/** Tested once per run, with a valid request for each route. */
export const flatRoutes = once(async (t: Tools): Promise<Served> => {
  const home = await givenHome(t);
  const { residentId } = home;
  const day = await t.day(LONG_AGO);
  const body = await flatActivityOn(t, home, day);
  const { activityId } = await soonActivity(t);
  const other = await guestAt(t, 0);
  const answers = [
    await t.call('listPersonalActivitiesFlat', { query: { residentId, ...daysAround(day) } }),
    await t.call('createPersonalActivityFlat', { body }),
    await t.call('createRegistrationFlat', { body: { residentId: other, activityId } }),
    await t.call('listPhotosFlat', { query: { residentId } }),
    await t.call('listMessagesFlat', { query: { residentId } }),
  ];
  return Object.fromEntries(answers.map((answer) => [answer.operationId, !isUnknown(answer)]));
});

/** Ends the check as not applicable if the target knows none of these routes. */
export async function needsFlatRoutes(t: Tools): Promise<void> {
  if (Object.values(await flatRoutes(t)).some((isServed) => isServed)) return;
  t.notApplicable('the target knows none of the routes that stand in worked examples only');
}

/**
 * A range around a day, wide enough that the day is inside it in every zone and in every reading of its ends.
 */
export const daysAround = (day: string, before = 4, after = 5) => ({
  startDate: addDays(day, -before),
  endDate: addDays(day, after),
});

/** The body of a flat personal activity on a day, from one time of day to another. */
export async function flatActivityOn(
  t: Tools,
  { residentId, facilityId, timeZone }: Home,
  day: string,
  [from, to]: readonly [string, string] = ['10:20', '11:05'],
): Promise<FlatActivityBody> {
  const { startDate: startTime, endDate: endTime } = timesOn(day, from, to, timeZone);
  const title = await activityName(t, facilityId);
  return { residentId, title, startTime, endTime, location: t.fresh.text('Terrace') };
}

/** A new flat personal activity, of a new resident unless the check names one. */
export async function givenFlatActivity(
  t: Tools,
  place?: Home,
  day?: string,
  sent?: FlatActivityBody,
): Promise<GivenFlatActivity> {
  await needsFlatRoutes(t);
  const home = place ?? (await givenHome(t));
  const on = day ?? (await t.day(LONG_AGO));
  const body = sent ?? (await flatActivityOn(t, home, on));
  return precondition('a flat personal activity', async () => {
    const activity = bareOf(await t.call('createPersonalActivityFlat', { body }));
    return { home, id: text(activity, 'id'), day: on, body, activity };
  });
}

/** An activity of its own resident, which no check changes. */
export const listedActivity = once((t: Tools) => givenFlatActivity(t));

/** A resident whose activities no check lists, for bodies that break the contract. */
export const unlistedHome = once(givenHome);

/**
 * Registers a resident on the flat route. If the routes share their registrations, this one ends with the
 * activity.
 */
export const registerFlat = (
  t: Tools,
  activityId: string,
  residentId: string,
  more: object = {},
): Promise<Answer> => t.call('createRegistrationFlat', { body: { ...more, residentId, activityId } });

/**
 * Two residents, each registered for two activities on the flat route, and the answers. Checks only read
 * them.
 */
export const flatRegistrations = once(async (t: Tools) => {
  await needsFlatRoutes(t);
  const activities = [await soonActivity(t), await soonActivity(t)];
  const all = [];
  for (const residentId of await guests(t, 2))
    for (const { activityId } of activities)
      all.push({ residentId, activityId, answer: await registerFlat(t, activityId, residentId) });
  return all;
});
