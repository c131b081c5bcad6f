import { Temporal } from 'temporal-polyfill';
import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { dateOf } from '../../domain/calendar-day.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ActivityValues } from '../../operations/activities/input.ts';
import type { RecurrenceRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

type SentRecurrence = NonNullable<LeverInput<'create-activity'>['recurrence']>;

/** Whether the days of the week that a pattern names have an effect. */
const namesDays = ({ frequency }: SentRecurrence, world: World): boolean =>
  frequency !== 'daily' || world.choose('daily-days-of-week', { 'named-days': true, 'every-day': false });

/** The day of the month of a pattern. If the pattern names a day of the week as well, a choice says which counts. */
const dayOfMonthOf = (
  { dayOfMonth, weekOfMonth, dayOfWeek }: SentRecurrence,
  world: World,
): number | null => {
  if (!(dayOfMonth && weekOfMonth && dayOfWeek)) return dayOfMonth ?? null;
  const isByDay = world.choose('monthly-day-and-weekday', { 'day-of-month': true, 'day-of-week': false });
  return isByDay ? dayOfMonth : null;
};

/** The pattern that staff ask for; the series begins on the local day of the activity's startDate. */
export const recurrenceOf = (
  sent: SentRecurrence,
  startDate: string,
  zone: string,
  world: World,
): RecurrenceRecord => ({
  frequency: sent.frequency,
  interval: sent.interval ?? 1,
  daysOfWeek: namesDays(sent, world) ? (sent.daysOfWeek ?? []) : [],
  weekOfMonth: sent.weekOfMonth ?? null,
  dayOfWeek: sent.dayOfWeek ?? null,
  dayOfMonth: dayOfMonthOf(sent, world),
  seriesStartDate: dateOf(startDate, zone).toString(),
  seriesEndDate: sent.seriesEndDate ?? null,
  exceptionDates: sent.exceptionDates ?? [],
});

const LONGEST_DAYS = 366;

const impossible = (promised: string, found: string, next: string): Refusal =>
  refuse('conflict', { promised, found, next });

/** Why a series cannot take place as asked for; nothing where it can. */
export const refusedSeries = (
  { startDate, endDate }: ActivityValues,
  { seriesEndDate }: Pick<RecurrenceRecord, 'seriesEndDate'>,
  zone: string,
): Refusal | undefined => {
  const first = dateOf(startDate, zone).toString();
  if (seriesEndDate !== null && seriesEndDate < first)
    return impossible(
      'A series cannot end before the day of its startDate.',
      `${first}, which is after ${seriesEndDate}.`,
      'send an earlier startDate.',
    );
  const length = endDate === null ? 0 : Temporal.Instant.from(startDate).until(endDate).total('hours') / 24;
  if (length > LONGEST_DAYS)
    return impossible(
      'An occurrence can last at most a year.',
      `${Math.floor(length)} days.`,
      'send an earlier endDate.',
    );
  return undefined;
};
