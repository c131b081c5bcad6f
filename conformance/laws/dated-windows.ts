import fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { timesOn } from '../factories/activities-times.ts';
import { givenHome } from '../factories/homes.ts';
import type { Home } from '../factories/homes.ts';
import type { Answer } from '../kit/call.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed } from '../kit/attribute.ts';
import { check } from '../kit/check.ts';
import { addDays, lastBefore, nextAfter } from '../kit/dates.ts';
import { beginOf, clocks, dayHours, endOf, type DayHours } from '../kit/day-hours.ts';
import { fits, isSuccess, refused, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { once, onceEach } from '../kit/once.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { mustContain, mustNotContain } from '../assertions/own-list.ts';
import { datesOf, isServed, standing, windowCases } from '../models/window.ts';
import type { Happening, WindowDates } from '../models/window.ts';

/** A list of one resident, or of a facility, over a window of 45 days, whose records have exact times. */
export interface DatedWindow {
  readonly section: string;
  /** What one record of the list is called, for example "a visit". */
  readonly thing: string;
  readonly operation: OperationId;
  readonly clauses: Readonly<
    Record<'inside' | 'outside' | 'served' | 'beyond' | 'noLonger' | 'noShorter' | 'middays', ClauseId>
  >;
  /**
   * Other query parameters that may be sent with the dates and that must not remove a record from the list.
   */
  readonly queries: readonly LooseQuery[];
  /** Makes one record between two times of day of the facility, and returns its id. */
  readonly place: (t: Tools, home: Home, day: string, hours: readonly [string, string]) => Promise<string>;
  /** The facility of the list, where it is not that of one resident. Its records are made to come, the others past. */
  readonly ofFacility?: (t: Tools) => Promise<Home>;
  /** The record of a day, where it takes the whole day and a resident has one of them. */
  readonly wholeDay?: (t: Tools, home: Home, day: string) => Promise<Placed>;
}

/** A record that a list may hold, and when it takes place. */
export interface Placed extends Happening {
  readonly id: string;
}

const needs = ['zonedFacility'] as const;
const NOON = ['12:00', '12:50'] as const;

/** Ends of a window past day 45: days after the first, and the time of day. */
const FURTHER_ENDS = [
  [45, '00:00'],
  [45, '23:59:59'],
  [46, '00:00'],
  [46, '23:59:59'],
  [345, '23:59:59'],
] as const;

/**
 * The calendar day that is day 1 of a window. It is fixed, so that a run tests the same thing on every day of
 * the year: mistakes in counting days differ between months of 31 and of 28 days.
 */
const WINTER = '01-10';
const END_OF_FEBRUARY = '02-10';
type Season = typeof WINTER | typeof END_OF_FEBRUARY;
const someSeason = fc.constantFrom<Season>(WINTER, END_OF_FEBRUARY);

/**
 * Day 1 of a window that lies in the past, with day 46 and some days after it: the interface does not say
 * whether a record may lie in the future. The END_OF_FEBRUARY window is nineteen years older than the WINTER
 * one.
 */
async function dayOne(t: Tools, { ofFacility }: DatedWindow, season: Season): Promise<string> {
  if (ofFacility) return nextAfter(await t.day(season === WINTER ? 800 : 400), season);
  return lastBefore(await t.day(season === WINTER ? -100 : -7_040), season);
}

const clock = fc
  .tuple(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const lateClock = fc.oneof(fc.constantFrom('23:59:59', '22:00:00', '12:00:01'), clock);

/** One resident for all checks of windows: each check looks only for its own records in a list. */
const sharedHome = once((t: Tools) => givenHome(t));
const homeOf = (t: Tools, { ofFacility = sharedHome }: DatedWindow): Promise<Home> => ofFacility(t);

/** Makes one record on each of the days, one after the other, between two times of day of the facility. */
async function placed(
  t: Tools,
  window: DatedWindow,
  home: Home,
  days: readonly string[],
  clocksOn: (day: string) => readonly [string, string],
): Promise<readonly Placed[]> {
  const all: Placed[] = [];
  for (const day of days) {
    if (window.wholeDay) {
      all.push(await window.wholeDay(t, home, day));
      continue;
    }
    const [from, to] = clocksOn(day);
    const id = await window.place(t, home, day, [from, to]);
    const { startDate: start, endDate: end } = timesOn(day, from, to, home.timeZone);
    all.push({ id, start, end });
  }
  return all;
}

/**
 * A window within 45 days must be served and hold every record inside it. A longer one is refused or cut. No
 * list may hold a record outside its window.
 */
async function mustKeepWindow(
  t: Tools,
  { operation, queries, thing, clauses }: Pick<DatedWindow, 'operation' | 'queries' | 'thing' | 'clauses'>,
  hours: DayHours,
  whose: Readonly<Record<'residentId', string>> | Readonly<Record<'facilityId', string>>,
  dates: WindowDates,
  all: readonly Placed[],
): Promise<void> {
  for (const more of queries) {
    const ask = (startDate: string): Promise<Answer> =>
      t.callAny(operation, { path: { ...whose }, query: { ...dates, startDate, ...more } });
    const answer = await ask(dates.startDate);
    const within = isServed(dates);
    if (within) {
      // If the same window is served from the beginning of its first day, its late start is the reason for the
      // refusal.
      const early = beginOf(hours, dates.startDate.slice(0, 10));
      const isTooLate = !isSuccess(answer) && early !== dates.startDate && isSuccess(await ask(early));
      attributed([isTooLate ? clauses.noShorter : clauses.served], () => must(answer, status(200), fits));
    } else if (!isSuccess(answer)) {
      attributed([clauses.beyond, clauses.noLonger], () => must(answer, refused));
      continue;
    }
    const list = { answer, items: listOf(answer) };
    for (const one of all) {
      const found = standing(dates, one);
      const [what, { inside, middays, outside, beyond, noLonger }] = [`${thing} at ${one.start}`, clauses];
      if (found === 'absent')
        mustNotContain(list, one.id, what, ...(within ? [outside] : [beyond, noLonger]));
      if (found === 'listed' && within) mustContain(list, one.id, what, inside, middays);
    }
  }
}

/** The window with only one of its queries, chosen by the index. */
const inTurn = (window: DatedWindow, index: number): DatedWindow => ({
  ...window,
  queries: window.queries.slice(index % window.queries.length).slice(0, 1),
});

/** Declares the checks of the window, the same for every list between two instants. */
export function windowChecks(window: DatedWindow): void {
  const { section, thing, clauses } = window;

  /** Records near the ends of the window of a season. The checks only read them. */
  const around = onceEach(async (t: Tools, season: Season) => {
    const home = await homeOf(t, window);
    const hours = dayHours(home.timeZone);
    const first = await dayOne(t, window, season);
    const days = [-1, 0, 44, 45, 46, ...(season === WINTER ? [1, 20, 47] : [])];
    const on = (later: readonly number[], times: readonly [string, string]) =>
      placed(
        t,
        window,
        home,
        later.map((days) => addDays(first, days)),
        (day) => clocks(hours, day, times),
      );
    const noons = await on(days, NOON);
    return {
      home,
      hours,
      first,
      all: noons,
      /** The records at noon, by their distance from the first day in days. */
      noons: (...later: readonly number[]) => noons.filter((_, at) => later.includes(days[at] ?? 0)),
      /** Records at the start of day 46. */
      dawn: await on([45], ['00:00', '00:20']),
    };
  });

  check({
    id: `${section}.window-holds-45-days`,
    says: `A range from any time on day 1 to any time up to day 45 is served and holds what is in it; ${thing} after day 45 is in no list.`,
    clauses: [clauses.inside, clauses.outside, clauses.beyond, clauses.served],
    needs,
    negative: true,
    async run(t) {
      const { first, home, hours, all } = await around(t, WINTER);
      await t.property(windowCases(fc.integer({ min: 0, max: 2 })), async (asked) =>
        mustKeepWindow(
          t,
          inTurn(window, asked.ahead),
          hours,
          home,
          datesOf(hours, addDays(first, asked.ahead), asked),
          all,
        ),
      );
    },
  });

  check({
    id: `${section}.window-ends-with-day-45`,
    says: 'A range from the start of a day to the last second of its day 45 is served and holds noon of both days.',
    clauses: [clauses.served, clauses.middays],
    needs,
    async run(t) {
      await t.property(someSeason, async (season) => {
        const { first, home, hours, noons } = await around(t, season);
        const dates = { startDate: beginOf(hours, first), endDate: endOf(hours, addDays(first, 44)) };
        const asked = inTurn(window, season === WINTER ? 0 : 1);
        await mustKeepWindow(t, asked, hours, home, dates, noons(-1, 0, 44, 45));
      });
    },
  });

  check({
    id: `${section}.window-holds-the-ends-of-its-days`,
    says: `A range of whole days, up to day 45, holds what takes place early on its first or late on its last day.`,
    clauses: [clauses.inside, clauses.served],
    needs,
    async run(t) {
      const day = await t.day(window.ofFacility ? 600 : -200);
      const home = await homeOf(t, window);
      const hours = dayHours(home.timeZone);
      const days = [addDays(day, 1), addDays(day, 30), addDays(day, 43)];
      const last = addDays(day, 44);
      // The days between lie inside with all their hours, wherever the facility is.
      const all = [
        ...(await placed(t, window, home, days, () => ['00:00', '00:30'])),
        ...(await placed(t, window, home, days, () => ['23:00', '23:59'])),
        ...(await placed(t, window, home, [last], () => clocks(hours, last, ['23:00', '23:59']))),
      ];
      const dates = { startDate: beginOf(hours, day), endDate: endOf(hours, last) };
      await mustKeepWindow(t, window, hours, home, dates, all);
    },
  });

  check({
    id: `${section}.window-excludes-day-46`,
    says: 'A list with an endDate at the first midnight of day 46, or later, is refused or holds nothing of day 46.',
    clauses: [clauses.beyond],
    needs,
    negative: true,
    async run(t) {
      const ends = fc.oneof(fc.constantFrom('00:00:00', '00:00:01', '23:59:59'), clock);
      const mustEnd = async (season: Season, later: number, end: string, turn: number): Promise<void> => {
        const { first, home, hours, noons, dawn } = await around(t, season);
        const dates = { startDate: beginOf(hours, first), endDate: hours.at(addDays(first, later), end) };
        await mustKeepWindow(t, inTurn(window, turn), hours, home, dates, [...dawn, ...noons(45, 46)]);
      };
      for (const [turn, [later, end]] of FURTHER_ENDS.entries()) await mustEnd(WINTER, later, end, turn);
      // Tries the nearest end again with the second query.
      if (window.queries.length > 1) await mustEnd(WINTER, 45, '00:00', 1);
      await t.property(fc.tuple(someSeason, ends, fc.nat({ max: 1 })), async ([season, end, turn]) =>
        mustEnd(season, 45, end, turn),
      );
    },
  });

  check({
    id: `${section}.window-no-longer-for-a-late-start`,
    says: 'A startDate late on day 1 does not extend the window to day 46, not even to an earlier time of day.',
    clauses: [clauses.noLonger],
    needs,
    negative: true,
    async run(t) {
      const mustEnd = async (season: Season, start: string, end: string, turn: number): Promise<void> => {
        const { first, home, hours, dawn } = await around(t, season);
        const dates = { startDate: hours.at(first, start), endDate: hours.at(addDays(first, 45), end) };
        await mustKeepWindow(t, inTurn(window, turn), hours, home, dates, dawn);
      };
      for (const [turn, end] of ['00:00:00', '00:59:59'].entries())
        await mustEnd(WINTER, '22:00:00', end, turn);
      await t.property(fc.tuple(someSeason, lateClock), async ([season, start]) =>
        mustEnd(season, start, start, season === WINTER ? 0 : 1),
      );
    },
  });

  check({
    id: `${section}.window-no-shorter-for-a-late-start`,
    says: 'Whatever the time of day of startDate, an endDate in the last second of day 45 is served and holds day 45.',
    clauses: [clauses.noShorter, clauses.served],
    needs,
    async run(t) {
      const mustReach = async ([season, start]: readonly [Season, string]): Promise<void> => {
        const { first, home, hours, noons } = await around(t, season);
        const dates = { startDate: hours.at(first, start), endDate: endOf(hours, addDays(first, 44)) };
        await mustKeepWindow(t, inTurn(window, season === WINTER ? 0 : 1), hours, home, dates, noons(44));
      };
      await mustReach([WINTER, '22:00:00']);
      await t.property(fc.tuple(someSeason, lateClock), mustReach);
    },
  });
}
