import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenConnection } from '../factories/connections.ts';
import { LONG_AGO, givenHome, lately, neighbourOf } from '../factories/homes.ts';
import { givenVisit, visitOn, type VisitBody } from '../factories/personal-visits.ts';
import type { ValidCalls } from './call.ts';
import { newOrShared, newOrUntouched } from './people.ts';

type Operations =
  | 'listPersonalVisits'
  | 'createPersonalVisit'
  | 'getPersonalVisit'
  | 'replacePersonalVisit'
  | 'deletePersonalVisit';

/** Members that depend on each other, and those that name people. */
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

/** A visit to two residents by a connection and a manual visitor. */
async function bodyFor(t: Tools, { home, connectionId, neighbourId }: Company): Promise<VisitBody> {
  return {
    ...visitOn(t, home, await t.day(LONG_AGO), ['09:15', '10:00']),
    connectionVisitors: [{ connectionId }],
    additionalAttendeeResidentIds: [neighbourId],
  };
}

/** A resident with a connection and a neighbour. */
const companyFor = newOrShared(async (t: Tools) => {
  const home = await givenHome(t);
  const links = { residents: [home.residentId], facilities: [home.facilityId] };
  const { connectionId } = await givenConnection(t, links);
  return { home, connectionId, neighbourId: (await neighbourOf(t, home)).residentId };
});

type Company = Awaited<ReturnType<typeof companyFor>>;

/** A visit that no check changes. */
const visitFor = once(async (t: Tools) => givenVisit(t, (await companyFor(t)).home));

const one = newOrUntouched(async (t: Tools) => {
  const company = await companyFor(t);
  const { home, visitId } = await givenVisit(t, company.home);
  const path = { residentId: home.residentId, visitId };
  const readState = async () => dataOf(await t.call('getPersonalVisit', { path }));
  return { path, readState, company };
});

export const personalVisitCalls: ValidCalls<Operations> = {
  listPersonalVisits: {
    ready: async (t) => {
      const { home } = await visitFor(t);
      return { path: { residentId: home.residentId }, query: await lately(t) };
    },
  },
  createPersonalVisit: {
    ready: async (t, isAlone) => {
      const company = await companyFor(t, isAlone);
      const { home } = company;
      const path = { residentId: home.residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listPersonalVisits', { path, query }));
      return { path, body: await bodyFor(t, company), readState };
    },
    keeps: KEEPS,
    makes: {
      path: (answer, { path }) => ({ ...path, visitId: String(field(answer.json, 'data.id')) }),
      read: 'getPersonalVisit',
    },
  },
  getPersonalVisit: {
    ready: async (t) => {
      const { home, visitId } = await visitFor(t);
      return { path: { residentId: home.residentId, visitId } };
    },
  },
  replacePersonalVisit: {
    ready: async (t, isAlone) => {
      const { path, readState, company } = await one(t, isAlone);
      return { path, readState, body: await bodyFor(t, company) };
    },
    keeps: KEEPS,
  },
  deletePersonalVisit: { ready: one },
};
