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
 * Whether fewer than `hours` hours lie between now and a local time of a community. A local time that a clock change
 * skips is moved later by the gap; of a repeated one the earlier counts (TRA-53, TRA-54).
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
