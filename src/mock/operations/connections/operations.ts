import { undeletable, unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { updatedAt } from '../updated-at.ts';
import { deleteConnectionAvatar, uploadConnectionAvatar } from './avatar.ts';
import { createConnection } from './create.ts';
import { listConnections, listResidentConnections } from './list.ts';
import { replaceConnection } from './replace.ts';
import { connectionView } from './view.ts';

const getConnection: Handler<'getConnection'> = ({ path }, context) => {
  // CON-31
  const connection = context.store.connections.find(path.connectionId);
  if (!connection) return unreadable('getConnection', 'a connection', path.connectionId, context);
  // CON-44
  const isGone =
    connection.status === 'deleted' &&
    context.choose('read-deleted-record', { kept: false, 'not-found': true }, 'getConnection');
  return isGone
    ? unknown('a connection', connection.id)
    : { status: 200, body: { data: connectionView(connection, context) } };
};

/** A soft delete. A second delete of the same connection changes nothing. */
const deleteConnection: Handler<'deleteConnection'> = ({ path }, context) => {
  const { connections } = context.store;
  const connection = connections.find(path.connectionId);
  if (!connection) return undeletable('deleteConnection', 'a connection', path.connectionId, context);
  if (connection.status !== 'deleted')
    connections.replace({
      ...connection,
      status: 'deleted',
      updated: updatedAt(connection.updated, context),
    });
  return { status: 204, body: undefined };
};

/** The section Connections of the interface. */
export const connectionOperations: OperationsOf<'connections'> = {
  listConnections,
  createConnection,
  getConnection,
  replaceConnection,
  deleteConnection,
  uploadConnectionAvatar,
  deleteConnectionAvatar,
  listResidentConnections,
};
