import { dayOfMoment } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { SOON } from '../factories/registrations.ts';
import { stagedSeries } from '../factories/activities-series.ts';
import { standingOf } from './registrations.ts';

export interface SoonSeries {
  readonly activityId: string;
  /**
   * Every day (YYYY-MM-DD) on which it takes place, all within the range that lists of registrations are
   * asked for.
   */
  readonly days: readonly string[];
}

/** A series of four days, made by staff with the lever. */
export async function soonSeries(t: Tools): Promise<SoonSeries> {
  const { activityId, days = [] } = await stagedSeries(t, { times: 4, except: [], ahead: SOON - 2 });
  return { activityId, days };
}

/**
 * Returns the days of a series for which a resident is registered. No way works on every target: the list may
 * have a row for each day, or the occurrence may show the status of the acting user.
 */
type DayView = (t: Tools, series: SoonSeries, residentId: string) => Promise<readonly string[]>;

const byRows: DayView = async (t, { activityId, days }, residentId) => {
  const { rows } = await standingOf(t, activityId, residentId);
  const shown = rows.map((row) => dayOfMoment(String(row['activityStartDate'])));
  return days.filter((day) => shown.includes(day));
};

const byStatus: DayView = async (t, { activityId, days }, residentId) => {
  const held: string[] = [];
  for (const occurrenceDate of days) {
    const query = { occurrenceDate, actingUserId: residentId };
    const answer = await t.call('getActivity', { path: { activityId }, query });
    const status = isSuccess(answer) ? field(answer.json, 'data.actingUserRegistrationStatus') : undefined;
    if (/^(registered|waitlisted)$/i.test(String(status))) held.push(occurrenceDate);
  }
  return held;
};

/** The views that show the resident on all of these days. A view that does not is not checked. */
export async function viewsThatShow(
  t: Tools,
  series: SoonSeries,
  residentId: string,
  days: readonly string[],
): Promise<readonly DayView[]> {
  const views: DayView[] = [];
  for (const view of [byRows, byStatus]) {
    const seen = await view(t, series, residentId);
    if (days.every((day) => seen.includes(day))) views.push(view);
  }
  return views;
}

/** The days for which a resident is registered, by any of the views. */
export async function daysSeen(t: Tools, series: SoonSeries, residentId: string): Promise<readonly string[]> {
  const seen = [...(await byRows(t, series, residentId)), ...(await byStatus(t, series, residentId))];
  return series.days.filter((day) => seen.includes(day));
}
