import fc from 'fast-check';
import { addDays } from '../kit/dates.ts';
import type { Law } from './law.ts';

/** What a create makes. */
export const created: readonly Law[] = [
  {
    name: 'create-tells-what-was-sent',
    says: ({ thing, isRead }) =>
      `A new ${thing} shows everything that was sent, ${isRead ? 'in its answer, when read and ' : ''}in its list.`,
    cites: ({ sent }) => sent,
    async run(t, one) {
      let turn = 0;
      const mustKeep = async (day: string, more: object): Promise<void> => {
        const on = await one.about.sharedHome(t, [day]);
        const kept = await one.made(t, await one.draft(t, { home: on, day, more }));
        await one.seen(t, kept, turn++ % 2 === 0);
      };
      const home = await one.about.sharedHome(t, []);
      for (const [at, more] of (await one.about.others(t, home)).entries())
        await mustKeep(await t.day(-1 - at), more);
      // Earlier days, back to the turn of the century.
      const drawn = fc.tuple(fc.integer({ min: 20, max: 9_000 }), await one.about.drawn(t, home));
      await t.property(drawn, async ([ago, more]) => mustKeep(await t.day(-ago), more));
    },
  },
  {
    name: 'create-keeps-any-day',
    says: ({ thing }) =>
      `A new ${thing} has the day that was sent, also at the ends of months and years and on leap days.`,
    cites: ({ day }) => [day],
    async run(t, one) {
      const days = ['2024-02-29', '2023-12-31', '2024-01-01', '2025-03-30', '2025-10-26', '2025-11-30'];
      const home = await one.about.sharedHome(t, days);
      for (const [at, day] of days.entries()) {
        await one.seen(t, await one.made(t, await one.draft(t, { home, day })), at % 2 === 0);
      }
    },
  },
  {
    name: 'create-makes-one-each',
    says: ({ thing, isRead }) =>
      `Each create makes a new ${thing}, which ${isRead ? 'can be read and ' : ''}is listed, and leaves the others as they are.`,
    cites: ({ created, read, each, served, sent }) =>
      created ? [created, read, each] : [each, served, ...sent],
    async run(t, one) {
      const first = await one.draft(t, { day: await t.day(-11) });
      const { home, day } = first;
      const [, other = {}] = await one.about.others(t, home);
      const { oneADay } = one.about.clauses;
      const next = await one.draft(t, { home, day: oneADay ? addDays(day, 1) : day, more: other });
      const all = [await one.made(t, first)];
      const foreign = await one.given(t, { day });
      // Where there may be several of a day, the same body makes another one.
      for (const draft of oneADay ? [next] : [first, next]) all.push(await one.made(t, draft, all));
      for (const kept of all) await one.seen(t, kept, false);
      await one.readBack(t, foreign);
      one.expectOnly(await one.listedAround(t, first, 3), all, 'with all of them');
    },
  },
  {
    name: 'many-at-once',
    says: ({ things }) => `Those ${things} that are made at the same time are all made and listed.`,
    cites: ({ created = [], each, oneADay }) => (oneADay ? [] : [created, each].flat()),
    async run(t, one) {
      const { home, day } = await one.draft(t);
      const others = await one.about.others(t, home);
      const drafts = await Promise.all(others.map((more) => one.draft(t, { home, day, more })));
      const all = await one.madeTogether(t, drafts);
      one.expectOnly(await one.listedAround(t, { home, day }), all, 'with all of them');
    },
  },
  {
    name: 'create-without-optional-members',
    says: ({ thing }) => `A ${thing} is made without each of its optional members, and without all of them.`,
    cites: ({ optional = {} }) => Object.values(optional),
    async run(t, one) {
      const names = Object.keys(one.about.clauses.optional ?? {});
      const day = await t.day(-13);
      const days = names.map((_, at) => addDays(day, -at - 1));
      const home = await one.about.sharedHome(t, [day, ...days]);
      const tries = names.length > 1 ? [names, ...names.map((name) => [name])] : [names];
      for (const [at, without] of tries.entries()) {
        const kept = await one.made(t, await one.draft(t, { home, day: addDays(day, -at), without }));
        await one.seen(t, kept);
      }
    },
  },
];
