import { Temporal } from 'temporal-polyfill';
import { sameMoment } from '../kit/date-time.ts';

/** The calendar day of an instant in a time zone. */
export const dayAt = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/**
 * Whether a shown start means the instant that was sent. A date-time must be the same instant, a plain date
 * the day of the instant in the zone.
 */
export function isStart(shown: unknown, sent: string, timeZone: string): boolean {
  if (typeof shown !== 'string') return false;
  if (/^\d{4}-\d\d-\d\d$/.test(shown)) return shown === dayAt(sent, timeZone);
  return sameMoment(shown, sent) === true;
}
