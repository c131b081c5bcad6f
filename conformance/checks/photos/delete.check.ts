import { someFacilities } from '../../factories/facilities.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustBeGone, mustReadBack, updated, uploaded } from '../../assertions/photos.ts';
import { mustContainPhotos, type Asked, type Hung, type Where } from '../../assertions/photos-lists.ts';
import { hung } from './lists.ts';
import { marksOf } from './marks.ts';

async function remove(t: Tools, photo: Pick<Hung, 'photoId' | 'isDeleted'>): Promise<void> {
  const answer = await t.call('deletePhoto', { path: { photoId: photo.photoId } });
  attributed(['PHO-57'], () => must(answer, status(204)));
  photo.isDeleted = true;
}

/** A list lacks a photo that is left, or holds a deleted one. */
const mustLeave = (t: Tools, photos: readonly Hung[], where: Where, asked: Asked = {}): Promise<void> =>
  mustContainPhotos(t, ['PHO-58'], photos, where, asked, { lacks: ['PHO-13'], holds: ['PHO-58'] });

/**
 * Photos of both facilities and two residents, with and without an activity, all with one word in their
 * captions.
 */
async function givenAlike(t: Tools) {
  const { activityId, facilities: home } = await sharedPhotoActivity(t);
  const others = (await someFacilities(t)).filter((one) => one !== home[0]).slice(0, 1);
  const facilities: readonly [string, ...string[]] = [...home, ...others];
  const users = await taggable(t, 2);
  const word = captionWord(t);
  const { tags, album, filters } = await marksOf(t, facilities);
  const put = (to: { readonly activityId?: string } = {}) => {
    const parts = { facilities, users, caption: `${word} party` };
    return hung(t, { ...parts, ...(to.activityId === undefined && album) }, { ...to, tags });
  };
  return { facilities, users, word, filters: [{ captionSearch: word }, ...filters], activityId, put };
}

check({
  id: 'photos.deleted-is-in-no-list',
  says: 'A deleted photo is in no list, filtered or not, and the others are as they were.',
  clauses: ['PHO-58', 'PHO-57', 'PHO-13'],
  async run(t) {
    const { facilities, users, word, filters, activityId, put } = await givenAlike(t);
    const [facility] = facilities;
    const ofNone = [await put(), await put(), await put()];
    const ofOne = [await put({ activityId }), await put({ activityId }), await put({ activityId })];
    const all = [...ofNone, ...ofOne];
    // Deletes the photo in the middle, then the last, then the first.
    for (const [round, at] of [1, 2, 0].entries()) {
      for (const photo of [ofNone[at], ofOne[at]]) if (photo) await remove(t, photo);
      const resident = users[round % users.length] ?? '';
      // Each filter is used in one of the three rounds.
      for (const more of [{}, ...filters.filter((_, place) => place % 3 === round)]) {
        for (const one of facilities.slice('captionSearch' in more ? 1 : 0))
          await mustLeave(t, all, { facility: one }, more);
        await mustLeave(t, all, { resident }, more);
      }
      await mustLeave(t, all, { activity: activityId }, round === 1 ? {} : { captionSearch: word });
      if (round !== 1) await mustLeave(t, all, { facility }, { residentId: resident, captionSearch: word });
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
      await remove(t, { ...kept });
      await mustReadBack(t, other);
      const changed = await precondition('an update', () =>
        updated(t, other, { caption: captionWord(t), users: [], tags }),
      );
      await remove(t, { ...changed });
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
    const photo = await put();
    const { photoId } = photo;
    await remove(t, photo);
    const body = { caption: `${word} again`, users: [...users], tags: [] };
    for (const act of [
      () => t.call('updatePhoto', { path: { photoId }, body }),
      () => t.call('deletePhoto', { path: { photoId } }),
    ]) {
      await act();
      await mustBeGone(t, photoId);
      await mustLeave(t, [photo], { facility: facilities[0] }, { captionSearch: word });
      await mustLeave(t, [photo], { resident: users[0] ?? '' });
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
    const both = [await put({ activityId }), await put({ activityId })];
    const [{ photoId } = { photoId: '' }] = both;
    must(await t.call('getPhoto', { path: { photoId } }), success);
    await t.lever('delete-photo', { photoId });
    for (const photo of both.slice(0, 1)) photo.isDeleted = true;
    await mustBeGone(t, photoId);
    for (const facility of facilities) await mustLeave(t, both, { facility }, { captionSearch: word });
    for (const resident of users) await mustLeave(t, both, { resident });
    await mustLeave(t, both, { activity: activityId });
  },
});
