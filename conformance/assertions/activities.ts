import type { Answer } from '../kit/call.ts';
import { dayOfMoment } from '../kit/dates.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { guestAt, SOON } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import { foundSeries, stagedSeries, type FoundSeries } from '../factories/activities-series.ts';
import { standingOf } from './registrations.ts';

export interface SoonSeries {
  readonly activityId: string;
  /**
   * Every day (YYYY-MM-DD) on which it takes place, all within the range that lists of registrations are
   * asked for.
   */
  readonly days: readonly string[];
}

/** Whether an answer has a warning, in its body or its headers (Endpoints, Activities, rule 4). */
export const warnsIn = ({ text, headers }: Pick<Answer, 'text' | 'headers'>): boolean =>
  /warn/i.test(text) || headers['warning'] !== undefined;

const DAYS = 4;

/** A series of four days, made by staff with the lever; else a configured one with room, and four of its next days. */
export async function soonSeries(t: Tools): Promise<SoonSeries> {
  if (hasLever(t.run, 'create-activity')) {
    const { activityId, days = [] } = await stagedSeries(t, { times: DAYS, except: [], ahead: SOON - 2 });
    return { activityId, days };
  }
  const [after, before] = [await t.day(1), await t.day(SOON + 4)];
  const soonIn = ({ shown }: FoundSeries) =>
    shown.filter(([day]) => after < day && day < before).slice(0, DAYS);
  const [series] = await foundSeries(
    t,
    (one) => soonIn(one).length === DAYS && soonIn(one).every(([, item]) => hasRoom(item)),
  );
  return { activityId: series.activityId, days: soonIn(series).map(([day]) => day) };
}

/** People whom checks register at one time. */
const MOST = 12;

const hasRoom = (item: JsonObject): boolean => {
  const available = field(item, 'capacity.residents.available');
  const isFull = field(item, 'capacity.residents.isFull') === true;
  return !isFull && (typeof available !== 'number' || available > MOST);
};

/**
 * A resident to register for it: one whom checks share, or a new one where the series is not the check's own, since
 * other checks register people for it as well.
 */
export const soonGuest = async (t: Tools, at: number): Promise<string> =>
  hasLever(t.run, 'create-activity') ? guestAt(t, at) : (await givenResident(t)).residentId;

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
