import { byMember } from '../assertions/by-member.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import type { JsonObject } from '../kit/json.ts';
import { counts, lacks } from '../kit/fault.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import type { Walk } from '../kit/paging.ts';
import { listOf, readOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { Shown } from '../laws/member-types.ts';

/** The members that an activity shows, each with the clauses that promise it. */
export const MEMBERS = {
  id: ['ACT-82', 'ACT-57', 'ACT-66'],
  name: ['ACT-74'],
  type: ['ACT-74'],
  location: ['ACT-74'],
  description: ['ACT-74'],
  timeType: ['ACT-75'],
  startDate: ['ACT-75'],
  endDate: ['ACT-75'],
  startTime: ['ACT-75'],
  endTime: ['ACT-75'],
  allowConnections: ['ACT-76'],
  capacity: ['ACT-77'],
  calendarId: ['ACT-78'],
  facilityId: ['ACT-79'],
} as const;

/** Lists the activities of a facility between two instants. The answer must be 200 and fit the contract. */
export async function activitiesBetween(
  t: Tools,
  facilityId: string,
  query: { readonly startDate: string; readonly endDate: string } & LooseQuery,
  as?: Identity,
): Promise<Walk> {
  const answer = await t.call('listActivities', { path: { facilityId }, query, ...(as && { as }) });
  attributed(['ACT-20', 'ACT-22'], () => must(answer, status(200)));
  byMember(MEMBERS, () => must(answer, fits));
  return { items: listOf(answer), pages: [answer] };
}

/** Lists the activities of a facility from the start of one day to the end of another, in UTC or at other hours. */
export const activitiesOn = (
  t: Tools,
  facilityId: string,
  [first, last]: readonly [string, string],
  more: LooseQuery = {},
  as?: Identity,
  hours: DayHours = inUtc,
): Promise<Walk> =>
  activitiesBetween(
    t,
    facilityId,
    { startDate: beginOf(hours, first), endDate: endOf(hours, last), ...more },
    as,
  );

/**
 * Lists the activities of a facility from the day before a day to the day after it. So the day is in the list
 * in every time zone.
 */
export const activitiesAround = (
  t: Tools,
  facilityId: string,
  day: string,
  more: LooseQuery = {},
  as?: Identity,
): Promise<Walk> => activitiesOn(t, facilityId, [addDays(day, -1), addDays(day, 1)], more, as);

/** Reads one activity. The resource must be readable from the answer, else ACT-57 and ACT-66 are broken. */
export async function activityRead(
  t: Tools,
  activityId: string,
  query: LooseQuery = {},
  as?: Identity,
): Promise<Shown> {
  return activityIn(await t.call('getActivity', { path: { activityId }, query, ...(as && { as }) }));
}

export const activityIn = (answer: Answer): Shown => ({
  answer,
  resource: attributed(['ACT-57', 'ACT-66'], () => readOf(answer)),
});

/** The answer that a list came in. */
export function pageOf({ pages: [page] }: Walk): Answer {
  if (!page) throw new Error('a list without a page proves nothing');
  return page;
}

/** An activity that takes place once must be one item of the list; returns the item. */
export function mustBeOneItem(walk: Walk, activityId: string): JsonObject {
  const [item, ...others] = itemsOf(walk, activityId);
  attributed(['ACT-22'], () =>
    mustHold(pageOf(walk), 'the activity is in the list', item !== undefined, lacks('it is not in the list')),
  );
  const found = `${others.length + 1} items`;
  mustHold(pageOf(walk), 'one item in the list', others.length === 0, counts(found));
  return item ?? {};
}

/** The items of a list with a given id. A series has one item per occurrence. */
export const itemsOf = ({ items }: Walk, activityId: string): readonly JsonObject[] =>
  items.filter(({ id }) => id === activityId);
