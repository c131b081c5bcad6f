import { Temporal } from 'temporal-polyfill';
import { activitySpan, isPast, movedToDay } from '../../domain/activities-times.ts';
import { dateOf, dateOfInstant, dateTimeText } from '../../domain/calendar-day.ts';
import { firstOccurrenceDate, nextOccurrenceDate, occurrenceDates } from '../../domain/recurrence.ts';
import { remembered, rememberedBy } from '../../domain/remembered.ts';
import { daysOfWeek, weeksOfMonth, type Series } from '../../domain/series.ts';
import { windowHolds, type Window } from '../../domain/window.ts';
import type { ActivityRecord, RecurrenceRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** An activity as it takes place: once, or on one day of its series. */
export interface Occasion {
  readonly activity: ActivityRecord;
  /** Local day of the occurrence; null where the activity takes place once. */
  readonly day: Temporal.PlainDate | null;
  /** With the community's offset, so that the date part is the community's day. */
  readonly startDate: string;
  readonly endDate: string | null;
  readonly start: Temporal.Instant;
  readonly isPast: boolean;
}

/** Nothing takes place after this day: later years cannot be written as the interface writes dates. */
const LAST_DAY = Temporal.PlainDate.from('9998-12-31');

/** The zone in which an activity of this facility counts its days. */
export const zoneOf = (facilityId: string, world: World): string =>
  world.store.facilities.find(facilityId)?.timeZone ?? 'UTC';

/** The stored pattern in the form that the domain rules take; unknown names of days are left out. */
export const seriesOf = remembered((recurrence: RecurrenceRecord): Series => ({
  ...recurrence,
  daysOfWeek: daysOfWeek.filter((day) => recurrence.daysOfWeek.includes(day)),
  weekOfMonth: weeksOfMonth.find((week) => week === recurrence.weekOfMonth) ?? null,
  dayOfWeek: daysOfWeek.find((day) => day === recurrence.dayOfWeek) ?? null,
}));

const asStored = ({ startDate, endDate }: ActivityRecord, zone: string) => ({
  startDate: dateTimeText(Temporal.Instant.from(startDate), zone),
  endDate: endDate === null ? null : dateTimeText(Temporal.Instant.from(endDate), zone),
});

/**
 * The times of an activity in a zone, by the day of its series; a single activity is looked up by its record. The key
 * is the identity of the day: a pattern gives the same objects in every request.
 */
const timesIn = rememberedBy(
  (activity: ActivityRecord, zone: string) =>
    remembered((at: Temporal.PlainDate | ActivityRecord) => {
      const dates =
        at instanceof Temporal.PlainDate ? movedToDay(activity, at, zone) : asStored(activity, zone);
      return { dates, span: activitySpan({ ...activity, ...dates }, zone) };
    }),
  1,
);

/** The same activity, which starts at its startDate (ACT-204). */
const withoutStartTime = remembered((activity: ActivityRecord): ActivityRecord => ({
  ...activity,
  startTime: null,
}));

/** Gives a function from a day to the occasion of an activity; `null` for a single activity (ACT-44, ACT-48). */
const occasionsOf = (
  activity: ActivityRecord,
  world: World,
): ((day: Temporal.PlainDate | null) => Occasion) => {
  const isByDate = world.choose('start-time-at-odds', { 'start-time': false, 'start-date': true });
  const timed = isByDate ? withoutStartTime(activity) : activity;
  const timesOf = timesIn(timed, zoneOf(activity.facilityId, world));
  const now = world.clock.now();
  const means = world.choose('past-means', {
    'end-passed': 'end-passed',
    'start-passed': 'start-passed',
  } as const);
  return (day) => {
    const { dates, span } = timesOf(day ?? activity);
    return { activity, day, ...dates, start: span.start, isPast: isPast(span, now, means) };
  };
};

/** The occasion of an activity on a day of its series; `null` for a single activity (ACT-44, ACT-48). */
export const occasionOf = (
  activity: ActivityRecord,
  day: Temporal.PlainDate | null,
  world: World,
): Occasion => occasionsOf(activity, world)(day);

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** The stored start in milliseconds since 1970. */
const storedStart = remembered(
  ({ startDate }: ActivityRecord): number => Temporal.Instant.from(startDate).epochMilliseconds,
);

/** Skips calendar arithmetic for activities that are days away: the start lies on the local day of startDate. */
const isNear = (activity: ActivityRecord, { from, until }: Window): boolean => {
  const at = storedStart(activity);
  return from.epochMilliseconds - TWO_DAYS <= at && at <= until.epochMilliseconds + TWO_DAYS;
};

/** One more day on both sides of a window, because the exact start is known only after its day is computed. */
const daysAround = rememberedBy(
  ({ from, until }: Window, zone: string) => ({
    first: dateOfInstant(from, zone).subtract({ days: 1 }),
    last: dateOfInstant(until, zone).add({ days: 1 }),
  }),
  1,
);

// ACT-43
const daysIn = (
  activity: ActivityRecord,
  window: Window,
  world: World,
): readonly (Temporal.PlainDate | null)[] => {
  if (!activity.recurrence) return isNear(activity, window) ? [null] : [];
  const zone = zoneOf(activity.facilityId, world);
  const { first, last } = daysAround(window, zone);
  return occurrenceDates(seriesOf(activity.recurrence), zone, first, last).filter(isWritable);
};

/** Whether an answer can write this day. */
export const isWritable = (day: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, LAST_DAY) <= 0;

/** Every occasion of an activity that starts in the window, earliest first (ACT-22, ACT-23, ACT-36). */
export const occasionsIn = (activity: ActivityRecord, window: Window, world: World): readonly Occasion[] =>
  daysIn(activity, window, world)
    .map(occasionsOf(activity, world))
    .filter(({ start }) => windowHolds(window, start));

// A series without any occurrence is shown on the day of its startDate.
const firstDay = (recurrence: RecurrenceRecord, startDate: string, zone: string): Temporal.PlainDate =>
  firstOccurrenceDate(seriesOf(recurrence), zone) ?? dateOf(startDate, zone);

/** The first occasion of a series, or the only one of a single activity. */
export const firstOccasion = (activity: ActivityRecord, world: World): Occasion => {
  const { recurrence, startDate, facilityId } = activity;
  if (!recurrence) return occasionOf(activity, null, world);
  return occasionOf(activity, firstDay(recurrence, startDate, zoneOf(facilityId, world)), world);
};

/** The next occasion of a series from today on, or its first when none is left; the only one of a single activity. */
export const nextOccasion = (activity: ActivityRecord, world: World): Occasion => {
  const { recurrence, startDate, facilityId } = activity;
  if (!recurrence) return occasionOf(activity, null, world);
  const zone = zoneOf(facilityId, world);
  const today = dateOfInstant(world.clock.now(), zone);
  const next = nextOccurrenceDate(seriesOf(recurrence), zone, today);
  return occasionOf(activity, next ?? firstDay(recurrence, startDate, zone), world);
};
