import type { LeverInput } from '../../../openapi/generated/levers.ts';
import { eventOf, type EventTest } from '../../kit/events.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { someAlbums } from '../../factories/albums.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { precondition } from '../../kit/precondition.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { mustBeIn, mustLink, mustHaveCaption } from '../../assertions/photos.ts';
import { eventCheck, mustCause, mustReport, photoOf } from './acts.ts';

type Change = Omit<LeverInput<'edit-photo'>, 'photoId'>;

/** Each change by staff causes photo.updated, and the photo that the event names shows it. */
async function mustReportEach(t: Tools, photoId: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    const after = `staff changed ${JSON.stringify(change)}`;
    const act = () => t.lever('edit-photo', { photoId, ...change });
    const event = await mustCause(t, ['photo.updated', after], photoId, act);
    const { answer: read, resource: photo } = await photoOf(t, event);
    if (change.caption) mustHaveCaption(read, photo, change.caption);
    if (change.users) mustLink(read, photo, 'users', change.users);
    if (change.tags) mustLink(read, photo, 'tags', change.tags);
    if (change.facilities) mustLink(read, photo, 'facilities', change.facilities);
    for (const albumId of change.albumIds ?? []) mustBeIn(read, photo, albumId);
  }
}

eventCheck({
  id: 'events.photo-added-by-staff',
  says: 'A photo that staff add to a facility causes photo.uploaded, and can be read by its resourceId.',
  clauses: ['EVT-44', 'EVT-45', 'EVT-41'],
  needs: ['lever:create-photo'],
  async run(t) {
    const { id } = await t.facility();
    const users = [...(await taggable(t, 1))];
    const word = captionWord(t);
    for (const more of [{}, { caption: word, users }, { type: 'dining' }] as const) {
      const staged = { ...more, facilities: [id], ...('users' in more && { users: [...more.users] }) };
      const act = async () => {
        const { photoId } = await t.lever('create-photo', staged);
        t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
        return photoId;
      };
      const event = await mustReport(t, 'photo.uploaded', act, 'staff added it');
      const { answer, resource } = await photoOf(t, event);
      mustLink(answer, resource, 'facilities', [id]);
    }
  },
});

eventCheck({
  id: 'events.photo-changed-by-staff',
  says: 'Each change of the caption, the tagged residents or the tags by staff causes photo.updated.',
  clauses: ['EVT-51', 'EVT-54', 'EVT-41'],
  needs: ['lever:edit-photo'],
  async run(t) {
    const [ada = '', ben = ''] = await taggable(t, 2);
    const [tag, other] = await possibleTags(t, 2);
    const sets = tag !== undefined && other !== undefined ? [[tag], [other], [other, tag], []] : [];
    const tags = sets.map((some) => ({ tags: some }));
    const { photoId } = await givenPhoto(t, { users: [ada] });
    const captions = [{ caption: captionWord(t) }, { caption: captionWord(t) }];
    const people = [{ users: [ben] }, { users: [ben, ada] }, { users: [] }];
    await mustReportEach(t, photoId, [...captions, ...people, ...tags]);
    if (tags.length === 0) t.note('the target has no tags to give, so no change of them was tried');
  },
});

eventCheck({
  id: 'events.photo-put-into-albums-by-staff',
  says: 'A change of the albums of a photo by staff causes photo.updated.',
  clauses: ['EVT-52', 'EVT-54'],
  needs: ['lever:edit-photo'],
  async run(t) {
    const { id } = await t.facility();
    const [one = '', two = ''] = await someAlbums(t, id, 2);
    for (const parts of [{}, { albumId: two, caption: captionWord(t) }]) {
      const { photoId } = await givenPhoto(t, { facilities: [id], ...parts });
      const changes = [[one], [two], [two, one], [one], []].map((albumIds) => ({ albumIds }));
      await mustReportEach(t, photoId, changes);
    }
  },
});

eventCheck({
  id: 'events.photo-moved-by-staff',
  says: 'A change of the facilities of a photo by staff causes photo.updated.',
  clauses: ['EVT-53', 'EVT-54'],
  needs: ['lever:edit-photo'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const { photoId } = await givenPhoto(t, { facilities: [one] });
    const changes = [[one, two], [two], [one], [two, one], [one]].map((facilities) => ({ facilities }));
    await mustReportEach(t, photoId, changes);
  },
});

/** Changes by staff that cause no photo.updated. */
async function mustBeSilent(
  t: Tools,
  changes: readonly (readonly [photoId: string, change: Change])[],
  after: string,
): Promise<void> {
  const mark = await t.events.mark();
  for (const [photoId, change] of changes) await t.lever('edit-photo', { photoId, ...change });
  const tests = changes.map(([photoId]) => eventOf('photo.updated', photoId));
  const isOfThese: EventTest = (delivered) => tests.some((test) => test(delivered));
  await t.events.none(mark, isOfThese, `no photo.updated after ${after}`, () => laterByStaff(t));
}

/** A later change of another photo by staff, and how to know its event. */
async function laterByStaff(t: Tools): Promise<EventTest> {
  const { photoId } = await givenPhoto(t);
  await t.lever('edit-photo', { photoId, caption: captionWord(t) });
  return eventOf('photo.updated', photoId);
}

eventCheck({
  id: 'events.photo-saved-unchanged-by-staff',
  says: 'A photo that staff save without a change causes no photo.updated, whichever members they send.',
  clauses: ['EVT-56'],
  needs: ['lever:edit-photo'],
  async run(t) {
    const { id } = await t.facility();
    const users = [...(await taggable(t, 2))];
    const tags = [...(await possibleTags(t, 2))];
    const albums = hasLever(t.run, 'create-album') ? [...(await someAlbums(t, id, 2))] : [];
    const bare = (await givenPhoto(t, { facilities: [id], type: 'dining' })).photoId;
    const full = (await givenPhoto(t, { facilities: [id], type: 'dining' })).photoId;
    const all = { caption: captionWord(t), users, tags, albumIds: albums };
    const first = await t.events.mark();
    await t.lever('edit-photo', { photoId: full, ...all });
    await precondition('an event of a change by staff', async () =>
      t.events.expect(first, eventOf('photo.updated', full), 'photo.updated'),
    );
    const same: Change = { ...all, facilities: [id], type: 'dining' };
    const members = Object.entries(same).map(([name, value]): Change => ({ [name]: value }));
    const savings: readonly (readonly [string, Change])[] = [
      [bare, {}],
      [bare, { users: [], tags: [], albumIds: [], facilities: [id], type: 'dining' }],
      [full, {}],
      ...members.map((change) => [full, change] as const),
      [full, same],
    ];
    const changes = savings.map(([, change]) => JSON.stringify(change)).join(', ');
    await mustBeSilent(t, savings, `staff saved unchanged: ${changes}`);
  },
});

eventCheck({
  id: 'events.photo-type-changed-by-staff',
  says: 'A change by staff of only the type of a photo causes no photo.updated.',
  clauses: ['EVT-302'],
  needs: ['lever:edit-photo'],
  async run(t) {
    const { photoId } = await givenPhoto(t, { type: 'dining' });
    await mustBeSilent(t, [[photoId, { type: 'family' }]], 'staff changed the type alone');
  },
});

eventCheck({
  id: 'events.photo-deleted-by-staff',
  says: 'Staff deleting a photo, with an activity or without, causes photo.deleted.',
  clauses: ['EVT-61', 'EVT-41'],
  needs: ['lever:delete-photo'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (const to of [{}, { activityId }]) {
      const { photoId } = await givenPhoto(t, { facilities }, to);
      await mustReport(t, 'photo.deleted', async () => {
        await t.lever('delete-photo', { photoId });
        return photoId;
      });
    }
  },
});
