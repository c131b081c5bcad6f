import { addDays } from '../kit/dates.ts';
import { expect, listsNot } from '../kit/expect.ts';
import type { Law } from './law.ts';

/** What a replacement changes, and what it does not. */
export const replaced: readonly Law[] = [
  {
    name: (change) => `${change}-tells-what-was-sent`,
    says: ({ thing, change }) => `A ${thing} shows everything that a ${change} sent.`,
    cites: ({ values, replaced }) => [values, replaced],
    async run(t, one) {
      const kept = await one.givenShared(t);
      await t.property(await one.about.drawn(t), async (more) => {
        await one.changed(t, await one.revised(t, kept, { more }));
      });
    },
  },
  {
    name: (change) => `${change}-of-one-thing`,
    says: ({ change }) => `A ${change} of one member changes nothing else.`,
    cites: ({ values }) => [values],
    async run(t, one) {
      let now = await one.givenShared(t);
      for (const [at, more] of (await one.about.others(t)).entries()) {
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
      const { moved, outOfRange } = one.about.clauses;
      let now = await one.given(t);
      for (const days of [1, -1, 7, -400]) {
        const former = now;
        now = await one.revised(t, now, { day: addDays(now.day, days) });
        await one.changed(t, now, days > 0);
        one.expectOnly(await one.listedAround(t, now, 2), [now], 'after the move');
        if (Math.abs(days) < 5) continue;
        const left = await one.listedAround(t, former, 3);
        expect([outOfRange, moved ?? outOfRange], left, listsNot(now.id, 'what was moved away'));
      }
    },
  },
  {
    name: (change) => `${change}-leaves-others`,
    says: ({ change, things }) =>
      `A ${change} leaves the other ${things} of the resident, and those of others, as they are.`,
    cites: ({ values, read }) => [values, read],
    async run(t, one) {
      const kept = await one.given(t);
      const { day } = kept;
      const near = await one.given(t, { home: kept.home, day: addDays(day, 1) });
      const foreign = await one.given(t, { day });
      const [more = {}, other = {}] = await one.about.others(t);
      await one.changed(t, await one.revised(t, kept, { more: { ...more, ...other } }));
      for (const left of [near, foreign]) await one.readBack(t, left);
    },
  },
];
