import { attributing } from '../kit/attribute.ts';
import { addDays } from '../kit/dates.ts';
import { expect, listsNot } from '../kit/expect.ts';
import { fits, isRefused, isSuccess, status, success } from '../kit/match.ts';
import { precondition } from '../kit/precondition.ts';
import { reading } from '../kit/reading.ts';
import type { Law } from './law.ts';

/** What is left of a record that was read or deleted, and of the others. */
export const deleted: readonly Law[] = [
  {
    name: 'get-by-id',
    says: ({ thing }) => `A read answers the ${thing} whose id is in the path, also when there are several.`,
    cites: ({ read }) => [read],
    async run(t, one) {
      const day = await t.day(-30);
      const days = [day, addDays(day, -2), addDays(day, 2)];
      const home = await one.about.sharedHome(t, days);
      const all = [];
      for (const on of days) all.push(await one.given(t, { home, day: on }));
      all.push(await one.given(t, { home: await one.about.sharedHome(t, [day]), day }));
      for (const kept of all) await one.readBack(t, kept);
    },
  },
  {
    name: 'deleted-is-gone',
    says: ({ thing }) => `A delete is answered 204; then the ${thing} is in no list.`,
    cites: ({ deleted, gone }) => [deleted, gone],
    async run(t, one) {
      const { deleted = [], gone = [] } = one.about.clauses;
      // Of each kind that the list tells apart.
      for (const values of one.about.filter?.values ?? [{}]) {
        const kept = await one.givenShared(t, { more: values });
        expect(deleted, await one.remove(t, kept), status(204), fits);
        await attributing([gone].flat(), async () => {
          for (const reach of [1, 5, 20])
            for (const more of reach === 5 ? one.queriesFor(kept) : [{}])
              expect([], await one.listedAround(t, kept, reach, more), listsNot(kept.id, 'what was deleted'));
        });
      }
    },
  },
  {
    name: 'deleted-after-a-change',
    says: ({ thing }) => `A ${thing} that was moved and then deleted is listed on neither day.`,
    cites: ({ gone }) => [gone],
    async run(t, one) {
      const day = await t.day(-30);
      const kept = await one.givenShared(t, { day }, addDays(day, 5));
      const now = await one.revised(t, kept, { day: addDays(day, 5) });
      await precondition('a move', async () => expect([], await one.replace(t, now), success));
      expect([], await one.remove(t, now), status(204), fits);
      const list = await one.listedAround(t, { home: now.home, day: addDays(day, 3) }, 5);
      expect([], list, listsNot(now.id, 'what was deleted'));
    },
  },
  {
    name: 'delete-leaves-others',
    says: ({ things, thing }) =>
      `Deleting a ${thing} leaves the other ${things} of the resident, and those of other residents, where they are.`,
    cites: ({ gone, listed, read }) => [gone, listed, read],
    async run(t, one) {
      const kept = await one.given(t);
      const { home, day } = kept;
      const others = [];
      for (const away of one.about.clauses.oneADay ? [-3, 3] : [-3, 0, 3])
        others.push(await one.given(t, { home, day: addDays(day, away) }));
      const foreign = await one.given(t, { day });
      await precondition('a delete', async () => expect([], await one.remove(t, kept), success));
      one.expectOnly(await one.listedAround(t, kept, 8), others, 'after the delete');
      await one.readBack(t, foreign);
    },
  },
  {
    name: 'deleted-read',
    says: ({ thing }) => `Records what the read of a deleted ${thing} answers.`,
    cites: ({ deletedRead }) => [deletedRead],
    async run(t, one) {
      const kept = await one.givenShared(t);
      expect([], await one.remove(t, kept), status(204));
      const { read } = one.about.operations;
      if (!read) return;
      const answer = await t.callAny(read, { path: one.path(kept) });
      reading(t, 'deleted-diary-read', answer, { 'not-found': isRefused, served: isSuccess });
    },
  },
];
