import type { OutboxEvent } from '../world/outbox.ts';
import type { Exchange, Touch } from './exchange.ts';

/** What follows a journal: every request when it is answered, every event when it happens. */
export interface Follower {
  readonly request: (exchange: Exchange) => void;
  readonly event?: (event: OutboxEvent) => void;
}

/** The requests of one world, the latest of them. */
export interface Journal {
  /** Enters a request that was answered; it gets the next number. */
  enter(exchange: Exchange): void;
  /** Runs an operation: what is written and what happens meanwhile is the request's doing. */
  during<T>(exchange: Exchange, run: () => T): T;
  touched(touch: Touch): void;
  happened(event: OutboxEvent): void;
  /** Oldest first. */
  entries(): readonly Exchange[];
  /** Forgets the requests; numbers go on. */
  clear(): number;
  /** Gives what ends it. */
  follow(follower: Follower): () => void;
}

/** A journal of so many requests; with 0 none is kept. */
export const createJournal = (most: number): Journal => {
  let kept: Exchange[] = [];
  /** Where the oldest stands once the journal is full. */
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
