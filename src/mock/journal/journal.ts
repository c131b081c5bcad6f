import type { OutboxEvent } from '../world/outbox.ts';
import type { Exchange, Touch } from './exchange.ts';

/** A follower of a journal. It is called with every answered request and with every event. */
export interface Follower {
  readonly request: (exchange: Exchange) => void;
  readonly event?: (event: OutboxEvent) => void;
}

/** The latest requests of one world. */
export interface Journal {
  /** Adds an answered request. It gets the next number. */
  enter(exchange: Exchange): void;
  /** Runs an operation. Writes and events during it are entered as effects of the request. */
  during<T>(exchange: Exchange, run: () => T): T;
  touched(touch: Touch): void;
  happened(event: OutboxEvent): void;
  /** Oldest first. */
  entries(): readonly Exchange[];
  /** Removes all requests and gives their number. The numbering goes on. */
  clear(): number;
  /** Adds a follower. The result removes it. */
  follow(follower: Follower): () => void;
}

/** A journal that keeps up to `most` requests; 0: none. */
export const createJournal = (most: number): Journal => {
  let kept: Exchange[] = [];
  /** The index of the oldest request once the journal is full. */
  let oldest = 0;
  let entered = 0;
  let current: Exchange | undefined;
  const followers = new Set<Follower>();
  return {
    enter: (exchange) => {
      entered += 1;
      exchange.n = entered;
      if (kept.length < most) kept.push(exchange);
      else if (most > 0) {
        kept[oldest] = exchange;
        oldest = (oldest + 1) % most;
      }
      for (const follower of followers) follower.request(exchange);
    },
    during: (exchange, run) => {
      current = exchange;
      try {
        return run();
      } finally {
        current = undefined;
      }
    },
    touched: (touch) => {
      if (current) (current.touched ??= []).push(touch);
    },
    happened: (event) => {
      if (current) (current.events ??= []).push(event);
      for (const follower of followers) follower.event?.(event);
    },
    entries: () => [...kept.slice(oldest), ...kept.slice(0, oldest)],
    clear: () => {
      const gone = kept.length;
      kept = [];
      oldest = 0;
      return gone;
    },
    follow: (follower) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
};
