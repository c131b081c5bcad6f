import { Temporal } from 'temporal-polyfill';
import {
  reportedDays,
  stagedPattern,
  startDayAt,
  type Recurrence,
} from '../../factories/activities-series.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, fullWindow } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { lacks } from '../../kit/fault.ts';
import { field, items as listIn, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { lever, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { dayOfMonth, WEEKDAYS, weekdayOf } from '../../kit/weekdays.ts';
import { activitiesOn, itemsOf, pageOf } from '../activity-lists.ts';
import { mustBeReadOn } from './occurrences.ts';

/**
 * Series take place by the pattern that they show of themselves. The words of a pattern are open, so one is judged only
 * where it is written in plain words and names days that every month has. From which day every second week is counted is
 * not judged: then one of all such days will do.
 */

/** How many series of the pool are looked at. */
const MOST = 12;

const words = (value: unknown): readonly string[] => listIn(value).map((one) => String(one).toLowerCase());

const intervalOf = (recurrence: unknown): number => {
  const interval = field(recurrence, 'interval');
  return typeof interval === 'number' && interval >= 1 ? interval : Infinity;
};

/** The longest intervals that come round in the weeks that are looked at. */
const LONGEST: Readonly<Record<string, number>> = { daily: 20, weekly: 5, monthly: 1 };

/** Whether a pattern has a day, in every interval; undefined where its words are others. */
function dayTest(recurrence: unknown, first: string): ((day: string) => boolean) | undefined {
  const word = (name: string): string => words([field(recurrence, name) ?? ''])[0] ?? '';
  const named = words(field(recurrence, 'daysOfWeek'));
  const isKnown = named.every((one) => WEEKDAYS.some((day) => day === one));
  if (!isKnown || intervalOf(recurrence) > (LONGEST[word('frequency')] ?? 0)) return undefined;
  const isNamed = (day: string): boolean => named.includes(weekdayOf(day));
  if (word('frequency') === 'daily') {
    if (named.length === 0) return () => true;
    // Every seventh day may never be a Monday.
    return intervalOf(recurrence) === 1 ? isNamed : undefined;
  }
  if (word('frequency') === 'weekly')
    return named.length === 0 ? (day) => weekdayOf(day) === weekdayOf(first) : isNamed;
  if (word('frequency') !== 'monthly') return undefined;
  const [weekday, week] = [
    word('dayOfWeek'),
    ['first', 'second', 'third', 'fourth'].indexOf(word('weekOfMonth')),
  ];
  const date = field(recurrence, 'dayOfMonth');
  if (weekday === '' && word('weekOfMonth') === '')
    return typeof date === 'number' && date <= 28 ? (day) => dayOfMonth(day) === date : undefined;
  if (typeof date === 'number' || !WEEKDAYS.some((day) => day === weekday)) return undefined;
  if (week >= 0) return (day) => weekdayOf(day) === weekday && Math.ceil(dayOfMonth(day) / 7) === week + 1;
  if (word('weekOfMonth') !== 'last') return undefined;
  return (day) => weekdayOf(day) === weekday && addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
}

/** The days of the next weeks on which a series takes place by its own words, and the range that holds them. */
function daysStated(item: JsonObject, zone: string, today: string) {
  const { first, last, exceptions } = reportedDays(item, zone);
  const isOn = dayTest(item['recurrence'], first);
  if (!isOn || first === '') return undefined;
  const from = addDays(today < first ? first : today, -1);
  const all = Array.from({ length: fullWindow(zone) - 2 }, (_, ahead) => addDays(from, ahead + 1));
  const end = all.at(-1) ?? from;
  const isCut = (last ?? end) < end || exceptions.some((day) => all.includes(day));
  if (isCut && intervalOf(item['recurrence']) > 1) return undefined;
  const days = all.filter((day) => isOn(day) && day <= (last ?? day) && !exceptions.includes(day));
  return { days, range: [from, addDays(from, fullWindow(zone) - 1)] as const };
}

/** Whether the series was judged: not so where its pattern has other words, or where no day of it is near. */
async function mustTakePlaceAsShown(t: Tools, activityId: string): Promise<boolean> {
  const read = await t.call('getActivity', { path: { activityId } });
  if (!isSuccess(read)) return false;
  const item = dataOf(read);
  const facilityId = String(item['facilityId']);
  const stated = daysStated(item, zoneOf(t.run, facilityId), await t.day(0));
  if (item['isRecurring'] !== true || item['isCancelled'] === true) return false;
  if (!stated || stated.days.length === 0) return false;
  const { days, range } = stated;
  const walk = await activitiesOn(t, facilityId, range);
  const dayOf = startDayAt(t, facilityId);
  const isHeldAs = (one: JsonObject): boolean => days.includes(dayOf(one));
  const held = itemsOf(walk, activityId).filter(isHeldAs).map(dayOf);
  // An occurrence that staff changed has an id of its own.
  const isChanged = walk.items.some((one) => one['name'] === item['name'] && isHeldAs(one));
  if (held.length === 0 && isChanged) return false;
  const fault = { ...lacks('it is on none of these days'), items: [activityId] };
  attributed(['ACT-43'], () =>
    mustHold(pageOf(walk), `an item of the series on ${days.join(' or ')}`, held.length > 0, fault),
  );
  const [occurrenceDate = ''] = held;
  await mustBeReadOn(t, { activityId, facilityId }, occurrenceDate);
  return true;
}

/** Patterns of the next weeks, each from its first day on. */
async function patterns(t: Tools): Promise<readonly (readonly [first: string, Recurrence])[]> {
  const day = await t.day(4);
  const next = Temporal.PlainDate.from(day).add({ months: 1 }).with({ day: 1 }).toString();
  const closing = addDays(next, -2);
  return [
    [day, { frequency: 'weekly' }],
    [closing, { frequency: 'monthly', weekOfMonth: 'last', dayOfWeek: weekdayOf(closing) }],
  ];
}

check({
  id: 'activities.series-as-shown',
  says: 'A series is listed on the days of the pattern that its recurrence shows, and can be read on them.',
  clauses: ['ACT-43', 'ACT-48'],
  async run(t) {
    const ids = [...(t.run.fixtures.seriesActivities ?? []).slice(0, MOST)];
    if (ids.length > 0) t.tier('fixture');
    let refused: Unproven | undefined;
    for (const [first, recurrence] of hasLever(t.run, 'create-activity') ? await patterns(t) : [])
      try {
        ids.push((await stagedPattern(t, [first, undefined], recurrence)).activityId);
      } catch (error) {
        if (!(error instanceof Unproven)) throw error;
        refused = error;
      }
    let judged = 0;
    for (const id of ids) if (await mustTakePlaceAsShown(t, id)) judged += 1;
    if (refused) throw refused;
    if (judged === 0)
      t.unproven(
        'needs a series that shows its pattern, with a day in the next weeks',
        pool('seriesActivities'),
        lever('create-activity'),
      );
  },
});
