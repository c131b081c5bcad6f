import { picture } from '../../calls/picture.ts';
import { someAlbums } from '../../factories/albums.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import {
  captionWord,
  formOf,
  givenPhoto,
  sharedPhotoActivity,
  uploadForm,
  taggable,
} from '../../factories/photos.ts';
import { eventOf } from '../../kit/events.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { deletePhoto, updatePhoto } from './acts.ts';
import { arrived } from './quiet.ts';
import { silences } from './rows.ts';

/** Updates another photo. */
const laterUpdate = (t: Tools) => async () => {
  const { photoId } = await givenPhoto(t);
  await updatePhoto(t, photoId, { caption: captionWord(t), users: [], tags: [] });
  return eventOf('photo.updated', photoId);
};

/** Deletes another photo. */
const laterDeletion = (t: Tools) => async () => {
  const { photoId } = await givenPhoto(t);
  await deletePhoto(t, photoId);
  return eventOf('photo.deleted', photoId);
};

/** Staff change another photo. */
const laterByStaff = (t: Tools) => async () => {
  const { photoId } = await givenPhoto(t);
  await t.lever('edit-photo', { photoId, caption: captionWord(t) });
  return eventOf('photo.updated', photoId);
};

/** A change that is made first, whose event comes. */
async function changed(t: Tools, photoId: string, act: () => Promise<unknown>): Promise<void> {
  const begun = await t.events.mark();
  await act();
  await arrived(t.events.expect(begun, eventOf('photo.updated', photoId), 'photo.updated'));
}

silences({
  'refused-upload-is-silent': {
    says: 'A refused upload of a photo, to an activity or to none, causes no photo.uploaded.',
    clauses: ['EVT-46'],
    negative: true,
    exclusive: true,
    type: 'photo.uploaded',
    async *deeds(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      const form = formOf({ facilities, caption: captionWord(t) });
      const { facilities: _, ...homeless } = form;
      const headers = { Authorization: null };
      const upload = (more: Readonly<Record<string, string>>, to = {}) =>
        uploadForm(t, { ...form, ...more }, to);
      yield {
        refused: {
          'an upload without facilities': () => uploadForm(t, homeless),
          'an upload without a file': () => t.callAny('uploadPhoto', { form }),
          'an upload without a token': () => t.callAny('uploadPhoto', { file: picture, form, headers }),
          'an upload to an activity without facilities': () => uploadForm(t, homeless, { activityId }),
          'an upload to an activity without a file': () =>
            t.callAny('uploadActivityPhoto', { path: { activityId }, form }),
        },
        perhaps: {
          'an upload of an unknown type': () => upload({ type: t.fresh.word('outside') }),
          'an upload with an unknown user': () => upload({ users: t.fresh.word('unknown') }),
          'an upload into an unknown album': () => upload({ albumId: t.fresh.word('nothing') }),
          'an upload to an activity with an unknown user': () =>
            upload({ users: t.fresh.word('unknown') }, { activityId }),
          'an upload to an unknown activity': () => upload({}, { activityId: t.fresh.word('nothing') }),
        },
      };
    },
  },
  'unchanged-photo': {
    says: 'An update that sends the caption, the users and the tags that the photo already has causes no photo.updated.',
    clauses: ['EVT-55'],
    type: 'photo.updated',
    async *deeds(t) {
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
        if (first) await changed(t, one, () => updatePhoto(t, one, first));
        yield {
          about: photoIds,
          after: `an update to what the photo has: ${JSON.stringify(body)}`,
          async act() {
            for (const photoId of photoIds) await updatePhoto(t, photoId, body);
          },
          later: laterUpdate(t),
        };
      }
    },
  },
  'refused-update-of-a-photo-is-silent': {
    says: 'A refused update of a photo causes no photo.updated.',
    clauses: ['EVT-57'],
    negative: true,
    type: 'photo.updated',
    async *deeds(t) {
      const { photoId: own } = await givenPhoto(t, { caption: captionWord(t) });
      const { photoId: gone } = await givenPhoto(t);
      await deletePhoto(t, gone);
      const body = { caption: captionWord(t), users: [], tags: [] };
      const update =
        (more: object, headers = {}, photoId = own) =>
        () =>
          t.callAny('updatePhoto', { path: { photoId }, body: { ...body, ...more }, headers });
      yield {
        about: [own, gone],
        refused: {
          'an update without a token': update({}, { Authorization: null }),
          'an update without an acting user': update({}, { 'X-Acting-User-Id': null }),
        },
        perhaps: {
          'an update with a number for users': update({ users: 4711 }),
          'an update with an unknown user': update({ users: [t.fresh.word('unknown')] }),
          'an update with an unknown tag': update({ tags: [t.fresh.word('nothing')] }),
          'an update of a deleted photo': update({}, {}, gone),
        },
        later: laterUpdate(t),
      };
    },
  },
  'refused-deletion-of-a-photo-is-silent': {
    says: 'A refused deletion of a photo, existing or already deleted, causes no photo.deleted.',
    clauses: ['EVT-62'],
    negative: true,
    type: 'photo.deleted',
    async *deeds(t) {
      const { photoId } = await givenPhoto(t);
      const [path, later] = [{ photoId }, laterDeletion(t)];
      const lacking = (name: string) => () => t.call('deletePhoto', { path, headers: { [name]: null } });
      yield {
        about: [photoId],
        refused: {
          'a deletion without a token': lacking('Authorization'),
          'a deletion without an acting user': lacking('X-Acting-User-Id'),
        },
        later,
      };
      const begun = await t.events.mark();
      await deletePhoto(t, photoId);
      await arrived(t.events.expect(begun, eventOf('photo.deleted', photoId), 'photo.deleted'));
      // What a second deletion answers is open; where it is refused, it is as silent.
      yield {
        about: [photoId],
        perhaps: { 'a second deletion': () => t.call('deletePhoto', { path }) },
        later,
      };
    },
  },
  'updated-photo-is-not-deleted': {
    says: 'An update of the caption, the users and the tags of a photo causes no photo.deleted.',
    clauses: ['EVT-303'],
    type: 'photo.deleted',
    async *deeds(t) {
      const { photoId } = await givenPhoto(t);
      const users = [...(await taggable(t, 1))];
      const tags = [...(await possibleTags(t, 1))];
      yield {
        about: [photoId],
        after: 'an update of caption, users and tags',
        act: () => updatePhoto(t, photoId, { caption: captionWord(t), users, tags }),
        later: laterDeletion(t),
      };
    },
  },
  'photo-saved-unchanged-by-staff': {
    says: 'A photo that staff save without a change causes no photo.updated, whichever members they send.',
    clauses: ['EVT-56'],
    needs: ['lever:edit-photo'],
    type: 'photo.updated',
    async *deeds(t) {
      const facilities = [(await t.facility()).id];
      const users = [...(await taggable(t, 2))];
      const tags = [...(await possibleTags(t, 2))];
      const [id = ''] = facilities;
      const albumIds = hasLever(t.run, 'create-album') ? [...(await someAlbums(t, id, 2))] : [];
      const bare = (await givenPhoto(t, { facilities, type: 'dining' })).photoId;
      const full = (await givenPhoto(t, { facilities, type: 'dining' })).photoId;
      const all = { caption: captionWord(t), users, tags, albumIds };
      await changed(t, full, () => t.lever('edit-photo', { photoId: full, ...all }));
      const same = { ...all, facilities, type: 'dining' as const };
      const members = Object.entries(same).map(([name, value]) => [full, { [name]: value }] as const);
      const savings: readonly (readonly [string, Partial<typeof same>])[] = [
        [bare, {}],
        [bare, { users: [], tags: [], albumIds: [], facilities, type: 'dining' }],
        [full, {}],
        ...members,
        [full, same],
      ];
      yield {
        about: [bare, full],
        after: `staff saved unchanged: ${savings.map(([, change]) => JSON.stringify(change)).join(', ')}`,
        async act() {
          for (const [photoId, change] of savings) await t.lever('edit-photo', { photoId, ...change });
        },
        later: laterByStaff(t),
      };
    },
  },
  'photo-type-changed-by-staff': {
    says: 'A change by staff of only the type of a photo causes no photo.updated.',
    clauses: ['EVT-302'],
    needs: ['lever:edit-photo'],
    type: 'photo.updated',
    async *deeds(t) {
      const { photoId } = await givenPhoto(t, { type: 'dining' });
      const act = () => t.lever('edit-photo', { photoId, type: 'family' });
      yield { about: [photoId], after: 'staff changed the type alone', act, later: laterByStaff(t) };
    },
  },
});
