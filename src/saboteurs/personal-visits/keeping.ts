import type { OperationId } from '../../../openapi/generated/contract.ts';
import { hours, revisiting, someLounge, sometime, visiting } from '../../witness/personal-visits.ts';
import { idIn, type Members } from '../input.ts';
import { afterwards, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import {
  amend,
  CHANGE,
  changing,
  CREATE,
  creating,
  EVERYWHERE,
  refusing,
  sentAs,
  shownAs,
  writing,
  WRITES,
} from './amend.ts';

const nothing = () => ({});
const sent = (more: Members) => (): Members => more;

/** Values outside the closed set of a member, taken and shown. */
const takingAny = (
  member: string,
  values: readonly unknown[],
  instead: string,
  operations: readonly OperationId[] = WRITES,
): Lie => {
  const outside = (value: unknown): boolean => value !== undefined && !values.includes(value);
  return (tables) => {
    const strange = new Map<unknown, unknown>();
    return together(
      sentAs(operations, (body) =>
        outside(body[member]) ? { ...body, [member]: instead, strange: body[member] } : undefined,
      ),
      ...WRITES.map((operation) =>
        afterwards(operation, (reply, { sent }) => {
          strange.set(idIn(reply), sent['strange']);
          return reply;
        }),
      ),
      shownAs(EVERYWHERE, (visit) => ({ ...visit, [member]: strange.get(visit['id']) ?? visit[member] })),
    )(tables);
  };
};

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

const daysLater = (startDate: string, days: number): string => textOf(Date.parse(startDate) + days * DAY);

/** Lies of how the words and the times of a visit are kept. */
export const keepingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.any-type',
    lie: 'A visitType that nobody has heard of is taken and shown.',
    breaks: ['PVS-42', 'CNV-36'],
    tables: takingAny('visitType', ['care', 'social'], 'social'),
    witness: visiting(sent({ visitType: 'medical' })),
  },
  {
    id: 'personal-visits.any-type-on-a-change',
    lie: 'A replacement takes a visitType that nobody has heard of, and shows it.',
    breaks: ['PVS-42', 'CNV-36'],
    tables: takingAny('visitType', ['care', 'social'], 'social', [CHANGE]),
    witness: revisiting(nothing, sent({ visitType: 'medical' })),
  },
  {
    id: 'personal-visits.any-time-type',
    lie: 'A timeType outside the five is taken and shown.',
    breaks: ['PVS-43', 'CNV-36'],
    tables: takingAny('timeType', TIME_TYPES, 'allDay'),
    witness: visiting(sent(sometime('night'))),
  },
  {
    id: 'personal-visits.no-afternoons-on-a-change',
    lie: 'A replacement by an afternoon is refused.',
    breaks: ['PVS-43', 'PVS-39'],
    tables: refusing([CHANGE], 'timeType is one of four.', (body) => body['timeType'] === 'afternoon'),
    witness: revisiting(nothing, () => sometime('afternoon')),
  },
  {
    id: 'personal-visits.all-day-by-default',
    lie: 'A create without a timeType means all day.',
    breaks: ['PVS-44'],
    tables: creating(({ timeType }, { sent }) => ({
      timeType: sent['timeType'] === undefined ? 'allDay' : timeType,
    })),
    witness: visiting(nothing),
  },
  {
    id: 'personal-visits.care-all-day-by-default',
    lie: 'A create of a care visit without a timeType means all day.',
    breaks: ['PVS-44'],
    tables: creating(({ timeType, visitType }, { sent }) => ({
      timeType: sent['timeType'] === undefined && visitType === 'care' ? 'allDay' : timeType,
    })),
    witness: visiting(() => ({ visitType: 'care' })),
  },
  {
    id: 'personal-visits.time-type-of-the-one-before',
    lie: 'A create without a timeType means that of the latest visit of anybody.',
    breaks: ['PVS-44'],
    tables: creating(({ id, timeType }, input, { store }) => {
      const former = store.personalVisits.filter((one) => one.id !== id).at(-1);
      return { timeType: input.sent['timeType'] === undefined ? (former?.timeType ?? timeType) : timeType };
    }),
    witness: visiting(sent(sometime('morning')), nothing),
  },
  {
    id: 'personal-visits.name-of-thirty-letters',
    lie: 'A name is cut after thirty letters.',
    breaks: ['PVS-48'],
    tables: writing(({ name }) => ({ name: name.slice(0, 30) })),
    witness: visiting(sent({ name: 'Coffee and a walk around the lake and back' })),
  },
  {
    id: 'personal-visits.description-for-the-answer-alone',
    lie: 'The description of a new visit is in the answer and nowhere else.',
    breaks: ['PVS-48'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ description: null }));
      return reply;
    }),
    witness: visiting(nothing),
  },
  {
    id: 'personal-visits.care-needs-no-words',
    lie: 'The description of a care visit is lost.',
    breaks: ['PVS-48'],
    tables: writing(({ description, visitType }) => ({
      description: visitType === 'care' ? null : description,
    })),
    witness: visiting(sent({ visitType: 'care' })),
  },
  {
    id: 'personal-visits.social-is-care-without-times',
    lie: 'A social visit without times is kept as care.',
    breaks: ['PVS-48', 'PVS-19'],
    tables: writing(({ visitType, timeType }) => ({
      visitType: timeType === 'exactTime' ? visitType : 'care',
    })),
    witness: visiting(sent(sometime('morning'))),
  },
  {
    id: 'personal-visits.change-keeps-the-name',
    lie: 'A replacement keeps the name.',
    breaks: ['PVS-48'],
    tables: changing(({ name }) => ({ name })),
    witness: revisiting(nothing, sent({ name: 'Tea' })),
  },
  {
    id: 'personal-visits.change-keeps-the-type',
    lie: 'A replacement keeps the visitType.',
    breaks: ['PVS-48'],
    tables: changing(({ visitType }) => ({ visitType })),
    witness: revisiting(nothing, sent({ visitType: 'care' })),
  },
  {
    id: 'personal-visits.change-adds-to-the-description',
    lie: 'The description of a replacement is written below the one that was there.',
    breaks: ['PVS-48'],
    tables: changing((former, { description }) => ({
      description: [former.description, description].filter((words) => words !== null).join('\n'),
    })),
    witness: revisiting(nothing, sent({ description: 'Brought flowers' })),
  },
  {
    id: 'personal-visits.change-keeps-the-end',
    lie: 'A replacement keeps the endTime where the startTime stays.',
    breaks: ['PVS-49'],
    tables: changing((former, { startTime, endTime }) => ({
      endTime: former.startTime === startTime ? former.endTime : endTime,
    })),
    witness: revisiting(nothing, ({ day }) => hours(day(-7), '10:00', '11:30')),
  },
  {
    id: 'personal-visits.change-keeps-the-part-of-the-day',
    lie: 'A visit that has no times keeps its timeType as long as it has none.',
    breaks: ['PVS-49'],
    tables: changing((former, { timeType }) => ({
      timeType: former.timeType === 'exactTime' || timeType === 'exactTime' ? timeType : former.timeType,
    })),
    witness: revisiting(sent(sometime('morning')), sent(sometime('evening'))),
  },
  {
    id: 'personal-visits.once-exact-always-exact',
    lie: 'A visit that had exact times is replaced by one of the whole day only in its answer.',
    breaks: ['PVS-49'],
    tables: changing((former, { timeType }) => ({
      timeType: former.timeType === 'exactTime' && timeType === 'allDay' ? 'exactTime' : timeType,
    })),
    witness: revisiting(nothing, sent(sometime('allDay'))),
  },
  {
    id: 'personal-visits.no-leap-day',
    lie: 'A visit on February 29 is kept on March 1.',
    breaks: ['PVS-49'],
    tables: writing(({ startDate }) => ({
      startDate: dayIn(startDate).endsWith('-02-29') ? daysLater(startDate, 1) : startDate,
    })),
    witness: visiting(() => hours('2024-02-29', '10:00', '10:30')),
  },
  {
    id: 'personal-visits.times-in-steps-of-five-minutes',
    lie: 'Times are rounded down to five minutes.',
    breaks: ['PVS-49'],
    tables: writing(({ startTime, endTime }) => {
      if (startTime === null || endTime === null) return {};
      const stepped = (time: string): string => later(time, -(minuteIn(time) % 5));
      const [from, to] = [stepped(startTime), stepped(endTime)];
      return { startTime: from, endTime: to, durationInMinutes: minuteIn(to) - minuteIn(from) };
    }),
    witness: visiting(({ day }) => hours(day(-7), '10:03', '10:43')),
  },
  {
    id: 'personal-visits.times-of-greenwich',
    lie: 'Times are kept as those of UTC, wherever the resident lives.',
    breaks: ['PVS-49'],
    tables: writing(({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
    witness: async (stage) => {
      const lounge = await someLounge(stage, 1);
      const startDate = `${stage.day(-7)}T16:00:00Z`;
      await lounge.create({ startDate, startTime: '12:00', endTime: '12:30' });
      return lounge.days(-9, -5);
    },
  },
  {
    id: 'personal-visits.start-of-care-at-midnight',
    lie: 'The startDate of a care visit at exact times is the midnight of its day.',
    breaks: ['PVS-49'],
    tables: writing(({ startDate, visitType, timeType }) => ({
      startDate:
        visitType === 'care' && timeType === 'exactTime' ? `${dayIn(startDate)}T00:00:00Z` : startDate,
    })),
    witness: visiting(sent({ visitType: 'care' })),
  },
];
