import { digitsOf } from '../../domain/exact-integer.ts';
import { impossibleMove, statusAfter, type RideMove } from '../../domain/transportation-lifecycle.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { RequestAuthor } from '../../world/request-records.ts';
import type {
  TransportationDetails,
  TransportationRecurrence,
  TransportationRequestRecord,
} from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import type { OperationContext } from '../operation.ts';
import { dropFilesOf } from '../request-comments/files.ts';
import { updatedAt } from '../updated-at.ts';
import { stateOfRide } from './view.ts';

/** The validated details of a request, and its creator. */
interface NewRide {
  readonly residentId: string;
  readonly facilityId: string;
  readonly details: TransportationDetails;
  readonly creator: RequestAuthor;
  readonly mileage?: number | null;
  readonly recurrence?: TransportationRecurrence | null;
}

const phoneOf = ({ id }: RequestAuthor, { store }: World): string | null => {
  const number = store.connections.find(id)?.phoneNumber ?? null;
  return store.residents.find(id)?.phone ?? (number === null ? null : digitsOf(number));
};

/** A pending request that is made now; nothing is announced. */
const insertRequest = (ride: NewRide, world: World): TransportationRequestRecord => {
  // TRA-51
  const { residentId, facilityId, details, creator, mileage = null, recurrence = null } = ride;
  return world.store.transportationRequests.insert({
    id: world.ids.next('trq'),
    ...{ residentId, facilityId, ...details, creator, mileage, recurrence },
    // TRA-43
    status: 'pending',
    // TRA-19
    driver: null,
    vehicle: null,
    creatorPhone: phoneOf(creator, world),
    created: isoOf(world.clock.now()),
    modified: null,
    isDeleted: false,
  });
};

/** The same, and notifies receivers. */
export const makeRequest = (ride: NewRide, context: OperationContext): TransportationRequestRecord => {
  const request = insertRequest(ride, context);
  context.announce('transportation_request.created', request.id);
  return request;
};

/** The refusal (409) of a move that the state does not allow, or undefined. */
export const immovable = (move: RideMove, request: TransportationRequestRecord): Refusal | undefined => {
  const reason = impossibleMove(move, stateOfRide(request));
  if (!reason) return undefined;
  return refuse('conflict', {
    promised: reason.needed,
    found: `${reason.found}.`,
    next: 'read the request again, or create a new one.',
  });
};

/** Moves a request to its new status with further changes, and notifies receivers. The move must be possible. */
export const moveRequest = (
  move: RideMove,
  request: TransportationRequestRecord,
  changes: Partial<Pick<TransportationRequestRecord, 'driver' | 'vehicle'>>,
  context: OperationContext,
): TransportationRequestRecord => {
  const moved = context.store.transportationRequests.replace({
    ...request,
    ...changes,
    status: statusAfter(move, request.status),
    modified: updatedAt(request.modified ?? request.created, context),
  });
  context.announce('transportation_request.updated', request.id);
  return moved;
};

/**
 * Replaces the details of a request. Whether receivers are notified when nothing changed is an open choice (TRA-74,
 * TRA-76).
 */
export const replaceRequest = (
  request: TransportationRequestRecord,
  details: TransportationDetails,
  context: OperationContext,
): TransportationRequestRecord => {
  const changed = { ...request, ...details };
  const isSame = JSON.stringify(changed) === JSON.stringify(request);
  const replaced = context.store.transportationRequests.replace({
    ...changed,
    modified: updatedAt(request.modified ?? request.created, context),
  });
  if (!isSame || context.choose('unchanged-transportation-event', { fires: true, silent: false }))
    context.announce('transportation_request.updated', request.id);
  return replaced;
};

/** Staff delete a request in any state, with its comments. */
export const deleteRequest = (request: TransportationRequestRecord, context: OperationContext): void => {
  const { transportationRequests, requestComments } = context.store;
  dropFilesOf(request.id, context);
  for (const { id } of requestComments.filter(({ requestId }) => requestId === request.id))
    requestComments.remove(id);
  // TRA-41
  transportationRequests.replace({ ...request, isDeleted: true });
  context.announce('transportation_request.deleted', request.id);
};
