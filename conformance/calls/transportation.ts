import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenRideComment, givenRideFile } from '../factories/request-comments-rides.ts';
import { fullBody, givenRide, givenRiders, rideBody, type Riders } from '../factories/transportation.ts';
import type { ValidCalls } from './call.ts';
import { newOrShared, newOrUntouched } from './people.ts';

type Operations =
  | 'getTransportationSettings'
  | 'listTransportationRequests'
  | 'createTransportationRequest'
  | 'getTransportationRequest'
  | 'replaceTransportationRequest'
  | 'cancelTransportationRequest'
  | 'listTransportationRequestComments'
  | 'createTransportationRequestComment'
  | 'getTransportationRequestAttachment';

/** Members that depend on each other or on the settings of the community, or whose format is open. */
const keeps = [
  'date',
  'appointmentTime',
  'pickupTime',
  'tripType',
  'returnTime',
  'destinationAddress',
  'transportationType',
  'mobilityNeeds',
] as const;

const around = ({ day }: Riders) => ({ startDate: addDays(day, -5), endDate: addDays(day, 5) });

const ridersFor = newOrShared((t) => givenRiders(t));

/** A request made by a connection, so that the whole family sees it. */
const one = newOrUntouched(async (t: Tools) => {
  const riders = await ridersFor(t);
  const { path, by: as } = await givenRide(t, riders, { by: riders.relative });
  const readState = async () => dataOf(await t.call('getTransportationRequest', { path, as }));
  return { riders, path, as, readState };
});

/** A request for comments: the checks share it, and each looks only at its own comments. */
const commentedFor = newOrShared((t) => one(t, true));

const idIn = ({ json }: Answer): string => String(field(json, 'data.id'));

export const transportationCalls: ValidCalls<Operations> = {
  getTransportationSettings: {
    ready: async (t) => {
      const { facilityId, resident: as } = await ridersFor(t);
      return { path: { facilityId }, as };
    },
  },
  listTransportationRequests: {
    ready: async (t, isAlone) => {
      const { riders, as } = await one(t, isAlone || 'untouched');
      return { path: { residentId: riders.residentId }, query: around(riders), as };
    },
  },
  createTransportationRequest: {
    ready: async (t, isAlone) => {
      const riders = await ridersFor(t, isAlone);
      const { relative: as } = riders;
      const path = { residentId: riders.residentId };
      const query = around(riders);
      const readState = async () => listOf(await t.call('listTransportationRequests', { path, query, as }));
      return { path, body: rideBody(t, riders), readState, as };
    },
    keeps,
    makes: {
      path: (answer, { path }) => ({ ...path, requestId: idIn(answer) }),
      read: 'getTransportationRequest',
    },
  },
  getTransportationRequest: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone || 'untouched');
      return { path, as };
    },
  },
  replaceTransportationRequest: {
    ready: async (t, isAlone) => {
      const { riders, path, readState, as } = await one(t, isAlone);
      return { path, readState, as, body: fullBody(t, riders) };
    },
    keeps,
  },
  cancelTransportationRequest: {
    ready: async (t, isAlone) => {
      const { path, readState, as } = await one(t, isAlone);
      return { path, readState, as };
    },
  },
  listTransportationRequestComments: {
    ready: async (t) => {
      const { path, as } = await one(t, true);
      await givenRideComment(t, { path, by: as });
      return { path, as };
    },
  },
  createTransportationRequestComment: {
    ready: async (t, isAlone) => {
      const { path, as } = await commentedFor(t, isAlone);
      const readState = async () => listOf(await t.call('listTransportationRequestComments', { path, as }));
      return { path, readState, as, body: { text: t.fresh.text('Please ring') } };
    },
    makes: { path: (answer, { path }) => ({ ...path, commentId: idIn(answer) }) },
  },
  getTransportationRequestAttachment: {
    ready: async (t) => {
      const { path, as } = await one(t, true);
      const attachmentId = await givenRideFile(t, { path, by: as });
      return { path: { ...path, attachmentId }, as };
    },
  },
};
