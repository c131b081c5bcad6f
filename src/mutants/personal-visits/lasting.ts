import { minutesBetween } from '../../mock/domain/time-of-day.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { membersIn } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { visits } from './adapter.ts';

const { replacesAs, writesAs } = visits;

const sentIn = (body: unknown): number => Number(membersIn(body)['durationInMinutes']);

/** Minutes of what has exact times, reckoned otherwise; `sent` are those of the body. */
const exactLasts = (minutes: (startTime: string, endTime: string, sent: number) => number): Mutation =>
  writesAs(({ startTime, endTime, timeType }, { body }) =>
    timeType !== 'exactTime' || startTime === null || endTime === null
      ? {}
      : { durationInMinutes: minutes(startTime, endTime, sentIn(body)) },
  );

/** Minutes of what has no exact times, reckoned otherwise. */
const vagueLasts = (minutes: (sent: number, visit: PersonalVisitRecord) => number): Mutation =>
  writesAs((visit, { body }) =>
    visit.timeType === 'exactTime' ? {} : { durationInMinutes: minutes(sentIn(body), visit) },
  );

export const lastingMutants = mutantsOf('personal-visits', {
  'the-longer-duration': breaking('PVS-46')
    .says('Of the gap and the durationInMinutes that was sent the longer one counts.')
    .by(exactLasts, (start, end, sent) => Math.max(sent, minutesBetween(start, end))),
  'duration-within-a-working-day': breaking('PVS-45')
    .says('The durationInMinutes of a visit is eight hours at most.')
    .by(exactLasts, (start, end) => Math.min(480, minutesBetween(start, end))),
  'parts-of-the-day-last-six-hours-at-most': breaking('PVS-47')
    .says('A visit without exact times is stored with at most 360 as durationInMinutes.')
    .by(vagueLasts, (sent) => Math.min(sent, 360)),
  'gap-whatever-the-time-type': breaking('PVS-47')
    .says('With times, durationInMinutes is the time between them under any timeType.')
    .by(vagueLasts, (sent, { startTime, endTime }) =>
      startTime === null || endTime === null ? sent : minutesBetween(startTime, endTime),
    ),
  'sent-minutes-come-back-with-the-times': breaking('PVS-45')
    .says('A visit that gets its times back lasts as long as it did without them.')
    .by(replacesAs, ({ timeType, durationInMinutes }, now) =>
      timeType !== 'exactTime' && now.timeType === 'exactTime' ? { durationInMinutes } : {},
    ),
});
