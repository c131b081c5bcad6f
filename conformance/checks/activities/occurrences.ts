import { givenSeries, type GivenSeries } from '../../factories/activities-series.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { addDays, fullWindow, lastDayOfWindow } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { once, onceEach } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, itemsOf } from '../activity-lists.ts';

/** The list around the first days of a series (around today where the suite did not make it), and its occurrences. */
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

/** The series at which checks look that change nothing. */
const standingSeries = once((t: Tools) => givenSeries(t));

/** Its occurrences, as the list shows them. */
export const standingOccurrences = once(async (t: Tools) => {
  const series = await standingSeries(t);
  return { series, ...(await occurrences(t, series)) };
});

/** The same; there must be one at least. */
export async function someOccurrences(t: Tools) {
  const found = await standingOccurrences(t);
  if (found.items.length === 0) t.unproven('no list shows an occurrence of the series');
  return found;
}

/** What the read of it by a date answers. */
export const occurrenceOn = onceEach(async (t: Tools, occurrenceDate: string) => {
  const { activityId } = await standingSeries(t);
  return t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
});
