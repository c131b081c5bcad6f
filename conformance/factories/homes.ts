import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { isZone, zonedFacility } from '../kit/day-hours.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { middayOn, timesOn, zoneOf, type ActivityTimes } from './activities-times.ts';
import { givenResident } from './residents.ts';

/** The values of `timeType` for a record that has a day and no times. */
export const DAY_PARTS = ['allDay', 'morning', 'afternoon', 'evening'] as const;
export const TIME_TYPES = ['exactTime', ...DAY_PARTS] as const;

/** Days from today to the records of checks, unless a check says otherwise. Negative: in the past. */
export const LONG_AGO = -30;

/** A range from a week before the usual day to a day after today: less than 45 days. */
export const lately = async (t: Tools): Promise<{ startDate: string; endDate: string }> => {
  const today = await t.day(0);
  return { startDate: midnightOf(addDays(today, LONG_AGO - 7)), endDate: lastSecondOf(addDays(today, 1)) };
};

/** A resident whose records checks make and read. */
export interface Home {
  readonly residentId: string;
  readonly facilityId: string;
  /** The time zone of the facility. */
  readonly timeZone: string;
  /** Whether the configuration gives the time zone. If so, instants and times of day can be made to agree. */
  readonly isZoneConfigured: boolean;
}

/** A new resident of a facility on UTC all year if one is configured. */
export async function givenHome(t: Tools): Promise<Home> {
  return givenHomeAt(t, zonedFacility(t.run) ?? (await t.facility()));
}

/** A new resident of a facility. */
export async function givenHomeAt(t: Tools, { id }: Pick<FacilityFact, 'id'>): Promise<Home> {
  const { residentId } = await givenResident(t, {}, id);
  const configured = t.run.facilities.find((one) => one.id === id)?.timeZone ?? '';
  return { residentId, facilityId: id, timeZone: zoneOf(t.run, id), isZoneConfigured: isZone(configured) };
}

/** A new resident of the same facility as another. */
export const neighbourOf = (t: Tools, { facilityId }: Home): Promise<Home> =>
  givenHomeAt(t, { id: facilityId });

/**
 * The times from one time of day to another on a day of the facility: an instant and two times of day that
 * agree.
 */
export function hoursOn(
  { timeZone }: Home,
  day: string,
  [from, to]: readonly [string, string],
): Omit<ActivityTimes, 'endDate'> {
  const { endDate: _, ...times } = timesOn(day, from, to, timeZone);
  return times;
}

/** The startDate for a day without times: an instant on that day in UTC and at the facility. */
export const dayOnly = (
  { timeZone }: Pick<Home, 'timeZone'>,
  day: string,
): { readonly startDate: string } => ({
  startDate: middayOn(day, timeZone).startDate,
});

/** Whole minutes from one time of day (HH:mm) to a later one of the same day. */
export const minutesBetween = (from: string, to: string): number => minuteOf(to) - minuteOf(from);

/** The minute of the day that a time of day (HH:mm) names. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The time of day (HH:mm) of a minute of the day. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
