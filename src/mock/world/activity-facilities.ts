import type { ActivityRecord } from './records.ts';
import type { World } from './world.ts';

/**
 * The facilities to which an activity belongs: its own, or every facility of its calendar where a shared calendar
 * gives its activities none of their own (an open choice).
 */
export const facilityIdsOf = (activity: ActivityRecord, world: World): readonly string[] =>
  world.choose('shared-calendar-facility', {
    'first-facility': () => [activity.facilityId],
    unset: () => world.store.calendars.find(activity.calendarId)?.facilityIds ?? [activity.facilityId],
  })();
