import type { OperationId } from '../../../openapi/generated/contract.ts';
import { hours, revisiting, someLounge, sometime, visiting } from '../../witness/personal-visits.ts';
import { idIn, type Members } from '../input.ts';
import { afterwards, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
): Mutation => {
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

/** Saboteurs of how the words and the times of a visit are kept. */
export const keepingSaboteurs = saboteursOf('personal-visits', visiting(nothing), {
  'any-type': [
    'A visitType that nobody has heard of is taken and shown.',
    ['PVS-42', 'CNV-36'],
    takingAny('visitType', ['care', 'social'], 'social'),
    visiting(sent({ visitType: 'medical' })),
  ],
  'any-type-on-a-change': [
    'A replacement takes a visitType that nobody has heard of, and shows it.',
    ['PVS-42', 'CNV-36'],
    takingAny('visitType', ['care', 'social'], 'social', [CHANGE]),
    revisiting(nothing, sent({ visitType: 'medical' })),
  ],
  'any-time-type': [
    'A timeType outside the five is taken and shown.',
    ['PVS-43', 'CNV-36'],
    takingAny('timeType', TIME_TYPES, 'allDay'),
    visiting(sent(sometime('night'))),
  ],
  'no-afternoons-on-a-change': [
    'A replacement by an afternoon is refused.',
    ['PVS-43', 'PVS-39'],
    refusing([CHANGE], 'timeType is one of four.', (body) => body['timeType'] === 'afternoon'),
    revisiting(nothing, () => sometime('afternoon')),
  ],
  'all-day-by-default': [
    'A create without a timeType means all day.',
    ['PVS-44'],
    creating(({ timeType }, { sent }) => ({
      timeType: sent['timeType'] === undefined ? 'allDay' : timeType,
    })),
  ],
  'care-all-day-by-default': [
    'A create of a care visit without a timeType means all day.',
    ['PVS-44'],
    creating(({ timeType, visitType }, { sent }) => ({
      timeType: sent['timeType'] === undefined && visitType === 'care' ? 'allDay' : timeType,
    })),
    visiting(() => ({ visitType: 'care' })),
  ],
  'time-type-of-the-one-before': [
    'A create without a timeType means that of the latest visit of anybody.',
    ['PVS-44'],
    creating(({ id, timeType }, input, { store }) => {
      const former = store.personalVisits.filter((one) => one.id !== id).at(-1);
      return { timeType: input.sent['timeType'] === undefined ? (former?.timeType ?? timeType) : timeType };
    }),
    visiting(sent(sometime('morning')), nothing),
  ],
  'name-of-thirty-letters': [
    'A name is cut after thirty letters.',
    ['PVS-48'],
    writing(({ name }) => ({ name: name.slice(0, 30) })),
    visiting(sent({ name: 'Coffee and a walk around the lake and back' })),
  ],
  'description-for-the-answer-alone': [
    'The description of a new visit is in the answer and nowhere else.',
    ['PVS-48'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ description: null }));
      return reply;
    }),
  ],
  'care-needs-no-words': [
    'The description of a care visit is lost.',
    ['PVS-48'],
    writing(({ description, visitType }) => ({
      description: visitType === 'care' ? null : description,
    })),
    visiting(sent({ visitType: 'care' })),
  ],
  'social-is-care-without-times': [
    'A social visit without times is kept as care.',
    ['PVS-48', 'PVS-19'],
    writing(({ visitType, timeType }) => ({
      visitType: timeType === 'exactTime' ? visitType : 'care',
    })),
    visiting(sent(sometime('morning'))),
  ],
  'change-keeps-the-name': [
    'A replacement keeps the name.',
    ['PVS-48'],
    changing(({ name }) => ({ name })),
    revisiting(nothing, sent({ name: 'Tea' })),
  ],
  'change-keeps-the-type': [
    'A replacement keeps the visitType.',
    ['PVS-48'],
    changing(({ visitType }) => ({ visitType })),
    revisiting(nothing, sent({ visitType: 'care' })),
  ],
  'change-adds-to-the-description': [
    'The description of a replacement is written below the one that was there.',
    ['PVS-48'],
    changing((former, { description }) => ({
      description: [former.description, description].filter((words) => words !== null).join('\n'),
    })),
    revisiting(nothing, sent({ description: 'Brought flowers' })),
  ],
  'change-keeps-the-end': [
    'A replacement keeps the endTime where the startTime stays.',
    ['PVS-49'],
    changing((former, { startTime, endTime }) => ({
      endTime: former.startTime === startTime ? former.endTime : endTime,
    })),
    revisiting(nothing, ({ day }) => hours(day(-7), '10:00', '11:30')),
  ],
  'change-keeps-the-part-of-the-day': [
    'A visit that has no times keeps its timeType as long as it has none.',
    ['PVS-49'],
    changing((former, { timeType }) => ({
      timeType: former.timeType === 'exactTime' || timeType === 'exactTime' ? timeType : former.timeType,
    })),
    revisiting(sent(sometime('morning')), sent(sometime('evening'))),
  ],
  'once-exact-always-exact': [
    'A visit that had exact times is replaced by one of the whole day only in its answer.',
    ['PVS-49'],
    changing((former, { timeType }) => ({
      timeType: former.timeType === 'exactTime' && timeType === 'allDay' ? 'exactTime' : timeType,
    })),
    revisiting(nothing, sent(sometime('allDay'))),
  ],
  'no-leap-day': [
    'A visit on February 29 is kept on March 1.',
    ['PVS-49'],
    writing(({ startDate }) => ({
      startDate: dayIn(startDate).endsWith('-02-29') ? daysLater(startDate, 1) : startDate,
    })),
    visiting(() => hours('2024-02-29', '10:00', '10:30')),
  ],
  'times-in-steps-of-five-minutes': [
    'Times are rounded down to five minutes.',
    ['PVS-49'],
    writing(({ startTime, endTime }) => {
      if (startTime === null || endTime === null) return {};
      const stepped = (time: string): string => later(time, -(minuteIn(time) % 5));
      const [from, to] = [stepped(startTime), stepped(endTime)];
      return { startTime: from, endTime: to, durationInMinutes: minuteIn(to) - minuteIn(from) };
    }),
    visiting(({ day }) => hours(day(-7), '10:03', '10:43')),
  ],
  'times-of-greenwich': [
    'Times are kept as those of UTC, wherever the resident lives.',
    ['PVS-49'],
    writing(({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
    async (stage) => {
      const lounge = await someLounge(stage, 1);
      const startDate = `${stage.day(-7)}T16:00:00Z`;
      await lounge.create({ startDate, startTime: '12:00', endTime: '12:30' });
      return lounge.days(-9, -5);
    },
  ],
  'start-of-care-at-midnight': [
    'The startDate of a care visit at exact times is the midnight of its day.',
    ['PVS-49'],
    writing(({ startDate, visitType, timeType }) => ({
      startDate:
        visitType === 'care' && timeType === 'exactTime' ? `${dayIn(startDate)}T00:00:00Z` : startDate,
    })),
    visiting(sent({ visitType: 'care' })),
  ],
});
