import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { givenSeries, startDayAt, type GivenSeries } from '../../factories/activities-series.ts';
import { attributed } from '../../kit/attribute.ts';
import { holdsExtra, holdsOthers, shows, type Fault } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { addDays, fullWindow, lastDayOfWindow } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { once, onceEach } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, activityRead, itemsOf, pageOf } from '../activity-lists.ts';

/**
 * The list of the first days of a series, or of today and later for a series that the suite did not make, and
 * the occurrences of the series in it.
 */
export async function occurrences(
  t: Tools,
  { activityId, facilityId, first, last, days }: GivenSeries,
): Promise<{ readonly walk: Walk; readonly items: readonly JsonObject[] }> {
  const begin = days ? addDays(first, -1) : await t.day(0);
  const end = days
    ? addDays(last ?? first, 1)
    : lastDayOfWindow(begin, fullWindow(zoneOf(t.run, facilityId)));
  const walk = await activitiesOn(t, facilityId, [begin, end]);
  return { walk, items: itemsOf(walk, activityId) };
}

/** A series for checks that only read. */
const standingSeries = once((t: Tools) => givenSeries(t));

/** The occurrences of this series in the list. */
export const standingOccurrences = once(async (t: Tools) => {
  const series = await standingSeries(t);
  return { series, ...(await occurrences(t, series)) };
});

/** The same; unproven if the list shows no occurrence. */
export async function someOccurrences(t: Tools) {
  const found = await standingOccurrences(t);
  if (found.items.length === 0) t.unproven('no list shows an occurrence of the series');
  return found;
}

/** The answer to Get activity for this series with an occurrenceDate. */
export const occurrenceOn = onceEach(async (t: Tools, occurrenceDate: string) => {
  const { activityId } = await standingSeries(t);
  return t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
});

export const offDays = (found: readonly string[], days: readonly string[]): Fault =>
  holdsOthers(found, days, `items on ${found.join(', ') || 'no day'}`);

/** The list must hold the series exactly once on each of these days and on no other day. */
export function mustBeOn(
  t: Tools,
  walk: Walk,
  { activityId, facilityId, exceptions }: Pick<GivenSeries, 'activityId' | 'facilityId' | 'exceptions'>,
  days: readonly string[],
  ...broken: readonly ClauseId[]
): void {
  const found = itemsOf(walk, activityId).map(startDayAt(t, facilityId)).sort();
  mustSkip(walk, found, exceptions);
  const isThere = found.join() === days.join();
  attributed(broken, () =>
    mustHold(pageOf(walk), `items on ${days.join(', ') || 'no day'}`, isThere, offDays(found, days)),
  );
}

/** None of the days on which items of the series fall is an exception. */
export function mustSkip(walk: Walk, found: readonly string[], exceptions: readonly string[]): void {
  const wrong = found.filter((day) => exceptions.includes(day));
  const promised = `no item on ${exceptions.join(', ')}`;
  attributed(['ACT-46'], () =>
    mustHold(pageOf(walk), promised, wrong.length === 0, holdsExtra(`items on ${wrong.join(', ')}`)),
  );
}

/** An occurrence that is read by its day starts on it. */
export async function mustBeReadOn(
  t: Tools,
  { activityId, facilityId }: Pick<GivenSeries, 'activityId' | 'facilityId'>,
  occurrenceDate: string,
): Promise<void> {
  const { answer, resource } = await activityRead(t, activityId, { occurrenceDate });
  const { startDate } = resource;
  const isOnDay = startDayAt(t, facilityId)(resource) === occurrenceDate;
  attributed(['ACT-48'], () =>
    mustHold(answer, `a start on ${occurrenceDate}`, isOnDay, shows('startDate', startDate)),
  );
}
