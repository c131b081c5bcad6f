import { levers, type LeverInput, type LeverName, type LeverReturns } from '../../openapi/generated/levers.ts';
import type { Control } from './control.ts';
import type {
  EventEntry,
  FaultAccount,
  FaultRule,
  Identities,
  JournalEntry,
  RequestFilters,
  ResetTo,
  UnmatchedEntry,
  Verification,
  Verified,
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
  readonly events: { list(): Promise<readonly EventEntry[]> };
  /** Begins anew; what is left out stays as it was at the last beginning. */
  reset(to?: ResetTo): Promise<void>;
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
  const pull = (name: string) => (input: unknown = {}) => ask('POST', `/levers/${name}`, input);
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
    events: { list: () => dataOf(ask('GET', '/events')) },
    reset: async (to = {}) => void (await ask('POST', '/reset', to)),
  };
};
