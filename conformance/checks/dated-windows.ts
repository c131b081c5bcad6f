import fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { givenHome } from '../factories/homes.ts';
import type { Home } from '../factories/homes.ts';
import type { Answer } from '../kit/call.ts';
import type { LooseQuery } from '../kit/address.ts';
import { blamed } from '../kit/blame.ts';
import { check } from '../kit/check.ts';
import { addDays, at, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { fits, isSuccess, refused, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { mustList, mustNotList } from '../assertions/own-list.ts';
import { datesOf, isServed, standing, windowCases } from '../models/window.ts';
import type { Happening, WindowDates } from '../models/window.ts';

/** The list of one resident over a window of 45 days, in which things stand by their exact times. */
export interface DatedWindow {
  readonly section: string;
  /** One thing of the list, as in "a visit". */
  readonly thing: string;
  readonly operation: OperationId;
  readonly clauses: Readonly<
    Record<'inside' | 'outside' | 'served' | 'beyond' | 'noLonger' | 'noShorter' | 'middays', ClauseId>
  >;
  /** What else may be asked along with the dates without a thing being lost. */
  readonly queries: readonly LooseQuery[];
  /** Makes one thing, and gives its id. */
  readonly place: (t: Tools, home: Home, day: string, hours: readonly [string, string]) => Promise<string>;
}

/** Something that a list may hold, and when it takes place. */
export interface Placed extends Happening {
  readonly id: string;
}

const needs = ['utcFacility'] as const;
const NOON = ['12:00', '12:50'] as const;

/** Day 1 so long ago that day 46 and more are past, too: whether what is to come may be told is not said. */
export const someDay = fc.constantFrom(-60, -1_001, -7_000);

/** What is made for a day, once for each of these days. */
export function onEach<T>(make: (away: number) => Promise<T>): (away: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (away) => {
    const made = known.get(away) ?? make(away);
    known.set(away, made);
    return made;
  };
}

export const clock = fc
  .tuple(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
export const lateClock = fc.oneof(fc.constantFrom('23:59:59', '22:00:00', '12:00:01'), clock);

/** Whoever lists things by a window is asked for the own ones alone, so that one resident will do. */
const windowHome = once((t: Tools) => givenHome(t));

/** One thing on each of the days, made one after the other. */
async function placed(
  t: Tools,
  window: DatedWindow,
  home: Home,
  days: readonly string[],
  hours: readonly [string, string] = NOON,
): Promise<readonly Placed[]> {
  const all: Placed[] = [];
  for (const day of days) {
    const id = await window.place(t, home, day, hours);
    all.push({ id, start: at(day, hours[0]), end: at(day, hours[1]) });
  }
  return all;
}

/** A window within the 45 days is served; one beyond is refused or cut; either holds what it must and no more. */
export async function mustKeepWindow(
  t: Tools,
  { operation, queries, thing, clauses }: Pick<DatedWindow, 'operation' | 'queries' | 'thing' | 'clauses'>,
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
      // Whether the late start is what makes the window too short shows by an early one.
      const early = midnightOf(dates.startDate.slice(0, 10));
      const isTooLate = !isSuccess(answer) && early !== dates.startDate && isSuccess(await ask(early));
      blamed([isTooLate ? clauses.noShorter : clauses.served], () => must(answer, status(200), fits));
    } else if (!isSuccess(answer)) {
      blamed([clauses.beyond, clauses.noLonger], () => must(answer, refused));
      continue;
    }
    const list = { answer, items: listOf(answer) };
    for (const one of all) {
      const found = standing(dates, one);
      const [what, { inside, middays, outside, beyond, noLonger }] = [`${thing} at ${one.start}`, clauses];
      if (found === 'absent') mustNotList(list, one.id, what, ...(within ? [outside] : [beyond, noLonger]));
      if (found === 'listed' && within) mustList(list, one.id, what, inside, middays);
    }
  }
}

/** The window with one of its queries, whose turn it is. */
const inTurn = (window: DatedWindow, index: number): DatedWindow => ({
  ...window,
  queries: window.queries.slice(index % window.queries.length).slice(0, 1),
});

/** The checks of the window, the same for every list that is asked for by two instants. */
export function windowChecks(window: DatedWindow): void {
  const { section, thing, clauses } = window;

  check({
    id: `${section}.window-holds-45-days`,
    says: `From any time of day 1 to any time up to day 45 is served and holds what lies between; ${thing} after day 45 is in no list.`,
    clauses: [clauses.inside, clauses.outside, clauses.beyond],
    needs,
    negative: true,
    async run(t) {
      const first = await t.day(-150);
      const home = await windowHome(t);
      const days = [-2, 0, 1, 20, 43, 44, 45, 46, 47, 90].map((days) => addDays(first, days));
      const all = await placed(t, window, home, days);
      await t.property(windowCases(fc.integer({ min: 0, max: 2 })), async (asked) =>
        mustKeepWindow(
          t,
          inTurn(window, asked.ahead),
          home,
          datesOf(addDays(first, asked.ahead), asked),
          all,
        ),
      );
    },
  });

  check({
    id: `${section}.window-ends-with-day-45`,
    says: 'From the beginning of a day to the last second of the 45th is served, and holds mid-day of either.',
    clauses: [clauses.served, clauses.middays],
    needs,
    async run(t) {
      const home = await windowHome(t);
      const things = onEach(async (away) => {
        const day = await t.day(away);
        const last = addDays(day, 44);
        // The day before and the day after in turn.
        const beside = away % 2 === 0 ? addDays(day, -1) : addDays(last, 1);
        return placed(t, window, home, [day, last, beside]);
      });
      await t.property(someDay, async (away) => {
        const day = await t.day(away);
        const last = addDays(day, 44);
        const all = await things(away);
        const dates = { startDate: midnightOf(day), endDate: lastSecondOf(last) };
        await mustKeepWindow(t, inTurn(window, -away), home, dates, all);
      });
    },
  });

  check({
    id: `${section}.window-holds-the-ends-of-its-days`,
    says: `What takes place early on a day or late on another, up to day 45, is in the list that holds the whole of these days.`,
    clauses: [clauses.inside, clauses.served],
    needs,
    async run(t) {
      const day = await t.day(-200);
      const home = await windowHome(t);
      const days = [addDays(day, 1), addDays(day, 30), addDays(day, 43)];
      const all = [
        ...(await placed(t, window, home, days, ['00:00', '00:30'])),
        ...(await placed(t, window, home, days, ['23:00', '23:59'])),
        ...(await placed(t, window, home, [addDays(day, 44)], ['23:00', '23:59'])),
      ];
      const dates = { startDate: midnightOf(day), endDate: lastSecondOf(addDays(day, 44)) };
      await mustKeepWindow(t, window, home, dates, all);
    },
  });

  check({
    id: `${section}.window-excludes-day-46`,
    says: 'An endDate at the midnight that opens day 46, or later, gets a refusal or nothing of day 46.',
    clauses: [clauses.beyond],
    needs,
    negative: true,
    async run(t) {
      const home = await windowHome(t);
      const ends = fc.oneof(fc.constantFrom('00:00:00', '00:00:01', '23:59:59'), clock);
      const things = onEach(async (away) => {
        const next = addDays(await t.day(away), 45);
        return [
          ...(await placed(t, window, home, [next], ['00:00', '00:20'])),
          ...(await placed(t, window, home, [next, addDays(next, 1)])),
        ];
      });
      const mustEnd = async (away: number, end: (next: string) => string, turn: number): Promise<void> => {
        const day = await t.day(away);
        const dates = { startDate: midnightOf(day), endDate: end(addDays(day, 45)) };
        await mustKeepWindow(t, inTurn(window, turn), home, dates, await things(away));
      };
      for (const [turn, end] of [
        midnightOf,
        lastSecondOf,
        (next: string) => midnightOf(addDays(next, 1)),
        (next: string) => lastSecondOf(addDays(next, 1)),
        (next: string) => lastSecondOf(addDays(next, 300)),
      ].entries())
        await mustEnd(-60, end, turn);
      // The nearest end once more, the other way.
      if (window.queries.length > 1) await mustEnd(-60, midnightOf, 1);
      await t.property(fc.tuple(someDay, ends, fc.nat({ max: 1 })), async ([away, end, turn]) =>
        mustEnd(away, (next) => at(next, end), turn),
      );
    },
  });

  check({
    id: `${section}.window-no-longer-for-a-late-start`,
    says: 'A startDate late on day 1 does not reach into day 46, not even to an earlier time of day.',
    clauses: [clauses.noLonger],
    needs,
    negative: true,
    async run(t) {
      const home = await windowHome(t);
      const things = onEach(async (away) =>
        placed(t, window, home, [addDays(await t.day(away), 45)], ['00:00', '00:01']),
      );
      const mustEnd = async (away: number, start: string, end: string, turn: number): Promise<void> => {
        const day = await t.day(away);
        const dates = { startDate: at(day, start), endDate: at(addDays(day, 45), end) };
        await mustKeepWindow(t, inTurn(window, turn), home, dates, await things(away));
      };
      for (const [turn, end] of ['00:00:00', '00:59:59'].entries()) await mustEnd(-60, '22:00:00', end, turn);
      await t.property(fc.tuple(someDay, lateClock), async ([away, start]) =>
        mustEnd(away, start, start, away === -60 ? 0 : 1),
      );
    },
  });

  check({
    id: `${section}.window-no-shorter-for-a-late-start`,
    says: 'Whatever the time of day of startDate, an endDate in the last second of day 45 is served and holds day 45.',
    clauses: [clauses.noShorter, clauses.served],
    needs,
    async run(t) {
      const home = await windowHome(t);
      const things = onEach(async (away) => placed(t, window, home, [addDays(await t.day(away), 44)]));
      await t.property(fc.tuple(someDay, lateClock), async ([away, start]) => {
        const day = await t.day(away);
        const last = addDays(day, 44);
        const all = await things(away);
        const dates = { startDate: at(day, start), endDate: lastSecondOf(last) };
        await mustKeepWindow(t, inTurn(window, -away), home, dates, all);
      });
    },
  });
}
