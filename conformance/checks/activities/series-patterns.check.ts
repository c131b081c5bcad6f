import {
  stagedPattern,
  startDayAt,
  type GivenSeries,
  type Recurrence,
} from '../../factories/activities-series.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, daysBetween } from '../../kit/dates.ts';
import { holdsOthers, shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { dayOfMonth, weekdayOf, weekOfMonth } from '../../kit/weekdays.ts';
import { activitiesOn, activityRead, itemsOf, pageOf } from '../activity-lists.ts';

/** Days that a series covers: a month and more, and one list holds them all. */
const COVERED = 40;

interface DayPattern {
  readonly recurrence: Recurrence;
  readonly isOn: (day: string) => boolean;
}

/** Patterns that begin on a day, and the days on which each takes place. */
function patternsFrom(first: string): readonly DayPattern[] {
  const [dayOfWeek, another] = [weekdayOf(first), weekdayOf(addDays(first, 2))];
  const isSameDay = (day: string) => dayOfMonth(day) === dayOfMonth(first);
  return [
    { recurrence: { frequency: 'weekly' }, isOn: (day) => weekdayOf(day) === dayOfWeek },
    {
      recurrence: { frequency: 'weekly', daysOfWeek: [dayOfWeek, another] },
      isOn: (day) => [dayOfWeek, another].includes(weekdayOf(day)),
    },
    {
      recurrence: { frequency: 'weekly', interval: 2 },
      isOn: (day) => daysBetween(first, day) % 14 === 0,
    },
    { recurrence: { frequency: 'monthly' }, isOn: isSameDay },
    { recurrence: { frequency: 'monthly', dayOfMonth: dayOfMonth(first) }, isOn: isSameDay },
    {
      recurrence: { frequency: 'monthly', weekOfMonth: weekOfMonth(first), dayOfWeek },
      isOn: (day) => weekdayOf(day) === dayOfWeek && weekOfMonth(day) === weekOfMonth(first),
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
  says: 'A series takes place on the days of its weekly or monthly pattern, in the list and when one is read.',
  clauses: ['ACT-43', 'ACT-48'],
  needs: ['lever:create-activity'],
  async run(t) {
    const first = await firstDay(t);
    const covered = Array.from({ length: COVERED }, (_, ahead) => addDays(first, ahead));
    const last = covered.at(-1) ?? first;
    for (const { recurrence, isOn } of patternsFrom(first)) {
      const series = await stagedPattern(t, [first, last], recurrence);
      const days = covered.filter(isOn);
      await mustBeListedOn(t, series, [addDays(first, -1), addDays(last, 1)], days);
      await mustBeReadOn(t, series, days.at(-1) ?? first);
    }
  },
});

type Series = Pick<GivenSeries, 'activityId' | 'facilityId'>;

async function mustBeListedOn(
  t: Tools,
  { activityId, facilityId }: Series,
  range: readonly [string, string],
  days: readonly string[],
): Promise<void> {
  const walk = await activitiesOn(t, facilityId, range);
  const found = itemsOf(walk, activityId).map(startDayAt(t, facilityId)).sort();
  const fault = holdsOthers(found, days, `items on ${found.join(', ') || 'no day'}`);
  attributed(['ACT-43'], () =>
    mustHold(pageOf(walk), `items on ${days.join(', ')}`, found.join() === days.join(), fault),
  );
}

async function mustBeReadOn(
  t: Tools,
  { activityId, facilityId }: Series,
  occurrenceDate: string,
): Promise<void> {
  const { answer, resource } = await activityRead(t, activityId, { occurrenceDate });
  const { startDate } = resource;
  const isOnDay = startDayAt(t, facilityId)(resource) === occurrenceDate;
  attributed(['ACT-48'], () =>
    mustHold(answer, `a start on ${occurrenceDate}`, isOnDay, shows('startDate', startDate)),
  );
}
