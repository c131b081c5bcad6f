import type { BodyOf } from '../../openapi/generated/contract.ts';
import { picture } from '../calls/picture.ts';
import type { Answer } from '../kit/call.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { givenActivity, type ActivityBody } from './activities.ts';
import { precondition } from '../kit/precondition.ts';
import { someFacilities } from './facilities.ts';
import { givenResidents } from './registrations.ts';

export const PHOTO_TYPES = ['gallery', 'activity', 'family', 'dining', 'designer', 'postcard'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The parts of an upload without the file. */
export interface PhotoParts {
  readonly facilities: readonly string[];
  readonly users?: readonly string[];
  readonly albumId?: string;
  readonly type?: PhotoType;
  readonly caption?: string;
}

/** Where the photo is uploaded, who uploads it, and the file. */
export interface Uploading {
  readonly activityId?: string;
  readonly as?: Identity | string;
  readonly file?: FilePart;
}

interface GivenPhoto {
  readonly photoId: string;
  readonly parts: PhotoParts;
  /** The photo in the answer to the upload. */
  readonly photo: JsonObject;
}

/** The body of an update with all members, because it is open what happens to a member that is left out. */
export type PhotoUpdate = Required<BodyOf<'updatePhoto'>>;

/** The form fields of an upload; several ids are separated by commas. */
export function formOf({ facilities, users, ...rest }: PhotoParts): Record<string, string> {
  return { facilities: facilities.join(','), ...(users && { users: users.join(',') }), ...rest };
}

/** Uploads a photo, to an activity or to none. It is deleted when the check ends. */
export async function upload(
  t: Tools,
  parts: PhotoParts,
  { activityId, as, file = picture }: Uploading = {},
): Promise<Answer> {
  return uploadForm(t, formOf(parts), { file, ...(activityId && { activityId }), ...(as && { as }) });
}

/** Uploads a photo with any form fields. */
export async function uploadForm(
  t: Tools,
  form: Readonly<Record<string, string>>,
  { activityId, as, file = picture }: Uploading = {},
): Promise<Answer> {
  const extras = { file, form, ...(as !== undefined && { as }) };
  const answer =
    activityId === undefined
      ? await t.call('uploadPhoto', extras)
      : await t.call('uploadActivityPhoto', { path: { activityId }, ...extras });
  const photoId = isSuccess(answer) ? field(answer.json, 'data.id') : undefined;
  if (typeof photoId === 'string') t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
  return answer;
}

/** A new photo of the usual facility without tagged people, unless the parts say otherwise. */
export async function givenPhoto(
  t: Tools,
  parts: Partial<PhotoParts> = {},
  to: Uploading = {},
): Promise<GivenPhoto> {
  const all = { facilities: [(await t.facility()).id], ...parts };
  return precondition('a photo', async () => {
    const photo = dataOf(await upload(t, all, to));
    return { photoId: text(photo, 'id'), parts: all, photo };
  });
}

/** A new activity, and the facility in which it takes place. */
export async function photoActivity(
  t: Tools,
  overrides: Partial<ActivityBody> = {},
): Promise<{ activityId: string; facilities: [string] }> {
  const { activityId, facilityId } = await givenActivity(t, overrides);
  return { activityId, facilities: [facilityId] };
}

/** One activity for all checks that look only for their own photos in its list. */
export const sharedPhotoActivity = once((t: Tools) => photoActivity(t));

const people = once((t: Tools) => givenResidents(t, 3));

/**
 * One to three residents, shared by all checks that look only for their own photos in the lists of residents.
 */
export const taggable = async (t: Tools, count: 1 | 2 | 3): Promise<readonly string[]> =>
  (await people(t)).slice(0, count);

/**
 * Whether a photo may tag a person who lives in none of its facilities; tried once per run. The interface does not say
 * whom a photo may show.
 */
export const tagsGuests = once(async (t: Tools): Promise<boolean> => {
  const [, away] = await someFacilities(t);
  if (away === undefined) return true;
  const answer = await upload(t, { facilities: [away], users: await taggable(t, 1) });
  if (!isSuccess(answer)) return false;
  await t.call('deletePhoto', { path: { photoId: text(dataOf(answer), 'id') } });
  return true;
});

/** The facilities of a photo that tags people; their home is one of them if the target demands it. */
export async function placesOf(t: Tools, { facilities, users }: PhotoParts): Promise<readonly string[]> {
  if (users === undefined || (await tagsGuests(t))) return facilities;
  return [...new Set([(await t.facility()).id, ...facilities])];
}

/** One word that is in no other caption and no part of another word. */
export const captionWord = (t: Tools, label = 'garden'): string => `${label}${t.fresh.number()}`;
