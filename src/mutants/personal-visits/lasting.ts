import { minutesBetween } from '../../mock/domain/time-of-day.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { hours, sometime } from '../../witness/personal-visits.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { later, minuteIn } from '../times.ts';
import { refuses } from '../verbs.ts';
import { REPLACE, visits, WRITES } from './adapter.ts';
import { writing } from './writing.ts';

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

/** Minutes between the times of a body; those that it states where it has no two times. */
const gapIn = ({ startTime, endTime, durationInMinutes }: Members): number =>
  startTime === undefined || endTime === undefined
    ? Number(durationInMinutes)
    : minutesBetween(textIn(startTime), textIn(endTime));

/** Visits that last longer or shorter than is said, at exact times and without. */
const manyDurations = writing((_, { day }) => {
  const at = (from: string, to: string, durationInMinutes = 60) => ({
    ...hours(day(-7), from, to),
    durationInMinutes,
  });
  const evening = { ...sometime('evening'), durationInMinutes: 20 };
  return {
    creates: [
      ...[{}, { durationInMinutes: 90 }, { durationInMinutes: 30 }],
      ...[at('10:00', '10:20'), at('00:00', '23:59'), at('09:50', '11:05')],
      { ...sometime('allDay'), durationInMinutes: 45 },
      { ...sometime('morning'), durationInMinutes: 600 },
      { timeType: 'allDay', durationInMinutes: 90 },
    ],
    replacements: [
      [at('10:00', '11:00'), at('10:00', '11:30')],
      [{}, evening],
      [evening, {}],
    ],
  };
});

export const lastingMutants = mutantsOf('personal-visits', manyDurations, {
  'duration-as-sent': breaking('PVS-45', 'PVS-46')
    .says('A write under exactTime stores durationInMinutes as sent, although the times say otherwise.')
    .by(exactLasts, (_start, _end, sent) => sent),
  'duration-as-sent-on-a-change': breaking('PVS-45', 'PVS-46')
    .says('A change under exactTime stores durationInMinutes as sent, although the times say otherwise.')
    .by(replacesAs, (_former, { timeType }, { body }) =>
      timeType === 'exactTime' ? { durationInMinutes: sentIn(body) } : {},
    ),
  'the-longer-duration': breaking('PVS-46')
    .says('Of the gap and the durationInMinutes that was sent the longer one counts.')
    .by(exactLasts, (start, end, sent) => Math.max(sent, minutesBetween(start, end))),
  'the-shorter-duration': breaking('PVS-46', 'PVS-45')
    .says('Of the gap and the durationInMinutes that was sent the shorter one counts.')
    .by(exactLasts, (start, end, sent) => Math.min(sent, minutesBetween(start, end))),
  'end-moved-by-the-duration': breaking('PVS-46', 'PVS-49')
    .says('If durationInMinutes differs from the time between start and end, the end is moved.')
    .by(writesAs, ({ startTime, timeType }, { body }) =>
      timeType === 'exactTime' && startTime !== null
        ? { endTime: later(startTime, sentIn(body)), durationInMinutes: sentIn(body) }
        : {},
    ),
  'duration-of-both-ends': breaking('PVS-45', 'PVS-46')
    .says('The durationInMinutes counts the first and the last minute.')
    .by(exactLasts, (start, end) => minutesBetween(start, end) + 1),
  'duration-in-quarters': breaking('PVS-45', 'PVS-46')
    .says('A write under exactTime rounds durationInMinutes to quarters of an hour.')
    .by(exactLasts, (start, end) => Math.round(minutesBetween(start, end) / 15) * 15),
  'duration-within-a-working-day': breaking('PVS-45')
    .says('The durationInMinutes of a visit is eight hours at most.')
    .by(exactLasts, (start, end) => Math.min(480, minutesBetween(start, end))),
  'duration-that-does-not-borrow': breaking('PVS-45', 'PVS-46')
    .says('Hours and minutes of the gap are reckoned apart, so that 9:50 to 11:05 is 2 hours and 45 minutes.')
    .by(exactLasts, (start, end) => {
      const [from, to] = [minuteIn(start), minuteIn(end)];
      return (Math.floor(to / 60) - Math.floor(from / 60)) * 60 + Math.abs((to % 60) - (from % 60));
    }),
  'duration-stays-on-a-change': breaking('PVS-45', 'PVS-47')
    .says('A change keeps the previous durationInMinutes.')
    .by(replacesAs, ({ durationInMinutes }) => ({
      durationInMinutes,
    })),
  'duration-that-differs-is-refused': breaking('PVS-46')
    .says('A durationInMinutes longer than the gap is refused.')
    .by(refuses, WRITES, (body) => Number(body['durationInMinutes']) > gapIn(body)),
  'duration-that-differs-is-refused-on-a-change': breaking('PVS-46')
    .says('A change whose durationInMinutes differs from its times is refused.')
    .by(refuses, REPLACE, (body) => {
      return Number(body['durationInMinutes']) !== gapIn(body);
    }),
  'all-day-is-a-day': breaking('PVS-47')
    .says('A visit with timeType allDay is stored with 1440 as durationInMinutes.')
    .by(vagueLasts, (sent, { timeType }) => (timeType === 'allDay' ? 1440 : sent)),
  'parts-of-the-day-last-six-hours-at-most': breaking('PVS-47')
    .says('A visit without exact times is stored with at most 360 as durationInMinutes.')
    .by(vagueLasts, (sent) => Math.min(sent, 360)),
  'gap-whatever-the-time-type': breaking('PVS-47')
    .says('With times, durationInMinutes is the time between them under any timeType.')
    .by(vagueLasts, (sent, { startTime, endTime }) =>
      startTime === null || endTime === null ? sent : minutesBetween(startTime, endTime),
    ),
  'exact-minutes-outlive-the-times': breaking('PVS-47')
    .says('A visit that had exact times keeps its minutes when it loses them.')
    .by(replacesAs, ({ timeType, durationInMinutes }, now) =>
      timeType === 'exactTime' && now.timeType !== 'exactTime' ? { durationInMinutes } : {},
    ),
  'sent-minutes-come-back-with-the-times': breaking('PVS-45')
    .says('A visit that gets its times back lasts as long as it did without them.')
    .by(replacesAs, ({ timeType, durationInMinutes }, now) =>
      timeType !== 'exactTime' && now.timeType === 'exactTime' ? { durationInMinutes } : {},
    ),
});
