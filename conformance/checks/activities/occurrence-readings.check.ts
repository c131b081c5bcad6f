import {
  daysBetweenShown,
  foundSeries,
  stagedPattern,
  stagedSeries,
} from '../../factories/activities-series.ts';
import { timesOn } from '../../factories/activities-times.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, dayOfMoment } from '../../kit/dates.ts';
import { isZone } from '../../kit/day-hours.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import { answered, reading, readingCheck } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { warnsIn } from '../../assertions/activities.ts';
import { standingOccurrences } from './occurrences.ts';
import { standingActivity } from './shown.ts';

const startOf = (answer: Answer, zone?: string): string =>
  dayOfMoment(text(dataOf(answer), 'startDate'), zone);

check({
  id: 'activities.occurrence-date-on-single',
  says: 'Records whether an occurrenceDate on an activity that does not recur is ignored or refused.',
  clauses: ['ACT-53'],
  async run(t) {
    const { activityId, day } = await standingActivity(t, (await t.facility()).id);
    const answer = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate: day } });
    const outcomes = { ignored: isSuccess(answer) && warnsIn(answer), refused: answered(400) };
    const seen = isSuccess(answer) ? 'ignored without a warning' : String(answer.status);
    reading(t, 'occurrence-date-on-single', answer, outcomes, seen);
    if (isSuccess(answer)) t.note(`warning: ${answer.headers['warning'] ?? 'none in the headers'}`);
  },
});

check({
  id: 'activities.occurrence-date-form',
  says: 'Records whether occurrenceDate may be a whole date-time.',
  clauses: ['ACT-54'],
  async run(t) {
    const { series, items } = await standingOccurrences(t);
    const { activityId } = series;
    const [, second] = items;
    const occurrenceDate = text(second, 'startDate');
    const answer = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
    reading(t, 'occurrence-date-form', answer, {
      'date-or-date-time': isSuccess(answer) && startOf(answer) === dayOfMoment(occurrenceDate),
      'date-only': isRefused,
    });
  },
});

readingCheck({
  id: 'activities.occurrence-off-pattern',
  says: 'Records what an occurrenceDate gets that lies within a series, on a day without an occurrence.',
  clauses: ['ACT-55'],
  choice: 'occurrence-off-pattern',
  async ask(t) {
    if (!hasLever(t.run, 'create-activity')) {
      const [series] = await foundSeries(t, (one) => daysBetweenShown(one).length > 0);
      const [occurrenceDate] = daysBetweenShown(series);
      return t.call('getActivity', { path: { activityId: series.activityId }, query: { occurrenceDate } });
    }
    const { activityId, first } = await stagedSeries(t, { every: 3, except: [] });
    const query = { occurrenceDate: addDays(first, 4) };
    return t.call('getActivity', { path: { activityId }, query });
  },
  outcomes: {
    'not-found': answered(404),
    'bad-request': answered(400),
    served: answered(200),
  },
});

/** A series that has begun, and the days that its next occurrence may have, in UTC unless a zone is given. */
interface Begun {
  readonly activityId: string;
  readonly first: string;
  readonly coming: readonly string[];
  readonly zone?: string;
}

/** A series that began days ago, so that its first and its next occurrence differ, and the days that the next may have. */
async function begunSeries(t: Tools) {
  // Today on the clock of the facility may be the day before or after the UTC day.
  const around = [await t.day(-1), await t.day(0), await t.day(1)];
  if (hasLever(t.run, 'create-activity')) {
    const { activityId, first } = await stagedSeries(t, { ahead: -5, times: 30, except: [] });
    return { activityId, first, coming: around };
  }
  const [{ activityId, first, shown }] = await foundSeries(t, (one) => one.first < (around[0] ?? ''));
  return { activityId, first, coming: [...around, ...shown.slice(0, 1).map(([day]) => day)] };
}

/** The same of a series that goes on more than a month from now, where staff make one. */
async function pausedSeries(t: Tools) {
  if (!hasLever(t.run, 'create-activity')) return [];
  const first = await t.day(-20);
  const { activityId } = await stagedPattern(t, [first, undefined], { frequency: 'daily', interval: 60 });
  return [{ activityId, first, coming: [addDays(first, 60)] }];
}

/** The same of a series that ends late today, by the day of its facility, where staff make one. */
async function endingSeries(t: Tools): Promise<readonly Begun[]> {
  const { facilityId } = await soleCalendar(t);
  const zone = t.run.facilities.find(({ id }) => id === facilityId)?.timeZone;
  if (!hasLever(t.run, 'create-activity') || zone === undefined || !isZone(zone)) return [];
  const [first, today] = [await t.day(-2, zone), await t.day(0, zone)];
  const times = timesOn(first, '23:30', '23:59', zone);
  const { activityId } = await stagedPattern(t, [first, today], { frequency: 'daily' }, times);
  return [{ activityId, first, coming: [today], zone }];
}

/** All readings show the first occurrence of a series that is over: another day is recorded. */
async function lookAtOverSeries(t: Tools): Promise<void> {
  const { activityId, days = [] } = await stagedSeries(t, { ahead: -10, times: 3, except: [0] });
  const answer = await t.call('getActivity', { path: { activityId } });
  if (isRefused(answer) || startOf(answer) === days[0]) return;
  const found = isSuccess(answer) ? startOf(answer) : '';
  t.observe('series-without-occurrence-date', answer.operationId, `other: ${answer.status} ${found}`);
}

check({
  id: 'activities.series-without-occurrence-date',
  says: 'Records what the read of a series without occurrenceDate answers.',
  clauses: ['ACT-56'],
  async run(t) {
    const given: readonly Begun[] = [
      await begunSeries(t),
      ...(await pausedSeries(t)),
      ...(await endingSeries(t)),
    ];
    for (const { activityId, first, coming, zone } of given) {
      const answer = await t.call('getActivity', { path: { activityId } });
      const start = isSuccess(answer) ? startOf(answer, zone) : '';
      const outcomes = {
        refused: isRefused,
        'first-occurrence': start === first,
        'next-occurrence': coming.includes(start),
      };
      reading(t, 'series-without-occurrence-date', answer, outcomes, `${answer.status} ${start}`);
    }
    if (hasLever(t.run, 'create-activity')) await lookAtOverSeries(t);
  },
});
