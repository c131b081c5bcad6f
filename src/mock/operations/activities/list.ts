import { sorted, type Order } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import { facilityIdsOf } from '../../world/activity-facilities.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { parentless } from '../lookup.ts';
import type { Operations } from '../operation.ts';
import { wholeValue } from '../text-filter.ts';
import { textsAround, windowFor } from '../window.ts';
import { occasionsIn, type Occasion } from './occasion.ts';
import { activityView } from './view.ts';
import type { Window } from '../../domain/window.ts';
import { compoundKey } from '../../world/keys.ts';
import { NO_END } from '../../world/secondary-keys.ts';

interface Filters {
  readonly type?: string;
  readonly location?: string;
}

/**
 * The whole type, and a part of the location; whether capitals count is an open choice (ACT-25, ACT-26,
 * ACT-27).
 */
const passes = (activity: ActivityRecord, { type, location }: Filters, world: World): boolean => {
  const isFolded = world.choose('filter-case', {
    'exact-sensitive': true,
    'all-insensitive': true,
    'all-sensitive': false,
  });
  const key = (text: string): string => (isFolded ? text.toLowerCase() : text);
  const isThere = location === undefined || key(activity.location ?? '').includes(key(location));
  return isThere && wholeValue(world)(activity.type, type);
};

/** By the order in which the activities were made, the occurrences of one by their start; or all by their start. */
const orderOf = ({ store, choose }: World): Order<Occasion> => {
  const position = ({ activity }: Occasion): number => store.activities.positionOf(activity);
  const byCreation: Order<Occasion>['place'] = (occasion) => ['', position(occasion)];
  const byStart: Order<Occasion>['place'] = (occasion) => [isoOf(occasion.start), position(occasion)];
  return choose(
    'default-order',
    {
      'oldest-first': { place: byCreation, descending: false },
      'newest-first': { place: byCreation, descending: true },
      'by-name-or-date': { place: byStart, descending: false },
    },
    'listActivities',
  );
};

/** The activities of a facility that may take place in a window; where calendars decide whose they are, all. */
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
    .filter((activity) => passes(activity, query, context))
    .flatMap((activity) => occasionsIn(activity, window, context));
  const data = sorted(listed, orderOf(context)).map((occasion) =>
    activityView(occasion, context, query.actingUserId),
  );
  return { status: 200, body: { data } };
};
