import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { firstOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { RecurrenceRecord } from '../../mock/world/records.ts';
import { someActivity } from '../../witness/programme.ts';
import { withQuery, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { dayAfter, patterned, readOn } from './patterns.ts';

const GET = 'getActivity';

const answering = (status: number, where: (sent: string, pattern: RecurrenceRecord) => boolean): Mutation =>
  instead(GET, (original) => (input, scene) => {
    const reply = original(input, scene);
    const pattern = scene.store.activities.find(input.path['activityId'])?.recurrence;
    const sent = input.query['occurrenceDate'];
    return isRefusal(reply) && pattern && typeof sent === 'string' && where(sent, pattern)
      ? { ...reply, status }
      : reply;
  });

/** Saboteurs about the read of one occurrence. */
export const occurrenceSaboteurs = saboteursOf('activities', readOn(31), {
  'occurrence-date-ignored': [
    'A read answers the first occurrence, whatever the occurrenceDate.',
    ['ACT-47', 'ACT-48'],
    afterwards(GET, (reply, input, scene) => {
      const stored = scene.store.activities.find(input.path['activityId']);
      if (!stored?.recurrence) return reply;
      return { ...reply, body: { data: activityView(firstOccasion(stored, scene), scene) } };
    }),
  ],
  'first-occurrence-not-found': [
    'An occurrenceDate on the first day of the series is answered 404.',
    ['ACT-47', 'ACT-48'],
    instead(GET, (original) => (input, scene) => {
      const first = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesStartDate;
      return first !== undefined && input.query['occurrenceDate'] === first
        ? refuse('not-found', { promised: 'An occurrence.', found: 'none.', next: 'look elsewhere.' })
        : original(input, scene);
    }),
    readOn(30),
  ],
  'last-occurrence-not-found': [
    'An occurrenceDate on the last day of the series is answered 404.',
    ['ACT-47', 'ACT-48'],
    patterned(GET, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, -1),
    })),
    readOn(40),
  ],
  'occurrence-with-an-id-of-its-own': [
    'A read by occurrenceDate answers the occurrence under another id.',
    ['ACT-48'],
    afterwards(GET, (reply, input) =>
      input.query['occurrenceDate'] === undefined
        ? reply
        : inData((activity) =>
            activity['isRecurring'] === true ? { ...activity, id: `${String(activity['id'])}_1` } : activity,
          )(reply, input),
    ),
  ],
  'occurrence-the-day-before-the-series': [
    'An occurrenceDate on the day before the series starts is served.',
    ['ACT-49'],
    patterned(GET, ({ seriesStartDate }) => ({ seriesStartDate: dayAfter(seriesStartDate, -1) })),
    readOn(29),
  ],
  'occurrence-before-the-series-refused-otherwise': [
    'An occurrenceDate before the series starts is answered 400.',
    ['ACT-49'],
    answering(400, (sent, { seriesStartDate }) => sent < seriesStartDate),
    readOn(20),
  ],
  'occurrence-the-day-after-the-series': [
    'An occurrenceDate on the day after the series ends is served.',
    ['ACT-50'],
    patterned(GET, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, 1),
    })),
    readOn(41),
  ],
  'occurrence-long-after-the-series': [
    'An occurrenceDate weeks after the series ends is served.',
    ['ACT-50'],
    beforehand(GET, (input, scene) => {
      const last = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesEndDate;
      const sent = String(input.query['occurrenceDate']);
      const isLong = typeof last === 'string' && sent > dayAfter(last, 5);
      return isLong ? withQuery(input, (query) => without(query, 'occurrenceDate')) : input;
    }),
    readOn(60),
  ],
  'occurrence-on-an-exception': [
    'An occurrenceDate on an exception date is served.',
    ['ACT-51'],
    patterned(GET, () => ({ exceptionDates: [] })),
    readOn(32),
  ],
  'occurrence-on-an-exception-gone': [
    'An occurrenceDate on an exception date is answered 410.',
    ['ACT-51'],
    answering(410, (sent, { exceptionDates }) => exceptionDates.includes(sent)),
    readOn(32),
  ],
  'single-not-found-by-date': [
    'An occurrenceDate on an activity that does not recur is answered 404.',
    ['ACT-52'],
    instead(
      GET,
      (original) => (input, scene) =>
        scene.store.activities.find(input.path['activityId'])?.recurrence === null &&
        input.query['occurrenceDate'] !== undefined
          ? refuse('not-found', { promised: 'A series.', found: 'none.', next: 'leave occurrenceDate out.' })
          : original(input, scene),
    ),
    readOn(30, someActivity),
  ],
  'single-moved-by-date': [
    'An activity that does not recur is shown on the day of the occurrenceDate.',
    ['ACT-52'],
    afterwards(GET, (reply, input) =>
      inData((activity) => {
        const day = input.query['occurrenceDate'];
        if (typeof day !== 'string' || activity['isRecurring'] === true) return activity;
        return { ...activity, startDate: day + String(activity['startDate']).slice(10) };
      })(reply, input),
    ),
    readOn(33, someActivity),
  ],
});
