import { isRefusal } from '../../http/problem.ts';
import { undeletable, unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { linksTo, tagsTo } from './links.ts';
import { listActivityPhotos, listFacilityPhotos, listResidentPhotos } from './list.ts';
import { livingPhoto } from './living.ts';
import { captionBy, changePhoto, removePhoto } from './record.ts';
import { uploadActivityPhoto, uploadPhoto } from './upload.ts';
import { photoView } from './view.ts';

const getPhoto: Handler<'getPhoto'> = ({ path: { photoId } }, context) => {
  const photo = context.store.photos.find(photoId);
  if (!photo) return unreadable('getPhoto', 'a photo', photoId, context);
  // PHO-59
  const isGone = context.choose('deleted-photo-read', { 'not-found': photo.isDeleted, flagged: false });
  return isGone ? unknown('a photo', photoId) : { status: 200, body: { data: photoView(photo, context) } };
};

const updatePhoto: Handler<'updatePhoto'> = ({ path, body, acting }, context) => {
  const photo = livingPhoto(path.photoId, context);
  if (!photo) return unknown('a photo', path.photoId);
  const nothing = { caption: null, userIds: [], tagIds: [] };
  // PHO-53
  const leftOut = context.choose('photo-put-omitted', { kept: photo, cleared: nothing });
  // PHO-51
  const userIds = body.users ? linksTo('users', body.users, 'updatePhoto', context) : leftOut.userIds;
  if (isRefusal(userIds)) return userIds;
  // PHO-52
  const tagIds = body.tags ? tagsTo(body.tags, context) : leftOut.tagIds;
  if (isRefusal(tagIds)) return tagIds;
  const caption =
    // PHO-50
    body.caption === undefined ? leftOut.caption : captionBy(body.caption, acting.id, context);
  // PHO-54
  const changed = changePhoto(photo, { caption, userIds, tagIds }, context);
  return { status: 200, body: { data: photoView(changed, context) } };
};

const deletePhoto: Handler<'deletePhoto'> = ({ path: { photoId } }, context) => {
  const photo = livingPhoto(photoId, context);
  if (!photo) return undeletable('deletePhoto', 'a photo', photoId, context);
  removePhoto(photo, context);
  return { status: 204, body: undefined };
};

/** The section Photos of the interface. */
export const photoOperations: OperationsOf<'photos'> = {
  listFacilityPhotos,
  listResidentPhotos,
  uploadPhoto,
  getPhoto,
  updatePhoto,
  deletePhoto,
  listActivityPhotos,
  uploadActivityPhoto,
};
