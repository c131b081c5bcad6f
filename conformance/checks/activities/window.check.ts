import fc from 'fast-check';
import { bodyOn, givenActivity } from '../../factories/activities.ts';
import { timesOn, zoneOf } from '../../factories/activities-times.ts';
import { zonedCalendar } from '../../factories/calendars.ts';
import { relyingOn, type Premise } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, nextAfter } from '../../kit/dates.ts';
import { beginOf, clocks, dayHours, endOf, type DayHours } from '../../kit/day-hours.ts';
import { onceEach } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { datesOf, windowCases, type WindowDates } from '../../models/window.ts';
import { mustKeepWindow, type Placed } from '../../laws/dated-windows.ts';
import { DAYS, datesCheck, TIMES } from '../../laws/window-of-dates.ts';

const list = {
  operation: 'listActivities',
  queries: [{}],
  thing: 'an activity',
  clauses: {
    inside: 'ACT-22',
    outside: 'ACT-23',
    served: 'ACT-32',
    beyond: 'ACT-33',
    noLonger: 'ACT-34',
    noShorter: 'ACT-35',
    middays: 'ACT-36',
  },
} as const;

/**
 * The first day of most windows, more than a year from today. All these windows include the end of February.
 */
const firstDay = async (t: Tools): Promise<string> => nextAfter(await t.day(400), '01-20');

/**
 * An activity of one hour at noon, a number of days after `firstDay`, in the facility whose days are judged. No check
 * changes it.
 */
const atNoon = onceEach((t: Tools, later: number) => placed(t, later, ['12:00', '13:00']));
/** The same at the start of that day. */
const atMidnight = onceEach((t: Tools, later: number) => placed(t, later, ['00:00', '01:00']));

async function placed(t: Tools, later: number, hours: readonly [string, string]): Promise<Placed> {
  const day = addDays(await firstDay(t), later);
  const where = await zonedCalendar(t);
  const [from, to] = clocks(await hoursThere(t), day, hours);
  const { activityId } = await givenActivity(t, await bodyOn(t, where.facilityId, day, [from, to]), where);
  const { startDate: start, endDate: end } = timesOn(day, from, to, zoneOf(t.run, where.facilityId));
  return { id: activityId, start, end };
}

/** The hours of the facility whose days are judged. */
const hoursThere = async (t: Tools): Promise<DayHours> =>
  dayHours(zoneOf(t.run, (await zonedCalendar(t)).facilityId));

/** The window of 45 days that begins a number of days after the first. */
async function whole(t: Tools, later = 0): Promise<WindowDates> {
  const day = addDays(await firstDay(t), later);
  const hours = await hoursThere(t);
  return { startDate: beginOf(hours, day), endDate: endOf(hours, addDays(day, 44)) };
}

/**
 * A window within 45 days must be served and hold every record inside it. A longer one is refused or cut. No
 * list may hold a record outside its window.
 */
const mustKeep = async (t: Tools, dates: WindowDates, all: readonly Placed[]): Promise<void> =>
  mustKeepWindow(
    t,
    list,
    await hoursThere(t),
    { facilityId: (await zonedCalendar(t)).facilityId },
    dates,
    all,
  );

/** Ends of a window past day 45: days after the first, and the time of day. */
const FURTHER_ENDS = [
  [45, '00:00'],
  [45, '00:00:01'],
  [45, '14:00'],
  [45, '23:59:59'],
  [46, '00:00'],
  [46, '23:59:59'],
  [400, '23:59:59'],
] as const;

const needs = ['zonedFacility'] as const;

check({
  id: 'activities.window-holds-45-days',
  says: 'A range from any time on day 1 to any time on day 45 is served; what starts after day 45 is in no list.',
  clauses: ['ACT-32', 'ACT-33', 'ACT-22'],
  needs,
  async run(t) {
    const first = await firstDay(t);
    const hours = await hoursThere(t);
    const all: Placed[] = [];
    for (const later of [1, 20, 43, 44, 45, 46, 47]) all.push(await atNoon(t, later));
    await t.property(windowCases(fc.integer({ min: 0, max: 2 })), async (one) =>
      mustKeep(t, datesOf(hours, addDays(first, one.ahead), one), all),
    );
  },
});

check({
  id: 'activities.window-ends-with-day-45',
  says: 'An endDate in the last second of day 45 is served.',
  clauses: ['ACT-32'],
  needs,
  async run(t) {
    for (const later of [0, 1, 2]) await mustKeep(t, await whole(t, later), [await atNoon(t, later + 44)]);
  },
});

check({
  id: 'activities.window-excludes-day-46',
  says: 'A list with an endDate at the first midnight of day 46, or later, is refused or holds nothing of day 46.',
  clauses: ['ACT-33'],
  needs,
  negative: true,
  async run(t) {
    const day = await firstDay(t);
    const hours = await hoursThere(t);
    const all = [await atMidnight(t, 45), await atNoon(t, 45), await atNoon(t, 46)];
    // The ends nearest to day 45 are tried from midnight and from a later time, the others from one of the
    // two.
    for (const [index, [reach, end]] of FURTHER_ENDS.entries()) {
      const endDate = hours.at(addDays(day, reach), end);
      const later = index % 2 === 0 ? '23:59:59' : '12:00:00';
      for (const from of index < 3 ? ['00:00:00', later] : [index % 2 === 0 ? '00:00:00' : later])
        await mustKeep(t, { startDate: hours.at(day, from), endDate }, all);
    }
  },
});

check({
  id: 'activities.window-no-longer-for-a-late-start',
  says: 'A startDate late on day 1 does not extend the window to day 46, not even to an earlier time of day.',
  clauses: ['ACT-34'],
  needs,
  negative: true,
  async run(t) {
    const day = await firstDay(t);
    const hours = await hoursThere(t);
    const noon = await atNoon(t, 45);
    const endDate = hours.at(addDays(day, 45), '14:00');
    const fromMidnight: Premise = {
      clauses: ['ACT-33'],
      test: () => mustKeep(t, { startDate: hours.at(day, '00:00'), endDate }, [noon]),
    };
    for (const from of ['14:00:01', '18:00:00', '22:00:00', '23:59:59'])
      await relyingOn(fromMidnight, () => mustKeep(t, { startDate: hours.at(day, from), endDate }, [noon]));
  },
});

check({
  id: 'activities.window-no-shorter-for-a-late-start',
  says: 'Whatever the time of day of startDate, an endDate in the last second of day 45 is served.',
  clauses: ['ACT-35', 'ACT-32'],
  needs,
  async run(t) {
    const day = await firstDay(t);
    const hours = await hoursThere(t);
    const noon = await atNoon(t, 44);
    for (const from of ['00:00:01', '09:30:00', '22:00:00', '23:59:59'])
      await mustKeep(t, { ...(await whole(t)), startDate: hours.at(day, from) }, [noon]);
  },
});

check({
  id: 'activities.window-from-noon-to-noon',
  says: 'Activities at noon of day 1 and of day 45 are in the list from the beginning of day 1 to the end of day 45.',
  clauses: ['ACT-36', 'ACT-22'],
  needs,
  async run(t) {
    for (const later of [1, 3])
      await mustKeep(t, await whole(t, later), [await atNoon(t, later), await atNoon(t, later + 44)]);
  },
});

datesCheck({
  ...list,
  section: 'activities',
  async around(t) {
    const all: Placed[] = [];
    for (const later of DAYS) for (const times of TIMES) all.push(await placed(t, later + 60, times));
    const { facilityId } = await zonedCalendar(t);
    return { whose: { facilityId }, day: addDays(await firstDay(t), 60), all };
  },
});
