import { addDays } from '../kit/dates.ts';
import { expect, listsNot } from '../kit/expect.ts';
import { field } from '../kit/json.ts';
import type { Law } from './law.ts';

/** What a replacement changes, and what it does not. */
export const replaced: readonly Law[] = [
  {
    name: (change) => `${change}-tells-what-was-sent`,
    says: ({ thing, change }) => `A ${thing} shows everything that a ${change} sent.`,
    cites: ({ values = [], replaced }) => [...values, replaced].slice(0, 3),
    async run(t, one) {
      const kept = await one.givenShared(t);
      await t.property(await one.about.drawn(t, kept.home), async (more) => {
        await one.changed(t, await one.revised(t, kept, { more }));
      });
    },
  },
  {
    name: (change) => `${change}-of-one-thing`,
    says: ({ change }) => `A ${change} of one member changes nothing else.`,
    cites: ({ values = [] }) => values,
    async run(t, one) {
      let now = await one.givenShared(t);
      for (const [at, more] of (await one.about.others(t, now.home)).entries()) {
        now = await one.revised(t, now, { more });
        await one.changed(t, now, at % 2 === 1);
      }
    },
  },
  {
    name: (change) => `${change}-keeps-the-id`,
    says: ({ thing, change }) =>
      `A ${thing} keeps its id after a ${change}, also when it moves to another day.`,
    cites: ({ sameId }) => [sameId],
    async run(t, one) {
      let now = await one.given(t);
      for (const days of [0, 4]) {
        now = await one.revised(t, now, { day: addDays(now.day, days) });
        await one.changed(t, now);
        one.expectOnly(await one.listedAround(t, now, 6), [now], 'after the change');
      }
    },
  },
  {
    name: (change) => `${change}-moves-to-another-day`,
    says: ({ thing, change }) =>
      `A ${change} moves a ${thing} to another day, near or far, earlier or later: it is listed there and no longer on the old day.`,
    cites: ({ moved, listed, outOfRange }) => [moved, listed, outOfRange],
    async run(t, one) {
      const { moved = [], outOfRange } = one.about.clauses;
      const first = await one.given(t);
      // The last move is one of another kind as well.
      const last = (await one.about.others(t, first.home)).at(-1) ?? {};
      let now = first;
      for (const days of [1, -1, 7, -400]) {
        const former = now;
        now = await one.revised(t, now, { day: addDays(first.day, days), more: days < -1 ? last : {} });
        await one.changed(t, now, days > 0);
        const isFar = Math.abs(days) > 5;
        for (const query of isFar ? one.queriesFor(now) : [{}]) {
          one.expectListed(await one.listedAround(t, now, 2, query), now);
          if (!isFar) continue;
          const left = await one.listedAround(t, former, 3, query);
          expect([outOfRange, moved].flat(), left, listsNot(now.id, 'what was moved away'));
        }
      }
    },
  },
  {
    name: (change) => `${change}-leaves-others`,
    says: ({ change, things }) =>
      `A ${change} leaves the other ${things} of the resident, and those of others, as they are.`,
    cites: ({ values = [], read }) => [...values, read],
    async run(t, one) {
      const kept = await one.given(t);
      const { day } = kept;
      const others = [await one.given(t, { day })];
      for (const away of one.about.clauses.oneADay ? [1] : [0, 1])
        others.push(await one.given(t, { home: kept.home, day: addDays(day, away) }));
      let now = kept;
      for (const more of await one.about.others(t, kept.home)) {
        now = await one.revised(t, now, { more });
        await one.changed(t, now, false);
      }
      for (const left of others) await one.readBack(t, left, true);
    },
  },
  {
    name: (change) => `${change}-changes-the-type`,
    says: ({ thing, change }) =>
      `A ${thing} whose kind a ${change} replaces is listed under the new kind and not under the old one.`,
    cites: ({ filtered, values = [] }) => [filtered, values[0]],
    async run(t, one) {
      const { filter, clauses } = one.about;
      if (!filter || !clauses.filtered) return;
      let now = await one.given(t);
      for (const kind of [...filter.values, ...filter.values.slice(0, 1)]) {
        now = await one.revised(t, now, { more: kind });
        await one.changed(t, now);
        for (const more of filter.values) {
          const query = { [filter.by]: String(field(more, filter.by)) };
          const those = more === kind ? [now] : [];
          one.expectOnly(await one.listedAround(t, now, 1, query), those, 'after the change', [
            clauses.filtered,
          ]);
        }
      }
    },
  },
];
