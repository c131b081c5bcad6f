import { Temporal } from 'temporal-polyfill';
import { agreedHour, isZone } from '../kit/day-hours.ts';
import type { RunSpec } from '../kit/run.ts';

/** When an activity takes place, in two forms: as instants with `Z`, and as times of day in the community. */
export interface ActivityTimes {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** The zone of a facility from the configuration; UTC if it has none or an unknown one. */
export function zoneOf(run: RunSpec, facilityId: string): string {
  const zone = run.facilities.find(({ id }) => id === facilityId)?.timeZone ?? 'UTC';
  return isZone(zone) ? zone : 'UTC';
}

/** The times from one time of day (HH:mm) to another on a day of the community, in both forms. */
export function timesOn(day: string, from: string, to: string, timeZone: string): ActivityTimes {
  const instant = (plainTime: string): string =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
  return { startDate: instant(from), endDate: instant(to), startTime: from, endTime: to };
}

/** The hour that begins at an instant, in both forms. */
export function hourFrom(startDate: string, timeZone: string): ActivityTimes {
  const start = Temporal.Instant.from(startDate);
  const end = start.add({ hours: 1 });
  const clock = (instant: Temporal.Instant): string =>
    instant.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
  return { startDate, endDate: end.toString(), startTime: clock(start), endTime: clock(end) };
}

/** An hour near midday that lies on the same day in the community and in UTC, far from midnight in both. */
export function middayOn(day: string, timeZone: string): ActivityTimes {
  const hour = agreedHour(day, timeZone);
  const clock = (one: number): string => `${String(one).padStart(2, '0')}:00`;
  return timesOn(day, clock(hour), clock(hour + 1), timeZone);
}
