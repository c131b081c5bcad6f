import type { Tools } from '../../kit/tools.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { someAlbums } from '../../factories/albums.ts';
import { linksOf } from '../../factories/photos-links.ts';
import { givenPhoto, taggable } from '../../factories/photos.ts';
import { givenResidents } from '../../factories/registrations.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import { hasLever } from '../../kit/levers.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { isBlank } from '../../kit/same.ts';
import { eitherWay, inFacility, mustShowOnly, ofResident } from '../../assertions/photos-lists.ts';
import { updated, uploaded } from '../../assertions/photos.ts';
import { precondition } from '../../kit/precondition.ts';
import { filterSetup, mustFilterTogether, taggedPhotos, variety } from './filter-setup.ts';
import { lever, pool } from '../../kit/to-add.ts';

/** A small page size, so that a filter that works only on the first page is noticed. */
const SMALL = 2;

/**
 * Queries both lists that have the filter; the list that can hold only few matches is read in small pages.
 */
async function inBothLists(
  t: Tools,
  [facilityId, residentId]: readonly [string, string],
  query: Readonly<Record<string, string>>,
  mustHoldIn: (walk: Walk) => void,
  { at, lever }: { readonly at: number; readonly lever: LeverName },
): Promise<void> {
  const sizeAt = (place: number) => (hasLever(t.run, lever) && place % 2 === 0 ? SMALL : 100);
  mustHoldIn(await inFacility(t, facilityId, { ...query, pageSize: sizeAt(at) }));
  mustHoldIn(await ofResident(t, residentId, { ...query, pageSize: sizeAt(at + 1) }));
}

check({
  id: 'photos.filter-by-album',
  says: 'The filter albumId keeps the photos in that album, also those in other albums, and drops all others.',
  clauses: ['PHO-16'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const [one = '', two = ''] = await someAlbums(t, facilityId, 2);
    const [residentId = ''] = await taggable(t, 1);
    const place = async (albumId?: string) => {
      const parts = { facilities: [facilityId], users: [residentId], ...(albumId && { albumId }) };
      return (await givenPhoto(t, parts)).photoId;
    };
    const inOne = [await place(one)];
    const inTwo = [await place(two)];
    const inNone = [await place()];
    inTwo.push(await place(two));
    inOne.push(await place(one));
    if (hasLever(t.run, 'edit-photo')) {
      const photoId = await place(one);
      await t.lever('edit-photo', { photoId, albumIds: [one, two] });
      inOne.push(photoId);
      inTwo.push(photoId);
    }
    const all = [...new Set([...inOne, ...inTwo, ...inNone])];
    for (const [at, [albumId, wanted]] of [[one, inOne] as const, [two, inTwo] as const].entries()) {
      const mustHoldIn = (walk: Walk) => {
        mustShowOnly(walk, wanted, all, 'a photo of the album');
        mustAllHold(walk, 'albumIds', albumId);
      };
      await inBothLists(t, [facilityId, residentId], { albumId }, mustHoldIn, { at, lever: 'create-album' });
    }
  },
});

check({
  id: 'photos.filter-by-tag',
  says: 'The filter tags with one tag keeps the photos that have it, also with other tags, and drops all others.',
  clauses: ['PHO-17'],
  async run(t) {
    const { facilityId, residentId, tags, tagged } = await taggedPhotos(t);
    const all = tagged.map(({ photoId }) => photoId);
    for (const [at, tag] of tags.entries()) {
      const wanted = tagged.filter((one) => one.tags.includes(tag)).map(({ photoId }) => photoId);
      const mustHoldIn = (walk: Walk) => {
        mustShowOnly(walk, wanted, all, 'a photo with the tag');
        mustAllHold(walk, 'tags', tag);
      };
      await inBothLists(t, [facilityId, residentId], { tags: tag }, mustHoldIn, { at, lever: 'create-tag' });
    }
  },
});

check({
  id: 'photos.filter-by-two-tags',
  says: 'The filter tags with two tags keeps the photos that have both, and drops those that have neither.',
  clauses: ['PHO-18'],
  async run(t) {
    const { facilityId, residentId, tags, tagged } = await taggedPhotos(t);
    const [one, two] = tags;
    const countOf = (photo: { readonly tags: readonly string[] }) =>
      [one, two].filter((tag) => photo.tags.includes(tag)).length;
    // Photos with only one of the two may be listed or not.
    const clear = tagged.filter((photo) => countOf(photo) !== 1);
    const wanted = clear.filter((photo) => countOf(photo) === 2).map(({ photoId }) => photoId);
    const all = clear.map(({ photoId }) => photoId);
    const mustHoldIn = (walk: Walk) => mustShowOnly(walk, wanted, all, 'a photo with both tags');
    for (const [at, asked] of [`${one},${two}`, `${two},${one}`].entries())
      await inBothLists(t, [facilityId, residentId], { tags: asked }, mustHoldIn, {
        at,
        lever: 'create-tag',
      });
  },
});

check({
  id: 'photos.filter-by-resident',
  says: 'The filter residentId keeps the photos that have the resident among their users, and drops all others.',
  clauses: ['PHO-20'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    // Residents whom no other check tags: a list that changes meanwhile cannot be read in small pages.
    const [ada = '', ben = '', cleo = ''] = await givenResidents(t, 3);
    // In either order of the list, a photo without these people is behind the first small page.
    const sets = [[ada], [ben], [ben, ada], [], [ada, ben], [cleo, ben, ada]];
    const tagged: { readonly photoId: string; readonly users: readonly string[] }[] = [];
    for (const users of sets) {
      const parts = { facilities: [facilityId], ...(users.length > 0 && { users }) };
      tagged.push({ users, photoId: (await givenPhoto(t, parts)).photoId });
    }
    const all = tagged.map(({ photoId }) => photoId);
    for (const residentId of [ada, ben, cleo]) {
      const wanted = tagged.filter(({ users }) => users.includes(residentId)).map(({ photoId }) => photoId);
      const pageSize = residentId === ben ? SMALL : 100;
      const walk = await inFacility(t, facilityId, { residentId, pageSize });
      mustShowOnly(walk, wanted, all, 'a photo in which the resident is tagged');
      mustAllHold(walk, 'users', residentId);
    }
  },
});

check({
  id: 'photos.filters-follow-an-update',
  says: 'After an update the filters residentId, tags and captionSearch go by the new values.',
  clauses: ['PHO-20', 'PHO-17', 'PHO-21'],
  async run(t) {
    const { facilityId, residents, values } = await filterSetup(t);
    const [ada, ben] = residents;
    const [former = '', later = ''] = values.captionSearch ?? [];
    const [tag, otherTag] = values.tags ?? [];
    const tagsOf = (one: string | undefined) => (one === undefined ? [] : [one]);
    const kept = await precondition('a photo', async () => {
      const first = await uploaded(t, { facilities: [facilityId], users: [ada], caption: former });
      const body = { caption: former, users: [ada], tags: tagsOf(tag) };
      const after = { caption: later, users: [ben], tags: tagsOf(otherTag) };
      return updated(t, await updated(t, first, body), after);
    });
    const ids = [kept.photoId];
    const pairs = [
      ['PHO-20', { residentId: ada }, { residentId: ben }],
      ['PHO-21', { captionSearch: former }, { captionSearch: later }],
      ...(tag !== undefined && otherTag !== undefined
        ? [['PHO-17', { tags: tag }, { tags: otherTag }] as const]
        : []),
    ] as const;
    for (const [clause, before, now] of pairs) {
      const faults = eitherWay(clause);
      mustShowOnly(await inFacility(t, facilityId, before), [], ids, 'what a photo once had', faults);
      mustShowOnly(await inFacility(t, facilityId, now), ids, ids, 'a photo that has it now', faults);
    }
  },
});

for (const [topic, clauses, isInFacility] of [
  ['of-a-facility', ['PHO-16', 'PHO-17', 'PHO-20'], true],
  ['of-a-resident', ['PHO-16', 'PHO-17', 'PHO-21'], false],
] as const) {
  check({
    id: `photos.filters-together-${topic}`,
    says: `With several filters, the list ${topic.replaceAll('-', ' ')} holds the photos that match all of them.`,
    clauses: [...clauses] satisfies ClauseId[],
    async run(t) {
      const all = await variety(t);
      const { facilityId, owner } = all;
      const names = isInFacility ? all.names : all.names.filter((one) => one !== 'residentId');
      if (names.length < 2)
        t.unproven('needs tags or albums to filter by', pool('tags', 2), lever('create-tag'));
      await mustFilterTogether(all, names, (query) =>
        isInFacility ? inFacility(t, facilityId, query) : ofResident(t, owner, query),
      );
    },
  });
}

/** Every listed photo that has values here must have this one, whether or not the check made it. */
function mustAllHold({ items, pages: [page] }: Walk, member: 'albumIds' | 'tags' | 'users', id: string) {
  const strange = items.find((photo) => !isBlank(photo[member]) && !linksOf(photo, member).includes(id));
  if (page)
    mustHold(page, `${id} among the ${member} of all`, strange === undefined, holdsExtra(show(strange)));
}
