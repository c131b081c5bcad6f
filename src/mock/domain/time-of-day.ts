const DAY = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const digits = (value: number): string => String(value).padStart(2, '0');

/** Whether the second of two times of day (HH:mm) is the earlier one on the clock. */
export function endsBeforeStart(startTime: string, endTime: string): boolean {
  return minutesOf(endTime) < minutesOf(startTime);
}

/**
 * Minutes from one time of day (HH:mm) to another; an earlier end lies on the next day, so the answer is from 0 to
 * 1439. Endpoints, Personal visits.
 */
export function minutesBetween(startTime: string, endTime: string): number {
  return (minutesOf(endTime) - minutesOf(startTime) + DAY) % DAY;
}

/** A time of day, on the same day as the one that it was reckoned from or on a later one. */
interface LaterTime {
  readonly time: string;
  readonly isPastMidnight: boolean;
}

/** The time of day some minutes after another one (HH:mm); undefined below 0. Endpoints, Personal activities. */
export function timeAfter(startTime: string, minutes: number): LaterTime | undefined {
  if (minutes < 0) return undefined;
  const end = minutesOf(startTime) + minutes;
  const onClock = end % DAY;
  return { time: `${digits(Math.floor(onClock / 60))}:${digits(onClock % 60)}`, isPastMidnight: end >= DAY };
}
