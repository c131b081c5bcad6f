import { FAR_AHEAD, activityBody, activityTypes, makeActivity } from '../../factories/activities.ts';
import { soleCalendar, type GivenCalendar } from '../../factories/calendars.ts';
import { attributed } from '../../kit/attribute.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activityRead } from '../activity-lists.ts';

/** Creates an activity, which is deleted at the end of the check. */
export async function make(t: Tools, { calendarId }: Pick<GivenCalendar, 'calendarId'>, body: object) {
  const answer = await makeActivity(t, calendarId, body);
  attributed(['ACT-71', 'ACT-65'], () => must(answer, success));
  return attributed(['ACT-65'], () => {
    must(answer, status(200, 201), fits);
    return { answer, activityId: text(dataOf(answer), 'id') };
  });
}

/** Every timeType, with different numbers of places. */
const WAYS = [
  { timeType: 'exactTime', maxRegistered: 1, allowConnections: false },
  { timeType: 'allDay', maxRegistered: 12, maxRegisteredConnections: 5, allowConnections: true },
  { timeType: 'morning', maxRegisteredConnections: 1, allowConnections: true },
  { timeType: 'afternoon', maxRegistered: 250, maxRegisteredConnections: 120, allowConnections: true },
  { timeType: 'evening', allowConnections: false },
] as const;

/** Activities of several types with each of WAYS: the create and the read of each, and the list. */
export const variedActivities = once(async (t: Tools) => {
  const where = await soleCalendar(t);
  const { maxRegistered: _, ...body } = await activityBody(t);
  const types = await activityTypes(t);
  const some = [...types.slice(0, 3), ...types.slice(3).slice(-1)];
  const all = [];
  for (const [at, way] of WAYS.entries()) {
    const sent = { ...body, ...way, type: some[at % some.length] ?? body.type };
    const { answer, activityId } = await make(t, where, sent);
    all.push({ sent, answer, activityId, read: await activityRead(t, activityId) });
  }
  return { all, list: await activitiesAround(t, where.facilityId, await t.day(FAR_AHEAD)) };
});
