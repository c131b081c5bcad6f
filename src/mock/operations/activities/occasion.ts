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

/** The stored pattern as the rules of recurrence take it; a day they do not know is no day of it. */
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
 * When an activity takes place in a zone, by the day of its series; what takes place once is asked for by its own
 * record. Days are remembered by identity: those of a pattern are the same objects in every request.
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

/** Gives the occasions of an activity by their days, `null` for what takes place once (ACT-44, ACT-48). */
const occasionsOf = (
  activity: ActivityRecord,
  world: World,
): ((day: Temporal.PlainDate | null) => Occasion) => {
  const timesOf = timesIn(activity, zoneOf(activity.facilityId, world));
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

/** The activity on a day of its series, or for `null` as it takes place once (ACT-44, ACT-48). */
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

/** Spares the calendar arithmetic for what is days away: the start is on the local day of startDate. */
const isNear = (activity: ActivityRecord, { from, until }: Window): boolean => {
  const at = storedStart(activity);
  return from.epochMilliseconds - TWO_DAYS <= at && at <= until.epochMilliseconds + TWO_DAYS;
};

/** A day more on either side of a window: what is judged is the start, and that only its day can tell. */
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

/** Whether a day can be written in an answer. */
export const isWritable = (day: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, LAST_DAY) <= 0;

/** Every occasion of an activity that starts in the window, earliest first (ACT-22, ACT-23, ACT-36). */
export const occasionsIn = (activity: ActivityRecord, window: Window, world: World): readonly Occasion[] =>
  daysIn(activity, window, world)
    .map(occasionsOf(activity, world))
    .filter(({ start }) => windowHolds(window, start));

/** The first occasion of a series, or the one there is. */
export const firstOccasion = (activity: ActivityRecord, world: World): Occasion => {
  if (!activity.recurrence) return occasionOf(activity, null, world);
  const zone = zoneOf(activity.facilityId, world);
  const day = firstOccurrenceDate(seriesOf(activity.recurrence), zone);
  // A series of exceptions alone still has the day on which it would have begun.
  return occasionOf(activity, day ?? dateOf(activity.startDate, zone), world);
};

/** The next occasion of a series from today on, the first where none is left, or the one there is. */
export const nextOccasion = (activity: ActivityRecord, world: World): Occasion => {
  if (!activity.recurrence) return occasionOf(activity, null, world);
  const zone = zoneOf(activity.facilityId, world);
  const today = dateOfInstant(world.clock.now(), zone);
  const day = nextOccurrenceDate(seriesOf(activity.recurrence), zone, today);
  return day === undefined ? firstOccasion(activity, world) : occasionOf(activity, day, world);
};
