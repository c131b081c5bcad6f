import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenConnection } from '../factories/connections.ts';
import { LONG_AGO, givenHome, lately, neighbourOf, type Home } from '../factories/homes.ts';
import { givenVisit, visitOn, type VisitBody } from '../factories/personal-visits.ts';
import type { ValidCalls } from './call.ts';

type Operations =
  | 'listPersonalVisits'
  | 'createPersonalVisit'
  | 'getPersonalVisit'
  | 'replacePersonalVisit'
  | 'deletePersonalVisit';

/** Members that hang together, and those that name people. */
const KEEPS = [
  'startDate',
  'startTime',
  'endTime',
  'timeType',
  'durationInMinutes',
  'additionalAttendeeResidentIds',
  'connectionVisitors',
  'manualVisitors',
] as const;

/** A visit to two residents by a connection and a stranger. */
async function bodyFor(t: Tools, home: Home): Promise<VisitBody> {
  const { residentId, facilityId } = home;
  const links = { residents: [residentId], facilities: [facilityId] };
  const { connectionId } = await givenConnection(t, links);
  return {
    ...visitOn(t, home, await t.day(LONG_AGO), ['09:15', '10:00']),
    connectionVisitors: [{ connectionId }],
    additionalAttendeeResidentIds: [(await neighbourOf(t, home)).residentId],
  };
}

const onOne = async (t: Tools) => {
  const { home, visitId } = await givenVisit(t);
  const path = { residentId: home.residentId, visitId };
  const look = async () => dataOf(await t.call('getPersonalVisit', { path }));
  return { path, look, home };
};

export const personalVisitCalls: ValidCalls<Operations> = {
  listPersonalVisits: {
    ready: async (t) => {
      const { home } = await givenVisit(t);
      return { path: { residentId: home.residentId }, query: await lately(t) };
    },
  },
  createPersonalVisit: {
    ready: async (t) => {
      const home = await givenHome(t);
      const path = { residentId: home.residentId };
      const query = await lately(t);
      const look = async () => listOf(await t.call('listPersonalVisits', { path, query }));
      return { path, body: await bodyFor(t, home), look };
    },
    keeps: KEEPS,
    makes: {
      path: (answer, { path }) => ({ ...path, visitId: String(field(answer.json, 'data.id')) }),
      read: 'getPersonalVisit',
      remove: 'deletePersonalVisit',
    },
  },
  getPersonalVisit: {
    ready: async (t) => {
      const { home, visitId } = await givenVisit(t);
      return { path: { residentId: home.residentId, visitId } };
    },
  },
  replacePersonalVisit: {
    ready: async (t) => {
      const { path, look, home } = await onOne(t);
      return { path, look, body: await bodyFor(t, home) };
    },
    keeps: KEEPS,
  },
  deletePersonalVisit: { ready: onOne },
};
