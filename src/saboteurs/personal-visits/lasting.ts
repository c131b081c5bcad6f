import { minutesBetween } from '../../mock/domain/time-of-day.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { hours, revisiting, sometime, visiting } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { later, minuteIn } from '../times.ts';
import { CHANGE, changing, refusing, writing, WRITES } from './amend.ts';

type Change = (visit: PersonalVisitRecord, input: { readonly body: unknown }) => Partial<PersonalVisitRecord>;

const nothing = () => ({});
const at =
  (from: string, to: string, more: Members = {}) =>
  ({ day }: Stage): Members => ({ ...hours(day(-7), from, to), ...more });
const lasting =
  (durationInMinutes: number, more: Members = {}) =>
  (): Members => ({ durationInMinutes, ...more });

const sentIn = (body: unknown): number => Number(membersIn(body)['durationInMinutes']);

/** Minutes of what has exact times, reckoned otherwise; `sent` are those of the body. */
const gap =
  (minutes: (startTime: string, endTime: string, sent: number) => number): Change =>
  ({ startTime, endTime, timeType, durationInMinutes }, { body }) =>
    timeType !== 'exactTime' || startTime === null || endTime === null
      ? { durationInMinutes }
      : { durationInMinutes: minutes(startTime, endTime, sentIn(body)) };

/** Minutes of what has no exact times, reckoned otherwise. */
const vague =
  (minutes: (sent: number, visit: PersonalVisitRecord) => number): Change =>
  (visit, { body }) =>
    visit.timeType === 'exactTime' ? {} : { durationInMinutes: minutes(sentIn(body), visit) };

/** A visit that is replaced by one half an hour longer, of which that is not told. */
const twice: Witness = revisiting(at('10:00', '11:00'), at('10:00', '11:30', { durationInMinutes: 60 }));

/** Saboteurs of how long a visit lasts. */
export const lastingSaboteurs = saboteursOf('personal-visits', visiting(lasting(90)), {
  'duration-as-sent': [
    'The durationInMinutes is the one that was sent, whatever the times.',
    ['PVS-45', 'PVS-46'],
    writing(gap((_start, _end, sent) => sent)),
  ],
  'duration-as-sent-on-a-change': [
    'After a replacement the durationInMinutes is the one that was sent, whatever the times.',
    ['PVS-45', 'PVS-46'],
    changing((_former, now, input) => gap((_start, _end, sent) => sent)(now, input)),
    twice,
  ],
  'the-longer-duration': [
    'Of the gap and the durationInMinutes that was sent the longer one counts.',
    ['PVS-46'],
    writing(gap((start, end, sent) => Math.max(sent, minutesBetween(start, end)))),
  ],
  'the-shorter-duration': [
    'Of the gap and the durationInMinutes that was sent the shorter one counts.',
    ['PVS-46'],
    writing(gap((start, end, sent) => Math.min(sent, minutesBetween(start, end)))),
    visiting(lasting(30)),
  ],
  'end-moved-by-the-duration': [
    'Where the durationInMinutes differs from the gap the end is moved.',
    ['PVS-46', 'PVS-49'],
    writing(({ startTime, timeType }, { body }) =>
      timeType === 'exactTime' && startTime !== null
        ? { endTime: later(startTime, sentIn(body)), durationInMinutes: sentIn(body) }
        : {},
    ),
  ],
  'duration-of-both-ends': [
    'The durationInMinutes counts the first and the last minute.',
    ['PVS-45', 'PVS-46'],
    writing(gap((start, end) => minutesBetween(start, end) + 1)),
    visiting(nothing),
  ],
  'duration-in-quarters': [
    'The durationInMinutes is rounded to quarters of an hour.',
    ['PVS-45', 'PVS-46'],
    writing(gap((start, end) => Math.round(minutesBetween(start, end) / 15) * 15)),
    visiting(at('10:00', '10:20')),
  ],
  'duration-within-a-working-day': [
    'The durationInMinutes of a visit is eight hours at most.',
    ['PVS-45'],
    writing(gap((start, end) => Math.min(480, minutesBetween(start, end)))),
    visiting(at('00:00', '23:59')),
  ],
  'duration-that-does-not-borrow': [
    'Hours and minutes of the gap are reckoned apart, so that 9:50 to 11:05 is 2 hours and 45 minutes.',
    ['PVS-45', 'PVS-46'],
    writing(
      gap((start, end) => {
        const [from, to] = [minuteIn(start), minuteIn(end)];
        return (Math.floor(to / 60) - Math.floor(from / 60)) * 60 + Math.abs((to % 60) - (from % 60));
      }),
    ),
    visiting(at('09:50', '11:05')),
  ],
  'duration-stays-on-a-change': [
    'A replacement at other times keeps the former durationInMinutes.',
    ['PVS-45', 'PVS-47'],
    changing(({ durationInMinutes }) => ({ durationInMinutes })),
    twice,
  ],
  'duration-that-differs-is-refused': [
    'A durationInMinutes longer than the gap is refused.',
    ['PVS-46'],
    refusing(WRITES, 'durationInMinutes is within the times.', (body) => {
      const { startTime, endTime, durationInMinutes } = body;
      if (startTime === undefined || endTime === undefined) return false;
      return Number(durationInMinutes) > minutesBetween(textIn(startTime), textIn(endTime));
    }),
  ],
  'duration-that-differs-is-refused-on-a-change': [
    'A replacement whose durationInMinutes differs from the gap is refused.',
    ['PVS-46'],
    refusing([CHANGE], 'durationInMinutes is the gap.', (body) => {
      const { startTime, endTime, durationInMinutes } = body;
      if (startTime === undefined || endTime === undefined) return false;
      return Number(durationInMinutes) !== minutesBetween(textIn(startTime), textIn(endTime));
    }),
    twice,
  ],
  'all-day-is-a-day': [
    'What lasts all day lasts 1440 minutes.',
    ['PVS-47'],
    writing(vague((sent, { timeType }) => (timeType === 'allDay' ? 1440 : sent))),
    visiting(() => ({ ...sometime('allDay'), durationInMinutes: 45 })),
  ],
  'parts-of-the-day-last-six-hours-at-most': [
    'A morning, an afternoon or an evening lasts six hours at most.',
    ['PVS-47'],
    writing(vague((sent) => Math.min(sent, 360))),
    visiting(() => ({ ...sometime('morning'), durationInMinutes: 600 })),
  ],
  'gap-whatever-the-time-type': [
    'Where there are times the durationInMinutes is their gap, under any timeType.',
    ['PVS-47'],
    writing(
      vague((sent, { startTime, endTime }) =>
        startTime === null || endTime === null ? sent : minutesBetween(startTime, endTime),
      ),
    ),
    visiting(() => ({ timeType: 'allDay', durationInMinutes: 90 })),
  ],
  'exact-minutes-outlive-the-times': [
    'A visit that had exact times keeps its minutes when it loses them.',
    ['PVS-47'],
    changing((former, now) =>
      former.timeType === 'exactTime' && now.timeType !== 'exactTime'
        ? { durationInMinutes: former.durationInMinutes }
        : {},
    ),
    revisiting(nothing, () => ({ ...sometime('evening'), durationInMinutes: 20 })),
  ],
  'sent-minutes-come-back-with-the-times': [
    'A visit that gets its times back lasts as long as it did without them.',
    ['PVS-45'],
    changing((former, now) =>
      former.timeType !== 'exactTime' && now.timeType === 'exactTime'
        ? { durationInMinutes: former.durationInMinutes }
        : {},
    ),
    revisiting(() => ({ ...sometime('evening'), durationInMinutes: 20 }), nothing),
  ],
});
