import { someAlbum } from '../../factories/albums.ts';
import { linksOf } from '../../factories/photos-links.ts';
import {
  captionWord,
  formOf,
  givenPhoto,
  upload,
  uploadForm,
  sharedPhotoActivity,
} from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { once } from '../../kit/once.ts';
import { check } from '../../kit/check.ts';
import { download } from '../../kit/download.ts';
import { field, isObject, items, show, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { taggedPhotos } from './tagged.ts';
import { people } from '../../kit/to-add.ts';

/** A resident to tag at the usual facility, and an activity there. */
const givenSetting = once(async (t: Tools) => {
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const { residentId } = await givenResident(t, {}, facilities[0]);
  return { activityId, facilities, users: [residentId], residentId };
});

check({
  id: 'photos.form-of-links',
  says: 'Records whether facilities, users and tags of a photo hold ids or objects.',
  clauses: ['PHO-09'],
  async run(t) {
    const { activityId, facilities, users, residentId } = await givenSetting(t);
    const parts = { facilities, users, caption: captionWord(t) };
    const lone = await upload(t, parts);
    const path = { photoId: String(field(lone.json, 'data.id')) };
    const ofActivity = await upload(t, parts, { activityId });
    const id = String(field(ofActivity.json, 'data.id'));
    const inData = (answer: Answer) => [answer.operationId, field(answer.json, 'data')] as const;
    const inList = (answer: Answer, photoId: string) =>
      [answer.operationId, isSuccess(answer) ? byId(listOf(answer), photoId) : undefined] as const;
    const inFacility = { path: { facilityId: facilities[0] }, query: { residentId } };
    const shown = [
      inData(lone),
      inData(ofActivity),
      inData(await t.call('updatePhoto', { path, body: { ...parts, tags: [] } })),
      inData(await t.call('getPhoto', { path })),
      inList(await t.call('listFacilityPhotos', inFacility), path.photoId),
      inList(await t.call('listResidentPhotos', { path: { residentId } }), path.photoId),
      inList(await t.call('listActivityPhotos', { path: { activityId } }), id),
    ];
    for (const [operationId, photo] of shown) {
      const links = ['facilities', 'users', 'tags'].flatMap((member) => items(field(photo, member)));
      if (links.length === 0) t.note(`${operationId} shows no links`);
      else if (links.every((one) => typeof one === 'string'))
        t.observe('photo-link-form', operationId, 'ids');
      else if (links.every(isObject)) t.observe('photo-link-form', operationId, 'objects');
      else t.observe('photo-link-form', operationId, 'other: now one and now the other');
    }
  },
});

check({
  id: 'photos.creator-of-photo-and-caption',
  says: 'Records whom the creatorId of a photo and that of its caption name, as the photos of two acting users show.',
  clauses: ['PHO-10'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const caption = captionWord(t);
    for (const to of [{}, { activityId }]) {
      const operation = to.activityId === undefined ? 'uploadPhoto' : 'uploadActivityPhoto';
      const served: { readonly as: string; readonly photo: JsonObject }[] = [];
      for (const as of new Set(t.run.identities.map(({ actingId }) => actingId))) {
        if (served.length === 2) break;
        // It is open who may upload photos, so every identity that the target serves is used.
        const answer = await upload(t, { facilities, caption }, { ...to, as });
        if (isSuccess(answer)) served.push({ as, photo: dataOf(answer) });
      }
      const [one, two] = served;
      if (!one || !two)
        return t.unproven('needs two acting users whose uploads are taken', people('staff', { count: 2 }));
      const [first, second] = [one.photo['creatorId'], two.photo['creatorId']];
      if (isBlank(first) || isBlank(second)) {
        t.note(`${operation} shows no creatorId`);
        continue;
      }
      const path = { photoId: String(one.photo['id']) };
      const body = { caption: captionWord(t, 'terrace'), users: [], tags: [] };
      const changed = await t.call('updatePhoto', { path, body, as: two.as });
      if (!isSuccess(changed)) t.note('the second user may not change the photo of the first');
      const after = dataOf(await t.call('getPhoto', { path }));
      const [creator, author] = [after['creatorId'], field(after, 'caption.creatorId')];
      const byAuthor = author === second ? 'acting-user' : author === first ? 'uploader' : undefined;
      const byPerson =
        creator !== first
          ? ('other: an update changes the creatorId' as const)
          : (byAuthor ?? (`other: the caption names ${show(author)}` as const));
      const named = first === second ? 'service-account' : byPerson;
      for (const id of [operation, 'updatePhoto'] as const) t.observe('photo-creator', id, named);
    }
  },
});

check({
  id: 'photos.bytes-behind-the-url',
  says: 'Records whether the url of a photo serves exactly the bytes that were uploaded.',
  clauses: ['PHO-11'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (const to of [{}, { activityId }])
      for (const side of [4, 64]) {
        const file = randomPicture(side);
        const answer = await upload(t, { facilities }, { ...to, file });
        const url = field(answer.json, 'data.url');
        const { operationId } = answer;
        const got = typeof url === 'string' && url !== '' ? await download(t.run, url) : undefined;
        if (got?.status !== 200 || got.bytes.length === 0)
          t.note(`${operationId}: the url ${show(url)} serves no file (${got?.status ?? 'no answer'})`);
        else {
          const isSame = got.bytes.equals(file.bytes);
          reading(t, 'photo-url-bytes', answer, { 'same-bytes': isSame, 'other-bytes': !isSame });
        }
      }
  },
});

check({
  id: 'photos.tags-one-of-two',
  says: 'Records whether a filter for two tags keeps a photo that has one of them.',
  clauses: ['PHO-19'],
  async run(t) {
    const { facilityId, residentId, tags, photos } = await taggedPhotos(t);
    const [one, two] = tags;
    const ids = photos.flatMap((photo) =>
      photo.tags?.length === 1 && photo.tags[0] !== tags[2] ? [photo.photoId] : [],
    );
    const query = { tags: `${one},${two}` };
    for (const answer of [
      await t.call('listFacilityPhotos', { path: { facilityId }, query }),
      await t.call('listResidentPhotos', { path: { residentId }, query }),
      // A person who writes ids puts a blank between them.
      await t.call('listResidentPhotos', { path: { residentId }, query: { tags: `${one}, ${two}` } }),
    ]) {
      const found = isSuccess(answer) ? ids.filter((id) => byId(listOf(answer), id)).length : undefined;
      const seen = `${answer.status}, ${found ?? 'none'} of two found`;
      reading(t, 'photo-tags-filter', answer, { any: found === 2, all: found === 0 }, seen);
    }
  },
});

check({
  id: 'photos.of-an-activity-in-the-facility',
  says: 'Records whether the list of a facility holds photos that were uploaded to an activity.',
  clauses: ['PHO-32'],
  async run(t) {
    const { activityId, facilities, users, residentId } = await givenSetting(t);
    const { photoId } = await givenPhoto(t, { facilities, users }, { activityId });
    const path = { facilityId: facilities[0] };
    const listed = listOf(await t.call('listFacilityPhotos', { path, query: { residentId } }));
    const place = byId(listed, photoId) ? 'listed' : 'activity-only';
    t.observe('activity-photo-in-facility-list', 'uploadActivityPhoto', place);
  },
});

check({
  id: 'photos.type-of-an-activity-photo',
  says: 'Records which type a photo has that was uploaded to an activity.',
  clauses: ['PHO-46'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const type = (await givenPhoto(t, { facilities }, { activityId })).photo['type'];
    const known = type === 'activity' || type === 'gallery' ? type : undefined;
    t.observe('activity-photo-type', 'uploadActivityPhoto', known ?? `other: ${show(type)}`);
  },
});

check({
  id: 'photos.album-and-type-sent-to-an-activity',
  says: 'Records what the parts albumId and type do in an upload to an activity.',
  clauses: ['PHO-47'],
  negative: true,
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const albumId = await someAlbum(t, facilities[0]);
    const form = { ...formOf({ facilities }), albumId, type: 'postcard' };
    const answer = await uploadForm(t, form, { activityId });
    const photo = isSuccess(answer) ? dataOf(answer) : {};
    const [isIn, isOf] = [linksOf(photo, 'albumIds').includes(albumId), photo['type'] === 'postcard'];
    const outcomes = {
      refused: isRefused,
      taken: isIn && isOf,
      ignored: isSuccess(answer) && !isIn && !isOf,
    };
    const seen = isSuccess(answer) ? `${isIn ? 'the album' : 'the type'} alone` : `${answer.status}`;
    reading(t, 'activity-photo-album', answer, outcomes, seen);
  },
});
