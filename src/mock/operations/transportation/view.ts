import type { components } from '../../../../openapi/generated/types.ts';
import { remembered } from '../../domain/remembered.ts';
import { impossibleMove, type RideMove, type RideState } from '../../domain/transportation-lifecycle.ts';
import type { RidePattern } from '../../domain/transportation-occurrences.ts';
import type { Acting } from '../../world/acting.ts';
import type { TransportationRequestRecord } from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { requestCreatorView } from '../request-creator.ts';

type Schemas = components['schemas'];

/** The facts of a request that decide its possible moves. */
export const stateOfRide = ({ status, recurrence }: TransportationRequestRecord): RideState => ({
  status,
  isRecurring: recurrence !== null,
});

/** The days of a recurring request; undefined of a one-off. */
export const patternOfRide = remembered(
  ({ date, recurrence }: TransportationRequestRecord): RidePattern | undefined =>
    recurrence === null ? undefined : { ...recurrence, date },
);

/** The values of canEdit and canCancel. */
const may = (
  move: RideMove,
  request: TransportationRequestRecord,
  acting: Pick<Acting, 'id'>,
  world: World,
): boolean => {
  const isCreator = request.creator.id === acting.id;
  const isPossible = impossibleMove(move, stateOfRide(request)) === undefined && !request.isDeleted;
  return world.choose('can-edit-can-cancel', {
    'when-served': isCreator && isPossible,
    'when-pending': isPossible,
    creator: isCreator,
  });
};

const needsView = (
  needs: TransportationRequestRecord['mobilityNeeds'],
  world: World,
): string | string[] | null => {
  if (needs === null) return null;
  const list = typeof needs === 'string' ? [needs] : [...needs];
  return world.choose('mobility-needs-form', { text: list.join(', '), list });
};

/** The reference number of a request: its creation number, which is never used again. */
export const rideReference = (request: TransportationRequestRecord, { store }: World): string =>
  `TR-${String(store.transportationRequests.positionOf(request)).padStart(5, '0')}`;

/** The view of a request for the acting user, or of its occurrence on a day (TRA-39). */
export const requestView = (
  request: TransportationRequestRecord,
  occurrenceDate: string | null,
  acting: Pick<Acting, 'id'>,
  world: World,
): Schemas['TransportationRequest'] => ({
  id: request.id,
  referenceNumber: rideReference(request, world),
  // TRA-11
  residentId: request.residentId,
  facilityId: request.facilityId,
  status: request.status,
  tripType: request.tripType,
  date: occurrenceDate ?? request.date,
  timezone: zoneOf(request.facilityId, world),
  appointmentTime: request.appointmentTime,
  pickupTime: request.pickupTime,
  returnTime: request.returnTime,
  pickupLocation: request.pickupLocation,
  destination: request.destination,
  destinationAddress: request.destinationAddress,
  transportationType: request.transportationType,
  mobilityNeeds: needsView(request.mobilityNeeds, world),
  notes: request.notes,
  mileage: request.mileage,
  // TRA-88
  driver: request.driver,
  vehicle: request.vehicle,
  // TRA-40
  isRecurring: request.recurrence !== null,
  occurrenceDate,
  creator: requestCreatorView(request, world),
  canEdit: may('replace', request, acting, world),
  canCancel: may('cancel', request, acting, world),
  created: request.created,
  modified: request.modified,
});
