import { Temporal } from 'temporal-polyfill';
import { dateOf, instantOf, dateTimeText } from './calendar-day.ts';

export type TimeType = 'exactTime' | 'allDay' | 'morning' | 'afternoon' | 'evening';

/** When an activity takes place, as it is stored: date-times with offset, and times of day in local HH:mm. */
export interface ActivityTimes {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timeType: TimeType;
}

/** The instants between which an activity takes place; the end does not belong to it and may be unknown. */
interface ActivitySpan {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant | null;
}

// The interface gives the parts of a day no hours; these three share the day without a gap.
const hoursOf: Readonly<Record<Exclude<TimeType, 'exactTime'>, readonly [number, number]>> = {
  allDay: [0, 24],
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/**
 * The span of an activity in its community. Under exactTime it starts at startTime on the local day of startDate (at
 * startDate itself without one) and ends at endTime on the day of endDate, past midnight when that is earlier; with
 * neither endTime nor a later endDate it has no end. Under any other timeType it takes that part of the days, and the
 * times of day do not count. Resources, Activity.
 */
export function activitySpan(activity: ActivityTimes, zone: string): ActivitySpan {
  const firstDay = dateOf(activity.startDate, zone);
  const lastDay = activity.endDate === null ? firstDay : laterDay(firstDay, dateOf(activity.endDate, zone));
  if (activity.timeType !== 'exactTime') {
    const [from, until] = hoursOf[activity.timeType];
    return { start: atHour(firstDay, from, zone), end: atHour(lastDay, until, zone) };
  }
  const start =
    activity.startTime === null
      ? instantOf(activity.startDate, zone)
      : atTime(firstDay, Temporal.PlainTime.from(activity.startTime), zone);
  return { start, end: exactEnd(activity, start, lastDay, zone) };
}

/**
 * Whether an activity is past: from its end (its start, when it has no end) or from its start on (ACT-17).
 */
export function isPast(
  span: ActivitySpan,
  now: Temporal.Instant,
  means: 'end-passed' | 'start-passed',
): boolean {
  const passing = means === 'end-passed' ? (span.end ?? span.start) : span.start;
  return Temporal.Instant.compare(passing, now) <= 0;
}

/**
 * The dates of a series' activity moved to the occurrence of a day: startDate at startTime there (without one at its
 * own local time of day), endDate as many days later as before. The texts carry the zone's offset, so that their date
 * part is the local day. Endpoints, Activities, rule 2.
 */
export function movedToDay(
  activity: ActivityTimes,
  day: Temporal.PlainDate,
  zone: string,
): Pick<ActivityTimes, 'startDate' | 'endDate'> {
  const { days } = dateOf(activity.startDate, zone).until(day, { largestUnit: 'day' });
  const startTime = activity.startTime ?? localTime(activity.startDate, zone);
  return {
    startDate: dateTimeText(atTime(day, Temporal.PlainTime.from(startTime), zone), zone),
    endDate: activity.endDate === null ? null : dateTimeText(later(activity.endDate, days, zone), zone),
  };
}

function exactEnd(
  { endDate, endTime, startTime }: ActivityTimes,
  start: Temporal.Instant,
  lastDay: Temporal.PlainDate,
  zone: string,
): Temporal.Instant | null {
  if (endTime === null) {
    const end = endDate === null ? start : instantOf(endDate, zone);
    return Temporal.Instant.compare(end, start) > 0 ? end : null;
  }
  // Compared as clock times where both are: an hour that the clocks skip is no night in between.
  const startsOn = start.toZonedDateTimeISO(zone).toPlainDate();
  const startClock = Temporal.PlainTime.from(startTime ?? localTime(start.toString(), zone));
  const clock = Temporal.PlainTime.from(endTime);
  const isOvernight = lastDay.equals(startsOn) && Temporal.PlainTime.compare(clock, startClock) < 0;
  const end = atTime(isOvernight ? lastDay.add({ days: 1 }) : lastDay, clock, zone);
  return Temporal.Instant.compare(end, start) >= 0 ? end : start;
}

function atTime(day: Temporal.PlainDate, plainTime: Temporal.PlainTime, zone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

function atHour(day: Temporal.PlainDate, hour: number, zone: string): Temporal.Instant {
  const isNextDay = hour === 24;
  return atTime(isNextDay ? day.add({ days: 1 }) : day, new Temporal.PlainTime(isNextDay ? 0 : hour), zone);
}

function later(text: string, days: number, zone: string): Temporal.Instant {
  return instantOf(text, zone).toZonedDateTimeISO(zone).add({ days }).toInstant();
}

function localTime(text: string, zone: string): string {
  return instantOf(text, zone).toZonedDateTimeISO(zone).toPlainTime().toString();
}

function laterDay(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) >= 0 ? one : other;
}
