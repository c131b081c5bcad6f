import { field, type JsonObject } from '../kit/json.ts';
import { onceEach } from '../kit/once.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { inTurns } from '../factories/many.ts';
import { linksOf } from '../factories/photos-links.ts';
import { captionWord, formOf, givenPhoto, photoActivity } from '../factories/photos.ts';
import { givenResident } from '../factories/residents.ts';
import type { Makes, ValidCalls } from './call.ts';
import { activityFor, residentFor } from './people.ts';
import { picture } from './picture.ts';

type Operations =
  | 'listFacilityPhotos'
  | 'listResidentPhotos'
  | 'uploadPhoto'
  | 'getPhoto'
  | 'updatePhoto'
  | 'deletePhoto'
  | 'listActivityPhotos'
  | 'uploadActivityPhoto';

/** Somebody to tag, and the facility of the home. */
const subject = async (t: Tools, isAlone = false) => {
  const { residentId, facilityId } = await residentFor(t, isAlone);
  return { residentId, path: { facilityId }, parts: { facilities: [facilityId], users: [residentId] } };
};

const onOne = async (t: Tools) => {
  const { residentId, parts } = await subject(t);
  const { photoId } = await givenPhoto(t, { ...parts, caption: captionWord(t) });
  const path = { photoId };
  const look = async () => dataOf(await t.call('getPhoto', { path }));
  return { path, look, residentId };
};

/** The ids of listed photos in which the resident is tagged, or whose caption is this. */
const ownIn = (photos: readonly JsonObject[], residentId: string, caption: string): readonly string[] =>
  idsOf(
    photos.filter(
      (photo) => linksOf(photo, 'users').includes(residentId) || field(photo, 'caption.text') === caption,
    ),
  );

/** So many photos of one resident; before and after them one that is not theirs, whatever the order of a list. */
const photosOfOne = onceEach(async (t: Tools, count: number) => {
  const { residentId, path, parts } = await subject(t, true);
  const { residentId: other } = await givenResident(t);
  const { users: _, ...ofNobody } = parts;
  await givenPhoto(t, ofNobody);
  const ids = await inTurns(count, async () => (await givenPhoto(t, parts)).photoId);
  await givenPhoto(t, { ...parts, users: [other] });
  return { residentId, path, ids };
});

const MAKES: Makes = {
  path: (answer) => ({ photoId: String(field(answer.json, 'data.id')) }),
  read: 'getPhoto',
  remove: 'deletePhoto',
};

export const photoCalls: ValidCalls<Operations> = {
  listFacilityPhotos: {
    ready: async (t) => {
      const { residentId, path, parts } = await subject(t);
      await givenPhoto(t, { ...parts, caption: captionWord(t) });
      return { path, query: { residentId } };
    },
    fill: async (t, count) => {
      const { residentId, path, ids } = await photosOfOne(t, count);
      return { path, query: { residentId }, ids };
    },
  },
  listResidentPhotos: {
    ready: async (t) => {
      const { residentId, parts } = await subject(t);
      await givenPhoto(t, { ...parts, caption: captionWord(t) });
      return { path: { residentId } };
    },
    fill: async (t, count) => {
      const { residentId, ids } = await photosOfOne(t, count);
      return { path: { residentId }, query: {}, ids };
    },
  },
  uploadPhoto: {
    ready: async (t, isAlone) => {
      const { residentId, path, parts } = await subject(t, isAlone);
      const caption = captionWord(t);
      const form = formOf({ ...parts, caption });
      const look = async () => {
        const query = { residentId, pageSize: 100 };
        const inFacility = listOf(await t.call('listFacilityPhotos', { path, query }));
        const ofResident = listOf(await t.call('listResidentPhotos', { path: { residentId } }));
        return [inFacility, ofResident].map((photos) => ownIn(photos, residentId, caption));
      };
      return { file: picture, form, look };
    },
    makes: MAKES,
  },
  getPhoto: { ready: async (t) => ({ path: (await onOne(t)).path }) },
  updatePhoto: {
    ready: async (t) => {
      const { path, look, residentId } = await onOne(t);
      return { path, look, body: { caption: captionWord(t, 'terrace'), users: [residentId], tags: [] } };
    },
    keeps: ['users', 'tags'],
  },
  deletePhoto: { ready: onOne },
  listActivityPhotos: {
    ready: async (t) => {
      const { activityId, facilityId } = await activityFor(t);
      await givenPhoto(t, { facilities: [facilityId], caption: captionWord(t) }, { activityId });
      return { path: { activityId } };
    },
    fill: async (t, count) => {
      const { activityId, facilities } = await photoActivity(t);
      const { activityId: other } = await photoActivity(t);
      await givenPhoto(t, { facilities }, { activityId: other });
      const ids = await inTurns(
        count,
        async () => (await givenPhoto(t, { facilities }, { activityId })).photoId,
      );
      await givenPhoto(t, { facilities }, { activityId: other });
      return { path: { activityId }, query: {}, ids };
    },
  },
  // Whether the facility lists it is open, but its activity and whoever is tagged in it do.
  uploadActivityPhoto: {
    ready: async (t, isAlone) => {
      const { activityId, facilityId } = await activityFor(t, isAlone);
      const { residentId } = await residentFor(t, isAlone);
      const path = { activityId };
      const form = formOf({ facilities: [facilityId], users: [residentId], caption: captionWord(t) });
      const look = async () => [
        idsOf(listOf(await t.call('listActivityPhotos', { path }))),
        idsOf(listOf(await t.call('listResidentPhotos', { path: { residentId } }))),
      ];
      return { path, file: picture, form, look };
    },
    makes: MAKES,
  },
};
