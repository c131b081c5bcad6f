import { someFacilities } from '../../factories/facilities.ts';
import { precondition } from '../../kit/precondition.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  inFacility,
  mustShowOnly,
  ofActivity,
  ofResident,
  type Faults,
} from '../../assertions/photos-lists.ts';
import { mustBeGone, mustReadBack, updated, uploaded } from '../../assertions/photos.ts';
import { givenTagged, marksOf } from './marks.ts';

async function remove(t: Tools, photoId: string): Promise<void> {
  const answer = await t.call('deletePhoto', { path: { photoId } });
  attributed(['PHO-57'], () => must(answer, status(204)));
}

/** The clauses that a list breaks if it lacks a photo that is left, or holds a deleted one. */
const LEFT: Faults = { lacks: ['PHO-13'], holds: ['PHO-58'] };

/**
 * Photos of both facilities and two residents, with and without an activity, all with one word in their
 * captions.
 */
async function givenAlike(t: Tools) {
  const { activityId, facilities: home } = await sharedPhotoActivity(t);
  const [other] = (await someFacilities(t)).filter((one) => one !== home[0]);
  const facilities: readonly [string, ...string[]] = other === undefined ? home : [...home, other];
  const users = await taggable(t, 2);
  const word = captionWord(t);
  const caption = `${word} party`;
  const { tags, album, filters } = await marksOf(t, facilities);
  const put = async (to: { readonly activityId?: string } = {}) => {
    const parts = { facilities, users, caption, ...(to.activityId === undefined && album) };
    return (await givenTagged(t, parts, tags, to)).photoId;
  };
  return { facilities, users, word, filters: [{ captionSearch: word }, ...filters], activityId, put };
}

check({
  id: 'photos.deleted-is-in-no-list',
  says: 'A deleted photo is in no list, filtered or not, and the others are as they were.',
  clauses: ['PHO-58', 'PHO-57', 'PHO-13'],
  async run(t) {
    const { facilities, users, word, filters, activityId, put } = await givenAlike(t);
    const ofNone = [await put(), await put(), await put()];
    const ofOne = [await put({ activityId }), await put({ activityId }), await put({ activityId })];
    const all = [...ofNone, ...ofOne];
    const gone = new Set<string>();
    // Deletes the photo in the middle, then the last, then the first.
    for (const [round, at] of [1, 2, 0].entries()) {
      for (const photoId of [ofNone[at] ?? '', ofOne[at] ?? '']) {
        await remove(t, photoId);
        gone.add(photoId);
      }
      const what = 'a photo that was not deleted';
      const left = (ids: readonly string[]) => ids.filter((one) => !gone.has(one));
      const residentId = users[round % users.length] ?? '';
      // Each filter is used in one of the three rounds.
      for (const more of [{}, ...filters.filter((_, place) => place % 3 === round)]) {
        // It is open whether the list of a facility holds photos of activities.
        for (const facilityId of facilities.slice('captionSearch' in more ? 1 : 0)) {
          const list = await inFacility(t, facilityId, more);
          mustShowOnly(list, left(ofNone), [...ofNone, ...gone], what, LEFT);
        }
        // In this check, no photo of an activity is in an album.
        const found = 'albumId' in more ? ofNone : all;
        mustShowOnly(await ofResident(t, residentId, more), left(found), all, what, LEFT);
      }
      const search = round === 1 ? {} : { captionSearch: word };
      mustShowOnly(await ofActivity(t, activityId, search), left(ofOne), ofOne, what, LEFT);
      if (round === 1) continue;
      const tagged = await inFacility(t, facilities[0], { residentId, captionSearch: word });
      mustShowOnly(tagged, left(ofNone), [...ofNone, ...gone], what, LEFT);
    }
  },
});

check({
  id: 'photos.deleted-is-not-answered',
  says: 'A deleted photo, with an activity or without, is not answered by its id, except with deleted true; another photo is.',
  clauses: ['PHO-59'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const tags = await possibleTags(t, 1);
    for (const to of [{}, { activityId }]) {
      const [kept, other] = await precondition('two photos', async () => [
        await uploaded(t, { facilities, caption: captionWord(t) }, to),
        await uploaded(t, { facilities, caption: captionWord(t) }, to),
      ]);
      await remove(t, kept.photoId);
      await mustReadBack(t, other);
      const changed = await precondition('an update', () =>
        updated(t, other, { caption: captionWord(t), users: [], tags }),
      );
      await remove(t, changed.photoId);
      for (const { photoId } of [kept, other]) await mustBeGone(t, photoId);
    }
  },
});

check({
  id: 'photos.deleted-stays-deleted',
  says: 'An update or a second delete, served or refused, does not bring a deleted photo back.',
  clauses: ['PHO-58', 'PHO-59'],
  negative: true,
  async run(t) {
    const { facilities, users, word, put } = await givenAlike(t);
    const photoId = await put();
    await remove(t, photoId);
    const body = { caption: `${word} again`, users: [...users], tags: [] };
    for (const act of [
      () => t.call('updatePhoto', { path: { photoId }, body }),
      () => t.call('deletePhoto', { path: { photoId } }),
    ]) {
      await act();
      await mustBeGone(t, photoId);
      const what = 'a photo that was not deleted';
      for (const facilityId of facilities.slice(0, 1))
        mustShowOnly(await inFacility(t, facilityId, { captionSearch: word }), [], [photoId], what, LEFT);
      for (const residentId of users.slice(0, 1))
        mustShowOnly(await ofResident(t, residentId), [], [photoId], what, LEFT);
    }
  },
});

check({
  id: 'photos.deleted-by-staff',
  says: 'A photo that staff deleted is in no list and not answered by its id, except with deleted true.',
  clauses: ['PHO-58', 'PHO-59'],
  needs: ['lever:delete-photo'],
  async run(t) {
    const { facilities, users, word, activityId, put } = await givenAlike(t);
    const [gone, stays] = [await put({ activityId }), await put({ activityId })];
    must(await t.call('getPhoto', { path: { photoId: gone } }), success);
    await t.lever('delete-photo', { photoId: gone });
    await mustBeGone(t, gone);
    const both = [gone, stays];
    const what = 'a photo that was not deleted';
    for (const facilityId of facilities)
      mustShowOnly(await inFacility(t, facilityId, { captionSearch: word }), [], [gone], what, LEFT);
    for (const residentId of users) mustShowOnly(await ofResident(t, residentId), [stays], both, what, LEFT);
    mustShowOnly(await ofActivity(t, activityId), [stays], both, what, LEFT);
  },
});
