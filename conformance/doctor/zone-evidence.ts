import { Temporal } from 'temporal-polyfill';
import { readDateTime } from '../kit/date-time.ts';
import type { JsonObject } from '../kit/json.ts';

/** What one answer tells of a community's clock: at this instant it was so many minutes ahead of UTC. */
export interface Evidence {
  readonly instant: number;
  readonly offset: number;
  /** The words of the answer. */
  readonly shown: string;
  /** Taken from the offset of the date-time itself, which cannot mean anything else. */
  readonly isExplicit: boolean;
}

const MINUTE = 60_000;

/**
 * What the times of an activity tell of its community: the offset of its startDate where that is not UTC, else how far
 * its startTime is from it. Nothing where the two have no exact time.
 */
export function evidenceOf(activity: JsonObject): Evidence | undefined {
  const { startDate, startTime, timeType } = activity;
  const read = typeof startDate === 'string' ? readDateTime(startDate) : undefined;
  if (read?.offset === undefined || (timeType ?? 'exactTime') !== 'exactTime') return undefined;
  const instant = read.wall - read.offset * MINUTE;
  if (read.offset !== 0)
    return { instant, offset: read.offset, shown: `startDate ${String(startDate)}`, isExplicit: true };
  const minutes = typeof startTime === 'string' ? minutesOf(startTime) : undefined;
  if (minutes === undefined) return undefined;
  const inUtc = Math.floor(read.wall / MINUTE) % 1440;
  return {
    instant,
    offset: nearestOffset(minutes - inUtc),
    shown: `startTime ${String(startTime)} for startDate ${String(startDate)}`,
    isExplicit: false,
  };
}

function minutesOf(clock: string): number | undefined {
  const parts = /^(\d\d):(\d\d)/.exec(clock);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined;
}

/** Clocks differ from UTC by -12 to +14 hours. */
function nearestOffset(minutes: number): number {
  const whole = ((minutes % 1440) + 1440) % 1440;
  return whole > 840 ? whole - 1440 : whole;
}

/** How many minutes a zone is ahead of UTC at an instant; undefined for what is no zone. */
export function offsetIn(timeZone: string, instant: number): number | undefined {
  try {
    const moment = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
    return moment.offsetNanoseconds / (MINUTE * 1_000_000);
  } catch {
    return undefined;
  }
}

/** Minutes as an offset is written: `-05:00`. */
export function written(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** Do two zones show the same time all year? */
export function sameClock(one: string, two: string, now: number): boolean {
  const instants = Array.from({ length: 24 }, (_, count) => now + count * 15 * 24 * 60 * MINUTE);
  return instants.every((instant) => offsetIn(one, instant) === offsetIn(two, instant));
}
