import type { Acting } from '../../world/acting.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { facilityIdsOf } from '../../world/activity-facilities.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { unknown, unreadable } from '../lookup.ts';
import type { Operations } from '../operation.ts';
import { firstOccasion, nextOccasion, occasionOf, type Occasion } from './occasion.ts';
import { invalidDate, NO_EFFECT, occurrenceDay, refusedOnSingle } from './occurrence-date.ts';
import { activityView } from './view.ts';

/** The interface has no rule for residents and connections. A reading may have one: then their facility decides. */
const forbiddenTo = (acting: Acting, activity: ActivityRecord, world: World): Refusal | undefined => {
  const isBound = world.choose('get-activity-permission', {
    'others-always': false,
    'others-own-facility': acting.kind !== 'systemActor' && acting.kind !== 'staff',
  });
  if (!isBound || facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)))
    return undefined;
  return refuse('forbidden', {
    promised: 'Residents and connections can only read activities of their own facility.',
    found: 'an activity of another facility.',
    next: 'act as a user of that facility.',
  });
};

const withoutDate = (activity: ActivityRecord, world: World): Occasion | Refusal =>
  world.choose('series-without-occurrence-date', {
    'next-occurrence': () => nextOccasion(activity, world),
    'first-occurrence': () => firstOccasion(activity, world),
    refused: () =>
      invalidDate(
        'A read of a recurring series must name one occurrence.',
        'no occurrenceDate.',
        'send the date of a startDate from the list of activities as occurrenceDate.',
      ),
  })();

export const getActivity: Operations['getActivity'] = ({ path, query, acting }, context) => {
  const activity = context.store.activities.find(path.activityId);
  if (!activity) return unreadable('getActivity', 'an activity', path.activityId, context);
  const isGone =
    activity.isDeleted && context.choose('deleted-activity-read', { 'not-found': true, served: false });
  if (isGone) return unknown('an activity', path.activityId);
  const forbidden = forbiddenTo(acting, activity, context);
  if (forbidden) return forbidden;

  const { occurrenceDate, actingUserId } = query;
  const shown = (occasion: Occasion) => ({
    status: 200 as const,
    body: { data: activityView(occasion, context, actingUserId) },
  });
  if (!activity.recurrence) {
    const once = occasionOf(activity, null, context);
    if (occurrenceDate === undefined) return shown(once);
    return refusedOnSingle(context) ?? { ...shown(once), headers: NO_EFFECT };
  }
  if (occurrenceDate === undefined) {
    const occasion = withoutDate(activity, context);
    return isRefusal(occasion) ? occasion : shown(occasion);
  }
  const day = occurrenceDay(occurrenceDate, activity, activity.recurrence, context);
  return isRefusal(day) ? day : shown(occasionOf(activity, day, context));
};
