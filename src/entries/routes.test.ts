import { expect, test } from 'vitest';
import type { AdminRoutes } from '../mock/admin/admin-route.ts';
import { adminRoutes } from '../mock/admin/admin-routes.ts';
import type { Control } from './control.ts';
import { worldsOf, type WithWorlds } from './worlds.ts';

const MAIN = { tenant: 'demo', token: 'demo-token' };
const STATE = { format: '', name: '', now: '', frozen: false, tenants: [] };

/** The function of each route, or why a mock in code has none. */
const functions: Readonly<Record<string, string | ((mock: WithWorlds) => unknown)>> = {
  adminIndex: 'What there is, the types say.',
  adminDocument: 'It describes the routes for callers by HTTP; the types describe the functions.',
  adminHealth: (mock) => mock.world().health(),
  adminDigest: (mock) => mock.world().digest(),
  adminReset: (mock) => mock.world().reset(),
  listWorlds: (mock) => mock.worlds.list(),
  createWorld: (mock) => mock.world().fork('one'),
  endWorld: (mock) => mock.world('one').delete(),
  resetWorld: 'The same as adminReset of that world, which has a function.',
  snapshotWorld: (mock) => mock.world().snapshot(),
  restoreWorld: (mock) => mock.world().restore(),
  exportWorld: (mock) => mock.world().export(),
  importWorld: (mock) => mock.world().import(STATE),
  diffWorld: (mock) => mock.world().diff(),
  readClock: (mock) => mock.world().clock.now(),
  setClock: (mock) => mock.world().clock.freeze(),
  advanceClock: (mock) => mock.world().clock.advance('PT1H'),
  listReceivers: (mock) => mock.world().receivers.list(),
  addReceiver: (mock) => mock.world().receivers.add({ url: 'http://127.0.0.1:9' }),
  removeReceivers: (mock) => mock.world().receivers.remove(),
  pauseReceiver: (mock) => mock.world().receivers.pause('one'),
  resumeReceiver: (mock) => mock.world().receivers.resume('one'),
  replayEvents: (mock) => mock.world().receivers.replay('one'),
  adminConfig: (mock) => mock.world().config(),
  adminExamples: (mock) => mock.world().examples(),
  adminIdentities: (mock) => mock.world().identities(),
  listPeople: (mock) => mock.world().people(),
  listCollections: (mock) => mock.world().records.count(),
  listRecords: (mock) => mock.world().records.list('one'),
  listChoices: (mock) => mock.world().choices.list(),
  takeReadings: (mock) => mock.world().choices.take({ 'create-status': 'ok' }),
  lookAtApi: (mock) => mock.world().preview('/api/v1/demo/facilities'),
  adminEvents: (mock) => mock.world().events.list(),
  redeliverEvent: (mock) => mock.world().events.redeliver('one'),
  listFaults: (mock) => mock.world().faults.list(),
  addFault: (mock) => mock.world().faults.add({ status: 503 }),
  clearFaults: (mock) => mock.world().faults.clear(),
  listRequests: (mock) => mock.world().requests.list(),
  clearRequests: (mock) => mock.world().requests.clear(),
  readRequest: (mock) => mock.world().requests.read(1),
  listUnmatchedRequests: (mock) => mock.world().requests.unmatched(),
  verifyRequests: (mock) => mock.world().requests.verify({ count: 1 }),
  exportRequests: (mock) => mock.world().requests.har(),
  readCoverage: (mock) => mock.world().coverage.read(),
  clearCoverage: (mock) => mock.world().coverage.clear(),
  followAgentSession: 'Only the command serves agents.',
  askAsAgent: 'Only the command serves agents.',
  endAgentSession: 'Only the command serves agents.',
  listSituations: 'The types list them, with what each takes and gives.',
  streamWorld:
    'It is for pages and terminals; code asks for `requests.list({ since })` and `events.list()` when it wants to know.',
};

/** What a function asks of the control plane first. */
const askedBy = async (call: (mock: WithWorlds) => unknown): Promise<string | undefined> => {
  const asked: string[] = [];
  const control: Control = (method, path) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ data: [] });
  };
  await call(worldsOf(control, MAIN));
  return asked[0];
};

const table: AdminRoutes = adminRoutes;
const routes = Object.entries(table).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { id }]) => {
    const names = path.replace('/__admin', '').replace(/\{\w+\}/g, '[^/]+');
    return { id, asks: new RegExp(`^${method.toUpperCase()} ${names}$`) };
  }),
);

test.each(routes)('the route $id has a function in code, or a reason why not', async ({ id, asks }) => {
  const given = functions[id];
  if (typeof given === 'function') expect(await askedBy(given)).toMatch(asks);
  else expect(given).toMatch(/\.$/);
});

test('every function has an existing route', () => {
  const ids = routes.map(({ id }) => id);
  expect(Object.keys(functions).filter((id) => !ids.includes(id))).toEqual([]);
});
