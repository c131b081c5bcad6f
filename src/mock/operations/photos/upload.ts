import { idsIn } from '../../domain/id-list.ts';
import type { Form, Upload } from '../../http/body.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { PhotoType } from '../../world/photos-records.ts';
import { pictureIn, refusePicture } from '../avatars.ts';
import { createdReply } from '../created-reply.ts';
import { unknown } from '../lookup.ts';
import { fates, openMember, readOneOf, readText } from '../open-members.ts';
import type { Handler, Scene } from '../operation.ts';
import { linksTo } from './links.ts';
import { addPhoto, type NewPhoto } from './record.ts';
import { photoView } from './view.ts';

type Uploading = 'uploadPhoto' | 'uploadActivityPhoto';

/** The parts that both uploads take. */
type Parts = Pick<NewPhoto, 'picture' | 'facilityIds' | 'userIds' | 'caption'>;

const typeIn = readOneOf<PhotoType>(['gallery', 'activity', 'family', 'dining', 'designer', 'postcard']);

const ENCORE = new TextEncoder().encode('\u0000written anew');

/** The file as it is served: the very bytes, or others with the same picture in them. */
const served = (upload: Upload, operation: Uploading, scene: Scene): Upload =>
  scene.choose(
    'photo-url-bytes',
    {
      'same-bytes': () => upload,
      'other-bytes': () => ({ ...upload, bytes: new Uint8Array(Buffer.concat([upload.bytes, ENCORE])) }),
    },
    operation,
  )();

const readPicture = (form: Form, operation: Uploading, scene: Scene): Upload | Refusal => {
  const picture = pictureIn(form);
  if (picture !== undefined && !isRefusal(picture)) return served(picture, operation, scene);
  const statuses = { 'bad-request': 400, unprocessable: 422, 'another-refusal': 409 };
  const status = scene.choose('missing-required-status', statuses, operation);
  return refusePicture('no file in it', 'required', status);
};

const readParts = (form: Form, operation: Uploading, scene: Scene): Parts | Refusal => {
  const picture = readPicture(form, operation, scene);
  if (isRefusal(picture)) return picture;
  const facilities = idsIn(form.fields['facilities'] ?? '');
  if (facilities.length === 0)
    return lackingMembers(['facilities'], 'A photo belongs to a facility at least.', operation, scene);
  const facilityIds = linksTo('facilities', facilities, operation, scene);
  if (isRefusal(facilityIds)) return facilityIds;
  const userIds = linksTo('users', idsIn(form.fields['users'] ?? ''), operation, scene);
  if (isRefusal(userIds)) return userIds;
  // PHO-36, PHO-37, PHO-38
  return { picture, facilityIds, userIds, caption: form.fields['caption'] ?? '' };
};

/** A form names one album or, where its field was left empty, none (PHO-39). */
const albumIn = (albumId: string | undefined, operation: Uploading, scene: Scene) =>
  linksTo('albumId', albumId ? [albumId] : [], operation, scene);

const uploadReply = (operation: Uploading, photo: NewPhoto, scene: Scene) => {
  const added = addPhoto(photo, scene);
  return isRefusal(added) ? added : createdReply(operation, { data: photoView(added, scene) }, scene);
};

/** POST P/photos */
export const uploadPhoto: Handler<'uploadPhoto'> = ({ body, acting }, scene) => {
  const parts = readParts(body, 'uploadPhoto', scene);
  if (isRefusal(parts)) return parts;
  const albumIds = albumIn(body.fields['albumId'], 'uploadPhoto', scene);
  if (isRefusal(albumIds)) return albumIds;
  // PHO-41
  const type = typeIn(body.fields['type'], false) ?? 'gallery';
  const creator = { id: acting.id, name: acting.name };
  return uploadReply(
    'uploadPhoto',
    { ...parts, type, creator, albumIds, tagIds: [], activityId: null },
    scene,
  );
};

/** The type of a photo of an activity of which nobody says it. */
export const activityPhotoType = (scene: Scene): PhotoType =>
  scene.choose('activity-photo-type', { activity: 'activity', gallery: 'gallery' } as const);

/** POST P/activities/{activityId}/photos */
export const uploadActivityPhoto: Handler<'uploadActivityPhoto'> = ({ path, body, acting }, scene) => {
  const activity = scene.store.activities.find(path.activityId);
  if (!activity || activity.isDeleted) return unknown('an activity', path.activityId);
  const parts = readParts(body, 'uploadActivityPhoto', scene);
  if (isRefusal(parts)) return parts;
  const fate = scene.choose('activity-photo-album', fates);
  const sentType = openMember(body.fields, 'type', typeIn, fate, 'uploadActivityPhoto', scene);
  if (isRefusal(sentType)) return sentType;
  const albumId = openMember(body.fields, 'albumId', readText, fate, 'uploadActivityPhoto', scene);
  if (isRefusal(albumId)) return albumId;
  const albumIds = albumIn(albumId, 'uploadActivityPhoto', scene);
  if (isRefusal(albumIds)) return albumIds;
  const type = sentType ?? activityPhotoType(scene);
  const creator = { id: acting.id, name: acting.name };
  return uploadReply(
    'uploadActivityPhoto',
    { ...parts, type, creator, albumIds, tagIds: [], activityId: activity.id },
    scene,
  );
};
