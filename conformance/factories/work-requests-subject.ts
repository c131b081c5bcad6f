import { isObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { cursorOf } from '../kit/paging.ts';
import { listOf } from '../kit/read.ts';
import { ownCommunity } from './communities.ts';
import { needsPart } from './planned-part.ts';
import type { Subject } from './request-subject.ts';
import { givenTenants, workBody } from './work-requests.ts';

const MOVES = {
  in_progress: ['start-work-request'],
  completed: ['complete-work-request'],
} as const;

/** The largest number of pages that are followed. */
const MOST_PAGES = 50;

const movesTo = (state: string) => Object.entries(MOVES).find(([one]) => one === state)?.[1] ?? [];

/** Work requests, for checks that both planned sections share. */
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
  answeredPool: 'answeredWorkRequests',
  markedIn: 'title',
  path: (residentId, workRequestId) => ({ residentId, workRequestId }),
  family: async (t, connections, at, besides = [], isKnown = false) => {
    const tenants = await givenTenants(t, { connections, besides, isKnown, ...(at && { at }) });
    return { ...tenants, body: (title) => ({ ...workBody(t, tenants, { title }) }) };
  },
  community: async (t) => {
    await needsPart(t, 'work-requests');
    return ownCommunity(t);
  },
  listed: async (t, residentId, as) => {
    const pageAt = (cursor?: string) =>
      t.call('listWorkRequests', { path: { residentId }, query: { pageSize: 100, cursor }, as });
    let page = await pageAt();
    let cursor = cursorOf(page);
    if (cursor === undefined) return page;
    const items = [...listOf(page)];
    // A configured resident may have more requests than one page holds.
    for (let pages = 1; cursor !== undefined && pages < MOST_PAGES; pages += 1) {
      page = await pageAt(cursor);
      if (!isSuccess(page)) return page;
      items.push(...listOf(page));
      cursor = cursorOf(page);
    }
    return { ...page, json: { ...(isObject(page.json) && page.json), data: items } };
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
