import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { hourFrom, middayOn, timesOn, zoneOf } from './activities-times.ts';
import { soleCalendar, type GivenCalendar } from './calendars.ts';
import { precondition } from '../kit/precondition.ts';

export interface GivenActivity extends GivenCalendar {
  readonly activityId: string;
  /** The calendar day on which it takes place. */
  readonly day: string;
  /** The activity in the answer to the create. */
  readonly activity: JsonObject;
}

/** Days from today to the activities of checks, unless a check says otherwise. */
export const FAR_AHEAD = 400;

/**
 * The types that an activity of the target may have, found once per run. The interface lists no values, so
 * the names of the activity types are tried first, then their ids.
 */
export const activityTypes = once(async (t: Tools): Promise<readonly string[]> => {
  const listed = await precondition('a list of the activity types', async () =>
    listOf(await t.call('listActivityTypes')),
  );
  const [names, ids] = [spellings(listed, 'name'), spellings(listed, 'id')];
  const [first] = names;
  return first !== undefined && (await isTaken(t, first)) ? names : ids;
});

const spellings = (types: readonly JsonObject[], member: string): readonly string[] =>
  [...new Set(types.map((type) => type[member]))].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

async function isTaken(t: Tools, type: string): Promise<boolean> {
  const { calendarId, facilityId } = await soleCalendar(t);
  return isSuccess(await makeActivity(t, calendarId, await bodyOfType(t, type, {}, facilityId)));
}

/** One of the types that an activity of the target may have. */
export async function activityType(t: Tools): Promise<string> {
  const [first] = await activityTypes(t);
  return first ?? t.unproven('the target lists no activity type, so no activity can be made');
}

/**
 * The body of a create. `timeType` may be left out, although the generated type requires it because it has a
 * default.
 */
export type ActivityBody = Omit<BodyOf<'createActivity'>, 'timeType'> &
  Partial<Pick<BodyOf<'createActivity'>, 'timeType'>>;

/**
 * The body of an activity at midday, with twenty places. If only `startDate` is given, the activity lasts one
 * hour from there. The times of day are in the zone of the facility if the configuration has it.
 */
export async function activityBody(
  t: Tools,
  overrides: Partial<ActivityBody> = {},
  facilityId?: string,
): Promise<ActivityBody> {
  return bodyOfType(t, overrides.type ?? (await activityType(t)), overrides, facilityId);
}

async function bodyOfType(
  t: Tools,
  type: string,
  overrides: Partial<ActivityBody>,
  facilityId = t.run.facilities[0]?.id ?? '',
): Promise<ActivityBody> {
  const zone = zoneOf(t.run, facilityId);
  const times =
    overrides.startDate === undefined
      ? middayOn(await t.day(FAR_AHEAD), zone)
      : hourFrom(overrides.startDate, zone);
  return { name: t.fresh.text('Tea'), type, ...times, maxRegistered: 20, ...overrides };
}

/** Sends a create; the activity is deleted at the end of the check. */
export async function makeActivity(
  t: Tools,
  calendarId: string,
  body: object,
  as?: Identity,
): Promise<Answer> {
  const answer = await t.call('createActivity', { path: { calendarId }, body, ...(as && { as }) });
  const activityId = isSuccess(answer) ? field(answer.json, 'data.id') : undefined;
  if (typeof activityId === 'string') t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
  return answer;
}

/** A new one-time activity far in the future at midday, on a calendar of one facility. */
export async function givenActivity(
  t: Tools,
  overrides: Partial<ActivityBody> = {},
  where?: GivenCalendar,
): Promise<GivenActivity> {
  const { calendarId, facilityId } = where ?? (await soleCalendar(t));
  const body = await activityBody(t, overrides, facilityId);
  return precondition('an activity', async () => {
    const activity = dataOf(await makeActivity(t, calendarId, body));
    const activityId = text(activity, 'id');
    return { activityId, calendarId, facilityId, day: body.startDate.slice(0, 10), activity };
  });
}

/** The body of an activity on a day of the given facility, at midday unless times of day are given. */
export async function bodyOn(
  t: Tools,
  facilityId: string,
  day: string,
  times?: readonly [string, string],
): Promise<ActivityBody> {
  const zone = zoneOf(t.run, facilityId);
  return activityBody(t, times ? timesOn(day, ...times, zone) : middayOn(day, zone), facilityId);
}
