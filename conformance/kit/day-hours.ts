import { Temporal } from 'temporal-polyfill';
import { at, isUtcAllYear, midnightOf } from './dates.ts';
import { remembered } from './remembered.ts';
import type { FacilityFact, RunSpec } from './run.ts';

/** The moments of a day that a check uses for ranges of lists and for its records. */
export interface DayHours {
  /** A time of day (HH:mm or HH:mm:ss) as an instant with `Z`. */
  readonly at: (day: string, time: string) => string;
  /** The same as the clock of the facility shows it, HH:mm. */
  readonly clock: (day: string, time: string) => string;
  /** The midnights that begin the day, in UTC and at the facility, the earliest first. */
  readonly midnights: (day: string) => readonly string[];
}

/** The whole day in UTC. */
export const inUtc: DayHours = { at, clock: (_, time) => time, midnights: (day) => [midnightOf(day)] };

/** The earliest moment of a day. */
export const beginOf = (hours: DayHours, day: string): string => hours.at(day, '00:00');
/** The latest moment of a day. */
export const endOf = (hours: DayHours, day: string): string => hours.at(day, '23:59:59');

/** From one time of day to another, as the clock of the facility shows them. */
export const clocks = (
  hours: DayHours,
  day: string,
  [from, to]: readonly [string, string],
): readonly [string, string] => [hours.clock(day, from), hours.clock(day, to)];

/** The middle of the hours that have the same day at the facility and in UTC. */
export function agreedHour(day: string, timeZone: string): number {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return 12 + Math.round(noon.offsetNanoseconds / 3_600_000_000_000 / 2);
}

/** Around the agreed hour, in hours: even 14 hours from UTC this leaves two on either side. */
const REACH = 3;

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/**
 * The hours of the facility at which days are judged. A facility on UTC all year has the whole day, to the second.
 * Elsewhere the day is mapped to the six hours around the agreed hour: midnight becomes their first moment, noon their
 * middle. These moments have the same day at the facility and in UTC, also when clocks change.
 */
export function dayHours(timeZone: string): DayHours {
  if (isUtcAllYear(timeZone)) return inUtc;
  const momentOf = (day: string, time: string): Temporal.ZonedDateTime => {
    const plainTime = { hour: agreedHour(day, timeZone) - REACH };
    const seconds = Math.floor((secondsOf(time) * 2 * REACH) / 24);
    const isToTheMinute = time.length === 5;
    return Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone, plainTime })
      .add({ seconds: isToTheMinute ? seconds - (seconds % 60) : seconds });
  };
  return {
    at: (day, time) => momentOf(day, time).toInstant().toString({ smallestUnit: 'second' }),
    clock: (day, time) => momentOf(day, time).toPlainTime().toString({ smallestUnit: 'minute' }),
    midnights: (day) => {
      const local = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
      return [midnightOf(day), local.toString({ smallestUnit: 'second' })].sort();
    },
  };
}

const zones = new Map<string, boolean>();

/** Whether this names a time zone. */
export const isZone = (timeZone: string): boolean => remembered(zones, timeZone, () => isKnownZone(timeZone));

function isKnownZone(timeZone: string): boolean {
  try {
    return Temporal.PlainDate.from('2026-01-15').toZonedDateTime(timeZone).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** The facility at which days are judged: one on UTC all year, else one whose zone is configured. */
export const zonedFacility = ({ facilities }: Pick<RunSpec, 'facilities'>): FacilityFact | undefined =>
  facilities.find(({ timeZone }) => isUtcAllYear(timeZone)) ??
  facilities.find(({ timeZone }) => isZone(timeZone));
