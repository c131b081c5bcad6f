import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { bodyOn, givenActivity } from './activities.ts';
import { soleCalendar } from './calendars.ts';
import { givenConnection } from './connections.ts';
import { inTurns } from './many.ts';
import { SOON, register } from './registrations.ts';
import { givenResident } from './residents.ts';
import { made } from '../kit/made.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';

/** More than any page of a list may hold: made once, for all lists that are judged by as many. */

/** As many residents of the usual facility, whom a telephone number picks out that nobody else has. */
export const residentCrowd = once(async (t: Tools) => givenCrowd(t, 102));

/** So many residents; before and after them somebody with another number, whatever the order of a list. */
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

/** A resident of the usual facility with more than a hundred connections, who belong to it, too. */
export const connectionCrowd = once(async (t: Tools) => {
  const { residentId, facilityId } = await givenResident(t);
  const links = { residents: [residentId], facilities: [facilityId] };
  const connectionIds = await inTurns(101, async () => (await givenConnection(t, links)).connectionId);
  return { residentId, facilityId, connectionIds };
});

/** More than fifty activities of one day in a week, and a resident who is registered for each of them. */
export const busyResident = once(async (t: Tools) => {
  const { facilityId } = await soleCalendar(t);
  const { residentId } = await givenResident(t, {}, facilityId);
  // Registered today and taking place soon: a list of registrations may select by either.
  const day = await t.day(SOON);
  const body = await bodyOn(t, facilityId, day);
  const activityIds = await inTurns(51, async () => {
    const { activityId } = await givenActivity(t, { ...body, name: t.fresh.text('Tea') });
    await made('a registration', async () => must(await register(t, activityId, residentId), success));
    return activityId;
  });
  return { facilityId, residentId, day, activityIds };
});
