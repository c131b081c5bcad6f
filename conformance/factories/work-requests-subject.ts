import { isObject } from '../kit/json.ts';
import { cursorOf } from '../kit/paging.ts';
import { listOf } from '../kit/read.ts';
import type { Subject } from './request-subject.ts';

const MOVES = {
  in_progress: ['start-work-request'],
  completed: ['complete-work-request'],
} as const;

/** The largest number of pages that are followed. */
const MOST_PAGES = 50;

/** Work requests, for what both kinds of requests share. */
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
  initially: { urgency: 'none' },
  modules: ['workRequests', 'familyWorkRequests'],
  moves: MOVES,
  pools: { in_progress: 'workRequestsInProgress', completed: 'completedWorkRequests' },
  staffLever: 'create-work-request',
  commentLever: 'comment-on-work-request',
  answeredPool: 'answeredWorkRequests',
  markedIn: 'title',
  path: (residentId, workRequestId) => ({ residentId, workRequestId }),
  listed: async (t, residentId, as, more = {}) => {
    const pageAt = (cursor?: string) =>
      t.call('listWorkRequests', { path: { residentId }, query: { pageSize: 100, ...more, cursor }, as });
    let page = await pageAt();
    let cursor = cursorOf(page);
    if (cursor === undefined || page.status !== 200) return page;
    const items = [...listOf(page)];
    // A configured resident may have more requests than one page holds.
    for (let pages = 1; cursor !== undefined && pages < MOST_PAGES; pages += 1) {
      page = await pageAt(cursor);
      if (page.status !== 200) return page;
      items.push(...listOf(page));
      cursor = cursorOf(page);
    }
    return { ...page, json: { ...(isObject(page.json) && page.json), data: items } };
  },
  around: () => ({}),
  details: (body) => body,
  byStaff: async (t, { residentId, resident: by, least }) => {
    const { team, title } = least(t);
    const body = { title: String(title), ...(typeof team === 'string' && { team }) };
    const { workRequestId: id } = await t.lever('create-work-request', { residentId, ...body });
    return { id, path: works.path(residentId, id), by, body, status: 'open', also: works.initially };
  },
  move: async (t, workRequestId, state) => {
    if (state === 'in_progress' || state === 'completed')
      for (const name of MOVES[state]) await t.lever(name, { workRequestId });
  },
  deleted: (t, workRequestId) => t.lever('delete-work-request', { workRequestId }),
  staffComment: (t, workRequestId, comment) =>
    t.lever('comment-on-work-request', { workRequestId, ...comment }),
};
