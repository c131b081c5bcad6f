import { someFacilities } from '../factories/facilities.ts';
import { givenHomeAt, neighbourOf } from '../factories/homes.ts';
import { inTurns } from '../factories/many.ts';
import { addDays } from '../kit/dates.ts';
import { clocks, dayHours, inUtc } from '../kit/day-hours.ts';
import { expect, lists, listsNot } from '../kit/expect.ts';
import { field } from '../kit/json.ts';
import type { TimeType } from './description.ts';
import type { Law } from './law.ts';

const NOON = ['12:00', '12:50'] as const;

/** What the list of a resident holds, and what it does not. */
export const listed: readonly Law[] = [
  {
    name: 'list-shows-each',
    says: ({ thing }) => `The list shows each ${thing} of its range as it was made.`,
    cites: ({ listed }) => [listed],
    async run(t, one) {
      const { home, day } = await one.draft(t, { day: await t.day(-40) });
      const others = await one.about.others(t, home);
      const last = addDays(day, others.length * 3);
      const all = [];
      for (const [at, more] of others.entries())
        all.push(await one.given(t, { home, day: addDays(day, at * 3), more }));
      one.expectOnly(await one.listed(t, home, [addDays(day, -2), last]), all, 'with all of them');
    },
  },
  {
    name: 'list-of-nothing',
    says: ({ things }) =>
      `For a resident without ${things}, and for a range without any, the list is an empty array.`,
    cites: ({ answered, ofTheParent, outOfRange }) => [answered, ofTheParent, outOfRange],
    async run(t, one) {
      const on = await one.draft(t);
      one.expectOnly(await one.listedAround(t, on, 2), [], 'before any');
      await one.given(t, { home: on.home, day: addDays(on.day, -12) });
      for (const more of one.queriesFor(on))
        one.expectOnly(await one.listedAround(t, on, 2, more), [], 'after one on another day');
    },
  },
  {
    name: 'list-keeps-to-its-range',
    says: ({ things }) =>
      `The list holds the ${things} of the days of its range and none of the days before and after.`,
    cites: ({ outOfRange, listed }) => [outOfRange, listed],
    async run(t, one) {
      const middle = await t.day(-60);
      const days = [-30, -9, -4, 0, 4, 9, 30].map((away) => addDays(middle, away));
      const home = await one.about.sharedHome(t, days);
      const { under, clauses } = one.about;
      const { listed, outOfRange } = clauses;
      const timeless = under?.('allDay') ?? {};
      const all = await Promise.all(
        days.map((day, at) => one.given(t, { home, day, more: at % 2 === 1 ? timeless : {} })),
      );
      const queries = all.slice(0, 1).flatMap((kept) => one.queriesFor(kept));
      for (const [at, reach] of [2, 6, 12].entries()) {
        const list = await one.listedAround(t, { home, day: middle }, reach, queries[at % queries.length]);
        const [first, last] = [addDays(middle, -reach), addDays(middle, reach)];
        for (const { id, day } of all) {
          const what = `the ${one.about.thing} of ${day}`;
          if (first < day && day < last) expect(listed, list, lists(id, what));
          else expect(outOfRange, list, listsNot(id, what));
        }
      }
    },
  },
  {
    name: 'list-of-one-day',
    says: ({ thing }) =>
      `A list from the start to the end of a day holds the ${thing} of that day and none of the days next to it.`,
    cites: ({ listed, outOfRange }) => [listed, outOfRange],
    needs: ['zonedFacility'],
    async run(t, one) {
      const { thing, clauses } = one.about;
      const day = await t.day(-25);
      const [before, after] = [addDays(day, -1), addDays(day, 1)];
      const home = await one.about.sharedHome(t, [before, day, after]);
      const hours = dayHours(home.timeZone);
      const { at, span, under } = one.about;
      const timeless = (when: string, timeType: TimeType) =>
        inTurns(under ? 1 : 0, () => one.given(t, { home, day: when, more: under?.(timeType) ?? {} }));
      const on = (when: string, ...times: readonly (readonly [string, string])[]) =>
        inTurns(at ? times.length : 1, (turn) =>
          one.given(t, { home, day: when, more: at?.(clocks(hours, when, times[turn] ?? NOON)) ?? {} }),
        );
      const near = [...(await on(before, ['23:20', '23:50'])), ...(await timeless(before, 'evening'))];
      const within = await on(day, ['00:00', '00:10'], ['23:10', '23:59']);
      // Elsewhere what has no time of day may begin before the list does.
      if (at && hours === inUtc)
        for (const more of await one.about.others(t, home))
          within.push(await one.given(t, { home, day, more }));
      const next = [...(await on(after, ['00:20', '01:00'])), ...(await timeless(after, 'morning'))];
      for (const more of within.slice(0, 1).flatMap((kept) => one.queriesFor(kept))) {
        const list = await one.listed(t, home, [day, day], hours, more);
        // Elsewhere what takes the whole day may begin before the list does.
        const around = hours === inUtc || at ? list : await one.listedAround(t, { home, day });
        for (const kept of within)
          if (Object.entries(more).every(([name, value]) => field(kept.values, name) === value))
            expect(clauses.listed, around, lists(kept.id, `the ${thing} of the day`));
        for (const { id } of near)
          expect(clauses.outOfRange, list, listsNot(id, `the ${thing} of the day before`));
        for (const { id, made = {} } of next)
          if (span?.(hours, after, made).start.startsWith(after) ?? true)
            expect(clauses.outOfRange, list, listsNot(id, `the ${thing} of the day after`));
      }
    },
  },
  {
    name: 'list-of-one-resident',
    says: ({ things }) =>
      `The list of a resident holds only the ${things} of that resident, and none of others, of the same community or not.`,
    cites: ({ ofTheParent }) => [ofTheParent],
    async run(t, one) {
      const { thing } = one.about;
      const first = await one.givenShared(t);
      const { day } = first;
      // The same in all that was sent, as far as it can be.
      const { values, home: own } = first;
      const home = await (one.about.neighbour ?? neighbourOf)(t, own);
      const second = await one.given(t, { day, home, more: values });
      const third = await one.given(t, { day: addDays(day, 2), home });
      const elsewhere = (await someFacilities(t)).filter((id) => id !== own.facilityId).slice(0, 1);
      const far = await inTurns(elsewhere.length, async (at) =>
        one.given(t, { day, home: await givenHomeAt(t, { id: elsewhere[at] ?? '' }) }),
      );
      for (const { those, foreign } of [
        { those: [first], foreign: [second, third, ...far] },
        { those: [second, third], foreign: [first] },
        { those: far, foreign: [first, second] },
      ]) {
        for (const more of those.slice(0, 1).flatMap((kept) => one.queriesFor(kept))) {
          const list = await one.listedAround(t, { home: those[0]?.home ?? own, day }, 6, more);
          for (const { id } of those) expect([], list, lists(id, `the own ${thing}`));
          for (const { id } of foreign) expect([], list, listsNot(id, `the ${thing} of another resident`));
        }
      }
    },
  },
  {
    name: 'list-of-one-type',
    says: ({ things }) =>
      `With a filter the list holds the ${things} of that kind and no others, none where there are none; without it, all.`,
    cites: ({ filtered, unfiltered }) => [filtered, unfiltered],
    async run(t, one) {
      const { filter, clauses } = one.about;
      if (!filter) return;
      const { home, day } = await one.draft(t);
      // The last ones are of another kind as well.
      const other = (await one.about.others(t, home)).at(-1) ?? {};
      const all = await inTurns(5, async (at) => {
        const of = filter.values[at % filter.values.length] ?? {};
        const more = at < 3 ? of : { ...other, ...of };
        return { of, kept: await one.given(t, { home, day: addDays(day, at % 3), more }) };
      });
      const expectEach = async (on: string, reach: number, those: typeof all): Promise<void> => {
        const look = (more = {}) => one.listedAround(t, { home, day: on }, reach, more);
        const kept = those.map((each) => each.kept);
        one.expectOnly(await look(), kept, 'without a filter', [clauses.unfiltered ?? []].flat());
        for (const more of filter.values) {
          const value = String(field(more, filter.by));
          const of = those.filter((each) => each.of === more).map((each) => each.kept);
          const list = await look({ [filter.by]: value });
          one.expectOnly(list, of, `asked for ${value}`, [clauses.filtered ?? []].flat());
        }
      };
      await expectEach(addDays(day, 1), 4, all);
      const [first] = all;
      const before = addDays(day, -20);
      if (!first) return;
      const alone = await one.given(t, { home, day: before, more: first.of });
      await expectEach(before, 3, [{ of: first.of, kept: alone }]);
    },
  },
];
