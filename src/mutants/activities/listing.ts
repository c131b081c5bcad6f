import type { ActivityRecord } from '../../mock/world/records.ts';
import { textIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, noting } from '../mutation.ts';
import { ignoresParameter } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { activities, CREATE, LIST, sees } from './adapter.ts';
import { readsQueryAs } from '../verbs.ts';

const { listsOnly } = activities;

/**
 * The list holds further stored activities that take place once: those that a wrong filter finds in a range that
 * begins and ends so many days further out.
 */
const listsToo = (
  finds: (activity: ActivityRecord, query: Members, isAtHome: boolean) => boolean,
  { before = 0, after = 0 } = {},
) =>
  activities.listsToo((one, { query, path }) => {
    const fromDate = (date: unknown, days: number): number => Date.parse(String(date)) + days * 86_400_000;
    const [start, end] = [fromDate(query['startDate'], -before), fromDate(query['endDate'], after)];
    const isWithin = start <= fromDate(one.startDate, 0) && fromDate(one.startDate, 0) <= end;
    const isOnce = !one.isDeleted && one.recurrence === null;
    return isOnce && isWithin && finds(one, query, one.facilityId === path['facilityId']);
  });

/** Mutants of the list of activities: what is in it, its filters, and the status of one user. */
export const listingMutants = mutantsOf('activities', {
  'list-without-the-last': breaking('ACT-22')
    .says('The list leaves out its last activity.')
    .by(listsOnly, (_, at, { length }) => {
      return length === 1 || at < length - 1;
    }),
  'list-of-exact-times-alone': breaking('ACT-22')
    .says('Activities of all day are in no list.')
    .by(listsOnly, ({ timeType }) => timeType !== 'allDay'),
  'list-of-office-hours': breaking('ACT-22')
    .says('Activities that start at eight in the evening or later are in no list.')
    .by(listsOnly, ({ startTime }) => typeof startTime !== 'string' || startTime < '20:00'),
  'range-of-creation': breaking('ACT-22', 'ACT-23')
    .says(
      'The range selects by the days on which activities were first planned for, not by those to which they moved.',
    )
    .by(noting(Map<string, string>), (first) => [
      afterwards(CREATE, (reply, _input, { store }) => {
        for (const { id, startDate } of store.activities.all()) if (!first.has(id)) first.set(id, startDate);
        return reply;
      }),
      sees(LIST, ({ id, startDate }) => ({ startDate: first.get(id) ?? startDate })),
    ]),
  'list-of-the-neighbours': breaking('ACT-24')
    .says('The list holds the activities of the other facilities as well.')
    .by(listsToo, (_, query) => query['location'] === undefined),
  'type-filter-ignored': ignoresParameter(['ACT-25'], LIST, 'type'),
  'type-filter-without-location': breaking('ACT-25')
    .says('The filter type has no effect together with the filter location.')
    .by(beforehand, LIST, (input) =>
      input.query['location'] === undefined ? input : withQuery(input, (query) => without(query, 'type')),
    ),
  'location-filter-ignored': ignoresParameter(['ACT-26'], LIST, 'location'),
  'location-filter-from-the-start': breaking('ACT-27')
    .says('The filter location finds a part only at the beginning of the location.')
    .by(listsOnly, ({ location }, _at, _all, { query }) =>
      String(location).startsWith(textIn(query['location'])),
    ),
  'user-status-of-whoever-acts': breaking('ACT-30')
    .says('Without actingUserId the list shows the status of the user who acts.')
    .by(readsQueryAs, LIST, (query, input) => ({ actingUserId: input.acting.id, ...query })),
  'user-status-for-residents-who-act': breaking('ACT-29')
    .says('In the list, actingUserId counts only where a resident asks about another one.')
    .by(beforehand, LIST, (input) =>
      input.acting.id === input.query['actingUserId']
        ? withQuery(input, (query) => without(query, 'actingUserId'))
        : input,
    ),
  'series-out-of-type': breaking('ACT-25', 'ACT-43')
    .says('The filter type does not find series.')
    .by(listsOnly, ({ isRecurring }, _at, _all, { query }) => {
      return isRecurring !== true || query['type'] === undefined;
    }),
});
