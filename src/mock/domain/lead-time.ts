import { Temporal } from 'temporal-polyfill';

const HOUR = 3_600_000;

/** A day and a time of day on the clock of a community. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly time: string;
}

/**
 * Whether less than so many hours lie between now and a time on the clock of a community. A time that a clock
 * change skips counts as later by the gap, and one that it repeats as the earlier (TRA-53, TRA-54).
 */
export function isTooSoon(
  { date, time }: LocalTime,
  zone: string,
  hours: number,
  now: Temporal.Instant,
): boolean {
  const plainTime = Temporal.PlainTime.from(time);
  const appointment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime });
  return appointment.epochMilliseconds - now.epochMilliseconds < hours * HOUR;
}
