import { eventOf } from '../../kit/events.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { arrived } from './quiet.ts';
import { eventCheck, updatePhoto } from './acts.ts';
import { eventsAbout, firing } from './rows.ts';

eventCheck({
  id: 'events.photo-of-two-facilities',
  says: 'Records how many events the upload and the deletion of a photo of two facilities cause.',
  clauses: ['EVT-47'],
  async run(t) {
    const { activityId, facilities: home } = await sharedPhotoActivity(t);
    const facilities = [...home, await otherFacility(t, home[0])];
    const observe = (operation: 'uploadPhoto' | 'uploadActivityPhoto' | 'deletePhoto', count: number) => {
      const otherwise = count === 1 ? 'one' : (`other: ${count} events` as const);
      t.observe(
        'photo-events-per-facility',
        operation,
        count === facilities.length ? 'each-facility' : otherwise,
      );
    };
    for (const to of [{}, { activityId }]) {
      let photoId = '';
      const upload = async () => (photoId = (await givenPhoto(t, { facilities }, to)).photoId);
      const uploaded = await eventsAbout(t, ['photo.uploaded', () => photoId], upload);
      observe(to.activityId === undefined ? 'uploadPhoto' : 'uploadActivityPhoto', uploaded.length);
      const remove = () => t.call('deletePhoto', { path: { photoId } });
      observe('deletePhoto', (await eventsAbout(t, ['photo.deleted', () => photoId], remove)).length);
    }
  },
});

eventCheck({
  id: 'events.photo-reordered',
  says: 'Records whether the same users or tags in another order cause photo.updated.',
  clauses: ['EVT-58'],
  async run(t) {
    const users = [...(await taggable(t, 2))];
    const tags = [...(await possibleTags(t, 2))];
    const body = { caption: captionWord(t), users, tags };
    const { photoId } = await givenPhoto(t, { caption: captionWord(t) });
    const update = (more: Partial<typeof body>) => updatePhoto(t, photoId, { ...body, ...more });
    const first = await t.events.mark();
    await update({});
    await arrived(t.events.expect(first, eventOf('photo.updated', photoId), 'photo.updated'));
    for (const member of tags.length > 1 ? (['users', 'tags'] as const) : (['users'] as const)) {
      const reversed = { [member]: [...body[member]].reverse() };
      const events = await eventsAbout(t, ['photo.updated', () => photoId], () => update(reversed));
      t.observe('photo-reordering', 'updatePhoto', events.length > 0 ? 'fires' : 'silent');
      if (events.length > 0) await update({});
    }
  },
});

firing('photo-taken-from-a-facility', {
  says: 'Records whether staff removing a photo from one of its two facilities causes photo.deleted.',
  clauses: ['EVT-63'],
  needs: ['lever:edit-photo'],
  ...{ choice: 'photo-removed-from-facility', operation: 'deletePhoto', type: 'photo.deleted' },
  ...{ fires: 'deleted-too', silent: 'updated-only' },
  async ask(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const { photoId } = await givenPhoto(t, { facilities: [one, two] });
    return { about: photoId, act: () => t.lever('edit-photo', { photoId, facilities: [one] }) };
  },
});
