import type { LeverInput } from '../../../openapi/generated/levers.ts';
import { someAlbums } from '../../factories/albums.ts';
import { otherFacility, someFacilities } from '../../factories/facilities.ts';
import { possibleTags, someTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import type { PhotoParts, PhotoUpdate, Uploading } from '../../factories/photos.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { field } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustBeIn, mustHaveCaption, mustLink } from '../../assertions/photos.ts';
import { deletePhoto, photoOf, updatePhoto } from './acts.ts';
import { causes, type Cause } from './rows.ts';

type Change = Partial<Omit<LeverInput<'edit-photo'>, 'photoId'>>;

/** The photo that the event names can be read and shows what was sent last. */
const showing = (t: Tools, change: Change) => async (event: Delivered) => {
  const { answer, resource: photo } = await photoOf(t, event);
  const id = field(event.body, 'resourceId');
  mustHold(answer, 'the photo that the event names', photo['id'] === id, shows('id', photo['id']));
  if (change.caption) mustHaveCaption(answer, photo, change.caption);
  for (const member of ['users', 'tags', 'facilities'] as const)
    if (change[member]) mustLink(answer, photo, member, change[member]);
  for (const albumId of change.albumIds ?? []) mustBeIn(answer, photo, albumId);
};

const uploading = (t: Tools, parts: Partial<PhotoParts>, to: Uploading = {}) => ({
  act: async () => (await givenPhoto(t, parts, to)).photoId,
  ...(parts.caption !== undefined && { fetched: showing(t, { caption: parts.caption }) }),
});

/** Updates one after the other, each of which is a change. */
const updating = (t: Tools, photoId: string, bodies: readonly PhotoUpdate[]): readonly Cause[] =>
  bodies.map((body) => ({
    about: photoId,
    after: `an update to ${JSON.stringify(body)}`,
    act: () => updatePhoto(t, photoId, body),
    fetched: showing(t, { caption: body.caption, users: body.users }),
  }));

/** The same by staff. */
const editing = (t: Tools, photoId: string, changes: readonly Change[]): readonly Cause[] =>
  changes.map((change) => ({
    about: photoId,
    after: `staff changed ${JSON.stringify(change)}`,
    act: () => t.lever('edit-photo', { photoId, ...change }),
    fetched: showing(t, change),
  }));

const UPDATED = { type: 'photo.updated', canBeFetched: 'EVT-54' } as const;

causes({
  'photo-uploaded': {
    says: 'Every photo uploaded through the API causes photo.uploaded, with any parts, and can be read by the resourceId of the event.',
    clauses: ['EVT-42', 'EVT-41', 'EVT-45'],
    type: 'photo.uploaded',
    canBeFetched: 'EVT-45',
    async *causes(t) {
      const users = await taggable(t, 1);
      const facilities = await someFacilities(t);
      for (const parts of [
        {},
        { facilities },
        { caption: captionWord(t) },
        { users, type: 'family' },
        { type: 'activity', users, caption: captionWord(t) },
      ] as const)
        yield uploading(t, parts);
    },
  },
  'photo-uploaded-to-an-activity': {
    says: 'Every photo uploaded to an activity causes photo.uploaded, and can be read by the resourceId of the event.',
    clauses: ['EVT-43', 'EVT-41', 'EVT-45'],
    type: 'photo.uploaded',
    canBeFetched: 'EVT-45',
    async *causes(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      const everywhere = [...new Set([...facilities, ...(await someFacilities(t))])];
      const users = await taggable(t, 1);
      for (const more of [{}, {}, { caption: captionWord(t), users }, { facilities: everywhere }])
        yield uploading(t, { facilities, ...more }, { activityId });
    },
  },
  'photo-of-one-facility': {
    says: 'The upload of a photo of one facility causes one event, with an activity or without.',
    clauses: ['EVT-42', 'EVT-43'],
    type: 'photo.uploaded',
    async *causes(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      yield { ...uploading(t, { facilities }), isSole: true, by: ['EVT-42'] };
      yield { ...uploading(t, { facilities }, { activityId }), isSole: true, by: ['EVT-43'] };
    },
  },
  'photo-caption-updated': {
    says: 'Each update of only the caption causes photo.updated, and what its resourceId names shows the change.',
    clauses: ['EVT-48', 'EVT-41', 'EVT-54'],
    ...UPDATED,
    async *causes(t) {
      const users = [...(await taggable(t, 1))];
      const word = captionWord(t);
      for (const parts of [{ users }, { users, caption: captionWord(t) }]) {
        const { photoId } = await givenPhoto(t, parts);
        // Other letters of one text, and back to a former one, are changes as well.
        const captions = [word, `${word} party`, `${word} Party`, word];
        yield* updating(
          t,
          photoId,
          captions.map((caption) => ({ caption, users, tags: [] })),
        );
      }
    },
  },
  'photo-people-updated': {
    says: 'An update of only the tagged users causes photo.updated: one more, one fewer, another one, none; what its resourceId names shows it.',
    clauses: ['EVT-49', 'EVT-41', 'EVT-54'],
    ...UPDATED,
    async *causes(t) {
      const [ada = '', ben = '', cleo = ''] = await taggable(t, 3);
      const caption = captionWord(t);
      const { photoId } = await givenPhoto(t, { caption });
      const sets = [[ada], [ada, ben], [ada, cleo], [cleo], []];
      yield* updating(
        t,
        photoId,
        sets.map((users) => ({ caption, users, tags: [] })),
      );
    },
  },
  'photo-tags-updated': {
    says: 'An update of only the tags causes photo.updated: one more, one fewer, another one, none.',
    clauses: ['EVT-50', 'EVT-41'],
    ...UPDATED,
    async *causes(t) {
      const [one = '', two = '', three = ''] = await someTags(t, 3);
      const users = [...(await taggable(t, 1))];
      const caption = captionWord(t);
      const { photoId } = await givenPhoto(t, { caption, users });
      const sets = [[one], [one, two], [one, three], [three], []];
      yield* updating(
        t,
        photoId,
        sets.map((tags) => ({ caption, users, tags })),
      );
    },
  },
  'photo-of-an-activity-updated': {
    says: 'An update of a photo that was uploaded to an activity causes photo.updated: of the caption alone, then of who is tagged.',
    clauses: ['EVT-48', 'EVT-49'],
    ...UPDATED,
    async *causes(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      const [residentId = ''] = await taggable(t, 1);
      const [before, caption] = [captionWord(t), captionWord(t)];
      const { photoId } = await givenPhoto(t, { facilities, caption: before }, { activityId });
      const bodies = [[], [residentId]].map((users) => ({ caption, users, tags: [] }));
      for (const [at, cause] of updating(t, photoId, bodies).entries())
        yield { ...cause, by: [at === 0 ? 'EVT-48' : 'EVT-49'] };
    },
  },
  'photo-deleted': {
    says: 'Deleting a photo through the API causes one photo.deleted, with an activity or without, updated before or not.',
    clauses: ['EVT-60', 'EVT-41'],
    type: 'photo.deleted',
    async *causes(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      const users = [...(await taggable(t, 1))];
      const plain = (await givenPhoto(t, { facilities })).photoId;
      const ofActivity = (await givenPhoto(t, { facilities, users }, { activityId })).photoId;
      const changed = (await givenPhoto(t, { facilities, users })).photoId;
      await updatePhoto(t, changed, { caption: captionWord(t), users, tags: [] });
      const shared = (await givenPhoto(t, { facilities: await someFacilities(t) })).photoId;
      for (const about of [plain, ofActivity, changed, shared])
        yield { about, act: () => deletePhoto(t, about), isSole: about === plain || about === ofActivity };
    },
  },
  'photo-added-by-staff': {
    says: 'A photo that staff add to a facility causes photo.uploaded, and can be read by its resourceId.',
    clauses: ['EVT-44', 'EVT-45', 'EVT-41'],
    needs: ['lever:create-photo'],
    type: 'photo.uploaded',
    canBeFetched: 'EVT-45',
    async *causes(t) {
      const facilities = [(await t.facility()).id];
      const users = [...(await taggable(t, 1))];
      const word = captionWord(t);
      for (const more of [{}, { caption: word, users }, { type: 'dining' as const }])
        yield {
          after: 'staff added it',
          async act() {
            const { photoId } = await t.lever('create-photo', { ...more, facilities });
            t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
            return photoId;
          },
          fetched: showing(t, { facilities }),
        };
    },
  },
  'photo-changed-by-staff': {
    says: 'Each change of the caption, the tagged residents or the tags by staff causes photo.updated.',
    clauses: ['EVT-51', 'EVT-54', 'EVT-41'],
    needs: ['lever:edit-photo'],
    ...UPDATED,
    async *causes(t) {
      const [ada = '', ben = ''] = await taggable(t, 2);
      const [tag, other] = await possibleTags(t, 2);
      const sets = tag !== undefined && other !== undefined ? [[tag], [other], [other, tag], []] : [];
      const { photoId } = await givenPhoto(t, { users: [ada] });
      yield* editing(t, photoId, [
        ...[captionWord(t), captionWord(t)].map((caption) => ({ caption })),
        ...[[ben], [ben, ada], []].map((users) => ({ users })),
        ...sets.map((tags) => ({ tags })),
      ]);
      if (sets.length === 0) t.note('the target has no tags to give, so no change of them was tried');
    },
  },
  'photo-put-into-albums-by-staff': {
    says: 'A change of the albums of a photo by staff causes photo.updated.',
    clauses: ['EVT-52', 'EVT-54'],
    needs: ['lever:edit-photo'],
    ...UPDATED,
    async *causes(t) {
      const { id } = await t.facility();
      const [one = '', two = ''] = await someAlbums(t, id, 2);
      for (const parts of [{}, { albumId: two, caption: captionWord(t) }]) {
        const { photoId } = await givenPhoto(t, { facilities: [id], ...parts });
        const sets = [[one], [two], [two, one], [one], []];
        yield* editing(
          t,
          photoId,
          sets.map((albumIds) => ({ albumIds })),
        );
      }
    },
  },
  'photo-moved-by-staff': {
    says: 'A change of the facilities of a photo by staff causes photo.updated.',
    clauses: ['EVT-53', 'EVT-54'],
    needs: ['lever:edit-photo'],
    ...UPDATED,
    async *causes(t) {
      const { id: one } = await t.facility();
      const two = await otherFacility(t, one);
      const { photoId } = await givenPhoto(t, { facilities: [one] });
      const sets = [[one, two], [two], [one], [two, one], [one]];
      yield* editing(
        t,
        photoId,
        sets.map((facilities) => ({ facilities })),
      );
    },
  },
  'photo-deleted-by-staff': {
    says: 'Staff deleting a photo, with an activity or without, causes photo.deleted.',
    clauses: ['EVT-61', 'EVT-41'],
    needs: ['lever:delete-photo'],
    type: 'photo.deleted',
    async *causes(t) {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      for (const to of [{}, { activityId }]) {
        const { photoId: about } = await givenPhoto(t, { facilities }, to);
        yield { about, act: () => t.lever('delete-photo', { photoId: about }) };
      }
    },
  },
});
