import { field, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { listOf } from '../kit/read.ts';
import { ownCommunity } from './communities.ts';
import { needsPart } from './planned-part.ts';
import type { Subject } from './request-subject.ts';
import { givenTenants, workBody } from './work-requests.ts';

const MOVES = {
  in_progress: ['start-work-request'],
  completed: ['complete-work-request'],
} as const;

/** Pages that are followed at most. */
const MOST_PAGES = 50;

const movesTo = (state: string) => Object.entries(MOVES).find(([one]) => one === state)?.[1] ?? [];

/** Work requests, for checks that hold for transportation requests as well. */
export const works: Subject = {
  section: 'work-requests',
  noun: 'work request',
  word: 'work-requests',
  operations: {
    settings: 'getWorkRequestSettings',
    list: 'listWorkRequests',
    create: 'createWorkRequest',
    read: 'getWorkRequest',
    cancel: 'cancelWorkRequest',
    comments: 'listWorkRequestComments',
    comment: 'createWorkRequestComment',
    attachment: 'getWorkRequestAttachment',
  },
  firstState: 'open',
  modules: ['workRequests', 'familyWorkRequests'],
  moves: MOVES,
  staffLever: 'create-work-request',
  commentLever: 'comment-on-work-request',
  markedIn: 'title',
  path: (residentId, workRequestId) => ({ residentId, workRequestId }),
  family: async (t, connections, at, besides) => {
    const tenants = await givenTenants(t, { connections, ...(at && { at }), ...(besides && { besides }) });
    return { ...tenants, body: (title) => ({ ...workBody(t, tenants, { title }) }) };
  },
  community: async (t) => {
    await needsPart(t, 'work-requests');
    return ownCommunity(t);
  },
  listed: async (t, residentId, as) => {
    const items: JsonObject[] = [];
    // A resident of the configuration may have more requests than one page holds.
    for (let cursor: string | undefined, pages = 1; ; pages += 1) {
      const query = { pageSize: 100, ...(cursor !== undefined && { cursor }) };
      const page = await t.call('listWorkRequests', { path: { residentId }, query, as });
      const [data, next] = [field(page.json, 'data'), field(page.json, 'nextCursor')];
      if (!isSuccess(page) || !Array.isArray(data)) return page;
      items.push(...listOf(page));
      const isLast = field(page.json, 'hasMore') !== true || typeof next !== 'string' || pages === MOST_PAGES;
      if (isLast)
        return pages === 1 ? page : { ...page, json: { data: items, nextCursor: null, hasMore: false } };
      cursor = next;
    }
  },
  byStaff: async (t, { residentId, body }) => {
    const { team } = body('');
    const input = { title: t.fresh.text('Radiator'), ...(typeof team === 'string' && { team }) };
    return (await t.lever('create-work-request', { residentId, ...input })).workRequestId;
  },
  move: async (t, workRequestId, state) => {
    for (const name of movesTo(state)) await t.lever(name, { workRequestId });
  },
  staffComment: (t, workRequestId, comment) =>
    t.lever('comment-on-work-request', { workRequestId, ...comment }),
};
