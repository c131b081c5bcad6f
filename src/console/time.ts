const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** An instant as `2026-03-01 09:00:00 UTC`. */
export const instantShown = (instant: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return `${date.toISOString().replace('T', ' ').slice(0, 19)} UTC`;
};

/** The time of day of an instant, to the second. */
export const timeShown = (instant: string): string => instant.slice(11, 19);

/** The day a number of days later; a day is a text, for example `2026-03-01`. */
export const dayAfter = (day: string, days: number): string => {
  const date = startOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const date = startOf(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

/** The seven days of the week that a day is in, from Monday on. */
export const weekOf = (day: string): readonly string[] => {
  const weekday = startOf(day).getUTCDay();
  const monday = dayAfter(day, -((weekday + 6) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(monday, days));
};

/** A day as `Mon 23 Nov`. */
export const dayShown = (day: string): string => {
  const [weekday = '', date, month = ''] = startOf(day).toUTCString().split(/,? /);
  return `${weekday} ${Number(date)} ${month}`;
};
