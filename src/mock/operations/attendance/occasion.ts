import { Temporal } from 'temporal-polyfill';
import { dateOfInstant } from '../../domain/calendar-day.ts';
import { lastOccurrenceDate } from '../../domain/recurrence.ts';
import type { AttendanceRecord } from '../../world/attendance-records.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import {
  firstOccasion,
  isWritable,
  occasionOf,
  seriesOf,
  zoneOf,
  type Occasion,
} from '../activities/occasion.ts';

/** The last occurrence of a series that has begun; undefined where none has. */
const lastBegun = (activity: ActivityRecord, world: World): Occasion | undefined => {
  if (!activity.recurrence) return undefined;
  const zone = zoneOf(activity.facilityId, world);
  const now = world.clock.now();
  const series = seriesOf(activity.recurrence);
  let day = lastOccurrenceDate(series, zone, dateOfInstant(now, zone));
  while (day !== undefined && isWritable(day)) {
    const occasion = occasionOf(activity, day, world);
    if (Temporal.Instant.compare(occasion.start, now) <= 0) return occasion;
    day = lastOccurrenceDate(series, zone, day.subtract({ days: 1 }));
  }
  return undefined;
};

/** The occasion of a mark that is made now; for a series this is an open choice. */
export const occasionMarked = (activity: ActivityRecord, world: World): Occasion => {
  const ofTheMoment = world.choose('attendance-of-series', {
    'whole-series': false,
    'occurrence-of-the-moment': true,
  });
  return (ofTheMoment ? lastBegun(activity, world) : undefined) ?? firstOccasion(activity, world);
};

/** The day that a record stores for its mark; null: a single activity, or the whole series. */
export const dayMarked = (activity: ActivityRecord, world: World): string | null =>
  world.choose('attendance-of-series', {
    'whole-series': () => null,
    'occurrence-of-the-moment': () => occasionMarked(activity, world).day?.toString() ?? null,
  })();

/** The occasion of the mark of a record. */
export const occasionOfRecord = (
  { occurrenceDate }: AttendanceRecord,
  activity: ActivityRecord,
  world: World,
): Occasion =>
  occurrenceDate !== null && activity.recurrence
    ? occasionOf(activity, Temporal.PlainDate.from(occurrenceDate), world)
    : firstOccasion(activity, world);
