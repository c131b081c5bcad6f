import { isRefusal } from '../../http/problem.ts';
import { avatarReply, clearPicture, pictureIn, setPicture, withoutPicture } from '../avatars.ts';
import { undeletable, unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { standardPicture } from '../standard-picture.ts';

const STANDARD = { name: 'standard.png', type: 'image/png', bytes: standardPicture };

/** POST P/connections/{connectionId}/avatar: the file is optional; the effect without it is an open choice. */
export const uploadConnectionAvatar: Handler<'uploadConnectionAvatar'> = ({ path, body }, context) => {
  const { connections } = context.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return unknown('a connection', path.connectionId);
  const picture = pictureIn(body);
  if (isRefusal(picture)) return picture;
  const operation = 'uploadConnectionAvatar';
  // CON-62
  const pictured = picture
    ? setPicture(connections, connection, picture, operation, context)
    : context.choose('avatar-without-file', {
        'no-op': () => connection,
        clears: () => clearPicture(connections, connection, operation, context),
        'default-picture': () => setPicture(connections, connection, STANDARD, operation, context),
      })();
  return isRefusal(pictured) ? pictured : avatarReply(pictured, context);
};

/** DELETE P/connections/{connectionId}/avatar */
export const deleteConnectionAvatar: Handler<'deleteConnectionAvatar'> = ({ path }, context) => {
  const { connections } = context.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return undeletable('deleteConnectionAvatar', 'a connection', path.connectionId, context);
  if (connection.avatarFileId === null)
    return withoutPicture('deleteConnectionAvatar', connection.id, context);
  clearPicture(connections, connection, 'uploadConnectionAvatar', context);
  return { status: 204, body: undefined };
};
