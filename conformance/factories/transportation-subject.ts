import type { PoolName } from '../../openapi/generated/config-schema.ts';
import { addDays } from '../kit/dates.ts';
import type { Subject } from './request-subject.ts';
import { MOVES, givenRiders, ownRideCommunity, rideBody } from './transportation.ts';

const movesTo = (state: string) => Object.entries(MOVES).find(([one]) => one === state)?.[1] ?? [];

/** The pools of requests in the states into which staff bring them. */
const POOLS = {
  approved: 'approvedTransportationRequests',
  denied: 'deniedTransportationRequests',
  completed: 'completedTransportationRequests',
} as const satisfies Readonly<Record<keyof typeof MOVES, PoolName>>;

export const poolOf = (state: keyof typeof MOVES): PoolName => POOLS[state];

/** Transportation requests, for checks that both planned sections share. */
export const rides: Subject = {
  section: 'transportation',
  noun: 'transportation request',
  word: 'transportation',
  operations: {
    settings: 'getTransportationSettings',
    list: 'listTransportationRequests',
    create: 'createTransportationRequest',
    read: 'getTransportationRequest',
    replace: 'replaceTransportationRequest',
    cancel: 'cancelTransportationRequest',
    comments: 'listTransportationRequestComments',
    comment: 'createTransportationRequestComment',
    attachment: 'getTransportationRequestAttachment',
  },
  firstState: 'pending',
  modules: ['transportation', 'familyTransportation'],
  moves: MOVES,
  staffLever: 'create-transportation-request',
  commentLever: 'comment-on-transportation-request',
  answeredPool: 'answeredTransportationRequests',
  markedIn: 'destination',
  path: (residentId, requestId) => ({ residentId, requestId }),
  family: async (t, connections, at, besides = [], isKnown = false) => {
    const riders = await givenRiders(t, { connections, besides, isKnown, ...(at && { at }) });
    return { ...riders, body: (destination) => ({ ...rideBody(t, riders, { destination }) }) };
  },
  community: (t) => ownRideCommunity(t),
  listed: async (t, residentId, as) => {
    const startDate = await t.day(1);
    const query = { startDate, endDate: addDays(startDate, 44) };
    return t.call('listTransportationRequests', { path: { residentId }, query, as });
  },
  byStaff: async (t, { residentId, body }) => {
    const { date, appointmentTime } = body('');
    const input = { date: String(date), appointmentTime: String(appointmentTime) };
    return (await t.lever('create-transportation-request', { residentId, ...input })).requestId;
  },
  move: async (t, requestId, state) => {
    for (const name of movesTo(state)) await t.lever(name, { requestId });
  },
  staffComment: (t, requestId, comment) =>
    t.lever('comment-on-transportation-request', { requestId, ...comment }),
};
