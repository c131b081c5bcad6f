import { isRefusal } from '../../http/problem.ts';
import { avatarReply, clearPicture, pictureIn, setPicture, withoutPicture } from '../avatars.ts';
import { unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { standardPicture } from '../standard-picture.ts';

const STANDARD = { name: 'standard.png', type: 'image/png', bytes: standardPicture };

/** POST P/connections/{connectionId}/avatar: the file may be left out, with an effect that is open. */
export const uploadConnectionAvatar: Handler<'uploadConnectionAvatar'> = ({ path, body }, scene) => {
  const { connections } = scene.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return unknown('a connection', path.connectionId);
  const picture = pictureIn(body);
  if (isRefusal(picture)) return picture;
  const operation = 'uploadConnectionAvatar';
  // CON-62
  const pictured = picture
    ? setPicture(connections, connection, picture, operation, scene)
    : scene.choose('avatar-without-file', {
        'no-op': () => connection,
        clears: () => clearPicture(connections, connection, operation, scene),
        'default-picture': () => setPicture(connections, connection, STANDARD, operation, scene),
      })();
  return isRefusal(pictured) ? pictured : avatarReply(pictured, scene);
};

/** DELETE P/connections/{connectionId}/avatar */
export const deleteConnectionAvatar: Handler<'deleteConnectionAvatar'> = ({ path }, scene) => {
  const { connections } = scene.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return unknown('a connection', path.connectionId);
  if (connection.avatarFileId === null) return withoutPicture('deleteConnectionAvatar', connection.id, scene);
  clearPicture(connections, connection, 'uploadConnectionAvatar', scene);
  return { status: 204, body: undefined };
};
