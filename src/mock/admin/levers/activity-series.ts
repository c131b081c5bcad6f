import { Temporal } from 'temporal-polyfill';
import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { dateOf } from '../../domain/calendar-day.ts';
import { occurrenceStanding } from '../../domain/recurrence.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ActivityValues } from '../../operations/activities/input.ts';
import { seriesOf } from '../../operations/activities/occasion.ts';
import type { RecurrenceRecord } from '../../world/records.ts';

type SentRecurrence = NonNullable<LeverInput<'create-activity'>['recurrence']>;

/** The pattern that staff ask for; the series begins on the local day of the activity's startDate. */
export const recurrenceOf = (sent: SentRecurrence, startDate: string, zone: string): RecurrenceRecord => ({
  frequency: sent.frequency,
  interval: sent.interval ?? 1,
  daysOfWeek: sent.daysOfWeek ?? [],
  weekOfMonth: sent.weekOfMonth ?? null,
  dayOfWeek: sent.dayOfWeek ?? null,
  dayOfMonth: sent.dayOfMonth ?? null,
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
  recurrence: RecurrenceRecord,
  zone: string,
): Refusal | undefined => {
  const first = dateOf(startDate, zone);
  const pattern = { ...seriesOf(recurrence), exceptionDates: [] };
  if (occurrenceStanding(pattern, first, zone) !== 'occurrence')
    return impossible(
      'The first occurrence of a series is at startDate.',
      `${first.toString()}, which is no day of the pattern or lies after its end.`,
      'send a startDate on the first day of the pattern.',
    );
  const length = endDate === null ? 0 : Temporal.Instant.from(startDate).until(endDate).total('hours') / 24;
  if (length > LONGEST_DAYS)
    return impossible(
      'An occurrence lasts a year at most.',
      `${Math.floor(length)} days.`,
      'send an earlier endDate.',
    );
  return undefined;
};
