import { wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, showsWith } from '../verbs.ts';
import { activities, GET, LIST, seesPattern, storedFor } from './adapter.ts';
import { dayAfter } from '../times.ts';

/** Mutants about recurring series: their items in the list, what says that they recur, and the read of one occurrence. */
export const seriesMutants = mutantsOf('activities', {
  'series-as-one-item': breaking('ACT-43', 'ACT-44')
    .says('Of a series the list holds one item for the whole range.')
    .by(activities.listsOnly, ({ id }, place, items) => items.findIndex((one) => one['id'] === id) === place),
  'read-occurrences-without-an-end': breaking('ACT-105')
    .says('The read of an occurrence of a series shows no endDate.')
    .by(showsWith, GET, ({ endDate }, { query }) => ({ endDate: query['occurrenceDate'] ? null : endDate })),
  'series-every-day': breaking('ACT-43')
    .says('The list takes every interval for one.')
    .by(seesPattern, LIST, () => ({ interval: 1 })),
  'occurrences-not-recurring-in-the-list': wrongValue(['ACT-45'], LIST, 'isRecurring').is(false),
  'series-with-one-exception-at-most': breaking('ACT-46', 'ACT-105')
    .says('The list observes only the first of the exceptionDates of a series.')
    .by(seesPattern, LIST, ({ exceptionDates }) => ({
      exceptionDates: exceptionDates.slice(0, 1),
    })),
  'first-occurrence-not-found': breaking('ACT-47', 'ACT-48')
    .says('A read of the first occurrence of a series is answered 404.')
    .by(
      refusesAs,
      'not-found',
      GET,
      (_, input, context) =>
        storedFor(input, context)?.recurrence?.seriesStartDate === (input.query['occurrenceDate'] ?? ''),
    ),
  'occurrence-with-an-id-of-its-own': breaking('ACT-48')
    .says('A read by occurrenceDate answers the occurrence under another id.')
    .by(showsWith, GET, ({ isRecurring, id }, { query }) =>
      query['occurrenceDate'] !== undefined && isRecurring === true ? { id: `${String(id)}_1` } : {},
    ),
  'occurrence-the-day-before-the-series': breaking('ACT-49')
    .says('An occurrenceDate on the day before the series starts is served.')
    .by(seesPattern, GET, ({ seriesStartDate }) => ({ seriesStartDate: dayAfter(seriesStartDate, -1) })),
  'occurrence-the-day-after-the-series': breaking('ACT-50')
    .says('An occurrenceDate on the day after the series ends is served.')
    .by(seesPattern, GET, ({ seriesEndDate: end }) => ({ seriesEndDate: end && dayAfter(end, 1) })),
  'occurrence-on-an-exception': breaking('ACT-51')
    .says('An occurrenceDate on an exception date is served.')
    .by(seesPattern, GET, () => ({ exceptionDates: [] })),
  'single-not-found-by-date': breaking('ACT-52')
    .says('An occurrenceDate on an activity that does not recur is answered 404.')
    .by(refusesAs, 'not-found', GET, (_, input, context) => {
      return storedFor(input, context)?.recurrence === null && input.query['occurrenceDate'] !== undefined;
    }),
});
