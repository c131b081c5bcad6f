import type { Window } from '../../domain/window.ts';
import { sorted, type Order } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import { facilityIdsOf } from '../../world/activity-facilities.ts';
import { isoOf } from '../../world/clock.ts';
import { compoundKey } from '../../world/keys.ts';
import type { ActivityRecord } from '../../world/records.ts';
import { NO_END } from '../../world/secondary-keys.ts';
import type { World } from '../../world/world.ts';
import { parentless } from '../lookup.ts';
import type { Operations } from '../operation.ts';
import { wholeValue } from '../text-filter.ts';
import { textsAround, windowFor } from '../window.ts';
import { entriesOf } from './entries.ts';
import { occasionsIn, type Occasion } from './occasion.ts';
import { activityView } from './view.ts';

interface Filters {
  readonly type?: string;
  readonly location?: string;
}

/**
 * The filter of a list: the type as a whole, the location in part. Case sensitivity is an open choice (ACT-25, ACT-26,
 * ACT-27).
 */
const filterBy = ({ type, location }: Filters, world: World): ((activity: ActivityRecord) => boolean) => {
  const isFolded = world.choose('filter-case', {
    'exact-sensitive': true,
    'all-insensitive': true,
    'all-sensitive': false,
  });
  const key = (text: string): string => (isFolded ? text.toLowerCase() : text);
  const isType = wholeValue(world);
  return (activity) =>
    (location === undefined || key(activity.location ?? '').includes(key(location))) &&
    isType(activity.type, type);
};

/** An activity with its occasions in a window, earliest first. */
interface Listed {
  readonly activity: ActivityRecord;
  readonly occasions: readonly Occasion[];
}

/** Sorts by creation, then by start; or all by start, as the reading says. */
const inOrder = (listed: readonly Listed[], world: World): readonly Occasion[] => {
  const { activities } = world.store;
  const byCreation = (descending: boolean): readonly Occasion[] =>
    listed
      .map((one) => ({ ...one, position: activities.positionOf(one.activity) }))
      .sort((one, other) => (one.position - other.position) * (descending ? -1 : 1))
      .flatMap(({ occasions }) => occasions);
  const place: Order<Occasion>['place'] = ({ start, activity }) => [
    isoOf(start),
    activities.positionOf(activity),
  ];
  return world.choose(
    'default-order',
    {
      'oldest-first': () => byCreation(false),
      'newest-first': () => byCreation(true),
      'by-name-or-date': () =>
        sorted(
          listed.flatMap(({ occasions }) => occasions),
          { place, descending: false },
        ),
    },
    'listActivities',
  )();
};

/** The activities of a facility that may lie in a window; all activities where calendars decide about the facility. */
const candidates = (
  facilityId: string,
  window: Window,
  { store: { activities }, choose }: World,
): readonly ActivityRecord[] => {
  const { first, last } = textsAround(window);
  const from = compoundKey(facilityId, first);
  return choose('shared-calendar-facility', {
    'first-facility': () => [
      ...activities.between('start', from, compoundKey(facilityId, last)),
      ...activities.between('seriesEnd', from, compoundKey(facilityId, NO_END)),
    ],
    unset: () => activities.all(),
  })();
};

export const listActivities: Operations['listActivities'] = ({ path, query }, context) => {
  const { facilities } = context.store;
  const facility = facilities.find(path.facilityId);
  if (!facility) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listActivities', 'a facility', path.facilityId, empty, context);
  }
  const window = windowFor('listActivities', query, facility.timeZone, context);
  if (isRefusal(window)) return window;
  const isWithCancelled = context.choose('cancelled-activity-list', { listed: true, 'left-out': false });
  const listed = candidates(facility.id, window, context)
    .filter(({ isCancelled }) => isWithCancelled || !isCancelled)
    // ACT-24, ACT-95
    .filter((activity) => !activity.isDeleted && facilityIdsOf(activity, context).includes(facility.id))
    .filter(filterBy(query, context))
    .map((activity) => ({ activity, occasions: occasionsIn(activity, window, context) }))
    .filter(({ occasions }) => occasions.length > 0);
  const entries = new Map(listed.map(({ activity }) => [activity.id, entriesOf(activity, context)]));
  const data = inOrder(listed, context).map((occasion) =>
    activityView(occasion, context, query.actingUserId, entries.get(occasion.activity.id)),
  );
  return { status: 200, body: { data } };
};
