import type { Answer } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, listOf, objects, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { validFile } from '../kit/valid-file.ts';
import { inTurns } from '../factories/many.ts';
import type { Household, Subject } from '../factories/request-subject.ts';
import { givenComment, givenFile, householdOf, neighbourOf } from '../factories/request-subjects.ts';
import { newRequest } from '../factories/requests.ts';
import { rides } from '../factories/transportation-subject.ts';
import { works } from '../factories/work-requests-subject.ts';
import { givenTenants, needsNewTenants } from '../factories/work-requests.ts';
import type { AnyCall } from './call.ts';
import { newOrShared, newOrUntouched } from './people.ts';

/** Members that depend on each other or on the settings of the community, or whose format is open. */
const keeps = [
  ...['date', 'appointmentTime', 'pickupTime', 'tripType', 'returnTime'],
  ...['destinationAddress', 'transportationType', 'mobilityNeeds', 'team', 'type', 'location'],
];

const idIn = ({ json }: Answer): string => String(field(json, 'data.id'));

/** The valid calls of one kind of requests. */
function callsOf(subject: Subject, untouched?: (t: Tools) => Promise<Household>) {
  const { operations } = subject;
  const homeFor = newOrShared((t) => householdOf(t, subject, {}), untouched);
  /** A request made by a connection, so that the whole family sees it. */
  const one = newOrUntouched(async (t: Tools) => {
    const home = await homeFor(t);
    const { path, by: as, body } = await newRequest(t, home, { by: home.relative });
    const readState = async () => dataOf(await t.callAny(operations.read, { path, as }));
    return { home, body, ready: { path, as, readState } };
  });
  /** A request for comments: the checks share it, and each looks only at its own comments. */
  const commentedFor = newOrShared((t) => one(t, true));
  /** What is asked of a list: the part of it in which requests of checks stand. */
  const listOfHome = (home: Household, body: object) => ({
    path: { residentId: home.residentId },
    query: subject.around({ ...body }),
    as: home.relative,
  });
  const settings: AnyCall = {
    ready: async (t) => {
      const { facilityId, resident: as } = await homeFor(t);
      return { path: { facilityId }, as };
    },
  };
  const list: AnyCall = {
    ready: async (t, isAlone) => {
      const { home, body } = await one(t, isAlone || 'untouched');
      return listOfHome(home, body);
    },
  };
  const create: AnyCall = {
    ready: async (t, isAlone) => {
      const home = await homeFor(t, isAlone);
      const body = home.least(t);
      const { path, query, as } = listOfHome(home, body);
      const readState = async () => listOf(await t.callAny(operations.list, { path, query, as }));
      return { path, body, readState, as };
    },
    keeps,
    makes: {
      path: (answer, { path = {} }) => subject.path(path['residentId'] ?? '', idIn(answer)),
      read: operations.read,
    },
  };
  const read: AnyCall = {
    ready: async (t, isAlone) => {
      const { path, as } = (await one(t, isAlone || 'untouched')).ready;
      return { path, as };
    },
  };
  const cancel: AnyCall = { ready: async (t, isAlone) => (await one(t, isAlone)).ready };
  const comments: AnyCall = {
    ready: async (t) => {
      const { path, as } = (await one(t, true)).ready;
      await givenComment(t, subject, path, { as });
      return { path, as };
    },
  };
  const comment: AnyCall = {
    ready: async (t, isAlone) => {
      const { path, as } = (await commentedFor(t, isAlone)).ready;
      const readState = async () => listOf(await t.callAny(operations.comments, { path, as }));
      return { path, readState, as, body: { text: t.fresh.text('Please ring') } };
    },
    makes: { path: (answer, { path }) => ({ ...path, commentId: idIn(answer) }) },
  };
  const replace: AnyCall = {
    ready: async (t, isAlone) => {
      const { home, ready } = await one(t, isAlone);
      return { ...ready, body: home.full(t) };
    },
    keeps,
  };
  return { one, homeFor, settings, list, create, read, replace, cancel, comments, comment };
}

const ride = callsOf(rides);
const work = callsOf(works, (t) => givenTenants(t, { shared: 'refused' }));

/** The valid calls of transportation and of work requests. */
export const requestCalls = {
  getTransportationSettings: ride.settings,
  listTransportationRequests: ride.list,
  createTransportationRequest: ride.create,
  getTransportationRequest: ride.read,
  replaceTransportationRequest: ride.replace,
  cancelTransportationRequest: ride.cancel,
  listTransportationRequestComments: ride.comments,
  createTransportationRequestComment: ride.comment,
  getTransportationRequestAttachment: {
    async ready(t: Tools) {
      const { path, as } = (await ride.one(t, true)).ready;
      return { path: { ...path, attachmentId: await givenFile(t, rides, path, as) }, as };
    },
  },
  getWorkRequestSettings: work.settings,
  listWorkRequests: {
    ...work.list,
    async fill(t: Tools, count: number) {
      const home = await givenTenants(t, { connections: 0 });
      needsNewTenants(t, home);
      const strangers = await neighbourOf(t, home);
      const foreign = async () => strangers && newRequest(t, strangers);
      // One request that the list must not show is made before them and one after them, so it is tested in
      // every order of the list.
      await foreign();
      const ids = await inTurns(count, async () => (await newRequest(t, home)).id);
      await foreign();
      return { path: { residentId: home.residentId }, query: {}, as: home.resident, ids };
    },
  },
  createWorkRequest: work.create,
  getWorkRequest: work.read,
  cancelWorkRequest: work.cancel,
  listWorkRequestComments: work.comments,
  createWorkRequestComment: work.comment,
  getWorkRequestAttachment: {
    async ready(t: Tools) {
      const home = await work.homeFor(t);
      const sent = { by: home.relative, files: [validFile('png')] };
      const { path, request, by: as } = await newRequest(t, home, sent);
      const attachmentId = await precondition('a work request with a file', () =>
        text(objects(request, 'attachments')[0], 'id'),
      );
      return { path: { ...path, attachmentId }, as };
    },
  },
} as const;
