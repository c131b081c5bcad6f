import { givenHome, lately } from '../factories/homes.ts';
import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { companyOf, visitBody, visits } from '../resources/personal-visits.ts';
import type { ValidCalls } from './call.ts';
import { newOrShared, newOrUntouched } from './people.ts';

type Operations =
  | 'listPersonalVisits'
  | 'createPersonalVisit'
  | 'getPersonalVisit'
  | 'replacePersonalVisit'
  | 'deletePersonalVisit';

/** Members that depend on each other, and those that name people. */
const keeps = [
  'startDate',
  'startTime',
  'endTime',
  'timeType',
  'durationInMinutes',
  'additionalAttendeeResidentIds',
  'connectionVisitors',
  'manualVisitors',
] as const;

const companyFor = newOrShared(async (t: Tools) => companyOf(t, await givenHome(t)));

type Company = Awaited<ReturnType<typeof companyFor>>;

/** A visit to two residents by a connection and a manual visitor. */
async function bodyFor(t: Tools, { home, connectionIds, others }: Company) {
  const more = {
    hours: ['09:15', '10:00'] as const,
    connectionIds: connectionIds.slice(0, 1),
    attendeeIds: [others[0].residentId],
  };
  return visitBody(await visits.draft(t, { home, more }));
}

/** A visit that no check changes. */
const visitFor = once(async (t: Tools) => visits.given(t, { home: (await companyFor(t)).home }));

const one = newOrUntouched(async (t: Tools) => {
  const company = await companyFor(t);
  const path = visits.path(await visits.given(t, { home: company.home }));
  const readState = async () => dataOf(await t.call('getPersonalVisit', { path }));
  return { path, readState, company };
});

export const personalVisitCalls: ValidCalls<Operations> = {
  listPersonalVisits: {
    ready: async (t) => {
      const { residentId } = (await visitFor(t)).home;
      return { path: { residentId }, query: await lately(t) };
    },
  },
  createPersonalVisit: {
    ready: async (t, isAlone) => {
      const company = await companyFor(t, isAlone);
      const path = { residentId: company.home.residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listPersonalVisits', { path, query }));
      return { path, body: await bodyFor(t, company), readState };
    },
    keeps,
    makes: {
      path: (answer, { path }) => ({ ...path, visitId: String(field(answer.json, 'data.id')) }),
      read: 'getPersonalVisit',
    },
  },
  getPersonalVisit: { ready: async (t) => ({ path: visits.path(await visitFor(t)) }) },
  replacePersonalVisit: {
    ready: async (t, isAlone) => {
      const { path, readState, company } = await one(t, isAlone);
      return { path, readState, body: await bodyFor(t, company) };
    },
    keeps,
  },
  deletePersonalVisit: { ready: one },
};
