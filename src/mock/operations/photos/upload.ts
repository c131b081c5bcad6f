import { idsIn } from '../../domain/id-list.ts';
import type { Form, Upload } from '../../http/form.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { PhotoType } from '../../world/photos-records.ts';
import { pictureIn, refusePicture } from '../avatars.ts';
import { joined } from '../../http/octets.ts';
import { createdReply } from '../created-reply.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { unknown } from '../lookup.ts';
import { fates, openMember, readOneOf, readText } from '../open-members.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { linksTo } from './links.ts';
import { addPhoto, type NewPhoto } from './record.ts';
import { photoView } from './view.ts';

type Uploading = 'uploadPhoto' | 'uploadActivityPhoto';

/** The parts that both uploads take. */
type Parts = Pick<NewPhoto, 'picture' | 'facilityIds' | 'userIds' | 'caption'>;

const typeIn = readOneOf<PhotoType>(['gallery', 'activity', 'family', 'dining', 'designer', 'postcard']);

const ENCORE = new TextEncoder().encode('\u0000written anew');

/** The file as it is served: the same bytes, or other bytes of the same picture. */
const served = (upload: Upload, operation: Uploading, context: OperationContext): Upload =>
  context.choose(
    'photo-url-bytes',
    {
      'same-bytes': () => upload,
      'other-bytes': () => ({ ...upload, bytes: joined([upload.bytes, ENCORE]) }),
    },
    operation,
  )();

const readPicture = (form: Form, operation: Uploading, context: OperationContext): Upload | Refusal => {
  const picture = pictureIn(form);
  if (picture !== undefined && !isRefusal(picture)) return served(picture, operation, context);
  const statuses = { 'bad-request': 400, unprocessable: 422, 'another-refusal': 409 };
  const status = context.choose('missing-required-status', statuses, operation);
  return refusePicture('no file in it', 'required', status);
};

const readParts = (form: Form, operation: Uploading, context: OperationContext): Parts | Refusal => {
  const picture = readPicture(form, operation, context);
  if (isRefusal(picture)) return picture;
  const facilities = idsIn(form.fields['facilities'] ?? '');
  if (facilities.length === 0)
    return lackingMembers(['facilities'], 'A photo needs at least one facility.', operation, context);
  const facilityIds = linksTo('facilities', facilities, operation, context);
  if (isRefusal(facilityIds)) return facilityIds;
  const userIds = linksTo('users', idsIn(form.fields['users'] ?? ''), operation, context);
  if (isRefusal(userIds)) return userIds;
  // PHO-36, PHO-37, PHO-38
  return { picture, facilityIds, userIds, caption: form.fields['caption'] ?? '' };
};

/** A form names one album, or none if the field is empty (PHO-39). */
const albumIn = (albumId: string | undefined, operation: Uploading, context: OperationContext) =>
  linksTo('albumId', albumId ? [albumId] : [], operation, context);

const uploadReply = (operation: Uploading, photo: NewPhoto, context: OperationContext) => {
  const added = addPhoto(photo, context);
  return isRefusal(added) ? added : createdReply(operation, { data: photoView(added, context) }, context);
};

/** POST P/photos */
export const uploadPhoto: Handler<'uploadPhoto'> = ({ body, acting }, context) => {
  const parts = readParts(body, 'uploadPhoto', context);
  if (isRefusal(parts)) return parts;
  const albumIds = albumIn(body.fields['albumId'], 'uploadPhoto', context);
  if (isRefusal(albumIds)) return albumIds;
  // PHO-41
  const type = typeIn(body.fields['type'], false) ?? 'gallery';
  const creator = { id: acting.id, name: acting.name };
  return uploadReply(
    'uploadPhoto',
    { ...parts, type, creator, albumIds, tagIds: [], activityId: null },
    context,
  );
};

/** The type of a photo of an activity if the form does not say it. */
export const activityPhotoType = (context: OperationContext): PhotoType =>
  context.choose('activity-photo-type', { activity: 'activity', gallery: 'gallery' } as const);

/** POST P/activities/{activityId}/photos */
export const uploadActivityPhoto: Handler<'uploadActivityPhoto'> = ({ path, body, acting }, context) => {
  const activity = context.store.activities.find(path.activityId);
  if (!activity) return unknown('an activity', path.activityId);
  const gone = refusedBelowDeleted(activity, 'uploadActivityPhoto', context);
  if (gone) return gone;
  const parts = readParts(body, 'uploadActivityPhoto', context);
  if (isRefusal(parts)) return parts;
  const fate = context.choose('activity-photo-album', fates);
  const sentType = openMember(body.fields, 'type', typeIn, fate, 'uploadActivityPhoto', context);
  if (isRefusal(sentType)) return sentType;
  const albumId = openMember(body.fields, 'albumId', readText, fate, 'uploadActivityPhoto', context);
  if (isRefusal(albumId)) return albumId;
  const albumIds = albumIn(albumId, 'uploadActivityPhoto', context);
  if (isRefusal(albumIds)) return albumIds;
  const type = sentType ?? activityPhotoType(context);
  const creator = { id: acting.id, name: acting.name };
  return uploadReply(
    'uploadActivityPhoto',
    { ...parts, type, creator, albumIds, tagIds: [], activityId: activity.id },
    context,
  );
};
