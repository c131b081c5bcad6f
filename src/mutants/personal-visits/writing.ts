import { isoOf } from '../../mock/world/clock.ts';
import { textIn, type Members, idIn, membersIn } from '../input.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { isExact, later, minuteIn, dayIn } from '../times.ts';
import { refuses, onInvalid } from '../verbs.ts';
import { CREATE, REPLACE, sentAs, visits, WRITES, isSameDay } from './adapter.ts';
import { afterwards, type Mutation, noting, type OneOrMore } from '../mutation.ts';
import { DAY, textOf } from '../windows.ts';
import { minutesBetween } from '../../mock/domain/time-of-day.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
const namesNoVisitor = ({ connectionVisitors, manualVisitors }: Members): boolean =>
  isEmpty(connectionVisitors) && isEmpty(manualVisitors);

const ONE_VISITOR = { manualVisitors: [{ name: 'A visitor', relationship: 'Unknown' }] };

/** The end of a body with a start, a duration and no end. */
const endFromTheDuration = (body: Members): Members | false => {
  const { startTime, endTime, durationInMinutes } = body;
  const isOpen = endTime === undefined && startTime !== undefined && durationInMinutes !== undefined;
  return isExact(body) && isOpen && { endTime: later(startTime, Number(durationInMinutes)) };
};

/** The duration of a body with both times and none. */
const durationFromTheTimes = ({ startTime, endTime, durationInMinutes }: Members): Members | false =>
  startTime !== undefined &&
  endTime !== undefined &&
  durationInMinutes === undefined && { durationInMinutes: minuteIn(endTime) - minuteIn(startTime) };

const { createsAs, shownAs, writesAs } = visits;

/** Values outside the closed set of a member are taken for another one and shown as they were sent. */
const takesAny = (
  member: string,
  values: readonly string[],
  other: string,
  operations: OneOrMore = WRITES,
): Mutation => {
  const isStrange = (value: unknown): boolean => value !== undefined && !values.includes(textIn(value));
  return noting(Map<unknown, unknown>)((strange) => [
    sentAs(operations, (body) => isStrange(body[member]) && { [member]: other, strange: body[member] }),
    afterwards(WRITES, (reply, { sent }) => {
      strange.set(idIn(reply), sent['strange']);
      return reply;
    }),
    shownAs((visit) => ({ ...visit, [member]: strange.get(visit['id']) ?? visit[member] })),
  ]);
};

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

const { replacesAs } = visits;

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

const { amend, answersGiven, besides, showing } = visits;

/** A visit that is replaced is a new one where the test says so. */
const recreates = (test: (formerDay: string, day: string) => boolean): Mutation =>
  answersGiven(REPLACE, (former, reply, input, context) => {
    const now = context.store.personalVisits.find(former.id);
    if (!now || !test(dayIn(former.startDate), dayIn(now.startDate))) return reply;
    context.store.personalVisits.remove(former.id);
    const { id } = context.store.personalVisits.insert({ ...now, id: context.ids.next('pvs') });
    return showing(reply, input, context, id);
  });

export const visitWritingMutants = mutantsOf('personal-visits', {
  'social-by-default': breaking('PVS-201', 'CNV-34')
    .says('A write without visitType is accepted as social.')
    .by(sentAs, WRITES, (body) => ({
      visitType: 'social',
      ...body,
    })),
  'change-keeps-what-is-left-out': breaking('PVS-35', 'PVS-201', 'PVS-202', 'CNV-34')
    .says('A replacement without a name, a visitType or a startDate keeps the former ones.')
    .by(sentAs, REPLACE, (body, stored) => {
      if (!stored) return false;
      const { name, visitType, startDate } = stored;
      return { name, visitType, startDate, ...body };
    }),
  'today-where-there-are-no-times': breaking('PVS-202')
    .says('A visit without times and without a startDate is today.')
    .by(sentAs, CREATE, (body, _, { clock }) => !isExact(body) && { startDate: isoOf(clock.now()), ...body }),
  'refused-change-takes-the-name': breaking('PVS-35', 'CNV-34')
    .says('A replacement that is refused for want of a member has renamed the visit by then.')
    .by(onInvalid, REPLACE, ({ name }, { path }, world) => {
      if (name !== undefined) visits.amend(world, path['visitId'], () => ({ name: textIn(name) }));
    }),
  'duration-from-the-times': breaking('PVS-203', 'PVS-36', 'CNV-34')
    .says('A write without durationInMinutes is accepted if its times give one.')
    .by(sentAs, WRITES, durationFromTheTimes),
  'duration-of-all-day': breaking('PVS-203', 'PVS-36')
    .says('What lasts all day needs no durationInMinutes.')
    .by(sentAs, WRITES, (body) => body['timeType'] === 'allDay' && { durationInMinutes: 1440, ...body }),
  'start-from-the-end': breaking('PVS-37')
    .says('Without a startTime a care visit begins durationInMinutes before its end.')
    .by(sentAs, CREATE, ({ visitType, startTime, endTime, durationInMinutes }) => {
      const isOpen = visitType === 'care' && startTime === undefined && endTime !== undefined;
      return isOpen && { startTime: later(endTime, -Number(durationInMinutes)) };
    }),
  'end-from-the-duration-on-a-change': breaking('PVS-38')
    .says('A change without endTime is accepted if durationInMinutes gives one.')
    .by(sentAs, REPLACE, endFromTheDuration),
  'care-at-exact-times': breaking('PVS-39')
    .says('A care visit without times is refused, whatever its timeType.')
    .by(refuses, WRITES, ({ visitType, startTime }) => visitType === 'care' && startTime === undefined),
  'care-by-nobody': breaking('PVS-40')
    .says('A care visit needs no visitor.')
    .by(sentAs, WRITES, (body) => body['visitType'] === 'care' && namesNoVisitor(body) && ONE_VISITOR),
  'both-kinds-once-one-is-empty': breaking('PVS-41')
    .says('An empty list of connections next to a stranger is refused.')
    .by(refuses, CREATE, ({ connectionVisitors: list }) => Array.isArray(list) && list.length === 0),
  'any-type': breaking('PVS-42', 'CNV-36')
    .says('An unknown visitType is accepted and shown.')
    .by(takesAny, 'visitType', ['care', 'social'], 'social'),
  'any-type-on-a-change': breaking('PVS-42', 'CNV-36')
    .says('A replacement accepts an unknown visitType and shows it.')
    .by(takesAny, 'visitType', ['care', 'social'], 'social', REPLACE),
  'any-time-type': breaking('PVS-43', 'CNV-36')
    .says('A timeType outside the five is taken and shown.')
    .by(takesAny, 'timeType', TIME_TYPES, 'allDay'),
  'no-afternoons-on-a-change': breaking('PVS-43', 'PVS-39')
    .says('A change with timeType afternoon is refused.')
    .by(refuses, REPLACE, ({ timeType }) => {
      return timeType === 'afternoon';
    }),
  'all-day-by-default': breaking('PVS-44')
    .says('A create without a timeType means all day.')
    .by(createsAs, (_, { sent }) => (sent['timeType'] === undefined ? { timeType: 'allDay' } : {})),
  'name-of-thirty-letters': breaking('PVS-48')
    .says('A write cuts the name off after 30 characters.')
    .by(writesAs, ({ name }) => ({ name: name.slice(0, 30) })),
  'no-leap-day': breaking('PVS-49')
    .says('A visit on February 29 is kept on March 1.')
    .by(writesAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
  'times-of-greenwich': breaking('PVS-49')
    .says('Times are kept as those of UTC, wherever the resident lives.')
    .by(writesAs, ({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
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
  // Mutants of what a replacement does to the visit, and either write to others.
  'changed-has-a-new-id': breaking('PVS-58')
    .says('Every change gives the visit a new id.')
    .by(recreates, () => true),
  'moved-for-a-month-alone': breaking('PVS-59', 'PVS-49')
    .says('A replacement moves a visit by 31 days at most.')
    .by(replacesAs, (former, { startDate }) => {
      const [from, to] = [Date.parse(former.startDate), Date.parse(startDate)];
      return { startDate: textOf(from + Math.max(-31 * DAY, Math.min(31 * DAY, to - from))) };
    }),
  'change-of-the-whole-day': breaking('PVS-48')
    .says('A replacement lends its name to the other visits of the resident on that day.')
    .by(besides, REPLACE, ({ id }, _, context) => {
      const now = context.store.personalVisits.find(id);
      for (const one of context.store.personalVisits.all())
        if (now?.residentId === one.residentId && isSameDay(one, now))
          amend(context, one.id, () => ({ name: now.name }));
    }),
  'create-in-place-of-a-like-one': breaking('PVS-34')
    .says('A visit of the name and the moment of another takes its place.')
    .by(afterwards, CREATE, (reply, _input, { store }) => {
      const made = store.personalVisits.find(idIn(reply));
      const like = store.personalVisits.filter(
        ({ id, residentId, name, startDate }) =>
          id !== made?.id &&
          residentId === made?.residentId &&
          name === made.name &&
          startDate === made.startDate,
      );
      for (const { id } of like) store.personalVisits.remove(id);
      return reply;
    }),
});
