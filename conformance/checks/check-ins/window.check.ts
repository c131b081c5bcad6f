import fc from 'fast-check';
import { checkInResident, givenCheckIn } from '../../factories/check-ins.ts';
import { inTurns } from '../../factories/many.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { beginOf, dayHours, endOf, type DayHours } from '../../kit/day-hours.ts';
import { once, onceEach } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { spanOf } from '../../models/check-ins.ts';
import { datesOf, windowCases, type WindowDates } from '../../models/window.ts';
import {
  WINTER,
  clock,
  dayOne,
  lateClock,
  mustKeepWindow,
  someSeason,
  type Placed,
  type Season,
} from '../dated-windows.ts';
import { DAYS, datesCheck } from '../window-of-dates.ts';

const needs = ['zonedFacility'] as const;

interface Home {
  readonly residentId: string;
  /** The hours of the facility. */
  readonly hours: DayHours;
  readonly all: readonly Placed[];
}

/** A resident of the facility whose days are judged. */
const resident = once(checkInResident);

/** The check-in of this resident on a day, for the whole day. The checks of the window only read it. */
const checkInOn = onceEach(async (t: Tools, startDate: string) => {
  const { checkInId: id, checkIn } = await givenCheckIn(t, { startDate }, await resident(t));
  return { id, ...spanOf(await hoursThere(t), startDate, checkIn['startDate']) };
});

const hoursThere = async (t: Tools): Promise<DayHours> => dayHours((await t.facility('zoned')).timeZone);

/** This resident, with check-ins at least on these days, counted from the first day. */
async function home(t: Tools, season: Season, ...later: readonly number[]): Promise<Home> {
  const first = await dayOne(t, season);
  const all = await inTurns(later.length, (at) => checkInOn(t, addDays(first, later[at] ?? 0)));
  return { residentId: await resident(t), hours: await hoursThere(t), all };
}

const list = {
  operation: 'listCheckIns',
  queries: [{}],
  thing: 'a check-in',
  clauses: {
    inside: 'CHK-09',
    outside: 'CHK-10',
    served: 'ACT-32',
    beyond: 'ACT-33',
    noLonger: 'ACT-34',
    noShorter: 'ACT-35',
    middays: 'CHK-16',
  },
} as const;

const mustKeep = (t: Tools, one: Home, dates: WindowDates): Promise<void> =>
  mustKeepWindow(t, list, one.hours, one, dates, one.all);

check({
  id: 'check-ins.window-holds-45-days',
  says: 'A range from any time on day 1 to any time up to day 45 is served and holds its days; nothing after day 45 is in a list.',
  clauses: ['CHK-09', 'CHK-10', 'ACT-33'],
  needs,
  async run(t) {
    const first = await dayOne(t, WINTER);
    const one = await home(t, WINTER, -1, 0, 1, 2, 20, 44, 45, 46, 47);
    await t.property(windowCases(fc.integer({ min: 0, max: 2 })), async (asked) =>
      mustKeep(t, one, datesOf(one.hours, addDays(first, asked.ahead), asked)),
    );
  },
});

check({
  id: 'check-ins.window-ends-with-day-45',
  says: 'A range from the start of a day to the last second of its day 45 is served and holds the first and the last day.',
  clauses: ['ACT-32', 'CHK-16'],
  needs,
  async run(t) {
    await t.property(someSeason, async (season) => {
      const day = await dayOne(t, season);
      const one = await home(t, season, -1, 0, 44, 45);
      const { hours } = one;
      await mustKeep(t, one, { startDate: beginOf(hours, day), endDate: endOf(hours, addDays(day, 44)) });
    });
  },
});

check({
  id: 'check-ins.window-excludes-day-46',
  says: 'A list with an endDate at the first midnight of day 46, or later, is refused or holds nothing of day 46.',
  clauses: ['ACT-33'],
  needs,
  negative: true,
  async run(t) {
    const ends = fc.oneof(fc.constantFrom('00:00:00', '00:00:01', '23:59:59'), clock);
    const mustEnd = async (season: Season, end: string, more = 0): Promise<void> => {
      const day = await dayOne(t, season);
      const one = await home(t, season, 45, 46);
      const endDate = one.hours.at(addDays(day, 45 + more), end);
      await mustKeep(t, one, { startDate: beginOf(one.hours, day), endDate });
    };
    await mustEnd(WINTER, '00:00:00');
    await mustEnd(WINTER, '23:59:59');
    await mustEnd(WINTER, '23:59:59', 1);
    await t.property(fc.tuple(someSeason, ends), async ([season, end]) => mustEnd(season, end));
  },
});

check({
  id: 'check-ins.window-no-longer-for-a-late-start',
  says: 'A startDate late on day 1 does not extend the window to day 46, not even to an earlier time of day.',
  clauses: ['ACT-34'],
  needs,
  negative: true,
  async run(t) {
    const mustEnd = async (season: Season, start: string, end: string): Promise<void> => {
      const day = await dayOne(t, season);
      const one = await home(t, season, 45);
      const { hours } = one;
      await mustKeep(t, one, { startDate: hours.at(day, start), endDate: hours.at(addDays(day, 45), end) });
    };
    for (const end of ['00:00:00', '00:59:59']) await mustEnd(WINTER, '22:00:00', end);
    await t.property(fc.tuple(someSeason, lateClock), async ([season, start]) =>
      mustEnd(season, start, start),
    );
  },
});

check({
  id: 'check-ins.window-no-shorter-for-a-late-start',
  says: 'Whatever the time of day of startDate, an endDate in the last second of day 45 is served and holds day 45.',
  clauses: ['ACT-35', 'ACT-32'],
  needs,
  async run(t) {
    await t.property(fc.tuple(someSeason, lateClock), async ([season, start]) => {
      const day = await dayOne(t, season);
      const one = await home(t, season, 44);
      const { hours } = one;
      await mustKeep(t, one, { startDate: hours.at(day, start), endDate: endOf(hours, addDays(day, 44)) });
    });
  },
});

datesCheck({
  ...list,
  section: 'check-ins',
  async around(t) {
    const { residentId, all } = await home(t, WINTER, ...DAYS);
    return { whose: { residentId }, day: await dayOne(t, WINTER), all };
  },
});
