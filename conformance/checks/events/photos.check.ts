import { check } from '../../kit/check.ts';
import { eventOf } from '../../kit/events.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { someFacilities } from '../../given/facilities.ts';
import { made } from '../../given/made.ts';
import { someTags } from '../../given/photo-tags.ts';
import { captionWord, givenPhoto, photoActivity } from '../../given/photos.ts';
import type { PhotoUpdate } from '../../given/photos.ts';
import { givenResidents } from '../../given/registrations.ts';
import { mustLink, mustSay } from '../../models/photos.ts';

/** An update that is judged elsewhere. */
const update = (t: Tools, photoId: string, body: Partial<PhotoUpdate>): Promise<void> =>
  made('an update of a photo', async () =>
    must(await t.call('updatePhoto', { path: { photoId }, body }), success),
  );

/** Each of the bodies in turn differs from the one before it in one member, and each causes photo.updated. */
async function mustTellEach(t: Tools, photoId: string, bodies: readonly PhotoUpdate[]): Promise<void> {
  for (const body of bodies) {
    const mark = await t.events.mark();
    await update(t, photoId, body);
    const promised = `photo.updated after an update to ${JSON.stringify(body)}`;
    await t.events.expect(mark, eventOf('photo.updated', photoId), promised);
  }
}

check({
  id: 'events.photo-uploaded',
  says: 'Every photo uploaded through the API causes photo.uploaded, whatever its parts.',
  clauses: ['EVT-42', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const users = await givenResidents(t, 1);
    const facilities = await someFacilities(t);
    for (const parts of [
      {},
      { facilities },
      { caption: captionWord(t) },
      { users, type: 'family' },
      { type: 'activity', users, caption: captionWord(t) },
    ] as const) {
      const mark = await t.events.mark();
      const { photoId } = await givenPhoto(t, parts);
      await t.events.expect(mark, eventOf('photo.uploaded', photoId), `photo.uploaded for ${photoId}`);
    }
  },
});

check({
  id: 'events.photo-uploaded-to-an-activity',
  says: 'Every photo uploaded to an activity causes photo.uploaded.',
  clauses: ['EVT-43', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const { activityId, facilities } = await photoActivity(t);
    const everywhere = [...new Set([...facilities, ...(await someFacilities(t))])];
    const users = await givenResidents(t, 1);
    for (const more of [{}, {}, { caption: captionWord(t), users }, { facilities: everywhere }]) {
      const mark = await t.events.mark();
      const { photoId } = await givenPhoto(t, { facilities, ...more }, { activityId });
      await t.events.expect(mark, eventOf('photo.uploaded', photoId), `photo.uploaded for ${photoId}`);
    }
  },
});

check({
  id: 'events.photo-uploaded-can-be-fetched',
  says: 'The photo of a photo.uploaded event can be read by its resourceId, be it of an activity or of none.',
  clauses: ['EVT-45'],
  needs: ['webhooks'],
  async run(t) {
    const { activityId, facilities } = await photoActivity(t);
    for (const to of [{}, { activityId }]) {
      const mark = await t.events.mark();
      const caption = captionWord(t);
      const { photoId } = await givenPhoto(t, { facilities, caption }, to);
      const told = t.events.expect(mark, eventOf('photo.uploaded', photoId), 'photo.uploaded');
      const resourceId = text((await told).body, 'resourceId');
      const read = await t.call('getPhoto', { path: { photoId: resourceId } });
      must(read, status(200), fits);
      mustHold(read, `the photo ${resourceId}`, dataOf(read)['id'] === resourceId);
      mustSay(read, dataOf(read), caption);
    }
  },
});

check({
  id: 'events.photo-caption-updated',
  says: 'An update that changes nothing but the caption causes photo.updated, every time.',
  clauses: ['EVT-48', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const users = [...(await givenResidents(t, 1))];
    const word = captionWord(t);
    for (const parts of [{ users }, { users, caption: captionWord(t) }]) {
      const { photoId } = await givenPhoto(t, parts);
      // Other letters of one text, and back to a former one, are changes as well.
      const captions = [word, `${word} party`, `${word} Party`, word];
      await mustTellEach(
        t,
        photoId,
        captions.map((caption) => ({ caption, users, tags: [] })),
      );
    }
  },
});

check({
  id: 'events.photo-people-updated',
  says: 'An update that changes nothing but who is tagged causes photo.updated: one more, one fewer, another one, nobody.',
  clauses: ['EVT-49', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const [ada = '', ben = '', cleo = ''] = await givenResidents(t, 3);
    const caption = captionWord(t);
    const { photoId } = await givenPhoto(t, { caption });
    const sets = [[ada], [ada, ben], [ada, cleo], [ben, cleo], [cleo], [ada], [], [ada, ben, cleo]];
    await mustTellEach(
      t,
      photoId,
      sets.map((users) => ({ caption, users, tags: [] })),
    );
  },
});

check({
  id: 'events.photo-tags-updated',
  says: 'An update that changes nothing but the tags causes photo.updated: one more, one fewer, another one, none.',
  clauses: ['EVT-50', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const [one = '', two = '', three = ''] = await someTags(t, 3);
    const users = [...(await givenResidents(t, 1))];
    const caption = captionWord(t);
    const { photoId } = await givenPhoto(t, { caption, users });
    const sets = [[one], [one, two], [one, three], [two, three], [three], [one], [], [one, two, three]];
    await mustTellEach(
      t,
      photoId,
      sets.map((tags) => ({ caption, users, tags })),
    );
  },
});

check({
  id: 'events.photo-of-an-activity-updated',
  says: 'An update of a photo that was uploaded to an activity causes photo.updated.',
  clauses: ['EVT-48', 'EVT-49'],
  needs: ['webhooks'],
  async run(t) {
    const { activityId, facilities } = await photoActivity(t);
    const [residentId = ''] = await givenResidents(t, 1);
    const [before, after] = [captionWord(t), captionWord(t)];
    const { photoId } = await givenPhoto(t, { facilities, caption: before }, { activityId });
    await mustTellEach(t, photoId, [
      { caption: after, users: [], tags: [] },
      { caption: after, users: [residentId], tags: [] },
    ]);
  },
});

check({
  id: 'events.photo-updated-can-be-fetched',
  says: 'The photo of a photo.updated event, read by its resourceId, shows the change.',
  clauses: ['EVT-54'],
  needs: ['webhooks'],
  async run(t) {
    const [ada = '', ben = ''] = await givenResidents(t, 2);
    const { photoId } = await givenPhoto(t, { caption: captionWord(t) });
    const caption = captionWord(t);
    for (const body of [
      { caption, users: [], tags: [] },
      { caption, users: [ada], tags: [] },
      { caption: captionWord(t), users: [ben, ada], tags: [] },
    ]) {
      const mark = await t.events.mark();
      await update(t, photoId, body);
      const told = t.events.expect(mark, eventOf('photo.updated', photoId), 'photo.updated');
      const path = { photoId: text((await told).body, 'resourceId') };
      const read = await t.call('getPhoto', { path });
      must(read, status(200), fits);
      mustSay(read, dataOf(read), body.caption);
      mustLink(read, dataOf(read), 'users', body.users);
    }
  },
});

check({
  id: 'events.photo-deleted',
  says: 'Deleting a photo through the API causes photo.deleted, be it of an activity or of none, updated or as it was.',
  clauses: ['EVT-60', 'EVT-41'],
  needs: ['webhooks'],
  async run(t) {
    const { activityId, facilities } = await photoActivity(t);
    const users = [...(await givenResidents(t, 1))];
    const plain = (await givenPhoto(t, { facilities })).photoId;
    const ofActivity = (await givenPhoto(t, { facilities, users }, { activityId })).photoId;
    const changed = (await givenPhoto(t, { facilities, users })).photoId;
    await update(t, changed, { caption: captionWord(t), users, tags: [] });
    const shared = (await givenPhoto(t, { facilities: await someFacilities(t) })).photoId;
    for (const photoId of [plain, ofActivity, changed, shared]) {
      const mark = await t.events.mark();
      await made('a deletion', async () => must(await t.call('deletePhoto', { path: { photoId } }), success));
      await t.events.expect(mark, eventOf('photo.deleted', photoId), `photo.deleted for ${photoId}`);
    }
  },
});
