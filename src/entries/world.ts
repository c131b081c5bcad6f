import {
  levers,
  type LeverInput,
  type LeverName,
  type LeverReturns,
} from '../../openapi/generated/levers.ts';
import type { Control } from './control.ts';
import type {
  Advanced,
  ClockTold,
  EventEntry,
  FaultAccount,
  FaultRule,
  ForkOptions,
  Identities,
  JournalEntry,
  NewReceiver,
  Receiver,
  RequestFilters,
  ResetTo,
  SnapshotTold,
  UnmatchedEntry,
  Verification,
  Verified,
  WorldDiff,
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
    /** Whether requests were made as often as is said; without a number, at least once. */
    verify(expected: Verification): Promise<Verified>;
    /** Requests that hit no operation as the contract has it. */
    unmatched(): Promise<readonly UnmatchedEntry[]>;
    clear(): Promise<number>;
  };
  readonly events: {
    list(): Promise<readonly EventEntry[]>;
    /** Sends an event once more, to every receiver that takes its kind; gives how many were sent. */
    redeliver(eventId: string): Promise<number>;
  };
  /** Who is told of events. */
  readonly receivers: {
    add(receiver: NewReceiver): Promise<Receiver>;
    list(): Promise<readonly Receiver[]>;
    /** Takes away the receiver with this id, or all; gives how many went. */
    remove(id?: string): Promise<number>;
  };
  readonly clock: {
    now(): Promise<ClockTold>;
    /** Puts the clock at an ISO 8601 instant. */
    set(now: string): Promise<ClockTold>;
    /** Stands still from now on; with false it runs on. */
    freeze(isFrozen?: boolean): Promise<ClockTold>;
    /** Moves on by an ISO 8601 duration such as PT3H; gives what became due when it has happened. */
    advance(by: string): Promise<Advanced>;
  };
  /** Begins anew; what is left out stays as it was at the last beginning. */
  reset(to?: ResetTo): Promise<void>;
  /** Remembers the world as it is, under a name (`last` without one). */
  snapshot(name?: string): Promise<SnapshotTold>;
  /** Makes the world what it was, its clock too. */
  restore(name?: string): Promise<SnapshotTold>;
  /** What was created, changed and deleted, and what happened, since a snapshot; without one, since it began. */
  diff(since?: string): Promise<WorldDiff>;
  /** A new world that begins as this one is now, and goes its own way. */
  fork(name: string, how?: ForkOptions): Promise<World>;
  /** Ends this world for good; the main one stays. */
  delete(): Promise<void>;
}

interface Told {
  readonly tenant: string;
  readonly token: string;
}

/**
 * A world by the control plane. The control plane gives what its document says, and the types say the same: here the
 * two meet.
 */
export const worldOf = (control: Control, { tenant, token }: Told): World => {
  const ask = async <T>(method: string, path: string, body?: unknown, query = {}): Promise<T> =>
    (await control(method, path, { ...query, world: tenant }, body)) as T;
  const dataOf = async <T>(asked: Promise<{ readonly data: T }>): Promise<T> => (await asked).data;
  const cleared = async (path: string, query = {}): Promise<number> =>
    (await ask<{ readonly cleared: number }>('DELETE', path, undefined, query)).cleared;
  const itself = `/worlds/${encodeURIComponent(tenant)}`;
  const pull =
    (name: string) =>
    (input: unknown = {}) =>
      ask('POST', `/levers/${name}`, input);
  return {
    tenant,
    token,
    identities: () => dataOf(ask('GET', '/identities')),
    levers: Object.fromEntries(Object.keys(levers).map((name) => [name, pull(name)])) as Levers,
    faults: {
      add: (rule) => dataOf(ask('POST', '/faults', rule)),
      list: () => dataOf(ask('GET', '/faults')),
      clear: (id) => cleared('/faults', { id }),
    },
    requests: {
      list: (filters = {}) => dataOf(ask('GET', '/requests', undefined, filters)),
      verify: (expected) => ask('POST', '/requests/verify', expected),
      unmatched: () => dataOf(ask('GET', '/requests/unmatched')),
      clear: () => cleared('/requests'),
    },
    events: {
      list: () => dataOf(ask('GET', '/events')),
      redeliver: async (eventId) =>
        (await ask<{ readonly sent: number }>('POST', `/events/${encodeURIComponent(eventId)}/redeliver`))
          .sent,
    },
    receivers: {
      add: (receiver) => dataOf(ask('POST', '/receivers', receiver)),
      list: () => dataOf(ask('GET', '/receivers')),
      remove: async (id) =>
        (await ask<{ readonly removed: number }>('DELETE', '/receivers', undefined, { id })).removed,
    },
    clock: {
      now: () => ask('GET', '/clock'),
      set: (now) => ask('PUT', '/clock', { now }),
      freeze: (frozen = true) => ask('PUT', '/clock', { frozen }),
      advance: (by) => ask('POST', '/clock/advance', { by }),
    },
    reset: async (to = {}) => void (await ask('POST', '/reset', to)),
    snapshot: (snapshot) => ask('POST', `${itself}/snapshot`, { snapshot }),
    restore: (snapshot) => ask('POST', `${itself}/restore`, { snapshot }),
    diff: (since) => ask('GET', `${itself}/diff`, undefined, { since }),
    fork: async (name, how = {}) => {
      await control('POST', '/worlds', {}, { ...how, name, from: tenant });
      return worldOf(control, { tenant: name, token });
    },
    delete: async () => void (await control('DELETE', itself)),
  };
};
