const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** An instant as `2026-03-01 09:00:00 UTC`. */
export const instantShown = (instant: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const [day = '', time = ''] = date.toISOString().split('T');
  return `${day} ${time.slice(0, 8)} UTC`;
};

/** The time of day of an instant, to the second. */
export const timeShown = (instant: string): string => instant.slice(11, 19);

/** The day a number of days later; a day is a text, for example `2026-03-01`. */
export const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};

/** The seven days of the week that a day is in, from Monday on. */
export const weekOf = (day: string): readonly string[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monday = dayAfter(day, -((weekday + 6) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(monday, days));
};

/** A day as `Mon 23 Nov`. */
export const dayShown = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${DAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`;
};
