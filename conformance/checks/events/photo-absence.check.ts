import { picture } from '../../calls/picture.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import {
  captionWord,
  formOf,
  givenPhoto,
  sharedPhotoActivity,
  uploadForm,
  taggable,
} from '../../factories/photos.ts';
import { occurredAt } from '../../kit/arrivals.ts';
import { eventOf, type EventTest } from '../../kit/events.ts';
import { refused } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';
import { allRefused, deletePhoto, eventCheck, mustNotReport, refusing, updatePhoto } from './acts.ts';
import { arrived, isNew } from './quiet.ts';

/** Updates another photo; the event of that is sure to come. */
async function laterUpdate(t: Tools): Promise<EventTest> {
  const { photoId } = await givenPhoto(t);
  await updatePhoto(t, photoId, { caption: captionWord(t), users: [], tags: [] });
  return eventOf('photo.updated', photoId);
}

/** Deletes another photo; the event of that is sure to come. */
async function laterDeletion(t: Tools): Promise<EventTest> {
  const { photoId } = await givenPhoto(t);
  await deletePhoto(t, photoId);
  return eventOf('photo.deleted', photoId);
}

eventCheck({
  id: 'events.refused-upload-is-silent',
  says: 'A refused upload of a photo, to an activity or to none, causes no photo.uploaded.',
  clauses: ['EVT-46'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const form = formOf({ facilities, caption: captionWord(t) });
    const { facilities: _, ...homeless } = form;
    const headers = { Authorization: null };
    const upload = (more: Readonly<Record<string, string>>, to = {}) =>
      uploadForm(t, { ...form, ...more }, to);
    const refusals = {
      certainly: {
        'an upload without facilities': () => uploadForm(t, homeless),
        'an upload without a file': () => t.callAny('uploadPhoto', { form }),
        'an upload without a token': () => t.callAny('uploadPhoto', { file: picture, form, headers }),
        'an upload to an activity without facilities': () => uploadForm(t, homeless, { activityId }),
        'an upload to an activity without a file': () =>
          t.callAny('uploadActivityPhoto', { path: { activityId }, form }),
      },
      perhaps: {
        'an upload of an unknown type': () => upload({ type: t.fresh.word('outside') }),
        'an upload with an unknown user': () => upload({ users: t.fresh.word('nobody') }),
        'an upload into an unknown album': () => upload({ albumId: t.fresh.word('nothing') }),
        'an upload to an activity with an unknown user': () =>
          upload({ users: t.fresh.word('nobody') }, { activityId }),
        'an upload to an unknown activity': () => upload({}, { activityId: t.fresh.word('nothing') }),
      },
    };
    const { what, act } = await allRefused(refusals);
    await mustNotReport(t, 'photo.uploaded', `these were refused: ${what}`, act);
  },
});

eventCheck({
  id: 'events.unchanged-photo',
  says: 'An update that sends the caption, the users and the tags that the photo already has causes no photo.updated.',
  clauses: ['EVT-55'],
  async run(t) {
    const users = [...(await taggable(t, 2))];
    const tags = [...(await possibleTags(t, 2))];
    const former = { caption: captionWord(t), users: users.slice(0, 1), tags: tags.slice(1) };
    const full = { caption: captionWord(t), users, tags };
    const bare = { caption: captionWord(t), users: [], tags: [] };
    const one = (await givenPhoto(t, { caption: former.caption, users: former.users })).photoId;
    const other = (await givenPhoto(t, { caption: bare.caption })).photoId;
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const sung = (await givenPhoto(t, { facilities, caption: bare.caption }, { activityId })).photoId;
    for (const { photoIds, first, body } of [
      // As it was uploaded; after a change; after another one, and as it was before that, twice.
      { photoIds: [other, sung], first: undefined, body: bare },
      { photoIds: [one], first: full, body: full },
      { photoIds: [one, one], first: former, body: former },
    ]) {
      const tests = photoIds.map((photoId) => eventOf('photo.updated', photoId));
      const isUpdated: EventTest = (delivered) => tests.some((test) => test(delivered));
      if (first) {
        const begun = await t.events.mark();
        await updatePhoto(t, one, first);
        await arrived(t.events.expect(begun, isUpdated, 'photo.updated'));
      }
      const mark = await t.events.mark();
      for (const photoId of photoIds) await updatePhoto(t, photoId, body);
      const promised = `no photo.updated after an update to what the photo has: ${JSON.stringify(body)}`;
      await t.events.none(mark, isUpdated, promised, () => laterUpdate(t));
    }
  },
});

eventCheck({
  id: 'events.refused-update-of-a-photo-is-silent',
  says: 'A refused update of a photo causes no photo.updated.',
  clauses: ['EVT-57'],
  negative: true,
  async run(t) {
    const { photoId: own } = await givenPhoto(t, { caption: captionWord(t) });
    const { photoId: gone } = await givenPhoto(t);
    await deletePhoto(t, gone);
    const body = { caption: captionWord(t), users: [], tags: [] };
    const update =
      (more: object, headers = {}, photoId = own) =>
      () =>
        t.callAny('updatePhoto', { path: { photoId }, body: { ...body, ...more }, headers });
    const refusals = {
      certainly: {
        'an update without a token': update({}, { Authorization: null }),
        'an update without an acting user': update({}, { 'X-Acting-User-Id': null }),
      },
      perhaps: {
        'an update with a number for users': update({ users: 4711 }),
        'an update with an unknown user': update({ users: [t.fresh.word('nobody')] }),
        'an update with an unknown tag': update({ tags: [t.fresh.word('nothing')] }),
      },
    };
    const ofDeleted = { 'an update of a deleted photo': update({}, {}, gone) };
    const { what, act } = await allRefused({ ...refusals, perhaps: { ...refusals.perhaps, ...ofDeleted } });
    // Served requests happened before this one, even if their events arrive later.
    const last = await arrived(t.events.expect(await t.events.mark(), await laterUpdate(t), 'photo.updated'));
    const mark = await t.events.mark();
    const isLater = isNew({ mark, since: occurredAt(last) });
    await act();
    const tests = [own, gone].map((photoId) => eventOf('photo.updated', photoId));
    const isOfThese: EventTest = (delivered) => isLater(delivered) && tests.some((test) => test(delivered));
    const promised = `no photo.updated after these were refused: ${what}`;
    await t.events.none(mark, isOfThese, promised, () => laterUpdate(t));
  },
});

eventCheck({
  id: 'events.refused-deletion-of-a-photo-is-silent',
  says: 'A refused deletion of a photo, existing or already deleted, causes no photo.deleted.',
  clauses: ['EVT-62'],
  negative: true,
  async run(t) {
    const { photoId } = await givenPhoto(t);
    const isDeleted = eventOf('photo.deleted', photoId);
    const path = { photoId };
    const first = await t.events.mark();
    for (const name of ['Authorization', 'X-Acting-User-Id']) {
      const answer = await t.call('deletePhoto', { path, headers: { [name]: null } });
      await refusing(`a deletion without ${name}`, answer);
    }
    const silence =
      'no photo.deleted after deletions without a token and without an acting user were refused';
    await t.events.none(first, isDeleted, silence, () => laterDeletion(t));
    const begun = await t.events.mark();
    await deletePhoto(t, photoId);
    await arrived(t.events.expect(begun, isDeleted, 'photo.deleted'));
    // What a second deletion answers is open; where it is refused, it is as silent.
    const mark = await t.events.mark();
    if (refused(await t.call('deletePhoto', { path })) !== undefined) return;
    const promised = 'no second photo.deleted after a second deletion was refused';
    await t.events.none(mark, isDeleted, promised, () => laterDeletion(t));
  },
});
