import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/lever-types.ts';
import { levers } from '../../openapi/generated/levers.ts';
import type { Readings } from '../mock/world/choices.ts';
import { askOf } from './asked.ts';
import type { Control } from './control.ts';
import type {
  Advanced,
  ChoiceAccount,
  ClockReport,
  CollectionAccount,
  EventEntry,
  Examples,
  ExplainedEntry,
  FaultAccount,
  FaultRule,
  ForkOptions,
  Health,
  Identities,
  JournalEntry,
  NewReceiver,
  Page,
  PageFilters,
  PersonToAct,
  Receiver,
  RequestFilters,
  ResetTo,
  SnapshotReport,
  StoredRecord,
  UnmatchedEntry,
  Verification,
  Verified,
  WorldAccount,
  WorldDiff,
  WorldState,
} from './world-types.ts';

/** Levers by their names in the vocabulary: `levers['create-resident']({facilityId})` gives the ids that it made. */
export type Levers = {
  readonly [L in LeverName]: Record<never, never> extends LeverInput<L>
    ? (input?: LeverInput<L>) => Promise<LeverReturns[L]>
    : (input: LeverInput<L>) => Promise<LeverReturns[L]>;
};

/** One world of a mock, and all that the control plane does with it. What it refuses is thrown as a CesError. */
export interface World {
  /** Slug of its tenant: the name of the world. */
  readonly tenant: string;
  /** The service token. */
  readonly token: string;
  /** Whom a client may act as, the first of each kind: values of X-Acting-User-Id. */
  identities(): Promise<Identities>;
  readonly levers: Levers;
  readonly faults: {
    add(rule: FaultRule): Promise<FaultAccount>;
    list(): Promise<readonly FaultAccount[]>;
    /** Takes away the fault with this id, or all; gives how many went. */
    clear(id?: string): Promise<number>;
  };
  readonly requests: {
    /** The latest requests, oldest first. */
    list(filters?: RequestFilters): Promise<readonly JournalEntry[]>;
    /** Checks how often requests were made; without a number, at least once. */
    verify(expected: Verification): Promise<Verified>;
    /** Requests that hit no operation as the contract has it. */
    unmatched(): Promise<readonly UnmatchedEntry[]>;
    /** One request by its number, with the clauses and rules behind a refusal. */
    read(n: number): Promise<ExplainedEntry>;
    clear(): Promise<number>;
  };
  readonly events: {
    /** What happened, and how its delivery stands with every receiver. */
    list(): Promise<readonly EventEntry[]>;
    /** Sends an event once more: to the receiver with this id, or to all that take its kind. Gives how many events were sent. */
    redeliver(eventId: string, receiverId?: string): Promise<number>;
  };
  /** The functions that are called with each event. */
  readonly receivers: {
    add(receiver: NewReceiver): Promise<Receiver>;
    list(): Promise<readonly Receiver[]>;
    /** Takes away the receiver with this id, or all; gives how many went. */
    remove(id?: string): Promise<number>;
    /** Pauses deliveries: events wait until it is resumed. */
    pause(id: string): Promise<Receiver>;
    /** Sends what waits. */
    resume(id: string): Promise<Receiver>;
    /** Sends the events of the world once more to one receiver, those since an ISO 8601 instant; gives how many. */
    replay(id: string, since?: string): Promise<number>;
  };
  /** The open questions of the interface. */
  readonly choices: {
    /** Every question with its readings, and the one that this world takes. */
    list(): Promise<readonly ChoiceAccount[]>;
    /** Takes these readings from now on, also after a reset; what is left out stays. What is stored already stays as it is. */
    take(readings: Readings): Promise<readonly ChoiceAccount[]>;
  };
  /** Everybody who can act in the world; those that the start introduces come first. */
  people(filters?: PageFilters): Promise<Page<PersonToAct>>;
  readonly records: {
    /** How many there are of each kind. */
    count(): Promise<readonly CollectionAccount[]>;
    /** Records of one kind as the world keeps them. */
    list(collection: string, filters?: PageFilters): Promise<Page<StoredRecord>>;
  };
  readonly clock: {
    now(): Promise<ClockReport>;
    /** Puts the clock at an ISO 8601 instant. */
    set(now: string): Promise<ClockReport>;
    /** Stands still from now on; with false it runs on. */
    freeze(isFrozen?: boolean): Promise<ClockReport>;
    /** Moves on by an ISO 8601 duration such as PT3H; gives what became due when it has happened. */
    advance(by: string): Promise<Advanced>;
  };
  /** Starts over; what is left out stays as it was at the last beginning. */
  reset(to?: ResetTo): Promise<void>;
  /** Remembers the world as it is, under a name (`last` without one). */
  snapshot(name?: string): Promise<SnapshotReport>;
  /** Makes the world what it was, its clock too. */
  restore(name?: string): Promise<SnapshotReport>;
  /** What was created, changed and deleted, and what happened, since a snapshot; without one, since it began. */
  diff(since?: string): Promise<WorldDiff>;
  /** All that the world holds: records, uploads, events, clock. It is JSON: for a file, or for `import`. */
  export(): Promise<WorldState>;
  /** Puts an exported world in the place of this one; where this one is not there yet, it is made. */
  import(state: WorldState): Promise<WorldAccount>;
  /** Short texts that differ where something in the world changed. */
  digest(): Promise<Readonly<Record<string, string>>>;
  health(): Promise<Health>;
  /** The answer of the API to a GET, with its reasons. It is not in the journal, and no fault applies to it. `path` begins with /api/v1/. */
  preview(path: string, actingId?: string): Promise<unknown>;
  /** A call of each operation with ids and dates of the world. */
  examples(): Promise<Examples>;
  /** A ready `ces.config.yaml` that aims the suite at the world. */
  config(): Promise<string>;
  /** A new world that begins as this one is now, and goes its own way. */
  fork(name: string, how?: ForkOptions): Promise<World>;
  /** Ends this world for good; the main one stays. */
  delete(): Promise<void>;
}

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
  const pull =
    (name: string) =>
    (input: unknown = {}) =>
      control('POST', `/levers/${name}`, { world: tenant }, input);
  return {
    tenant,
    token,
    identities: () => dataOf(ask('GET /identities')),
    levers: Object.fromEntries(Object.keys(levers).map((name) => [name, pull(name)])) as Levers,
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
      clear: () => clearedOf(ask('DELETE /requests')),
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
