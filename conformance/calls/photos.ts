import { field, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { onceEach } from '../kit/once.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { inTurns } from '../factories/many.ts';
import { linksOf } from '../factories/photos-links.ts';
import { captionWord, formOf, givenPhoto, photoActivity } from '../factories/photos.ts';
import { givenResident } from '../factories/residents.ts';
import type { Alone, Makes, ValidCalls } from './call.ts';
import { activityFor, newOrUntouched, residentFor } from './people.ts';
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

/** A resident to tag, and the resident's facility. */
const subject = async (t: Tools, isAlone: Alone = false) => {
  const { residentId, facilityId } = await residentFor(t, isAlone);
  return { residentId, path: { facilityId }, parts: { facilities: [facilityId], users: [residentId] } };
};

const one = newOrUntouched(async (t: Tools) => {
  const { residentId, path: where, parts } = await subject(t);
  const { photoId } = await givenPhoto(t, { ...parts, caption: captionWord(t) });
  const path = { photoId };
  const readState = async () => dataOf(await t.call('getPhoto', { path }));
  return { path, readState, residentId, where };
});

/** The ids of listed photos with this resident or this caption. */
const ownIn = (photos: readonly JsonObject[], residentId: string, caption: string): readonly string[] =>
  idsOf(
    photos.filter(
      (photo) => linksOf(photo, 'users').includes(residentId) || field(photo, 'caption.text') === caption,
    ),
  );

/**
 * A number of photos of one resident. One photo without the resident is made before them and one after them,
 * so the filter is tested in every order of the list.
 */
const photosOfOne = onceEach(async (t: Tools, count: number) => {
  const { residentId, path, parts } = await subject(t, true);
  const { users: _, ...untagged } = parts;
  await givenPhoto(t, untagged);
  const ids = await inTurns(count, async () => (await givenPhoto(t, parts)).photoId);
  await givenPhoto(t, untagged);
  return { path, query: { residentId }, ids };
});

/**
 * A number of photos of one activity with one resident. One photo of another activity and another resident is
 * made before them and one after them.
 */
const photosOfActivity = onceEach(async (t: Tools, count: number) => {
  const { residentId, path, parts } = await subject(t, true);
  const { residentId: other } = await givenResident(t);
  const { activityId } = await photoActivity(t);
  const { activityId: elsewhere } = await photoActivity(t);
  const ofAnother = async () => givenPhoto(t, { ...parts, users: [other] }, { activityId: elsewhere });
  await ofAnother();
  const ids = await inTurns(count, async () => (await givenPhoto(t, parts, { activityId })).photoId);
  await ofAnother();
  return { activityId, residentId, path, ids };
});

/**
 * Many photos of an activity, if the list of the facility holds photos of activities, which is open; else
 * photos without an activity.
 */
async function photosOfFacility(t: Tools, count: number) {
  const { residentId, path, ids } = await photosOfActivity(t, count);
  const query = { residentId };
  const page = await t.call('listFacilityPhotos', { path, query });
  return isSuccess(page) && (count === 0 || listOf(page).length > 0)
    ? { path, query, ids }
    : photosOfOne(t, count);
}

const MAKES: Makes = {
  path: (answer) => ({ photoId: String(field(answer.json, 'data.id')) }),
  read: 'getPhoto',
  remove: 'deletePhoto',
};

export const photoCalls: ValidCalls<Operations> = {
  listFacilityPhotos: {
    ready: async (t) => {
      const { residentId, where: path } = await one(t, 'untouched');
      return { path, query: { residentId } };
    },
    fill: photosOfFacility,
  },
  listResidentPhotos: {
    ready: async (t) => {
      const { residentId } = await one(t, 'untouched');
      return { path: { residentId } };
    },
    fill: async (t, count) => {
      const { residentId, ids } = await photosOfActivity(t, count);
      return { path: { residentId }, query: {}, ids };
    },
  },
  uploadPhoto: {
    ready: async (t, isAlone) => {
      const { residentId, path, parts } = await subject(t, isAlone);
      const caption = captionWord(t);
      const form = formOf({ ...parts, caption });
      const readState = async () => {
        const query = { residentId, pageSize: 100 };
        const inFacility = listOf(await t.call('listFacilityPhotos', { path, query }));
        const ofResident = listOf(await t.call('listResidentPhotos', { path: { residentId } }));
        return [inFacility, ofResident].map((photos) => ownIn(photos, residentId, caption));
      };
      return { file: picture, form, readState };
    },
    makes: MAKES,
  },
  getPhoto: { ready: async (t, isAlone) => ({ path: (await one(t, isAlone || 'untouched')).path }) },
  updatePhoto: {
    ready: async (t, isAlone) => {
      const { path, readState, residentId } = await one(t, isAlone);
      return { path, readState, body: { caption: captionWord(t, 'terrace'), users: [residentId], tags: [] } };
    },
    keeps: ['users', 'tags'],
  },
  deletePhoto: {
    ready: async (t, isAlone) => {
      const { path, readState } = await one(t, isAlone);
      return { path, readState };
    },
  },
  listActivityPhotos: {
    ready: async (t) => {
      const { activityId, facilityId } = await activityFor(t);
      await givenPhoto(t, { facilities: [facilityId], caption: captionWord(t) }, { activityId });
      return { path: { activityId } };
    },
    fill: async (t, count) => {
      const { activityId, ids } = await photosOfActivity(t, count);
      return { path: { activityId }, query: {}, ids };
    },
  },
  // It is open whether the list of the facility holds the photo, but the lists of its activity and of its
  // residents do.
  uploadActivityPhoto: {
    ready: async (t, isAlone) => {
      const { activityId, facilityId } = await activityFor(t, isAlone);
      const { residentId } = await residentFor(t, isAlone);
      const path = { activityId };
      const form = formOf({ facilities: [facilityId], users: [residentId], caption: captionWord(t) });
      const readState = async () => [
        idsOf(listOf(await t.call('listActivityPhotos', { path }))),
        idsOf(listOf(await t.call('listResidentPhotos', { path: { residentId } }))),
      ];
      return { path, file: picture, form, readState };
    },
    makes: MAKES,
  },
};
