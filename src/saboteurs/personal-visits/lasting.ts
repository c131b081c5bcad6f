import { minutesBetween } from '../../mock/domain/time-of-day.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { hours, revisiting, sometime, visiting } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of how long a visit lasts. */
export const lastingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.duration-as-sent',
    lie: 'The durationInMinutes is the one that was sent, whatever the times.',
    breaks: ['PVS-45', 'PVS-46'],
    tables: writing(gap((_start, _end, sent) => sent)),
    witness: visiting(lasting(90)),
  },
  {
    id: 'personal-visits.duration-as-sent-on-a-change',
    lie: 'After a replacement the durationInMinutes is the one that was sent, whatever the times.',
    breaks: ['PVS-45', 'PVS-46'],
    tables: changing((_former, now, input) => gap((_start, _end, sent) => sent)(now, input)),
    witness: twice,
  },
  {
    id: 'personal-visits.the-longer-duration',
    lie: 'Of the gap and the durationInMinutes that was sent the longer one counts.',
    breaks: ['PVS-46'],
    tables: writing(gap((start, end, sent) => Math.max(sent, minutesBetween(start, end)))),
    witness: visiting(lasting(90)),
  },
  {
    id: 'personal-visits.the-shorter-duration',
    lie: 'Of the gap and the durationInMinutes that was sent the shorter one counts.',
    breaks: ['PVS-46'],
    tables: writing(gap((start, end, sent) => Math.min(sent, minutesBetween(start, end)))),
    witness: visiting(lasting(30)),
  },
  {
    id: 'personal-visits.end-moved-by-the-duration',
    lie: 'Where the durationInMinutes differs from the gap the end is moved.',
    breaks: ['PVS-46', 'PVS-49'],
    tables: writing(({ startTime, timeType }, { body }) =>
      timeType === 'exactTime' && startTime !== null
        ? { endTime: later(startTime, sentIn(body)), durationInMinutes: sentIn(body) }
        : {},
    ),
    witness: visiting(lasting(90)),
  },
  {
    id: 'personal-visits.duration-of-both-ends',
    lie: 'The durationInMinutes counts the first and the last minute.',
    breaks: ['PVS-45', 'PVS-46'],
    tables: writing(gap((start, end) => minutesBetween(start, end) + 1)),
    witness: visiting(nothing),
  },
  {
    id: 'personal-visits.duration-in-quarters',
    lie: 'The durationInMinutes is rounded to quarters of an hour.',
    breaks: ['PVS-45', 'PVS-46'],
    tables: writing(gap((start, end) => Math.round(minutesBetween(start, end) / 15) * 15)),
    witness: visiting(at('10:00', '10:20')),
  },
  {
    id: 'personal-visits.duration-within-a-working-day',
    lie: 'The durationInMinutes of a visit is eight hours at most.',
    breaks: ['PVS-45'],
    tables: writing(gap((start, end) => Math.min(480, minutesBetween(start, end)))),
    witness: visiting(at('00:00', '23:59')),
  },
  {
    id: 'personal-visits.duration-that-does-not-borrow',
    lie: 'Hours and minutes of the gap are reckoned apart, so that 9:50 to 11:05 is 2 hours and 45 minutes.',
    breaks: ['PVS-45', 'PVS-46'],
    tables: writing(
      gap((start, end) => {
        const [from, to] = [minuteIn(start), minuteIn(end)];
        return (Math.floor(to / 60) - Math.floor(from / 60)) * 60 + Math.abs((to % 60) - (from % 60));
      }),
    ),
    witness: visiting(at('09:50', '11:05')),
  },
  {
    id: 'personal-visits.duration-stays-on-a-change',
    lie: 'A replacement at other times keeps the former durationInMinutes.',
    breaks: ['PVS-45', 'PVS-47'],
    tables: changing(({ durationInMinutes }) => ({ durationInMinutes })),
    witness: twice,
  },
  {
    id: 'personal-visits.duration-that-differs-is-refused',
    lie: 'A durationInMinutes longer than the gap is refused.',
    breaks: ['PVS-46'],
    tables: refusing(WRITES, 'durationInMinutes is within the times.', (body) => {
      const { startTime, endTime, durationInMinutes } = body;
      if (startTime === undefined || endTime === undefined) return false;
      return Number(durationInMinutes) > minutesBetween(textIn(startTime), textIn(endTime));
    }),
    witness: visiting(lasting(90)),
  },
  {
    id: 'personal-visits.duration-that-differs-is-refused-on-a-change',
    lie: 'A replacement whose durationInMinutes differs from the gap is refused.',
    breaks: ['PVS-46'],
    tables: refusing([CHANGE], 'durationInMinutes is the gap.', (body) => {
      const { startTime, endTime, durationInMinutes } = body;
      if (startTime === undefined || endTime === undefined) return false;
      return Number(durationInMinutes) !== minutesBetween(textIn(startTime), textIn(endTime));
    }),
    witness: twice,
  },
  {
    id: 'personal-visits.all-day-is-a-day',
    lie: 'What lasts all day lasts 1440 minutes.',
    breaks: ['PVS-47'],
    tables: writing(vague((sent, { timeType }) => (timeType === 'allDay' ? 1440 : sent))),
    witness: visiting(() => ({ ...sometime('allDay'), durationInMinutes: 45 })),
  },
  {
    id: 'personal-visits.parts-of-the-day-last-six-hours-at-most',
    lie: 'A morning, an afternoon or an evening lasts six hours at most.',
    breaks: ['PVS-47'],
    tables: writing(vague((sent) => Math.min(sent, 360))),
    witness: visiting(() => ({ ...sometime('morning'), durationInMinutes: 600 })),
  },
  {
    id: 'personal-visits.gap-whatever-the-time-type',
    lie: 'Where there are times the durationInMinutes is their gap, under any timeType.',
    breaks: ['PVS-47'],
    tables: writing(
      vague((sent, { startTime, endTime }) =>
        startTime === null || endTime === null ? sent : minutesBetween(startTime, endTime),
      ),
    ),
    witness: visiting(() => ({ timeType: 'allDay', durationInMinutes: 90 })),
  },
  {
    id: 'personal-visits.exact-minutes-outlive-the-times',
    lie: 'A visit that had exact times keeps its minutes when it loses them.',
    breaks: ['PVS-47'],
    tables: changing((former, now) =>
      former.timeType === 'exactTime' && now.timeType !== 'exactTime'
        ? { durationInMinutes: former.durationInMinutes }
        : {},
    ),
    witness: revisiting(nothing, () => ({ ...sometime('evening'), durationInMinutes: 20 })),
  },
  {
    id: 'personal-visits.sent-minutes-come-back-with-the-times',
    lie: 'A visit that gets its times back lasts as long as it did without them.',
    breaks: ['PVS-45'],
    tables: changing((former, now) =>
      former.timeType !== 'exactTime' && now.timeType === 'exactTime'
        ? { durationInMinutes: former.durationInMinutes }
        : {},
    ),
    witness: revisiting(() => ({ ...sometime('evening'), durationInMinutes: 20 }), nothing),
  },
];
