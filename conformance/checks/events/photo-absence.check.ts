import { picture } from '../../calls/picture.ts';
import { check } from '../../kit/check.ts';
import { eventOf } from '../../kit/events.ts';
import type { EventTest } from '../../kit/events.ts';
import type { Answer } from '../../kit/call.ts';
import { refused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { made } from '../../given/made.ts';
import { possibleTags } from '../../given/photo-tags.ts';
import { captionWord, formOf, givenPhoto, photoActivity, uploadForm } from '../../given/photos.ts';
import type { PhotoUpdate } from '../../given/photos.ts';
import { givenResidents } from '../../given/registrations.ts';
import { arrived, certain, quiet, surelyNewOf } from './quiet.ts';

/** What a check cannot do without, and others judge: the request is refused. */
const mustRefuse = (what: string, answer: Answer): Promise<void> =>
  made(`out that ${what} is refused`, () => Promise.resolve(must(answer, refused)));

const update = (t: Tools, photoId: string, body: Partial<PhotoUpdate>): Promise<void> =>
  made('an update of a photo', async () =>
    must(await t.call('updatePhoto', { path: { photoId }, body }), success),
  );

/** The id of a photo that is gone. */
async function deletedPhoto(t: Tools): Promise<string> {
  const { photoId } = await givenPhoto(t);
  await made('a deletion', async () => must(await t.call('deletePhoto', { path: { photoId } }), success));
  return photoId;
}

/** An update of another photo, which is certain to be told of. */
async function laterUpdate(t: Tools): Promise<EventTest> {
  const { photoId } = await givenPhoto(t);
  await update(t, photoId, { caption: captionWord(t), users: [], tags: [] });
  return eventOf('photo.updated', photoId);
}

check({
  id: 'events.refused-upload-is-silent',
  says: 'A refused upload of a photo, to an activity or to none, causes no photo.uploaded.',
  clauses: ['EVT-46'],
  needs: ['webhooks'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { activityId, facilities } = await photoActivity(t);
    const form = formOf({ facilities, caption: captionWord(t) });
    const { facilities: _, ...homeless } = form;
    const headers = { Authorization: null };
    const refusals = [
      {
        firm: true,
        what: 'an upload without facilities',
        act: () => uploadForm(t, homeless),
      },
      { firm: true, what: 'an upload without a file', act: () => t.callAny('uploadPhoto', { form }) },
      {
        firm: true,
        what: 'an upload without a token',
        act: () => t.callAny('uploadPhoto', { file: picture, form, headers }),
      },
      {
        firm: true,
        what: 'an upload to an activity without facilities',
        act: () => uploadForm(t, homeless, { activityId }),
      },
      {
        firm: true,
        what: 'an upload to an activity without a file',
        act: () => t.callAny('uploadActivityPhoto', { path: { activityId }, form }),
      },
      // Whether these are refused is open; where they are, they are as silent.
      {
        firm: false,
        what: 'an upload of an unknown type',
        act: () => uploadForm(t, { ...form, type: t.fresh.word('outside') }),
      },
      {
        firm: false,
        what: 'an upload with an unknown user',
        act: () => uploadForm(t, { ...form, users: t.fresh.word('nobody') }),
      },
      {
        firm: false,
        what: 'an upload into an unknown album',
        act: () => uploadForm(t, { ...form, albumId: t.fresh.word('nothing') }),
      },
      {
        firm: false,
        what: 'an upload to an activity with an unknown user',
        act: () => uploadForm(t, { ...form, users: t.fresh.word('nobody') }, { activityId }),
      },
      {
        firm: false,
        what: 'an upload to an unknown activity',
        act: () => uploadForm(t, form, { activityId: t.fresh.word('nothing') }),
      },
    ];
    for (const { firm, what, act } of refusals) {
      const before = await quiet(t);
      const answer = await act();
      if (!firm && refused(answer) !== undefined) continue;
      await mustRefuse(what, answer);
      const promised = `no photo.uploaded after ${what} was refused`;
      await t.events.none(before.mark, surelyNewOf('photo.uploaded', before), promised, () => certain(t));
    }
  },
});

check({
  id: 'events.unchanged-photo',
  says: 'An update that sends the caption, the users and the tags that the photo already has causes no photo.updated.',
  clauses: ['EVT-55'],
  needs: ['webhooks'],
  async run(t) {
    const users = [...(await givenResidents(t, 2))];
    const tags = [...(await possibleTags(t, 2))];
    const former = { caption: captionWord(t), users: users.slice(0, 1), tags: tags.slice(1) };
    const full = { caption: captionWord(t), users, tags };
    const bare = { caption: captionWord(t), users: [], tags: [] };
    const one = (await givenPhoto(t, { caption: former.caption, users: former.users })).photoId;
    const other = (await givenPhoto(t, { caption: bare.caption })).photoId;
    const { activityId, facilities } = await photoActivity(t);
    const sung = (await givenPhoto(t, { facilities, caption: bare.caption }, { activityId })).photoId;
    for (const { photoId, first, body } of [
      // As it was uploaded; after a change; after another one, and as it was before that.
      { photoId: other, first: undefined, body: bare },
      { photoId: sung, first: undefined, body: bare },
      { photoId: one, first: full, body: full },
      { photoId: one, first: former, body: former },
      { photoId: one, first: undefined, body: former },
    ]) {
      if (first) {
        const begun = await t.events.mark();
        await update(t, photoId, first);
        await arrived(t.events.expect(begun, eventOf('photo.updated', photoId), 'photo.updated'));
      }
      const mark = await t.events.mark();
      await update(t, photoId, body);
      const isUpdated = eventOf('photo.updated', photoId);
      await t.events.none(
        mark,
        isUpdated,
        `no photo.updated after an update to what the photo has: ${JSON.stringify(body)}`,
        () => laterUpdate(t),
      );
    }
  },
});

check({
  id: 'events.refused-update-of-a-photo-is-silent',
  says: 'A refused update of a photo causes no photo.updated.',
  clauses: ['EVT-57'],
  needs: ['webhooks'],
  negative: true,
  async run(t) {
    const { photoId } = await givenPhoto(t, { caption: captionWord(t) });
    const body = { caption: captionWord(t), users: [], tags: [] };
    const refusals = [
      { firm: true, what: 'an update without a token', changes: { headers: { Authorization: null } } },
      {
        firm: true,
        what: 'an update without an acting user',
        changes: { headers: { 'X-Acting-User-Id': null } },
      },
      // Whether these are refused is open; where they are, they are as silent.
      { firm: false, what: 'an update with a number for users', changes: { body: { ...body, users: 4711 } } },
      {
        firm: false,
        what: 'an update with an unknown user',
        changes: { body: { ...body, users: [t.fresh.word('nobody')] } },
      },
      {
        firm: false,
        what: 'an update with an unknown tag',
        changes: { body: { ...body, tags: [t.fresh.word('nothing')] } },
      },
      { firm: false, what: 'an update of a deleted photo', of: await deletedPhoto(t), changes: {} },
    ];
    for (const { firm, what, changes, of = photoId } of refusals) {
      const mark = await t.events.mark();
      const answer = await t.callAny('updatePhoto', { path: { photoId: of }, body, ...changes });
      if (!firm && refused(answer) !== undefined) continue;
      await mustRefuse(what, answer);
      const isUpdated = eventOf('photo.updated', of);
      await t.events.none(mark, isUpdated, `no photo.updated after ${what} was refused`, () =>
        laterUpdate(t),
      );
    }
  },
});

check({
  id: 'events.refused-deletion-of-a-photo-is-silent',
  says: 'A refused deletion of a photo, be it there or deleted already, causes no photo.deleted.',
  clauses: ['EVT-62'],
  needs: ['webhooks'],
  negative: true,
  async run(t) {
    const { photoId } = await givenPhoto(t);
    const isDeleted = eventOf('photo.deleted', photoId);
    const path = { photoId };
    const later = async (): Promise<EventTest> => {
      const { photoId: other } = await givenPhoto(t);
      await made('a deletion', async () =>
        must(await t.call('deletePhoto', { path: { photoId: other } }), success),
      );
      return eventOf('photo.deleted', other);
    };
    for (const name of ['Authorization', 'X-Acting-User-Id']) {
      const mark = await t.events.mark();
      const answer = await t.call('deletePhoto', { path, headers: { [name]: null } });
      await mustRefuse(`a deletion without ${name}`, answer);
      const promised = `no photo.deleted after a deletion without ${name} was refused`;
      await t.events.none(mark, isDeleted, promised, later);
    }
    const begun = await t.events.mark();
    await made('a deletion', async () => must(await t.call('deletePhoto', { path }), success));
    await arrived(t.events.expect(begun, isDeleted, 'photo.deleted'));
    // What a second deletion answers is open; where it is refused, it is as silent.
    const mark = await t.events.mark();
    if (refused(await t.call('deletePhoto', { path })) !== undefined) return;
    const promised = 'no second photo.deleted after a second deletion was refused';
    await t.events.none(mark, isDeleted, promised, later);
  },
});
