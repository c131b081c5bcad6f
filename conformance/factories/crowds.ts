import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { bodyOn, givenActivity } from './activities.ts';
import { soleCalendar } from './calendars.ts';
import { givenConnection } from './connections.ts';
import { inTurns } from './many.ts';
import { SOON, register } from './registrations.ts';
import { givenResident } from './residents.ts';
import { precondition } from '../kit/precondition.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';

/** More records than one page of a list may hold. They are made once for all checks of long lists. */

/** Many residents of the usual facility, who share a telephone number that no other resident has. */
export const residentCrowd = once(async (t: Tools) => givenCrowd(t, 102));

/**
 * Makes a number of residents with one telephone number. One resident with another number is made before them
 * and one after them, so the filter is tested in every order of the list.
 */
export async function givenCrowd(t: Tools, count: number) {
  const { id: facilityId } = await t.facility();
  const phone = String(t.fresh.number());
  await givenResident(t, {}, facilityId);
  const residentIds = await inTurns(
    count,
    async () => (await givenResident(t, { phone }, facilityId)).residentId,
  );
  await givenResident(t, {}, facilityId);
  return { facilityId, phone, residentIds };
}

/** A resident of the usual facility with more than a hundred connections of the same facility. */
export const connectionCrowd = once(async (t: Tools) => {
  const { residentId, facilityId } = await givenResident(t);
  const links = { residents: [residentId], facilities: [facilityId] };
  const connectionIds = await inTurns(101, async () => (await givenConnection(t, links)).connectionId);
  return { residentId, facilityId, connectionIds };
});

/**
 * More than fifty activities on one day, a week from now, and a resident who is registered for all of them.
 */
export const busyResident = once(async (t: Tools) => {
  const { facilityId } = await soleCalendar(t);
  const { residentId } = await givenResident(t, {}, facilityId);
  // The registration is made today and the activity is soon, because a list of registrations may select by
  // either day.
  const day = await t.day(SOON);
  const body = await bodyOn(t, facilityId, day);
  const activityIds = await inTurns(51, async () => {
    const { activityId } = await givenActivity(t, { ...body, name: t.fresh.text('Tea') });
    await precondition('a registration', async () =>
      must(await register(t, activityId, residentId), success),
    );
    return activityId;
  });
  return { facilityId, residentId, day, activityIds };
});
