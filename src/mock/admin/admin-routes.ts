import type { AdminRoutes } from './admin-route.ts';
import { journalRoutes } from './journal-route-table.ts';
import { pageFilters } from './console-routes.ts';
import { faultExamples, faultSchema } from './fault-input.ts';
import { advanceSchema, clockSchema } from './clock-routes.ts';
import { receiverSchema } from './receiver-routes.ts';
import { newWorldSchema, readingsSchema, resetSchema } from './reset-schema.ts';
import { snapshotSchema } from './world-routes.ts';

/**
 * Every route of the control plane, except the levers, which the vocabulary lists. The functions of a mock in code are
 * typed by it: by its paths, methods, ids and queries.
 */
export const adminRoutes = {
  '/__admin': {
    get: { id: 'adminIndex', summary: 'The console for browsers, a list of routes as JSON for others' },
  },
  '/__admin/openapi.json': { get: { id: 'adminDocument', summary: 'This document' } },
  '/__admin/health': {
    get: {
      id: 'adminHealth',
      summary: 'Whether the mock works (503: it cannot save its state); tenants, seed and clock of a world',
      ofWorld: true,
    },
  },
  '/__admin/digest': {
    get: {
      id: 'adminDigest',
      summary: 'Hashes that change with the data of a world',
      ofWorld: true,
    },
  },
  '/__admin/reset': {
    post: {
      id: 'adminReset',
      summary: 'Resets a world, and clears its journal and its faults',
      takes: resetSchema,
      isOptional: true,
      ofWorld: true,
    },
  },
  '/__admin/worlds': {
    get: { id: 'listWorlds', summary: 'The worlds of this mock' },
    post: {
      id: 'createWorld',
      summary: 'Creates a world: a copy of another one, or a new one from a scenario',
      takes: newWorldSchema,
    },
  },
  '/__admin/worlds/{name}': { delete: { id: 'endWorld', summary: 'Deletes a world' } },
  '/__admin/worlds/{name}/reset': {
    post: {
      id: 'resetWorld',
      summary: 'Resets that world',
      takes: resetSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/snapshot': {
    post: {
      id: 'snapshotWorld',
      summary: 'Takes a snapshot of a world',
      takes: snapshotSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/restore': {
    post: {
      id: 'restoreWorld',
      summary: 'Restores a snapshot, including the clock',
      takes: snapshotSchema,
      isOptional: true,
    },
  },
  '/__admin/worlds/{name}/state': {
    get: { id: 'exportWorld', summary: 'Exports a world as one file' },
    put: {
      id: 'importWorld',
      summary: 'Imports an exported world: replaces this world, or creates it',
      takes: { type: 'object', description: 'The file from the export.', additionalProperties: true },
    },
  },
  '/__admin/worlds/{name}/diff': {
    get: {
      id: 'diffWorld',
      summary: 'Records that were created, changed or deleted, and events',
      query: { since: 'Compare with this snapshot (default: the start of the world).' },
    },
  },
  '/__admin/clock': {
    get: { id: 'readClock', summary: 'The time of the clock of a world', ofWorld: true },
    put: {
      id: 'setClock',
      summary: 'Sets, freezes or starts the clock of a world',
      takes: clockSchema,
      ofWorld: true,
    },
  },
  '/__admin/clock/advance': {
    post: {
      id: 'advanceClock',
      summary: 'Advances the clock, and returns when everything due has run, with the list',
      takes: advanceSchema,
      ofWorld: true,
    },
  },
  '/__admin/receivers': {
    get: {
      id: 'listReceivers',
      summary: 'The webhook receivers, and the state of their deliveries',
      ofWorld: true,
    },
    post: { id: 'addReceiver', summary: 'Adds a receiver', takes: receiverSchema, ofWorld: true },
    delete: {
      id: 'removeReceivers',
      summary: 'Removes receivers',
      query: { id: 'Id of the one to remove (default: all).' },
      ofWorld: true,
    },
  },
  '/__admin/receivers/{id}/pause': {
    post: {
      id: 'pauseReceiver',
      summary: 'Pauses deliveries: events wait until it is resumed',
      ofWorld: true,
    },
  },
  '/__admin/receivers/{id}/resume': {
    post: {
      id: 'resumeReceiver',
      summary: 'Resumes deliveries, and sends the waiting events',
      ofWorld: true,
    },
  },
  '/__admin/receivers/{id}/replay': {
    post: {
      id: 'replayEvents',
      summary: 'Sends the events of a world to one receiver again',
      query: { since: 'Only events that occurred at this instant or later.' },
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
      summary: 'An example call of each operation with ids and dates of a world, and acting ids',
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
      summary: 'Everyone who can act in a world, and the token; the acting ids shown at the start come first',
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
    get: { id: 'listRecords', summary: 'Records as they are stored', query: pageFilters, ofWorld: true },
  },
  '/__admin/choices': {
    get: {
      id: 'listChoices',
      summary: 'The open questions, their readings, and those that a world uses',
      ofWorld: true,
    },
    put: {
      id: 'takeReadings',
      summary: 'Changes readings of open questions from now on; others stay as they are',
      takes: readingsSchema,
      ofWorld: true,
    },
  },
  '/__admin/look': {
    get: {
      id: 'lookAtApi',
      summary: 'The answer of the API to a GET, with its reasons; not in the journal, and without faults',
      query: { path: 'The path, with its query, from /api/v1/ on.', acting: 'The acting id.' },
    },
  },
  '/__admin/events': {
    get: {
      id: 'adminEvents',
      summary: 'The events of a world, and whether they were delivered',
      ofWorld: true,
    },
  },
  '/__admin/events/{eventId}/redeliver': {
    post: {
      id: 'redeliverEvent',
      summary: 'Sends an event again',
      query: { receiver: 'Only to the receiver with this id.' },
      ofWorld: true,
    },
  },
  '/__admin/faults': {
    get: {
      id: 'listFaults',
      summary: 'The fault rules of a world, and how often each applied',
      ofWorld: true,
    },
    post: {
      id: 'addFault',
      summary: 'Adds a fault rule',
      takes: faultSchema,
      examples: faultExamples,
      ofWorld: true,
    },
    delete: {
      id: 'clearFaults',
      summary: 'Removes fault rules',
      query: { id: 'Id of the one to remove (default: all).' },
      ofWorld: true,
    },
  },
  ...journalRoutes,
  '/__admin/situations': {
    get: { id: 'listSituations', summary: 'The situations, and what each takes and gives', ofWorld: true },
  },
  '/__admin/mcp': {
    get: {
      id: 'followAgentSession',
      summary: 'Messages to a coding agent, as server-sent events (Model Context Protocol)',
      gives: 'text/event-stream',
    },
    post: {
      id: 'askAsAgent',
      summary:
        'A message of a coding agent (Model Context Protocol, streamable HTTP); initialize begins a session',
      takes: { type: 'object', description: 'A message of JSON-RPC 2.0.', additionalProperties: true },
      gives: 'text/event-stream',
    },
    delete: { id: 'endAgentSession', summary: 'Ends the session of a coding agent, and deletes its worlds' },
  },
} as const satisfies AdminRoutes;
