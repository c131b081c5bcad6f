import { Temporal } from 'temporal-polyfill';
import { sameMoment } from '../kit/date-time.ts';

/** The calendar day of an instant on the clock of a place. */
export const dayAt = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/**
 * Does a shown start mean the instant that was sent? As a date-time it is that very instant, as a plain date the day
 * on which it falls where it takes place.
 */
export function isStart(shown: unknown, sent: string, timeZone: string): boolean {
  if (typeof shown !== 'string') return false;
  if (/^\d{4}-\d\d-\d\d$/.test(shown)) return shown === dayAt(sent, timeZone);
  return sameMoment(shown, sent) === true;
}
