/** An entry on a day, YYYY-MM-DD, with a time of day, HH:mm, or null. */
export interface Timed {
  readonly date: string;
  readonly time: string | null;
}

/** The direction of a timetable, and the place of entries without a time. */
type TimetableOrder = 'ascending-none-last' | 'ascending-none-first' | 'descending';

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function compareTimes(one: string | null, other: string | null, order: TimetableOrder): number {
  if (one !== null && other !== null) return compare(one, other) * (order === 'descending' ? -1 : 1);
  if (one === other) return 0;
  return (one === null) === (order === 'ascending-none-first') ? -1 : 1;
}

/** Sorts by date and time; equal entries keep their order (TRA-36). */
export function inTimetableOrder<T extends Timed>(items: readonly T[], order: TimetableOrder): readonly T[] {
  const direction = order === 'descending' ? -1 : 1;
  return [...items].sort(
    (one, other) => compare(one.date, other.date) * direction || compareTimes(one.time, other.time, order),
  );
}
