import { firstOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { RecurrenceRecord } from '../../mock/world/records.ts';
import { listActivities, someSeries } from '../../witness/activities.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { membersIn, withQuery, without } from '../input.ts';
import { afterwards, beforehand, type Mutation } from '../mutation.ts';
import { wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, refusesWith, shows, showsWith } from '../verbs.ts';
import { activities, byStaff, GET, LIST, read, seesPattern, storedFor } from './adapter.ts';
import { dayAfter } from '../times.ts';

/** Series of several patterns in lists, and the reads of occurrences before, in and after one. */
const occurrences = seeing(async (client) => {
  const { day } = client;
  const [series, single] = [await someSeries(client), await someActivity(client)];
  await listActivities(client, { endDate: `${day(45)}T00:00:00Z` });
  for (const at of [20, 29, 30, 31, 32, 40, 41, 60]) await read(client, series, `?occurrenceDate=${day(at)}`);
  for (const at of [30, 33]) await read(client, single, `?occurrenceDate=${day(at)}`);
  for (const at of [20, 29])
    await byStaff(client, {
      startDate: `${day(at)}T09:00:00Z`,
      recurrence: { frequency: 'daily', interval: 2 },
    });
  const exceptionDates = [day(29), day(30)];
  const startDate = `${day(28)}T09:00:00Z`;
  await byStaff(client, { startDate, recurrence: { frequency: 'daily', exceptionDates } });
  await activitiesIn(client);
});

/** A read of an occurrence that the original server refuses is refused with another status. */
const refusesAt = (status: number, where: (sent: string, pattern: RecurrenceRecord) => boolean): Mutation =>
  refusesWith(GET, status, (_refusal, input, context) => {
    const pattern = storedFor(input, context)?.recurrence;
    const sent = input.query['occurrenceDate'];
    return typeof sent === 'string' && !!pattern && where(sent, pattern);
  });

/** Mutants about recurring series: their items in the list, what says that they recur, and the read of one occurrence. */
export const seriesMutants = mutantsOf('activities', occurrences, {
  'series-as-one-item': breaking('ACT-43', 'ACT-44')
    .says('Of a series the list holds one item for the whole range.')
    .by(activities.listsOnly, ({ id }, place, items) => items.findIndex((one) => one['id'] === id) === place),
  'listed-occurrences-without-an-end': breaking('ACT-105')
    .says('The list shows no endDate of an occurrence of a series.')
    .by(showsWith, LIST, ({ isRecurring, endDate }) => ({ endDate: isRecurring === true ? null : endDate })),
  'read-occurrences-without-an-end': breaking('ACT-105')
    .says('The read of an occurrence of a series shows no endDate.')
    .by(showsWith, GET, ({ endDate }, { query }) => ({ endDate: query['occurrenceDate'] ? null : endDate })),
  'first-occurrence-alone-names-its-calendar': breaking('ACT-105')
    .says('The list shows the calendarName of a series at its first occurrence alone.')
    .by(shows, LIST, (item) => {
      const { seriesStartDate } = membersIn(item['recurrence']);
      const isFirst = String(item['startDate']).slice(0, 10) === String(seriesStartDate).slice(0, 10);
      return item['isRecurring'] !== true || isFirst ? item : { ...item, calendarName: null };
    }),
  'series-without-its-last-day': breaking('ACT-43')
    .says('The list leaves out the last occurrence of a series.')
    .by(seesPattern, LIST, ({ seriesEndDate: end }) => ({
      seriesEndDate: end && dayAfter(end, -1),
    })),
  'series-every-day': breaking('ACT-43')
    .says('The list takes every interval for one.')
    .by(seesPattern, LIST, () => ({ interval: 1 })),
  'series-from-the-start-of-the-range': breaking('ACT-43')
    .says(
      'In a list that begins after a series did, its intervals are counted from the first day of the list.',
    )
    .by(shows, LIST, (item, { query }) => {
      const { interval, seriesStartDate } = membersIn(item['recurrence']);
      const isEarlier = String(seriesStartDate) < String(query['startDate']);
      if (item['isRecurring'] !== true || interval === 1 || !isEarlier) return item;
      return {
        ...item,
        startDate: new Date(Date.parse(String(item['startDate'])) + 86_400_000).toISOString(),
      };
    }),
  'occurrences-with-ids-of-their-own': breaking('ACT-44', 'ACT-43')
    .says('Each occurrence has an id of its own in the list.')
    .by(showsWith, LIST, (item) =>
      item['isRecurring'] === true
        ? { id: `${String(item['id'])}_${String(item['startDate']).slice(0, 10)}` }
        : {},
    ),
  'occurrences-that-start-alike': breaking('ACT-44', 'ACT-43')
    .says('The occurrences of a series all show the startDate of the first.')
    .by(shows, LIST, (item, _input, { store }) => {
      const stored = store.activities.find(String(item['id']));
      return stored?.recurrence ? { ...item, startDate: stored.startDate } : item;
    }),
  'occurrences-not-recurring-in-the-list': wrongValue(['ACT-45'], LIST, 'isRecurring').is(false),
  'later-occurrences-not-recurring': breaking('ACT-45')
    .says('A read says isRecurring of the first occurrence alone.')
    .by(shows, GET, (activity, input, context) => {
      const first = storedFor(input, context)?.recurrence?.seriesStartDate;
      const isFirst = String(activity['startDate']).slice(0, 10) === first;
      return { ...activity, isRecurring: activity['isRecurring'] === true && isFirst };
    }),
  'series-on-exceptions': breaking('ACT-46', 'ACT-105')
    .says('The list shows occurrences of a series on its exceptionDates.')
    .by(seesPattern, LIST, () => ({ exceptionDates: [] })),
  'series-with-one-exception-at-most': breaking('ACT-46', 'ACT-105')
    .says('The list observes only the first of the exceptionDates of a series.')
    .by(seesPattern, LIST, ({ exceptionDates }) => ({
      exceptionDates: exceptionDates.slice(0, 1),
    })),
  'occurrence-date-ignored': breaking('ACT-47', 'ACT-48')
    .says('A read answers the first occurrence, whatever the occurrenceDate.')
    .by(afterwards, GET, (reply, input, context) => {
      const stored = storedFor(input, context);
      if (!stored?.recurrence) return reply;
      return { ...reply, body: { data: activityView(firstOccasion(stored, context), context) } };
    }),
  'first-occurrence-not-found': breaking('ACT-47', 'ACT-48')
    .says('A read of the first occurrence of a series is answered 404.')
    .by(
      refusesAs,
      'not-found',
      GET,
      (_, input, context) =>
        storedFor(input, context)?.recurrence?.seriesStartDate === (input.query['occurrenceDate'] ?? ''),
    ),
  'last-occurrence-not-found': breaking('ACT-47', 'ACT-48')
    .says('A read of the last occurrence of a series is answered 404.')
    .by(seesPattern, GET, ({ seriesEndDate: end }) => {
      return { seriesEndDate: end && dayAfter(end, -1) };
    }),
  'occurrence-with-an-id-of-its-own': breaking('ACT-48')
    .says('A read by occurrenceDate answers the occurrence under another id.')
    .by(showsWith, GET, ({ isRecurring, id }, { query }) =>
      query['occurrenceDate'] !== undefined && isRecurring === true ? { id: `${String(id)}_1` } : {},
    ),
  'occurrence-the-day-before-the-series': breaking('ACT-49')
    .says('An occurrenceDate on the day before the series starts is served.')
    .by(seesPattern, GET, ({ seriesStartDate }) => ({ seriesStartDate: dayAfter(seriesStartDate, -1) })),
  'occurrence-before-the-series-refused-otherwise': breaking('ACT-49')
    .says('An occurrenceDate before the series starts is answered 400.')
    .by(refusesAt, 400, (sent, { seriesStartDate }) => sent < seriesStartDate),
  'occurrence-the-day-after-the-series': breaking('ACT-50')
    .says('An occurrenceDate on the day after the series ends is served.')
    .by(seesPattern, GET, ({ seriesEndDate: end }) => ({ seriesEndDate: end && dayAfter(end, 1) })),
  'occurrence-long-after-the-series': breaking('ACT-50')
    .says('An occurrenceDate weeks after the series ends is served.')
    .by(beforehand, GET, (input, context) => {
      const last = storedFor(input, context)?.recurrence?.seriesEndDate;
      const isLong = typeof last === 'string' && String(input.query['occurrenceDate']) > dayAfter(last, 5);
      return isLong ? withQuery(input, (query) => without(query, 'occurrenceDate')) : input;
    }),
  'occurrence-on-an-exception': breaking('ACT-51')
    .says('An occurrenceDate on an exception date is served.')
    .by(seesPattern, GET, () => ({ exceptionDates: [] })),
  'occurrence-on-an-exception-gone': breaking('ACT-51')
    .says('An occurrenceDate on an exception date is answered 410.')
    .by(refusesAt, 410, (sent, { exceptionDates }) => exceptionDates.includes(sent)),
  'single-not-found-by-date': breaking('ACT-52')
    .says('An occurrenceDate on an activity that does not recur is answered 404.')
    .by(refusesAs, 'not-found', GET, (_, input, context) => {
      return storedFor(input, context)?.recurrence === null && input.query['occurrenceDate'] !== undefined;
    }),
  'single-moved-by-date': breaking('ACT-52')
    .says('An activity that does not recur is shown on the day of the occurrenceDate.')
    .by(showsWith, GET, ({ isRecurring, startDate }, { query: { occurrenceDate: day } }) =>
      typeof day !== 'string' || isRecurring === true ? {} : { startDate: day + String(startDate).slice(10) },
    ),
});
