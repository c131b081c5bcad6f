import { activityBody, givenActivity, type GivenActivity } from '../../factories/activities.ts';
import { givenResident } from '../../factories/residents.ts';
import { once } from '../../kit/once.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';
import { shownIn } from '../dated-members.ts';
import type { Shown } from '../member-types.ts';

/** The list of a facility around a day, as a user sees it. */
export const listAround = (t: Tools, facilityId: string, day: string, actingUserId?: string) => {
  const [startDate, endDate] = [midnightOf(addDays(day, -1)), lastSecondOf(addDays(day, 1))];
  return t.call('listActivities', { path: { facilityId }, query: { startDate, endDate, actingUserId } });
};

/** One activity as it is read and as the list of its facility shows it, on a day or the two beside it. */
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

/** An activity with every member set and one with the required ones alone, as all answers show them; once per run. */
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
  const { activityId, facilityId } = given;
  const seen = [...(await activityShown(t, given))];
  if (full) {
    const { residentId: userId } = await givenResident(t, {}, facilityId);
    const path = { activityId };
    await t.call('createRegistration', { path, body: { userId, userType: 'resident' } });
    seen.push(...(await activityShown(t, given, userId)));
    await t.call('cancelRegistration', { path: { ...path, userId } });
  }
  const body = full ? { ...least, ...times, ...more, timeType: 'morning', maxRegistered: 9 } : least;
  seen.push(...shownIn(await t.call('replaceActivity', { path: { activityId }, body })));
  seen.push(...(await activityShown(t, given)));
  return seen.length > 0 ? seen : t.unproven('no answer shows an activity to look at');
}
