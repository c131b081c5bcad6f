import { Temporal } from 'temporal-polyfill';
import {
  stagedPattern,
  startDayAt,
  type GivenSeries,
  type Recurrence,
} from '../../factories/activities-series.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, daysBetween, lastSecondOf, midnightOf, nextAfter } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { lacks } from '../../kit/fault.ts';
import { isSuccess, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { dayOfMonth, weekdayOf, weekOfMonth } from '../../kit/weekdays.ts';
import { activitiesOn, itemsOf, pageOf } from '../activity-lists.ts';
import { mustBeOn, mustBeReadOn } from './occurrences.ts';

/** Days that a list is asked for: a month and more. */
const COVERED = 40;

type Range = readonly [first: string, last: string];

/** A pattern from its first day on. */
interface DayPattern {
  readonly first: string;
  /** Its last day, the last of those asked for unless stated otherwise; null for a series that goes on. */
  readonly last?: string | null;
  readonly recurrence: Recurrence;
  /** Whether it takes place on a day that is no exception. */
  readonly isOn: (day: string) => boolean;
  /** Parts of the calendar in which it is looked for, besides the days that follow the first. */
  readonly further?: readonly Range[];
}

const isOnDayOf =
  (first: string) =>
  (day: string): boolean =>
    dayOfMonth(day) === dayOfMonth(first);

/** Patterns that begin on a day, one that every month has. */
function patternsFrom(first: string): readonly DayPattern[] {
  const [dayOfWeek, another] = [weekdayOf(first), weekdayOf(addDays(first, 2))];
  const isOnWeekday = (day: string) => weekdayOf(day) === dayOfWeek;
  return [
    { first, recurrence: { frequency: 'weekly', exceptionDates: [addDays(first, 14)] }, isOn: isOnWeekday },
    {
      first,
      recurrence: { frequency: 'weekly', daysOfWeek: [dayOfWeek, another] },
      isOn: (day) => [dayOfWeek, another].includes(weekdayOf(day)),
    },
    {
      first,
      recurrence: { frequency: 'weekly', interval: 2 },
      isOn: (day) => daysBetween(first, day) % 14 === 0,
    },
    { first, recurrence: { frequency: 'monthly', dayOfMonth: dayOfMonth(first) }, isOn: isOnDayOf(first) },
    {
      first,
      recurrence: { frequency: 'monthly', weekOfMonth: weekOfMonth(first), dayOfWeek },
      isOn: (day) => isOnWeekday(day) && weekOfMonth(day) === weekOfMonth(first),
    },
    {
      first,
      last: null,
      recurrence: { frequency: 'daily', interval: 9 },
      isOn: (day) => daysBetween(first, day) % 9 === 0,
    },
    // Whatever else they mean, their first day is one of them: it is that day of the month, and of the week.
    ...[{ dayOfWeek }, { dayOfMonth: dayOfMonth(first), dayOfWeek }].map((days) => ({
      ...{ first, last: first, isOn: () => true },
      recurrence: { frequency: 'monthly', ...days } as const,
    })),
  ];
}

/** Patterns that begin later than a day, each on a day of its own kind; the last one on a day of January. */
function patternsAfter(day: string, january: string): readonly DayPattern[] {
  const date = Temporal.PlainDate.from(day);
  const opening = date.add({ months: 1 }).with({ day: 1 }).toString();
  // In the month that follows it is the last day, and a week earlier it is not the last one.
  const closing = nextAfter(day, '03-26');
  const tuesday = addDays(day, (9 - date.dayOfWeek) % 7);
  const inMonths = (months: number) => Temporal.PlainDate.from(january).add({ months }).toString();
  const fifths = [5, 10, 15].map(inMonths);
  return [
    // On the first of each month, where the day is that of the start.
    { first: opening, recurrence: { frequency: 'monthly' }, isOn: isOnDayOf(opening) },
    {
      first: closing,
      recurrence: { frequency: 'monthly', weekOfMonth: 'last', dayOfWeek: weekdayOf(closing) },
      isOn: (one) => weekdayOf(one) === weekdayOf(closing) && addDays(one, 7).slice(0, 7) !== one.slice(0, 7),
    },
    // In every second week, whichever day opens it.
    {
      first: tuesday,
      recurrence: { frequency: 'weekly', interval: 2, daysOfWeek: ['tuesday', 'wednesday'] },
      isOn: (one) => [0, 1].includes(daysBetween(tuesday, one) % 14),
    },
    // In every fifth month, over the end of a year.
    {
      first: january,
      last: inMonths(15),
      recurrence: { frequency: 'monthly', interval: 5, exceptionDates: [inMonths(5)] },
      isOn: (one) => [january, ...fifths].includes(one),
      further: fifths.map((one) => [addDays(one, -1), addDays(one, 1)]),
    },
  ];
}

/** A far day up to the 28th of its month: every month has it, and its weekday in the same week. */
async function firstDay(t: Tools): Promise<string> {
  const day = await t.day(430);
  return dayOfMonth(day) <= 28 ? day : addDays(day, 7);
}

check({
  id: 'activities.series-of-each-pattern',
  says: 'A series takes place on the days of its pattern but not on its exceptions, in the list and in reads.',
  clauses: ['ACT-43', 'ACT-46', 'ACT-48', 'ACT-51'],
  needs: ['lever:create-activity'],
  async run(t) {
    const first = await firstDay(t);
    const january = nextAfter(await t.day(30), '01-12');
    let refused: Unproven | undefined;
    for (const pattern of [...patternsFrom(first), ...patternsAfter(first, january)])
      try {
        await mustTakePlace(t, pattern);
      } catch (error) {
        // The other patterns are judged where staff cannot make a series of this one.
        if (!(error instanceof Unproven)) throw error;
        refused = error;
      }
    if (refused) throw refused;
  },
});

async function mustTakePlace(t: Tools, { first, last, recurrence, isOn, further = [] }: DayPattern) {
  const usual = addDays(first, COVERED - 1);
  const series = await stagedPattern(t, [first, last === null ? undefined : (last ?? usual)], recurrence);
  const { exceptionDates = [] } = recurrence;
  let latest = first;
  for (const [from, to] of [
    [addDays(first, -1), last === undefined ? addDays(usual, 1) : usual] as const,
    ...further,
  ]) {
    const asked = Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead));
    const days = asked.filter(
      (day) => first <= day && day <= (last ?? usual) && isOn(day) && !exceptionDates.includes(day),
    );
    const walk = await activitiesOn(t, series.facilityId, [from, to]);
    mustBeOn(t, walk, { ...series, exceptions: exceptionDates }, days, 'ACT-43');
    latest = days.at(-1) ?? latest;
  }
  await mustBeReadOn(t, series, latest);
  if (last === null) await mustBeListedWhereRead(t, series, farDay(first, recurrence));
  for (const occurrenceDate of exceptionDates) {
    const read = await t.call('getActivity', {
      path: { activityId: series.activityId },
      query: { occurrenceDate },
    });
    attributed(['ACT-51'], () => must(read, status(404)));
  }
}

/** A day of a daily series in the last year that a date can write. */
function farDay(first: string, { interval = 1 }: Recurrence): string {
  const days = daysBetween(first, '9999-06-01');
  return addDays(first, days - (days % interval));
}

/** A server may end a series that has no end; an occurrence that it still reads is in its list. */
async function mustBeListedWhereRead(
  t: Tools,
  { activityId, facilityId }: Pick<GivenSeries, 'activityId' | 'facilityId'>,
  day: string,
): Promise<void> {
  const read = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate: day } });
  if (!isSuccess(read) || startDayAt(t, facilityId)(dataOf(read)) !== day) return;
  const query = { startDate: midnightOf(addDays(day, -1)), endDate: lastSecondOf(addDays(day, 1)) };
  const list = await t.call('listActivities', { path: { facilityId }, query });
  if (!isSuccess(list)) return;
  const isListed = byId(listOf(list), activityId) !== undefined;
  attributed(['ACT-43'], () =>
    mustHold(list, `the list holds the occurrence on ${day}, which can be read`, isListed, lacks(activityId)),
  );
}

check({
  id: 'activities.daily-days-of-week',
  says: 'Records on which days a daily series takes place that names days of the week.',
  clauses: ['ACT-205'],
  needs: ['lever:create-activity'],
  async run(t) {
    const first = await firstDay(t);
    const named = [weekdayOf(first), weekdayOf(addDays(first, 2))];
    const last = addDays(first, 6);
    const { activityId, facilityId } = await stagedPattern(t, [first, last], {
      frequency: 'daily',
      daysOfWeek: named,
    });
    const { items, pages } = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(last, 1)]);
    const shown = items.filter(({ id }) => id === activityId);
    const [answer] = pages;
    const outcomes = { 'named-days': shown.length === named.length, 'every-day': shown.length === 7 };
    if (answer) reading(t, 'daily-days-of-week', answer, outcomes, `${shown.length} days of 7`);
  },
});

check({
  id: 'activities.monthly-day-and-weekday',
  says: 'Records on which days a monthly series takes place that names a day of the month and a day of the week.',
  clauses: ['ACT-206'],
  needs: ['lever:create-activity'],
  async run(t) {
    const first = nextAfter(await t.day(30), '01-12');
    // In February the twelfth is another day of the week.
    const [sameDay, sameWeekday] = [addDays(first, 31), addDays(first, 28)];
    const dayOfWeek = weekdayOf(first);
    const recurrence = { frequency: 'monthly', dayOfMonth: 12, weekOfMonth: 'second', dayOfWeek } as const;
    const { activityId, facilityId } = await stagedPattern(t, [first, sameDay], recurrence);
    const walk = await activitiesOn(t, facilityId, [addDays(first, 4), addDays(sameDay, 4)]);
    const days = itemsOf(walk, activityId).map(startDayAt(t, facilityId)).join();
    const outcomes = { 'day-of-month': days === sameDay, 'day-of-week': days === sameWeekday };
    reading(t, 'monthly-day-and-weekday', pageOf(walk), outcomes, days);
  },
});
