import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { mustContain, mustNotContain } from '../assertions/own-list.ts';
import { givenHome, type Home } from '../factories/homes.ts';
import { check } from '../kit/check.ts';
import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { clocks, dayHours, inUtc, type DayHours } from '../kit/day-hours.ts';
import { fits, isRefused, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { standing, type Happening } from '../models/window.ts';
import type { DatedWindow, Placed } from './dated-windows.ts';

/** A list whose range may be given by plain dates. */
export interface ListOfDates {
  readonly section: string;
  readonly thing: string;
  readonly operation: OperationId;
  readonly clauses: Readonly<Record<'inside' | 'outside', ClauseId>>;
  /** What is on the days around one, and whose list it is. */
  readonly around: (t: Tools) => Promise<Around>;
}

interface Around {
  readonly whose: Readonly<Record<string, string>>;
  readonly day: string;
  readonly all: readonly Placed[];
}

/** Days on which something takes place, counted from the first of a range. */
export const DAYS = [-2, -1, 0, 1, 2, 3] as const;

/** Times of day: at its beginning, in its middle and near its end. */
export const TIMES = [
  ['00:00', '00:20'],
  ['12:00', '12:50'],
  ['23:00', '23:40'],
] as const;

/** What has a day and no time. Where a day begins elsewhere is open, so a day more may belong to it there. */
const allDay = (hours: DayHours, day: string): Happening =>
  hours === inUtc
    ? { start: midnightOf(day), end: lastSecondOf(day) }
    : { start: midnightOf(addDays(day, -1)), end: lastSecondOf(addDays(day, 1)) };

/**
 * Whole days, the midnights that open them, or a refusal: what plain dates mean is open. Under no reading a day before
 * the first or after the last is in the list, and under all that serve it a day between them is.
 */
export function datesCheck({ section, thing, operation, clauses, around }: ListOfDates): void {
  const { inside, outside } = clauses;
  check({
    id: `${section}.window-of-plain-dates`,
    says: `With plain dates the list holds no ${thing.replace(/^an? /, '')} of a day before startDate or after endDate.`,
    clauses: [outside, inside],
    needs: ['zonedFacility'],
    async run(t) {
      const { whose, day, all } = await around(t);
      for (const [from, reach] of [
        [0, 1],
        [0, 0],
        [-1, 2],
        [1, 0],
      ] as const) {
        const startDate = addDays(day, from);
        const dates = { startDate, endDate: addDays(startDate, reach) };
        const answer = await t.callAny(operation, { path: whose, query: dates });
        if (isRefused(answer)) return t.observed('the target refuses plain dates');
        must(answer, status(200), fits);
        const list = { answer, items: listOf(answer) };
        for (const one of all) {
          const found = standing(dates, one);
          const what = `from ${dates.startDate} to ${dates.endDate}, ${thing} at ${one.start}`;
          if (found === 'absent') mustNotContain(list, one.id, what, outside);
          if (found === 'listed') mustContain(list, one.id, what, inside);
        }
      }
    },
  });
}

/** The same for a list of one resident. */
export function residentDatesCheck(
  { section, thing, operation, clauses, place, wholeDay }: DatedWindow,
  /** Makes one without a time of day, and returns its id; by default none has one. */
  placeAllDay?: (t: Tools, home: Home, day: string) => Promise<string>,
): void {
  datesCheck({
    ...{ section, thing, operation, clauses },
    async around(t) {
      const home = await givenHome(t);
      const hours = dayHours(home.timeZone);
      const day = await t.day(-60);
      const all: Placed[] = [];
      for (const later of DAYS) {
        const on = addDays(day, later);
        if (wholeDay) {
          all.push(await wholeDay(t, home, on));
          continue;
        }
        for (const times of TIMES) {
          const [from, to] = clocks(hours, on, times);
          const id = await place(t, home, on, [from, to]);
          all.push({ id, start: hours.at(on, times[0]), end: hours.at(on, times[1]) });
        }
        if (placeAllDay) all.push({ id: await placeAllDay(t, home, on), ...allDay(hours, on) });
      }
      return { whose: { residentId: home.residentId }, day, all };
    },
  });
}
