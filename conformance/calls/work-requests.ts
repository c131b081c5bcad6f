import type { Answer } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { inTurns } from '../factories/many.ts';
import { givenWorkComment, givenWorkFile } from '../factories/request-comments-work.ts';
import {
  givenTenants,
  givenWork,
  needsNewTenants,
  unrelatedUsers,
  workBody,
} from '../factories/work-requests.ts';
import type { ValidCalls } from './call.ts';
import { newOrShared, newOrUntouched } from './people.ts';

type Operations =
  | 'getWorkRequestSettings'
  | 'listWorkRequests'
  | 'createWorkRequest'
  | 'getWorkRequest'
  | 'cancelWorkRequest'
  | 'listWorkRequestComments'
  | 'createWorkRequestComment'
  | 'getWorkRequestAttachment';

const tenantsFor = newOrShared(
  (t) => givenTenants(t),
  (t) => givenTenants(t, { shared: 'refused' }),
);

/** A request made by a connection, so that the whole family sees it. */
const one = newOrUntouched(async (t: Tools) => {
  const home = await tenantsFor(t);
  const { path, by: as } = await givenWork(t, home, { by: home.relative });
  const readState = async () => dataOf(await t.call('getWorkRequest', { path, as }));
  return { path, as, readState };
});

/** A request for comments: the checks share it, and each looks only at its own comments. */
const commentedFor = newOrShared((t) => one(t, true));

const idIn = ({ json }: Answer): string => String(field(json, 'data.id'));

export const workRequestCalls: ValidCalls<Operations> = {
  getWorkRequestSettings: {
    ready: async (t) => {
      const { facilityId, relative: as } = await tenantsFor(t);
      return { path: { facilityId }, as };
    },
  },
  listWorkRequests: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone || 'untouched');
      return { path: { residentId: path.residentId }, as };
    },
    fill: async (t, count) => {
      const home = await givenTenants(t, { connections: 0 });
      needsNewTenants(t, home);
      const strangers = await unrelatedUsers(t, home);
      const foreign = async () => strangers && givenWork(t, strangers);
      // One request that the list must not show is made before them and one after them, so it is tested in
      // every order of the list.
      await foreign();
      const ids = await inTurns(count, async () => (await givenWork(t, home)).path.workRequestId);
      await foreign();
      return { path: { residentId: home.residentId }, query: {}, as: home.resident, ids };
    },
  },
  createWorkRequest: {
    ready: async (t, isAlone) => {
      const home = await tenantsFor(t, isAlone);
      const { relative: as } = home;
      const path = { residentId: home.residentId };
      const readState = async () => listOf(await t.call('listWorkRequests', { path, as }));
      return { path, body: workBody(t, home), readState, as };
    },
    keeps: ['team', 'type', 'location'],
    makes: {
      path: (answer, { path }) => ({ ...path, workRequestId: idIn(answer) }),
      read: 'getWorkRequest',
    },
  },
  getWorkRequest: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone || 'untouched');
      return { path, as };
    },
  },
  cancelWorkRequest: { ready: one },
  listWorkRequestComments: {
    ready: async (t) => {
      const { path, as } = await one(t, true);
      await givenWorkComment(t, path, as);
      return { path, as };
    },
  },
  createWorkRequestComment: {
    ready: async (t, isAlone) => {
      const { path, as } = await commentedFor(t, isAlone);
      const readState = async () => listOf(await t.call('listWorkRequestComments', { path, as }));
      return { path, readState, as, body: { text: t.fresh.text('Please knock') } };
    },
    makes: { path: (answer, { path }) => ({ ...path, commentId: idIn(answer) }) },
  },
  getWorkRequestAttachment: {
    ready: async (t) => {
      const home = await tenantsFor(t);
      const { path, attachmentId, by: as } = await givenWorkFile(t, home, home.relative);
      return { path: { ...path, attachmentId }, as };
    },
  },
};
