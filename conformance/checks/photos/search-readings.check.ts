import type { OperationId } from '../../../openapi/generated/contract.ts';
import { captionWord, givenPhoto, sharedPhotoActivity } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

/** A word in the captions of photos in each of the three lists, and whether a query finds the photo. */
const photosInLists = once(async (t: Tools) => {
  const word = captionWord(t, 'Garden');
  const caption = `The ${word} party`;
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const { residentId } = await givenResident(t, {}, facilities[0]);
  const parts = { facilities, users: [residentId], caption };
  const lone = (await givenPhoto(t, parts)).photoId;
  const ofActivity = (await givenPhoto(t, parts, { activityId })).photoId;
  const list = (id: OperationId, path: Readonly<Record<string, string>>, photoId: string) => ({
    id,
    finds: async (asker: Tools, query: LooseQuery) => {
      const answer = await asker.callAny(id, { path, query });
      return isSuccess(answer) && byId(listOf(answer), photoId) !== undefined;
    },
  });
  const lists = [
    list('listFacilityPhotos', { facilityId: facilities[0] }, lone),
    list('listResidentPhotos', { residentId }, lone),
    list('listActivityPhotos', { activityId }, ofActivity),
  ];
  return { word, lists };
});

check({
  id: 'photos.caption-search-by-a-piece',
  says: 'Records whether captionSearch finds a photo by a part of a word.',
  clauses: ['PHO-23'],
  async run(t) {
    const { word, lists } = await photosInLists(t);
    for (const { id, finds } of lists) {
      const inner = await finds(t, { captionSearch: word.slice(3, -1) });
      const first = await finds(t, { captionSearch: word.slice(0, -1) });
      const reading = inner && first ? 'substring' : !inner && !first ? 'words' : undefined;
      t.observe('caption-search', id, reading ?? 'other: only by the beginning of a word');
    }
  },
});

check({
  id: 'photos.filter-case',
  says: 'Records whether a search in captions is case-sensitive.',
  clauses: ['PHO-24'],
  async run(t) {
    // If the search depends on case, exact filters decide between the remaining readings.
    const externalId = t.fresh.word('Ext');
    const { residentId, facilityId } = await givenResident(t, { externalId });
    const query = { externalId: externalId.toUpperCase() };
    const listed = await t.call('listResidents', { path: { facilityId }, query });
    const isExactInsensitive = isSuccess(listed) && byId(listOf(listed), residentId) !== undefined;
    const { word, lists } = await photosInLists(t);
    for (const { id, finds } of lists) {
      const isFound =
        (await finds(t, { captionSearch: word.toUpperCase() })) &&
        (await finds(t, { captionSearch: word.toLowerCase() }));
      const insensitive = isExactInsensitive ? 'all-insensitive' : 'exact-sensitive';
      const sensitive = isExactInsensitive ? ('other: only exact filters do not' as const) : 'all-sensitive';
      t.observe('filter-case', id, isFound ? insensitive : sensitive);
    }
  },
});
