import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import type { RideMove } from '../../domain/transportation-lifecycle.ts';
import { lastRideDay } from '../../domain/transportation-occurrences.ts';
import { dateOfInstant } from '../../domain/calendar-day.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { zoneOf } from '../../operations/activities/occasion.ts';
import { unknown } from '../../operations/lookup.ts';
import { authorWithId, staffAuthorAt } from '../../operations/request-comments/author.ts';
import {
  deleteRequest,
  immovable,
  makeRequest,
  moveRequest,
} from '../../operations/transportation/requests.ts';
import { settingsOf, WEEKDAYS } from '../../operations/transportation/settings.ts';
import type {
  OperationHours,
  TransportationDetails,
  TransportationRecurrence,
  TransportationRequestRecord,
} from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import type { Lever, Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

type SentHours = NonNullable<LeverInput<'edit-transportation-settings'>['hoursOfOperation']>[number];

const invalid = (promised: string, found: string, next: string): Refusal =>
  refuse('invalid-input', { promised, found, next });

const refusedHours = ({ dayOfWeek, date, startTime, endTime }: SentHours): Refusal | undefined => {
  if ((dayOfWeek === undefined) === (date === undefined))
    return invalid(
      'An entry of the hours of operation must have either a day of the week or a date.',
      dayOfWeek === undefined ? 'neither.' : 'both.',
      'send one entry for each.',
    );
  if (startTime === undefined || endTime === undefined || startTime <= endTime) return undefined;
  return invalid(
    'The hours of operation must end after they start.',
    `${startTime} to ${endTime}.`,
    'send one entry for each day.',
  );
};

const hoursOf = ({ dayOfWeek, date, ...hours }: SentHours): OperationHours => ({
  dayOfWeek: dayOfWeek === undefined ? null : WEEKDAYS.indexOf(dayOfWeek),
  date: date ?? null,
  notAvailable: hours.notAvailable ?? false,
  startTime: hours.startTime ?? null,
  endTime: hours.endTime ?? null,
});

const editSettings: Lever<'edit-transportation-settings'> = (
  { facilityId, hoursOfOperation, ...changes },
  context,
) => {
  const { facilities, transportationSettings } = context.store;
  const unknownFacility = unlisted('facilityId', [facilityId], facilities);
  if (unknownFacility) return unknownFacility;
  const refusal = hoursOfOperation?.map(refusedHours).find((one) => one !== undefined);
  if (refusal) return refusal;
  const settings = {
    ...settingsOf(facilityId, context),
    ...changes,
    ...(hoursOfOperation && { hoursOfOperation: hoursOfOperation.map(hoursOf) }),
  };
  if (transportationSettings.find(facilityId)) transportationSettings.replace(settings);
  else transportationSettings.insert(settings);
  return {};
};

type NewRequest = LeverInput<'create-transportation-request'>;

/** Days from today to a ride without a given day. */
const AHEAD = 10;

const detailsOf = (
  { date, appointmentTime, tripType = 'oneway', destination = 'Town clinic', ...others }: NewRequest,
  day: string,
): TransportationDetails => ({
  date: date ?? day,
  appointmentTime: appointmentTime === undefined ? '12:00' : appointmentTime,
  ...{ tripType, destination },
  returnTime: others.returnTime ?? null,
  pickupTime: others.pickupTime ?? null,
  pickupLocation: others.pickupLocation ?? null,
  destinationAddress: others.destinationAddress ?? null,
  transportationType: others.transportationType ?? null,
  mobilityNeeds: others.mobilityNeeds ?? null,
  notes: others.notes ?? null,
});

const recurrenceOf = ({ recurring }: NewRequest, date: string): TransportationRecurrence | null | Refusal => {
  if (!recurring) return null;
  const { frequency, interval = 1, until, count, exceptionDates = [] } = recurring;
  const last = lastRideDay({ frequency, interval, date }, { until, count });
  if (last >= date) return { frequency, interval, until: last, exceptionDates };
  return invalid('A recurring request cannot end before its date.', `${last}.`, 'send a later end.');
};

const createRequest: Lever<'create-transportation-request'> = (input, context) => {
  const { residentId, creatorId, mileage = null } = input;
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const { facilityId } = resident;
  const creator =
    creatorId === undefined ? staffAuthorAt(facilityId, context) : authorWithId(creatorId, context);
  if (!creator) return unknown('a resident, a connection or a staff member', creatorId ?? '');
  const soon = dateOfInstant(context.clock.now(), zoneOf(facilityId, context)).add({ days: AHEAD });
  const details = detailsOf(input, soon.toString());
  const recurrence = recurrenceOf(input, details.date);
  if (isRefusal(recurrence)) return recurrence;
  const ride = { residentId, facilityId, details, creator, mileage, recurrence };
  return { requestId: makeRequest(ride, context).id };
};

/** Runs an action on an existing request; a deleted one is not found. */
const about = (
  requestId: string,
  context: World,
  act: (request: TransportationRequestRecord) => Refusal | undefined,
): Record<never, never> | Refusal => {
  const request = context.store.transportationRequests.find(requestId);
  if (!request || request.isDeleted) return unknown('a transportation request', requestId);
  return act(request) ?? {};
};

type Moves = Lever<'approve-transportation-request'> &
  Lever<'deny-transportation-request'> &
  Lever<'complete-transportation-request'>;

const moves =
  (move: RideMove): Moves =>
  ({ requestId }, context) =>
    about(requestId, context, (request) => {
      const refusal = immovable(move, request);
      if (!refusal) moveRequest(move, request, {}, context);
      return refusal;
    });

/** A driver or a vehicle; the same name always gets the same id. */
const knownAs = <T extends { readonly id: string; readonly name: string }>(
  assigned: (request: TransportationRequestRecord) => T | null,
  name: string,
  kind: string,
  { store, ids }: World,
): string => {
  const known = store.transportationRequests.filter((one) => assigned(one)?.name === name).map(assigned)[0];
  return known?.id ?? ids.next(kind);
};

const driverOf = (
  { name = 'Jo Fisher', phone = null }: { readonly name?: string; readonly phone?: string | null },
  world: World,
) => ({ id: knownAs(({ driver }) => driver, name, 'drv', world), name, phone });

const vehicleOf = ({ name = 'Van 1' }: { readonly name?: string }, world: World) => ({
  id: knownAs(({ vehicle }) => vehicle, name, 'veh', world),
  name,
});

const assign: Lever<'assign-transportation'> = ({ requestId, driver, vehicle }, context) =>
  about(requestId, context, (request) => {
    const refusal = immovable('assign', request);
    if (refusal) return refusal;
    const changes = {
      ...(driver && { driver: driverOf(driver, context) }),
      ...(vehicle && { vehicle: vehicleOf(vehicle, context) }),
    };
    // Assigning the same driver or vehicle again changes nothing and causes no event.
    if (JSON.stringify({ ...request, ...changes }) !== JSON.stringify(request))
      moveRequest('assign', request, changes, context);
    return undefined;
  });

/** What staff do about requests for rides; a move that the state of a request forbids is refused as in the API. */
export const transportationLevers = {
  'edit-transportation-settings': editSettings,
  'create-transportation-request': createRequest,
  'approve-transportation-request': moves('approve'),
  'deny-transportation-request': moves('deny'),
  'complete-transportation-request': moves('complete'),
  'assign-transportation': assign,
  'delete-transportation-request': ({ requestId }, context) =>
    about(requestId, context, (request) => {
      deleteRequest(request, context);
      return undefined;
    }),
} satisfies Partial<Levers>;
