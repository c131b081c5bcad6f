import { dateOfInstant } from '../../domain/calendar-day.ts';
import { isRideDay, nextRideDay } from '../../domain/transportation-occurrences.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type { TransportationRequestRecord } from '../../world/transportation-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { createdReply } from '../created-reply.ts';
import { unknown } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { authorOf } from '../request-comments/author.ts';
import { refusedChange } from './change.ts';
import { transportationCommentOperations } from './comments.ts';
import { readDetails } from './details.ts';
import { listTransportationRequests } from './list.ts';
import { makeRequest, moveRequest, replaceRequest } from './requests.ts';
import { settingsOf, settingsView } from './settings.ts';
import { patternOfRide, requestView } from './view.ts';

const noRequest = (id: string): Refusal => unknown('a transportation request', id);

const getTransportationSettings: Handler<'getTransportationSettings'> = (
  { path: { facilityId } },
  context,
) => {
  if (!context.store.facilities.find(facilityId)) return unknown('a facility', facilityId);
  return { status: 200, body: { data: settingsView(settingsOf(facilityId, context), context) } };
};

const createTransportationRequest: Handler<'createTransportationRequest'> = (
  { path: { residentId }, body, acting },
  context,
) => {
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const { facilityId } = resident;
  const details = readDetails(body, facilityId, 'createTransportationRequest', context);
  if (isRefusal(details)) return details;
  // TRA-50, TRA-52
  const request = makeRequest({ residentId, facilityId, details, creator: authorOf(acting) }, context);
  return createdReply(
    'createTransportationRequest',
    { data: requestView(request, null, acting, context) },
    context,
  );
};

const notAnOccurrence = (day: string): Refusal =>
  refuse('not-found', {
    promised: 'occurrenceDate must be the date of an occurrence of the request.',
    found: `${day}, on which there is no occurrence.`,
    next: 'use dates from the list of the resident.',
  });

const misread = (promised: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found: 'another kind of request.', next },
    { validation: [{ location: 'query', pointer: '/occurrenceDate', code: 'recurring', message: promised }] },
  );

/** The occurrence that is read, null for the request itself. */
const occurrenceRead = (
  request: TransportationRequestRecord,
  occurrenceDate: string | undefined,
  world: World,
): string | null | Refusal => {
  const pattern = patternOfRide(request);
  // TRA-72
  if (!pattern) return occurrenceDate === undefined ? null : notAnOccurrence(occurrenceDate);
  if (occurrenceDate !== undefined)
    // TRA-69, TRA-70
    return isRideDay(pattern, occurrenceDate) ? occurrenceDate : notAnOccurrence(occurrenceDate);
  const today = dateOfInstant(world.clock.now(), zoneOf(request.facilityId, world)).toString();
  return world.choose('recurring-request-read', {
    'next-occurrence': () => nextRideDay(pattern, today) ?? notAnOccurrence(today),
    'whole-request': () => null,
    refused: () =>
      misread(
        'A recurring request can only be read by occurrence.',
        'send the occurrenceDate of one of them.',
      ),
  })();
};

const getTransportationRequest: Handler<'getTransportationRequest'> = ({ path, query, acting }, context) => {
  const request = context.store.transportationRequests.find(path.requestId);
  if (!request) return noRequest(path.requestId);
  const occurrence = occurrenceRead(request, query.occurrenceDate, context);
  if (isRefusal(occurrence)) return occurrence;
  return { status: 200, body: { data: requestView(request, occurrence, acting, context) } };
};

const replaceTransportationRequest: Handler<'replaceTransportationRequest'> = (
  { path, body, acting },
  context,
) => {
  const request = context.store.transportationRequests.find(path.requestId);
  if (!request) return noRequest(path.requestId);
  const operation = 'replaceTransportationRequest';
  const details = readDetails(body, request.facilityId, operation, context);
  const invalid = isRefusal(details) ? details : undefined;
  const refusal = refusedChange({ move: 'replace', operation, invalid }, request, acting, context);
  if (isRefusal(details)) return refusal ?? details;
  if (refusal) return refusal;
  const replaced = replaceRequest(request, details, context);
  return { status: 200, body: { data: requestView(replaced, null, acting, context) } };
};

const cancelTransportationRequest: Handler<'cancelTransportationRequest'> = ({ path, acting }, context) => {
  const request = context.store.transportationRequests.find(path.requestId);
  if (!request) return noRequest(path.requestId);
  const change = { move: 'cancel', operation: 'cancelTransportationRequest', invalid: undefined } as const;
  const refusal = refusedChange(change, request, acting, context);
  if (refusal) return refusal;
  // TRA-80
  const cancelled = moveRequest('cancel', request, {}, context);
  return { status: 200, body: { data: requestView(cancelled, null, acting, context) } };
};

/** The section Transportation of the interface. */
export const transportationOperations: OperationsOf<'transportation'> = {
  getTransportationSettings,
  listTransportationRequests,
  createTransportationRequest,
  getTransportationRequest,
  replaceTransportationRequest,
  cancelTransportationRequest,
  ...transportationCommentOperations,
};
