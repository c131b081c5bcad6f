import type { Members } from './input.ts';

/** Whether a body or a resource has exact times, as one without a timeType does. */
export const isExact = ({ timeType = 'exactTime' }: Members): boolean => timeType === 'exactTime';

/** The minute of the day that a time of day (HH:mm) names. */
export const minuteIn = (time: unknown): number => {
  const [hour = 0, minute = 0] = String(time).split(':').map(Number);
  return hour * 60 + minute;
};

const padded = (part: number): string => String(part).padStart(2, '0');

/** A time of day of an hour and a minute, the hour on any day. */
const timeOf = (hour: number, minute: number): string =>
  `${padded(((hour % 24) + 24) % 24)}:${padded(minute)}`;

/** The time of day so many minutes after another one. */
export const later = (time: unknown, minutes: number): string => {
  const at = minuteIn(time) + minutes;
  return timeOf(Math.floor(at / 60), ((at % 60) + 60) % 60);
};

/** The day of a date-time, as it is written. */
export const dayIn = (startDate: unknown): string => String(startDate).slice(0, 10);

/** The day (YYYY-MM-DD) so many days after a day or an instant. */
export const dayAfter = (day: unknown, days = 1): string =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, 10);
