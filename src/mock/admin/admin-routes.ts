import { pageFilters } from './console-routes.ts';
import { faultSchema } from './fault-input.ts';
import { advanceSchema, clockSchema } from './clock-routes.ts';
import { receiverSchema } from './receiver-routes.ts';
import type { FilterName } from './request-filters.ts';
import { newWorldSchema, readingsSchema, resetSchema } from './reset-schema.ts';
import { verifySchema } from './verify-input.ts';
import { snapshotSchema } from './world-routes.ts';

/** One route of the control plane, as its document describes it. */
export interface AdminRoute {
  readonly id: string;
  readonly summary: string;
  /** The schema of its body. */
  readonly takes?: object;
  /** Whether it can be asked without that body. */
  readonly isOptional?: boolean;
  /** Names of what its query takes, with what they say; `world` is not named. */
  readonly query?: Readonly<Record<string, string>>;
  /** Media type of its answer; absent: JSON. */
  readonly gives?: string;
  /** Whether it is about one world, which the query names. */
  readonly ofWorld?: boolean;
}

/** By path, then by method. */
export type AdminRoutes = Readonly<Record<string, Readonly<Record<string, AdminRoute>>>>;

const filters = {
  operation: 'An operationId or a glob.',
  status: 'A status, or a class such as 4xx.',
  acting: 'An acting id, or a kind of acting user.',
  method: 'A method.',
  path: 'A glob.',
  since: 'Only those with a higher number.',
  limit: 'So many at most, the latest; 100 where it is left out.',
} as const satisfies Readonly<Record<FilterName, string>>;

/**
 * Every route of the control plane but for the levers, which the vocabulary lists. The functions of a mock in code are
 * typed by it: by its paths, methods, ids and queries.
 */
export const adminRoutes = {
  '/__admin': { get: { id: 'adminIndex', summary: 'What there is: for browsers a page, for others JSON' } },
  '/__admin/openapi.json': { get: { id: 'adminDocument', summary: 'This document' } },
  '/__admin/health': {
    get: {
      id: 'adminHealth',
      summary: 'Whether the mock is up (503: what it cannot keep); tenants, seed and clock of a world',
      ofWorld: true,
    },
  },
  '/__admin/digest': {
    get: {
      id: 'adminDigest',
      summary: 'Short texts that differ where something in a world changed',
      ofWorld: true,
    },
  },
  '/__admin/reset': {
    post: {
      id: 'adminReset',
      summary: 'Resets a world; its journal and its faults are cleared',
      takes: resetSchema,
      isOptional: true,
      ofWorld: true,
    },
  },
  '/__admin/worlds': {
    get: { id: 'listWorlds', summary: 'The worlds of this mock' },
    post: { id: 'createWorld', summary: 'A new world: a fork, or one that is filled', takes: newWorldSchema },
  },
  '/__admin/worlds/{name}': { delete: { id: 'endWorld', summary: 'Ends a world' } },
  '/__admin/worlds/{name}/reset': {
    post: {
      id: 'resetWorld',
      summary: 'The same as a reset of that world',
      takes: resetSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/snapshot': {
    post: {
      id: 'snapshotWorld',
      summary: 'Remembers a world as it is',
      takes: snapshotSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/restore': {
    post: {
      id: 'restoreWorld',
      summary: 'Makes a world what it was, and puts its clock back',
      takes: snapshotSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/state': {
    get: { id: 'exportWorld', summary: 'All that a world holds, as one file' },
    put: {
      id: 'importWorld',
      summary: 'Puts an exported world in the place of this one, or makes it',
      takes: { type: 'object', description: 'What the export gave.', additionalProperties: true },
    },
  },
  '/__admin/worlds/{name}/diff': {
    get: {
      id: 'diffWorld',
      summary: 'What was created, changed and deleted, and which events happened',
      query: { since: 'The name of a snapshot; without it, since the world began.' },
    },
  },
  '/__admin/clock': {
    get: { id: 'readClock', summary: 'What the clock of a world shows', ofWorld: true },
    put: {
      id: 'setClock',
      summary: 'Sets, stops or starts the clock of a world',
      takes: clockSchema,
      ofWorld: true,
    },
  },
  '/__admin/clock/advance': {
    post: {
      id: 'advanceClock',
      summary: 'Moves the clock on, and says what came about by that',
      takes: advanceSchema,
      ofWorld: true,
    },
  },
  '/__admin/receivers': {
    get: {
      id: 'listReceivers',
      summary: 'The receivers of events, and the state of their deliveries',
      ofWorld: true,
    },
    post: { id: 'addReceiver', summary: 'One more receiver', takes: receiverSchema, ofWorld: true },
    delete: {
      id: 'removeReceivers',
      summary: 'Takes receivers away',
      query: { id: 'The one to take away; without it all of them.' },
      ofWorld: true,
    },
  },
  '/__admin/receivers/{id}/pause': {
    post: { id: 'pauseReceiver', summary: 'Events wait until it is resumed', ofWorld: true },
  },
  '/__admin/receivers/{id}/resume': {
    post: { id: 'resumeReceiver', summary: 'What waits is sent', ofWorld: true },
  },
  '/__admin/receivers/{id}/replay': {
    post: {
      id: 'replayEvents',
      summary: 'Sends the events of a world once more to one receiver',
      query: { since: 'Only those that occurred then or later; an instant.' },
      ofWorld: true,
    },
  },
  '/__admin/config': {
    get: {
      id: 'adminConfig',
      summary: 'A ready ces.config.yaml for a world',
      gives: 'application/yaml',
      ofWorld: true,
    },
  },
  '/__admin/examples': {
    get: {
      id: 'adminExamples',
      summary: 'A call of each operation with ids and dates of a world, and who may act in it',
      ofWorld: true,
    },
  },
  '/__admin/identities': {
    get: {
      id: 'adminIdentities',
      summary: 'An acting id of each kind of acting user that a world has',
      ofWorld: true,
    },
  },
  '/__admin/people': {
    get: {
      id: 'listPeople',
      summary: 'Everybody who can act in a world, and the token; those that the start introduces come first',
      query: pageFilters,
      ofWorld: true,
    },
  },
  '/__admin/records': {
    get: {
      id: 'listCollections',
      summary: 'How many records of each kind a world holds, or what some of them are called',
      query: { ids: 'The name and the collection of the records with these ids, separated by commas.' },
      ofWorld: true,
    },
  },
  '/__admin/records/{collection}': {
    get: { id: 'listRecords', summary: 'Records as a world keeps them', query: pageFilters, ofWorld: true },
  },
  '/__admin/choices': {
    get: {
      id: 'listChoices',
      summary: 'The open questions, their readings, and which a world takes',
      ofWorld: true,
    },
    put: {
      id: 'takeReadings',
      summary: 'A world takes these readings from now on; what is left out stays',
      takes: readingsSchema,
      ofWorld: true,
    },
  },
  '/__admin/look': {
    get: {
      id: 'lookAtApi',
      summary:
        'The answer of the API to a GET, with its reasons; it is not in the journal, and no fault applies to it',
      query: { path: 'The path, with its query, from /api/v1/ on.', acting: 'The acting id.' },
    },
  },
  '/__admin/events': {
    get: { id: 'adminEvents', summary: 'What was sent to receivers, and whether it arrived', ofWorld: true },
  },
  '/__admin/events/{eventId}/redeliver': {
    post: {
      id: 'redeliverEvent',
      summary: 'Sends an event once more',
      query: { receiver: 'To this receiver alone, by its id.' },
      ofWorld: true,
    },
  },
  '/__admin/faults': {
    get: { id: 'listFaults', summary: 'The faults of a world and what they did', ofWorld: true },
    post: { id: 'addFault', summary: 'A rule by which requests go wrong', takes: faultSchema, ofWorld: true },
    delete: {
      id: 'clearFaults',
      summary: 'Takes faults away',
      query: { id: 'The one to take away; without it all of them.' },
      ofWorld: true,
    },
  },
  '/__admin/requests': {
    get: { id: 'listRequests', summary: 'The latest requests of the API', query: filters, ofWorld: true },
    delete: { id: 'clearRequests', summary: 'Empties the journal', ofWorld: true },
  },
  '/__admin/requests/{n}': {
    get: {
      id: 'readRequest',
      summary: 'One request by its number, with the clauses and rules by which it was refused',
      ofWorld: true,
    },
  },
  '/__admin/requests/unmatched': {
    get: {
      id: 'listUnmatchedRequests',
      summary: 'Requests that hit no operation as the contract has it, and the nearest one',
      ofWorld: true,
    },
  },
  '/__admin/requests/verify': {
    post: {
      id: 'verifyRequests',
      summary: 'Whether requests were made as often as is said',
      takes: verifySchema,
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
