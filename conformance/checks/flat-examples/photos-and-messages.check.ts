import { needsFlatRoutes } from '../../factories/flat-examples.ts';
import { fiveMessages, fivePhotos } from '../../factories/flat-examples-lists.ts';
import { captionWord, upload, type PhotoParts } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { counts, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { once } from '../../kit/once.ts';
import { dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { flatMessages, flatPhotos } from './shown.ts';

type Ask = (t: Tools, residentId: string, query?: LooseQuery) => Promise<Walk>;

interface Tagged {
  readonly residentId: string;
  readonly otherId?: string;
}

/** The list of one or two people of whom there should be more than two items, with one limit after the other and without. */
const asked = (ask: Ask, people: (t: Tools) => Promise<Tagged>) =>
  once(async (t: Tools) => {
    const { residentId, otherId } = await people(t);
    const walks = [];
    for (const limit of [undefined, 1, 2, 3, 4, 100])
      walks.push({ wanted: residentId, limit, ...(await ask(t, residentId, { limit })) });
    for (const limit of otherId === undefined ? [] : [undefined, 1, 4])
      walks.push({ wanted: otherId ?? '', limit, ...(await ask(t, otherId ?? '', { limit })) });
    return walks;
  });

const walkedPhotos = asked(flatPhotos, fivePhotos);

check({
  id: 'flat-examples.kept-by-a-limit',
  says: 'Records which photo a limit of 1 leaves.',
  clauses: ['FLT-38'],
  async run(t) {
    const { photoIds } = await fivePhotos(t);
    const [all, one] = await walkedPhotos(t);
    const [first, kept] = [all?.items[0]?.['id'], one?.items[0]?.['id']];
    if (kept === undefined || all?.items.length !== photoIds.length)
      t.unproven('the flat list does not show the photos of a resident, with a limit and without');
    const isNewest = kept === photoIds.at(-1);
    if (isNewest && kept === first) return t.note('the newest is the first of the list');
    const place =
      kept === first ? 'first-listed' : (`other: that at ${photoIds.indexOf(String(kept))}` as const);
    t.observe('flat-limit-keeps', 'listPhotosFlat', isNewest ? 'newest' : place);
  },
});

for (const [what, walked, named] of [
  ['photo', walkedPhotos, 'FLT-17'],
  ['message', asked(flatMessages, fiveMessages), 'FLT-22'],
] as const) {
  check({
    id: `flat-examples.${what}s-name-the-resident`,
    says: `A ${what} in the flat list of a resident names that resident, also when others are on it.`,
    clauses: [named],
    async run(t) {
      let count = 0;
      for (const { wanted, items, pages } of await walked(t)) {
        // A member that is null or absent names no wrong resident.
        const naming = items.filter(({ residentId }) => !isBlank(residentId));
        count += naming.length;
        const [page] = pages;
        for (const { residentId } of naming)
          if (page)
            mustHold(
              page,
              `the residentId ${wanted}`,
              residentId === wanted,
              shows('residentId', residentId),
            );
      }
      if (count === 0) t.unproven(`the flat list shows no ${what} that names a resident`);
    },
  });

  check({
    id: `flat-examples.${what}s-within-the-limit`,
    says: `With a limit, the flat list of ${what}s holds at most that many items.`,
    clauses: ['FLT-24'],
    async run(t) {
      let most = 0;
      for (const { limit = Infinity, items, pages } of await walked(t)) {
        most = Math.max(most, items.length);
        const [page] = pages;
        if (page)
          mustHold(page, `at most ${limit} items`, items.length <= limit, counts(`${items.length} items`));
      }
      if (most < 2) t.unproven(`the flat list shows ${most} ${what}s, too few for a limit to show`);
    },
  });
}

check({
  id: 'flat-examples.one-path-for-list-and-upload',
  says: 'One path takes the GET of the flat list of photos and the POST of the upload, each in its own shape.',
  clauses: ['FLT-18'],
  async run(t) {
    await needsFlatRoutes(t);
    const { residentId, facilityId } = await givenResident(t);
    await flatPhotos(t, residentId);
    const users = [residentId];
    // The first and the last have no caption.
    const parts: readonly Partial<PhotoParts>[] = [{}, { users, caption: captionWord(t) }, { users }];
    for (const more of parts) {
      const answer = await upload(t, { facilities: [facilityId], ...more });
      must(answer, success, fits);
      text(dataOf(answer), 'id');
      await flatPhotos(t, residentId);
      await flatPhotos(t, residentId, { limit: 1 });
    }
  },
});
