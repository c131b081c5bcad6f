import type { OperationId } from '../../../openapi/generated/contract.ts';
import { captionWord, givenPhoto, sharedPhotoActivity } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

/** A photo in each of the three lists, and whether a query of the list finds it. */
async function givenInLists(
  t: Tools,
  caption: string,
): Promise<readonly { readonly id: OperationId; readonly finds: (query: LooseQuery) => Promise<boolean> }[]> {
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const { residentId } = await givenResident(t, {}, facilities[0]);
  const parts = { facilities, users: [residentId], caption };
  const lone = (await givenPhoto(t, parts)).photoId;
  const ofActivity = (await givenPhoto(t, parts, { activityId })).photoId;
  const list = (id: OperationId, path: Readonly<Record<string, string>>, photoId: string) => ({
    id,
    finds: async (query: LooseQuery) => {
      const answer = await t.callAny(id, { path, query });
      return isSuccess(answer) && byId(listOf(answer), photoId) !== undefined;
    },
  });
  return [
    list('listFacilityPhotos', { facilityId: facilities[0] }, lone),
    list('listResidentPhotos', { residentId }, lone),
    list('listActivityPhotos', { activityId }, ofActivity),
  ];
}

check({
  id: 'photos.caption-search-by-a-piece',
  says: 'Whether a search finds a photo by a piece of a word of its caption.',
  clauses: ['PHO-23'],
  async run(t) {
    const word = captionWord(t);
    for (const { id, finds } of await givenInLists(t, `The ${word} party`)) {
      const inner = await finds({ captionSearch: word.slice(3, -1) });
      const first = await finds({ captionSearch: word.slice(0, -1) });
      const reading = inner && first ? 'substring' : !inner && !first ? 'words' : undefined;
      t.observe('caption-search', id, reading ?? 'other: only by the beginning of a word');
    }
  },
});

check({
  id: 'photos.filter-case',
  says: 'Whether a search in captions tells capital from small letters.',
  clauses: ['PHO-24'],
  async run(t) {
    // Between the readings in which a search does not, exact filters decide.
    const externalId = t.fresh.word('Ext');
    const { residentId, facilityId } = await givenResident(t, { externalId });
    const query = { externalId: externalId.toUpperCase() };
    const listed = await t.call('listResidents', { path: { facilityId }, query });
    const isExactInsensitive = isSuccess(listed) && byId(listOf(listed), residentId) !== undefined;
    const word = captionWord(t, 'Garden');
    for (const { id, finds } of await givenInLists(t, `The ${word} party`)) {
      const isFound =
        (await finds({ captionSearch: word.toUpperCase() })) &&
        (await finds({ captionSearch: word.toLowerCase() }));
      const insensitive = isExactInsensitive ? 'all-insensitive' : 'exact-sensitive';
      const sensitive = isExactInsensitive ? ('other: only exact filters do not' as const) : 'all-sensitive';
      t.observe('filter-case', id, isFound ? insensitive : sensitive);
    }
  },
});
