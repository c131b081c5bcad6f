import type { QueryOf } from '../../../../openapi/generated/contract.ts';
import { isRefusal } from '../../http/problem.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import { folded } from '../../world/secondary-keys.ts';
import { exampleConnection } from '../flat-examples/alternate-shape.ts';
import { parentless } from '../lookup.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { inListOrder } from '../order.ts';
import { byLastName } from '../person-name.ts';
import { wholeValue } from '../text-filter.ts';
import { connectionView } from './view.ts';

type ListOperation = 'listConnections' | 'listResidentConnections';

/** The connections that a list holds, in its order. */
const listed = (
  operation: ListOperation,
  found: readonly ConnectionRecord[],
  context: OperationContext,
): readonly ConnectionRecord[] => {
  const { connections } = context.store;
  const showsDeleted = context.choose(
    'deleted-in-default-list',
    { 'left-out': false, listed: true },
    operation,
  );
  // CON-02
  const kept = found.filter(({ status }) => showsDeleted || status !== 'deleted');
  return inListOrder(operation, connections, kept, byLastName, context);
};

const views = (connections: readonly ConnectionRecord[], context: OperationContext) =>
  connections.map((one) => connectionView(one, context));

const holds = (ids: readonly string[], wanted: string | undefined): boolean =>
  wanted === undefined || ids.includes(wanted);

/** The candidates for the filters: the smallest indexed set that holds all matches. */
const candidates = (
  { externalId, email, residentId, facilityId }: QueryOf<'listConnections'>,
  { store: { connections } }: OperationContext,
): readonly ConnectionRecord[] => {
  if (externalId !== undefined) return connections.where('externalId', folded(externalId));
  if (email !== undefined) return connections.where('email', folded(email));
  if (residentId !== undefined) return connections.where('resident', residentId);
  return facilityId === undefined ? connections.all() : connections.where('facility', facilityId);
};

/** GET P/connections: all filters that are sent have to be passed. */
export const listConnections: Handler<'listConnections'> = ({ query }, context) => {
  const isSame = wholeValue(context);
  const passes = (one: ConnectionRecord): boolean =>
    // CON-03
    holds(one.facilityIds, query.facilityId) &&
    // CON-04
    holds(one.residentIds, query.residentId) &&
    // CON-05, CON-06
    isSame(one.email, query.email) &&
    // CON-07
    isSame(one.externalId, query.externalId);
  const found = listed('listConnections', candidates(query, context).filter(passes), context);
  const { residentId } = query;
  const isReference =
    residentId === undefined ||
    context.choose('flat-twins', { reference: true, example: false }, 'listConnections');
  const data = isReference ? views(found, context) : found.map((one) => exampleConnection(one, residentId));
  return { status: 200, body: { data } };
};

/** GET P/residents/{residentId}/connections */
export const listResidentConnections: Handler<'listResidentConnections'> = ({ path }, context) => {
  const { residentId } = path;
  if (!context.store.residents.find(residentId)) {
    const none = parentless('listResidentConnections', 'a resident', residentId, [], context);
    return isRefusal(none) ? none : { status: 200, body: { data: none } };
  }
  // CON-68, CON-69
  const linked = context.store.connections.where('resident', residentId);
  return { status: 200, body: { data: views(listed('listResidentConnections', linked, context), context) } };
};
