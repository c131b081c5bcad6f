import type { Temporal } from 'temporal-polyfill';
import { isDateTime, writtenDateOf } from '../../domain/calendar-day.ts';
import { occurrenceStanding } from '../../domain/recurrence.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord, RecurrenceRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { isWritable, seriesOf, zoneOf } from './occasion.ts';

/** The warning that occurrenceDate had no effect (the interface: Activities, rule 4). */
export const NO_EFFECT = {
  Warning: '299 - "occurrenceDate has no effect on an activity that does not recur"',
};

export const invalidDate = (promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    {
      validation: [
        { location: 'query', pointer: '/occurrenceDate', code: 'occurrenceDate', message: promised },
      ],
    },
  );

/** occurrenceDate on a single activity: no effect, or refused (ACT-52). */
export const refusedOnSingle = (world: World): Refusal | undefined =>
  world.choose('occurrence-date-on-single', {
    ignored: undefined,
    refused: invalidDate(
      'occurrenceDate is only for a recurring series.',
      'a one-time activity.',
      'leave it out.',
    ),
  });

/** The day of a series that an occurrenceDate names, or the refusal (ACT-47). */
export const occurrenceDay = (
  sent: string,
  activity: ActivityRecord,
  recurrence: RecurrenceRecord,
  world: World,
): Temporal.PlainDate | Refusal => {
  const takesDateTime = world.choose('occurrence-date-form', {
    'date-or-date-time': true,
    'date-only': false,
  });
  if (isDateTime(sent) && !takesDateTime)
    return invalidDate('occurrenceDate must be a date, YYYY-MM-DD.', `${sent}.`, 'send only the date part.');
  const date = writtenDateOf(sent);
  const absent = refuse('not-found', {
    promised: 'occurrenceDate must be a day on which the series takes place.',
    found: `${date.toString()}, on which it does not take place.`,
    next: 'use the date of a startDate from the list of activities.',
  });
  const standing = occurrenceStanding(seriesOf(recurrence), date, zoneOf(activity.facilityId, world));
  if (standing === 'outside-series' || standing === 'exception' || !isWritable(date)) return absent;
  if (standing === 'occurrence') return date;
  return world.choose('occurrence-off-pattern', {
    'not-found': absent,
    'bad-request': { ...absent, status: 400 },
    served: date,
  });
};
