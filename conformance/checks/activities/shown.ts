import { activityBody, givenActivity, type GivenActivity } from '../../factories/activities.ts';
import { soleCalendarOf } from '../../factories/calendars.ts';
import { guestAt, register } from '../../factories/registrations.ts';
import { once, onceEach } from '../../kit/once.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';

/** A far activity of a facility, which no check changes. */
export const standingActivity = onceEach(async (t: Tools, facilityId: string) =>
  givenActivity(t, {}, await soleCalendarOf(t, facilityId)),
);

/** The list of a facility from the day before a day to the day after it, with actingUserId. */
export const listAround = (t: Tools, facilityId: string, day: string, actingUserId?: string) => {
  const [startDate, endDate] = [midnightOf(addDays(day, -1)), lastSecondOf(addDays(day, 1))];
  return t.call('listActivities', { path: { facilityId }, query: { startDate, endDate, actingUserId } });
};

/**
 * One activity in the answer to Get activity and in the list of its facility, on its day, the day before or the day after.
 */
export async function activityShown(
  t: Tools,
  { activityId, facilityId, day }: Pick<GivenActivity, 'activityId' | 'facilityId' | 'day'>,
  actingUserId?: string,
): Promise<readonly Shown[]> {
  return [
    ...shownIn(await t.call('getActivity', { path: { activityId }, query: { actingUserId } })),
    ...shownIn(await listAround(t, facilityId, day, actingUserId)).filter(
      ({ resource }) => resource['id'] === activityId,
    ),
  ];
}

/** An activity with every member set and one with only the required members, in all answers; once per run. */
export const activitiesShown = once(async (t: Tools): Promise<readonly Shown[]> => [
  ...(await shownThroughout(t, true)),
  ...(await shownThroughout(t, false)),
]);

async function shownThroughout(t: Tools, full: boolean): Promise<readonly Shown[]> {
  const more = {
    timeType: 'exactTime',
    location: t.fresh.text('Room'),
    description: t.fresh.text('Bring a cup'),
    maxRegistered: 7,
    maxRegisteredConnections: 3,
    allowConnections: true,
  } as const;
  const { name, type, startDate, startTime, ...times } = await activityBody(t);
  const least = { name, type, startDate, startTime };
  const given = await givenActivity(t, full ? { ...times, ...more } : {});
  const { activityId } = given;
  const userId = full ? await guestAt(t, 0) : undefined;
  if (userId !== undefined) await register(t, activityId, userId);
  const seen = [...(await activityShown(t, given, userId))];
  if (userId !== undefined) await t.call('cancelRegistration', { path: { activityId, userId } });
  const body = full ? { ...least, ...times, ...more, timeType: 'morning', maxRegistered: 9 } : least;
  seen.push(...shownIn(await t.call('replaceActivity', { path: { activityId }, body })));
  if (full) seen.push(...(await activityShown(t, given)));
  return seen.length > 0 ? seen : t.unproven('no answer shows an activity to look at');
}
