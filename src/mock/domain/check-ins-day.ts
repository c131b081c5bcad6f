import { Temporal } from 'temporal-polyfill';
import { dateTimeText, dayOfMoment, parseMoment, startOfDay } from './calendar-day.ts';
import type { DayReading, WithoutZone } from './calendar-day.ts';

/** In which form an answer shows the day of a check-in. */
type CheckInDateForm = 'date' | 'midnight-utc' | 'local-midnight';

/**
 * The calendar day (YYYY-MM-DD) of a check-in from the startDate sent, a date or a date-time; undefined when
 * it is neither. `zone` is the community's (CHK-29).
 */
export function checkInDay(
  startDate: string,
  zone: string,
  reading: DayReading = 'as-written',
  withoutZone: WithoutZone = 'facility-zone',
): string | undefined {
  const moment = parseMoment(startDate, withoutZone);
  return moment === undefined ? undefined : dayOfMoment(moment, zone, reading).toString();
}

/**
 * The check-in of one resident that already has a day; `exceptId` is the one that is being moved (CHK-34).
 */
export function checkInOnDay<C extends { readonly id: string; readonly day: string }>(
  checkInsOfResident: readonly C[],
  day: string,
  exceptId?: string,
): C | undefined {
  return checkInsOfResident.find((checkIn) => checkIn.day === day && checkIn.id !== exceptId);
}

/** The startDate of a check-in as an answer shows it (CHK-02). */
export function checkInDateText(day: string, form: CheckInDateForm, zone: string): string {
  switch (form) {
    case 'date':
      return day;
    case 'midnight-utc':
      return `${day}T00:00:00Z`;
    case 'local-midnight':
      return dateTimeText(startOfDay(Temporal.PlainDate.from(day), zone), zone);
  }
}
