import { neighbourOf } from '../factories/homes.ts';
import { addDays } from '../kit/dates.ts';
import { dayHours, inUtc } from '../kit/day-hours.ts';
import { expect, lists, listsNot } from '../kit/expect.ts';
import type { Law } from './law.ts';

/** What the list of a resident holds, and what it does not. */
export const listed: readonly Law[] = [
  {
    name: 'list-shows-each',
    says: ({ thing }) => `The list shows each ${thing} of its range as it was made.`,
    cites: ({ listed }) => [listed],
    async run(t, one) {
      const { home, day } = await one.draft(t, { day: await t.day(-40) });
      const all = [];
      for (const [at, more] of (await one.about.others(t)).entries())
        all.push(await one.given(t, { home, day: addDays(day, at * 3), more }));
      one.expectOnly(
        await one.listed(t, home, [addDays(day, -2), addDays(day, 12)]),
        all,
        'with all of them',
      );
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
      one.expectOnly(await one.listedAround(t, on, 2), [], 'after one on another day');
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
      const all = await Promise.all(days.map((day) => one.given(t, { home, day })));
      const { listed, outOfRange } = one.about.clauses;
      for (const reach of [2, 6, 12]) {
        const list = await one.listedAround(t, { home, day: middle }, reach);
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
      const near = await one.given(t, { home, day: before });
      const kept = await one.given(t, { home, day });
      const next = await one.given(t, { home, day: after });
      const list = await one.listed(t, home, [day, day], hours);
      // Elsewhere the day may begin before the list does.
      const around = hours === inUtc ? list : await one.listedAround(t, kept);
      expect(clauses.listed, around, lists(kept.id, `the ${thing} of the day`));
      expect(clauses.outOfRange, list, listsNot(near.id, `the ${thing} of the day before`));
      const { start } = one.about.span?.(hours, after, next.made) ?? { start: after };
      if (start.startsWith(after))
        expect(clauses.outOfRange, list, listsNot(next.id, `the ${thing} of the day after`));
    },
  },
  {
    name: 'list-of-one-resident',
    says: ({ things }) => `The list of a resident holds only the ${things} of that resident.`,
    cites: ({ ofTheParent }) => [ofTheParent],
    async run(t, one) {
      const { thing } = one.about;
      const first = await one.givenShared(t);
      const { day } = first;
      const second = await one.given(t, { day, home: await neighbourOf(t, first.home) });
      const third = await one.given(t, { day: addDays(day, 2), home: second.home });
      for (const [home, own, foreign] of [
        [first.home, [first], [second, third]],
        [second.home, [second, third], [first]],
      ] as const) {
        const list = await one.listedAround(t, { home, day }, 6);
        for (const { id } of own) expect([], list, lists(id, `the own ${thing}`));
        for (const { id } of foreign) expect([], list, listsNot(id, `the ${thing} of another resident`));
      }
    },
  },
];
