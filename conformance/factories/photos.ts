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
import { made } from '../kit/made.ts';
import { someFacilities } from './facilities.ts';
import { givenResidents } from './registrations.ts';

export const PHOTO_TYPES = ['gallery', 'activity', 'family', 'dining', 'designer', 'postcard'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The parts of an upload, its file aside. */
export interface PhotoParts {
  readonly facilities: readonly string[];
  readonly users?: readonly string[];
  readonly albumId?: string;
  readonly type?: PhotoType;
  readonly caption?: string;
}

/** Where an upload goes unless it is told otherwise, by whom, and what file it brings. */
export interface Uploading {
  readonly activityId?: string;
  readonly as?: Identity | string;
  readonly file?: FilePart;
}

interface GivenPhoto {
  readonly photoId: string;
  readonly parts: PhotoParts;
  /** As the upload answered it. */
  readonly photo: JsonObject;
}

/** What an update sends; a check that judges one member sends them all, since what is left out is open. */
export type PhotoUpdate = Required<BodyOf<'updatePhoto'>>;

/** The fields of a form: several ids stand with commas between them. */
export function formOf({ facilities, users, ...rest }: PhotoParts): Record<string, string> {
  return { facilities: facilities.join(','), ...(users && { users: users.join(',') }), ...rest };
}

/** Uploads a photo, to an activity or to none; one that is taken is deleted when the check is over. */
export async function upload(
  t: Tools,
  parts: PhotoParts,
  { activityId, as, file = picture }: Uploading = {},
): Promise<Answer> {
  return uploadForm(t, formOf(parts), { file, ...(activityId && { activityId }), ...(as && { as }) });
}

/** The same with any fields. */
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

/** A new photo of the usual facility, of nobody, unless parts say otherwise. */
export async function givenPhoto(
  t: Tools,
  parts: Partial<PhotoParts> = {},
  to: Uploading = {},
): Promise<GivenPhoto> {
  const all = { facilities: [(await t.facility()).id], ...parts };
  return made('a photo', async () => {
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

/** The same activity for every check that looks in its list for the own photos alone. */
export const sharedPhotoActivity = once((t: Tools) => photoActivity(t));

const people = once((t: Tools) => givenResidents(t, 3));

/** Residents whom every check tags that looks in their lists for the own photos alone: three at most. */
export const taggable = async (t: Tools, count: 1 | 2 | 3): Promise<readonly string[]> =>
  (await people(t)).slice(0, count);

/**
 * Tried once per run: may somebody be tagged in a photo of which no facility is their home? The interface does not say
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

/** The facilities of a photo that shows people: their home is among them where the target asks for that. */
export async function placesOf(t: Tools, { facilities, users }: PhotoParts): Promise<readonly string[]> {
  if (users === undefined || (await tagsGuests(t))) return facilities;
  return [...new Set([(await t.facility()).id, ...facilities])];
}

/** One word that no other caption holds and that is no part of another word. */
export const captionWord = (t: Tools, label = 'garden'): string => `${label}${t.fresh.number()}`;
