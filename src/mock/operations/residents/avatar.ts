import { isRefusal } from '../../http/problem.ts';
import {
  avatarReply,
  clearPicture,
  pictureIn,
  refusePicture,
  setPicture,
  withoutPicture,
} from '../avatars.ts';
import { undeletable, unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';

/** POST P/residents/{residentId}/avatar */
export const uploadResidentAvatar: Handler<'uploadResidentAvatar'> = ({ path, body }, context) => {
  const { residents } = context.store;
  const resident = residents.find(path.residentId);
  if (!resident) return unknown('a resident', path.residentId);
  const picture = pictureIn(body);
  if (picture === undefined || isRefusal(picture)) {
    const statuses = { 'bad-request': 400, unprocessable: 422, 'another-refusal': 409 };
    const status = context.choose('missing-required-status', statuses, 'uploadResidentAvatar');
    return refusePicture('no file in it', 'required', status);
  }
  const pictured = setPicture(residents, resident, picture, 'uploadResidentAvatar', context);
  return isRefusal(pictured) ? pictured : avatarReply(pictured, context);
};

/** DELETE P/residents/{residentId}/avatar */
export const deleteResidentAvatar: Handler<'deleteResidentAvatar'> = ({ path }, context) => {
  const { residents } = context.store;
  const resident = residents.find(path.residentId);
  if (!resident) return undeletable('deleteResidentAvatar', 'a resident', path.residentId, context);
  if (resident.avatarFileId === null) return withoutPicture('deleteResidentAvatar', resident.id, context);
  clearPicture(residents, resident, 'uploadResidentAvatar', context);
  return { status: 204, body: undefined };
};
