import { dayOfMoment } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { SOON } from '../factories/registrations.ts';
import { stagedSeries } from '../factories/activities-series.ts';
import { standingOf } from './registrations.ts';

export interface SoonSeries {
  readonly activityId: string;
  /** Every day (YYYY-MM-DD) on which it takes place, within reach of the lists of registrations. */
  readonly days: readonly string[];
}

/** A series of four days, made by staff. */
export async function soonSeries(t: Tools): Promise<SoonSeries> {
  const { activityId, days = [] } = await stagedSeries(t, { times: 4, except: [], ahead: SOON - 2 });
  return { activityId, days };
}

/**
 * A way to see on which days of a series a resident takes part. The interface promises none for every target: the
 * list may have a row for each day, or the occurrence may tell the status of whoever asks.
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

/** The views that show the resident on each of these days; a view that does not sees too little to judge by. */
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

/** The days on which a resident takes part by what the target shows in any way. */
export async function daysSeen(t: Tools, series: SoonSeries, residentId: string): Promise<readonly string[]> {
  const seen = [...(await byRows(t, series, residentId)), ...(await byStatus(t, series, residentId))];
  return series.days.filter((day) => seen.includes(day));
}
