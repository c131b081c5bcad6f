import { levers } from '../../openapi/generated/levers.ts';
import { situationFacts } from '../fixtures/situations/facts.ts';
import { askOf } from './asked.ts';
import type { Control } from './control.ts';
import type { Levers, World } from './world.ts';
import type { Situations } from './situation-types.ts';

interface WorldAccess {
  readonly tenant: string;
  readonly token: string;
}

const dataOf = async <T>(asked: Promise<{ readonly data: T }>): Promise<T> => (await asked).data;
const clearedOf = async (asked: Promise<{ readonly cleared: number }>): Promise<number> =>
  (await asked).cleared;
const sentOf = async (asked: Promise<{ readonly sent: number }>): Promise<number> => (await asked).sent;

/** A world by the control plane. */
export const worldOf = (control: Control, { tenant, token }: WorldAccess): World => {
  const ask = askOf(control, tenant);
  const itself = { name: tenant };
  const post =
    (room: string) =>
    (name: string): [string, (input?: unknown) => Promise<unknown>] => [
      name,
      (input = {}) => control('POST', `/${room}/${name}`, { world: tenant }, input),
    ];
  return {
    tenant,
    token,
    identities: () => dataOf(ask('GET /identities')),
    levers: Object.fromEntries(Object.keys(levers).map(post('levers'))) as Levers,
    situations: Object.fromEntries(Object.keys(situationFacts).map(post('situations'))) as Situations,
    faults: {
      add: (rule) => dataOf(ask('POST /faults', { body: rule })),
      list: () => dataOf(ask('GET /faults')),
      clear: (id) => clearedOf(ask('DELETE /faults', { query: { id } })),
    },
    requests: {
      list: (filters = {}) => dataOf(ask('GET /requests', { query: filters })),
      verify: (expected) => ask('POST /requests/verify', { body: expected }),
      unmatched: () => dataOf(ask('GET /requests/unmatched')),
      read: (n) => dataOf(ask('GET /requests/{n}', { path: { n } })),
      har: () => ask('GET /requests.har'),
      clear: () => clearedOf(ask('DELETE /requests')),
    },
    coverage: {
      read: ({ planned = false } = {}) =>
        dataOf(ask('GET /coverage', { query: { planned: String(planned) } })),
      clear: () => clearedOf(ask('DELETE /coverage')),
    },
    events: {
      list: () => dataOf(ask('GET /events')),
      redeliver: (eventId, receiver) =>
        sentOf(ask('POST /events/{eventId}/redeliver', { path: { eventId }, query: { receiver } })),
    },
    receivers: {
      add: (receiver) => dataOf(ask('POST /receivers', { body: receiver })),
      list: () => dataOf(ask('GET /receivers')),
      remove: async (id) => (await ask('DELETE /receivers', { query: { id } })).removed,
      pause: (id) => dataOf(ask('POST /receivers/{id}/pause', { path: { id } })),
      resume: (id) => dataOf(ask('POST /receivers/{id}/resume', { path: { id } })),
      replay: (id, since) => sentOf(ask('POST /receivers/{id}/replay', { path: { id }, query: { since } })),
    },
    choices: {
      list: () => dataOf(ask('GET /choices')),
      take: (readings) => dataOf(ask('PUT /choices', { body: readings })),
    },
    people: (filters = {}) => ask('GET /people', { query: filters }),
    records: {
      count: () => dataOf(ask('GET /records')),
      list: (collection, filters = {}) =>
        ask('GET /records/{collection}', { path: { collection }, query: filters }),
    },
    clock: {
      now: () => ask('GET /clock'),
      set: (now) => ask('PUT /clock', { body: { now } }),
      freeze: (frozen = true) => ask('PUT /clock', { body: { frozen } }),
      advance: (by) => ask('POST /clock/advance', { body: { by } }),
    },
    reset: async (to = {}) => void (await ask('POST /reset', { body: to })),
    snapshot: (snapshot) => ask('POST /worlds/{name}/snapshot', { path: itself, body: { snapshot } }),
    restore: (snapshot) => ask('POST /worlds/{name}/restore', { path: itself, body: { snapshot } }),
    diff: (since) => ask('GET /worlds/{name}/diff', { path: itself, query: { since } }),
    export: () => ask('GET /worlds/{name}/state', { path: itself }),
    import: (state) => dataOf(ask('PUT /worlds/{name}/state', { path: itself, body: state })),
    digest: () => ask('GET /digest'),
    health: () => ask('GET /health'),
    preview: (path, acting) => ask('GET /look', { query: { path, acting } }),
    examples: () => ask('GET /examples'),
    config: () => ask('GET /config'),
    fork: async (name, how) => {
      await ask('POST /worlds', { body: { ...how, name, from: tenant } });
      return worldOf(control, { tenant: name, token });
    },
    delete: async () => void (await ask('DELETE /worlds/{name}', { path: itself })),
  };
};
