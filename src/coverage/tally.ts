import { isRecord } from '../mock/domain/json-object.ts';
import type { PlainExchange } from './exchange.ts';
import { eventKey, identityKey, operationFacts } from './facts.ts';
import { addStates, type LastStates } from './states.ts';

/** How often each thing was met so far, by key. The contract bounds its size, not the number of exchanges. */
export interface Met {
  readonly requests: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Counts what exchanges and deliveries show. */
export interface Tally extends Met {
  meet(exchange: PlainExchange): void;
  /** Counts a webhook that the consumer accepted. */
  receive(event: string): void;
  /** Adds the counts of another tally. */
  add(other: Met): void;
  /** Forgets the last state of each record, because the records were replaced. The counts stay. */
  forgetStates(): void;
  /** Clears the counts and returns the number of requests counted before. */
  clear(): number;
}

/** The key of exchanges that match no operation. */
export const UNMATCHED = 'unmatched';

const isEmpty = (body: unknown): boolean => {
  const data = isRecord(body) ? body['data'] : body;
  return Array.isArray(data) && data.length === 0;
};

export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  const last: LastStates = new Map();
  let requests = 0;
  const count = (key: string, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    get requests() {
      return requests;
    },
    counts,
    meet: (exchange) => {
      requests += 1;
      const { operationId, status, identity } = exchange;
      const facts = operationId === undefined ? undefined : operationFacts().get(operationId);
      if (!facts) return count(UNMATCHED);
      count(facts.called);
      if (identity !== undefined) count(identityKey(identity));
      const isAccepted = status >= 200 && status < 300;
      const stated = isAccepted ? facts.accepted : facts.statuses.get(status);
      if (stated !== undefined) count(stated);
      if (facts.refused !== undefined && status >= 400 && status < 500) count(facts.refused);
      if (!isAccepted) return;
      const { secondPage, emptyList, lifecycle } = facts;
      if (secondPage !== undefined && exchange.query['cursor'] !== undefined) count(secondPage);
      if (emptyList !== undefined && isEmpty(exchange.responseBody)) count(emptyList);
      if (lifecycle) addStates(facts, lifecycle, exchange, last, count);
    },
    receive: (event) => count(eventKey(event)),
    add: (other) => {
      requests += other.requests;
      for (const [key, by] of other.counts) count(key, by);
    },
    forgetStates: () => last.clear(),
    clear: () => {
      const gone = requests;
      requests = 0;
      counts.clear();
      last.clear();
      return gone;
    },
  };
};
