import { addDays } from '../kit/dates.ts';
import type { Subject } from './request-subject.ts';

/** The levers by which staff bring a pending request into a state. */
export const MOVES = {
  approved: ['approve-transportation-request'],
  denied: ['deny-transportation-request'],
  completed: ['approve-transportation-request', 'complete-transportation-request'],
} as const;
export type Settled = keyof typeof MOVES;

const isSettled = (state: string): state is Settled => state in MOVES;

/** Transportation requests, for what both kinds of requests share. */
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
  initially: {},
  modules: ['transportation', 'familyTransportation'],
  moves: MOVES,
  pools: {
    approved: 'approvedTransportationRequests',
    denied: 'deniedTransportationRequests',
    completed: 'completedTransportationRequests',
  },
  staffLever: 'create-transportation-request',
  commentLever: 'comment-on-transportation-request',
  answeredPool: 'answeredTransportationRequests',
  markedIn: 'destination',
  path: (residentId, requestId) => ({ residentId, requestId }),
  listed: async (t, residentId, as, more = {}) => {
    const query = { startDate: await t.day(-2), endDate: await t.day(42), ...more };
    return t.call('listTransportationRequests', { path: { residentId }, query, as });
  },
  around: ({ date }) => ({ startDate: addDays(String(date), -5), endDate: addDays(String(date), 5) }),
  // The time of a return counts only for a round trip.
  details: ({ returnTime, mobilityNeeds: _, ...body }) => ({
    ...body,
    ...(body['tripType'] === 'roundtrip' && { returnTime }),
  }),
  byStaff: async (t, { residentId, resident: by, least }) => {
    const { date, appointmentTime, destination } = least(t);
    const body = {
      ...{ date: String(date), appointmentTime: String(appointmentTime) },
      ...{ destination: String(destination), tripType: 'oneway' as const },
    };
    const { requestId: id } = await t.lever('create-transportation-request', { residentId, ...body });
    return { id, path: rides.path(residentId, id), by, body, status: 'pending' };
  },
  move: async (t, requestId, state) => {
    for (const name of isSettled(state) ? MOVES[state] : []) await t.lever(name, { requestId });
  },
  deleted: (t, requestId) => t.lever('delete-transportation-request', { requestId }),
  staffComment: (t, requestId, comment) =>
    t.lever('comment-on-transportation-request', { requestId, ...comment }),
};
