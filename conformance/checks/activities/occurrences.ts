import { givenSeries, type GivenSeries } from '../../factories/activities-series.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { addDays, fullWindow, lastDayOfWindow } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { once, onceEach } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, itemsOf } from '../activity-lists.ts';

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
