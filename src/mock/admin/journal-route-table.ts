import type { AdminRoutes } from './admin-route.ts';
import type { FilterName } from './request-filters.ts';
import { verifySchema } from './verify-input.ts';

const filters = {
  operation: 'An operationId, or a glob such as list*.',
  status: 'A status, or a class such as 4xx.',
  acting: 'An acting id, or a kind of acting user: resident, connection, staff, systemActor.',
  method: 'A method.',
  path: 'A glob.',
  since: 'Only requests with a higher number.',
  limit: 'Maximum number of requests, the latest ones (default: 100).',
} as const satisfies Readonly<Record<FilterName, string>>;

/** The routes of what was asked of a world: journal, coverage and stream. */
export const journalRoutes = {
  '/__admin/requests': {
    get: { id: 'listRequests', summary: 'The latest requests to the API', query: filters, ofWorld: true },
    delete: { id: 'clearRequests', summary: 'Clears the journal', ofWorld: true },
  },
  '/__admin/requests/{n}': {
    get: {
      id: 'readRequest',
      summary: 'One request by its number, with the clauses and rules behind a refusal',
      ofWorld: true,
    },
  },
  '/__admin/requests/unmatched': {
    get: {
      id: 'listUnmatchedRequests',
      summary: 'Requests that match no operation of the contract, and the nearest one',
      ofWorld: true,
    },
  },
  '/__admin/requests/verify': {
    post: {
      id: 'verifyRequests',
      summary: 'Checks how often requests were made',
      takes: verifySchema,
      ofWorld: true,
    },
  },
  '/__admin/requests.har': {
    get: {
      id: 'exportRequests',
      summary: 'The latest requests as an HTTP archive (HAR 1.2), without tokens, keys and cookies',
      ofWorld: true,
    },
  },
  '/__admin/coverage': {
    get: {
      id: 'readCoverage',
      summary:
        'What of the interface was met since the start, in one world or (without a name) in all, and what never was',
      query: { planned: 'Whether the planned part counts: true or false (default: false).' },
      ofWorld: true,
    },
    delete: {
      id: 'clearCoverage',
      summary: 'Counts from zero again; a reset of a world and DELETE requests do not',
      ofWorld: true,
    },
  },
  '/__admin/stream': {
    get: {
      id: 'streamWorld',
      summary: 'Requests and events as they happen (server-sent events)',
      gives: 'text/event-stream',
      ofWorld: true,
    },
  },
} as const satisfies AdminRoutes;
