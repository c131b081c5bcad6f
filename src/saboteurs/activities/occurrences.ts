import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { firstOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { RecurrenceRecord } from '../../mock/world/records.ts';
import { someActivity } from '../../witness/programme.ts';
import { withQuery, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayAfter, patterned, readOn } from './patterns.ts';

const GET = 'getActivity';

const answering = (status: number, where: (sent: string, pattern: RecurrenceRecord) => boolean): Lie =>
  instead(GET, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    const pattern = scene.store.activities.find(input.path['activityId'])?.recurrence;
    const sent = input.query['occurrenceDate'];
    return isRefusal(reply) && pattern && typeof sent === 'string' && where(sent, pattern)
      ? { ...reply, status }
      : reply;
  });

/** Lies about the read of one occurrence. */
export const occurrenceSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.occurrence-date-ignored',
    lie: 'A read answers the first occurrence, whatever the occurrenceDate.',
    breaks: ['ACT-47', 'ACT-48'],
    tables: afterwards(GET, (reply, input, scene) => {
      const stored = scene.store.activities.find(input.path['activityId']);
      if (!stored?.recurrence) return reply;
      return { ...reply, body: { data: activityView(firstOccasion(stored, scene), scene) } };
    }),
    witness: readOn(31),
  },
  {
    id: 'activities.first-occurrence-not-found',
    lie: 'An occurrenceDate on the first day of the series is answered 404.',
    breaks: ['ACT-47', 'ACT-48'],
    tables: instead(GET, (honest) => (input, scene) => {
      const first = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesStartDate;
      return first !== undefined && input.query['occurrenceDate'] === first
        ? refuse('not-found', { promised: 'An occurrence.', found: 'none.', next: 'look elsewhere.' })
        : honest(input, scene);
    }),
    witness: readOn(30),
  },
  {
    id: 'activities.last-occurrence-not-found',
    lie: 'An occurrenceDate on the last day of the series is answered 404.',
    breaks: ['ACT-47', 'ACT-48'],
    tables: patterned(GET, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, -1),
    })),
    witness: readOn(40),
  },
  {
    id: 'activities.occurrence-with-an-id-of-its-own',
    lie: 'A read by occurrenceDate answers the occurrence under another id.',
    breaks: ['ACT-48'],
    tables: afterwards(GET, (reply, input) =>
      input.query['occurrenceDate'] === undefined
        ? reply
        : inData((activity) =>
            activity['isRecurring'] === true ? { ...activity, id: `${String(activity['id'])}_1` } : activity,
          )(reply, input),
    ),
    witness: readOn(31),
  },
  {
    id: 'activities.occurrence-the-day-before-the-series',
    lie: 'An occurrenceDate on the day before the series starts is served.',
    breaks: ['ACT-49'],
    tables: patterned(GET, ({ seriesStartDate }) => ({ seriesStartDate: dayAfter(seriesStartDate, -1) })),
    witness: readOn(29),
  },
  {
    id: 'activities.occurrence-before-the-series-refused-otherwise',
    lie: 'An occurrenceDate before the series starts is answered 400.',
    breaks: ['ACT-49'],
    tables: answering(400, (sent, { seriesStartDate }) => sent < seriesStartDate),
    witness: readOn(20),
  },
  {
    id: 'activities.occurrence-the-day-after-the-series',
    lie: 'An occurrenceDate on the day after the series ends is served.',
    breaks: ['ACT-50'],
    tables: patterned(GET, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, 1),
    })),
    witness: readOn(41),
  },
  {
    id: 'activities.occurrence-long-after-the-series',
    lie: 'An occurrenceDate weeks after the series ends is served.',
    breaks: ['ACT-50'],
    tables: beforehand(GET, (input, scene) => {
      const last = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesEndDate;
      const sent = String(input.query['occurrenceDate']);
      const isLong = typeof last === 'string' && sent > dayAfter(last, 5);
      return isLong ? withQuery(input, (query) => without(query, 'occurrenceDate')) : input;
    }),
    witness: readOn(60),
  },
  {
    id: 'activities.occurrence-on-an-exception',
    lie: 'An occurrenceDate on an exception date is served.',
    breaks: ['ACT-51'],
    tables: patterned(GET, () => ({ exceptionDates: [] })),
    witness: readOn(32),
  },
  {
    id: 'activities.occurrence-on-an-exception-gone',
    lie: 'An occurrenceDate on an exception date is answered 410.',
    breaks: ['ACT-51'],
    tables: answering(410, (sent, { exceptionDates }) => exceptionDates.includes(sent)),
    witness: readOn(32),
  },
  {
    id: 'activities.single-not-found-by-date',
    lie: 'An occurrenceDate on an activity that does not recur is answered 404.',
    breaks: ['ACT-52'],
    tables: instead(
      GET,
      (honest) => (input, scene) =>
        scene.store.activities.find(input.path['activityId'])?.recurrence === null &&
        input.query['occurrenceDate'] !== undefined
          ? refuse('not-found', { promised: 'A series.', found: 'none.', next: 'leave occurrenceDate out.' })
          : honest(input, scene),
    ),
    witness: readOn(30, someActivity),
  },
  {
    id: 'activities.single-moved-by-date',
    lie: 'An activity that does not recur is shown on the day of the occurrenceDate.',
    breaks: ['ACT-52'],
    tables: afterwards(GET, (reply, input) =>
      inData((activity) => {
        const day = input.query['occurrenceDate'];
        if (typeof day !== 'string' || activity['isRecurring'] === true) return activity;
        return { ...activity, startDate: day + String(activity['startDate']).slice(10) };
      })(reply, input),
    ),
    witness: readOn(33, someActivity),
  },
];
