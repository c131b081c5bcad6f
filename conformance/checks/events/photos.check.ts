import type { EventType } from '../../../openapi/generated/contract.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { someTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import type { PhotoParts, PhotoUpdate, Uploading } from '../../factories/photos.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { eventAnd, eventOf } from '../../kit/events.ts';
import { field } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustLink, mustHaveCaption } from '../../assertions/photos.ts';
import { deletePhoto, eventCheck, mustCause, mustReport, photoOf, updatePhoto } from './acts.ts';
import { certain, eventIdOf } from './quiet.ts';

/** Updates a photo, which must cause photo.updated. */
const mustReportUpdate = (t: Tools, photoId: string, body: PhotoUpdate): Promise<Delivered> =>
  mustCause(t, ['photo.updated', `an update to ${JSON.stringify(body)}`], photoId, () =>
    updatePhoto(t, photoId, body),
  );

/** Uploads a photo, which must cause photo.uploaded. */
const mustReportUpload = (t: Tools, parts: Partial<PhotoParts>, to: Uploading = {}): Promise<Delivered> =>
  mustReport(t, 'photo.uploaded', async () => (await givenPhoto(t, parts, to)).photoId);

eventCheck({
  id: 'events.photo-uploaded',
  says: 'Every photo uploaded through the API causes photo.uploaded, with any parts.',
  clauses: ['EVT-42', 'EVT-41'],
  async run(t) {
    const users = await taggable(t, 1);
    const facilities = await someFacilities(t);
    for (const parts of [
      {},
      { facilities },
      { caption: captionWord(t) },
      { users, type: 'family' },
      { type: 'activity', users, caption: captionWord(t) },
    ] as const)
      await mustReportUpload(t, parts);
  },
});

eventCheck({
  id: 'events.photo-uploaded-to-an-activity',
  says: 'Every photo uploaded to an activity causes photo.uploaded.',
  clauses: ['EVT-43', 'EVT-41'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const everywhere = [...new Set([...facilities, ...(await someFacilities(t))])];
    const users = await taggable(t, 1);
    for (const more of [{}, {}, { caption: captionWord(t), users }, { facilities: everywhere }])
      await mustReportUpload(t, { facilities, ...more }, { activityId });
  },
});

/** An act on one photo of one facility causes one event of the kind: another one has another id. */
async function mustReportOnce(t: Tools, type: EventType, act: () => Promise<string>): Promise<string> {
  const mark = await t.events.mark();
  const event = await mustReport(t, type, act);
  const photoId = text(event.body, 'resourceId');
  const isAnother = eventAnd(eventOf(type, photoId), (one) => eventIdOf(one) !== eventIdOf(event));
  await t.events.none(mark, isAnother, `one ${type} for ${photoId}`, () => certain(t));
  return photoId;
}

eventCheck({
  id: 'events.photo-of-one-facility',
  says: 'The upload and the deletion of a photo of one facility cause one event each, with an activity or without.',
  clauses: ['EVT-42', 'EVT-43', 'EVT-60'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (const [to, clause] of [[{}, 'EVT-42'] as const, [{ activityId }, 'EVT-43'] as const]) {
      const upload = async () => (await givenPhoto(t, { facilities }, to)).photoId;
      const photoId = await attributing([clause], () => mustReportOnce(t, 'photo.uploaded', upload));
      const remove = () => deletePhoto(t, photoId).then(() => photoId);
      await attributing(['EVT-60'], () => mustReportOnce(t, 'photo.deleted', remove));
    }
  },
});

eventCheck({
  id: 'events.photo-uploaded-can-be-fetched',
  says: 'The photo of a photo.uploaded event can be read by its resourceId, with an activity or without.',
  clauses: ['EVT-45'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (const to of [{}, { activityId }]) {
      const caption = captionWord(t);
      const event = await mustReportUpload(t, { facilities, caption }, to);
      const { answer, resource } = await photoOf(t, event);
      mustHold(
        answer,
        'the photo that the event names',
        resource['id'] === field(event.body, 'resourceId'),
        shows('id', resource['id']),
      );
      mustHaveCaption(answer, resource, caption);
    }
  },
});

eventCheck({
  id: 'events.photo-caption-updated',
  says: 'Each update of only the caption causes photo.updated.',
  clauses: ['EVT-48', 'EVT-41'],
  async run(t) {
    const users = [...(await taggable(t, 1))];
    const word = captionWord(t);
    for (const parts of [{ users }, { users, caption: captionWord(t) }]) {
      const { photoId } = await givenPhoto(t, parts);
      // Other letters of one text, and back to a former one, are changes as well.
      for (const caption of [word, `${word} party`, `${word} Party`, word])
        await mustReportUpdate(t, photoId, { caption, users, tags: [] });
    }
  },
});

eventCheck({
  id: 'events.photo-people-updated',
  says: 'An update of only the tagged users causes photo.updated: one more, one fewer, another one, none.',
  clauses: ['EVT-49', 'EVT-41'],
  async run(t) {
    const [ada = '', ben = '', cleo = ''] = await taggable(t, 3);
    const caption = captionWord(t);
    const { photoId } = await givenPhoto(t, { caption });
    for (const users of [[ada], [ada, ben], [ada, cleo], [cleo], []])
      await mustReportUpdate(t, photoId, { caption, users, tags: [] });
  },
});

eventCheck({
  id: 'events.photo-tags-updated',
  says: 'An update of only the tags causes photo.updated: one more, one fewer, another one, none.',
  clauses: ['EVT-50', 'EVT-41'],
  async run(t) {
    const [one = '', two = '', three = ''] = await someTags(t, 3);
    const users = [...(await taggable(t, 1))];
    const caption = captionWord(t);
    const { photoId } = await givenPhoto(t, { caption, users });
    for (const tags of [[one], [one, two], [one, three], [three], []])
      await mustReportUpdate(t, photoId, { caption, users, tags });
  },
});

eventCheck({
  id: 'events.photo-of-an-activity-updated',
  says: 'An update of a photo that was uploaded to an activity causes photo.updated.',
  clauses: ['EVT-48', 'EVT-49'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const [residentId = ''] = await taggable(t, 1);
    const [before, caption] = [captionWord(t), captionWord(t)];
    const { photoId } = await givenPhoto(t, { facilities, caption: before }, { activityId });
    // The caption alone, then who is tagged alone.
    await attributing(['EVT-48'], () => mustReportUpdate(t, photoId, { caption, users: [], tags: [] }));
    await attributing(['EVT-49'], () =>
      mustReportUpdate(t, photoId, { caption, users: [residentId], tags: [] }),
    );
  },
});

eventCheck({
  id: 'events.photo-updated-can-be-fetched',
  says: 'The photo of a photo.updated event, read by its resourceId, shows the change.',
  clauses: ['EVT-54'],
  async run(t) {
    const [ada = '', ben = ''] = await taggable(t, 2);
    const { photoId } = await givenPhoto(t, { caption: captionWord(t) });
    const caption = captionWord(t);
    for (const body of [
      { caption, users: [], tags: [] },
      { caption, users: [ada], tags: [] },
      { caption: captionWord(t), users: [ben, ada], tags: [] },
    ]) {
      const { answer, resource } = await photoOf(t, await mustReportUpdate(t, photoId, body));
      mustHaveCaption(answer, resource, body.caption);
      mustLink(answer, resource, 'users', body.users);
    }
  },
});

eventCheck({
  id: 'events.photo-deleted',
  says: 'Deleting a photo through the API causes photo.deleted, with an activity or without, updated before or not.',
  clauses: ['EVT-60', 'EVT-41'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const users = [...(await taggable(t, 1))];
    const plain = (await givenPhoto(t, { facilities })).photoId;
    const ofActivity = (await givenPhoto(t, { facilities, users }, { activityId })).photoId;
    const changed = (await givenPhoto(t, { facilities, users })).photoId;
    await updatePhoto(t, changed, { caption: captionWord(t), users, tags: [] });
    const shared = (await givenPhoto(t, { facilities: await someFacilities(t) })).photoId;
    for (const photoId of [plain, ofActivity, changed, shared])
      await mustCause(t, ['photo.deleted'], photoId, () => deletePhoto(t, photoId));
  },
});
