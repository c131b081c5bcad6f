import { afterAnswer, asideFrom } from '../world/timers.ts';
import { payloadOf, type OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';

export interface Receiver {
  readonly url: string;
  readonly key: string;
}

/** What delivery reads of an answer; its body is of no interest. */
type Posted = Pick<Response, 'status'> & Partial<Pick<Response, 'headers' | 'body'>>;

/** Sends one delivery and says how it was taken. */
export type Post = (url: string, init: RequestInit) => Promise<Posted>;

/** How delivery touches the outside world; tests give their own. */
interface DeliveryOptions {
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly post?: Post;
  /** Waits so many milliseconds of the world's time. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Delivery {
  /** Sends to this receiver from now on; undefined: to nobody. */
  aim(receiver: Receiver | undefined): void;
  /** Where it sends to. */
  target(): Receiver | undefined;
  /** Takes on everything that waits in a world's outbox, and everything that is put into it. */
  attend(world: World): void;
  /** Gives up what the worlds attended so far still have to send, now and later; says how many deliveries that were. */
  drop(): number;
  /** Settles when everything taken on so far was delivered or given up. */
  idle(): Promise<void>;
}

/** Pauses between the attempts to deliver one event, in milliseconds. */
const PAUSES = [200, 1_000, 5_000];
const ATTEMPT_LIMIT_MS = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => asideFrom(setTimeout(done, milliseconds)));

/** What is wrong with an answer; nothing where it says that the event arrived. */
const complaintAbout = ({ status, headers }: Posted): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status < 300 || status >= 400) return `the receiver answered ${status}`;
  const place = headers?.get('location') ?? undefined;
  return `the receiver answered ${status}, a redirect${place === undefined ? '' : ` to ${place.slice(0, 200)}`}; deliveries follow none`;
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Delivers events one after another, in the order in which they happened, each after the answer that caused it. */
export const createDelivery = ({ headers, log, post = fetch, wait = pause }: DeliveryOptions): Delivery => {
  let receiver: Receiver | undefined;
  let queue: Promise<void> = Promise.resolve();
  /** Deliveries that are not settled yet. */
  let open = 0;
  /** Counts drops: worlds of an earlier era are heard no more. */
  let era = 0;

  const attempt = async (
    event: OutboxEvent,
    to: Receiver,
  ): Promise<{ readonly status: number } | { readonly reason: string }> => {
    try {
      const answer = await post(to.url, {
        method: 'POST',
        headers: headers(to.key),
        body: JSON.stringify(payloadOf(event)),
        // The key is for this address alone, and a redirect would take it anywhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
      });
      // A body that nobody reads holds its connection.
      await answer.body?.cancel().catch(() => undefined);
      const reason = complaintAbout(answer);
      return reason === undefined ? { status: answer.status } : { reason };
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  };

  const deliver = async (world: World, event: OutboxEvent, its: number): Promise<void> => {
    const to = receiver;
    if (!to) return world.outbox.settle(event.eventId, { state: 'no-receiver' });
    const pauses = world.choose('delivery-retries', { retried: PAUSES, once: [] });
    for (let attempts = 1; its === era; attempts += 1) {
      const outcome = await attempt(event, to);
      if (its !== era) return;
      if ('status' in outcome)
        return world.outbox.settle(event.eventId, {
          state: 'delivered',
          attempts,
          status: outcome.status,
        });
      const { reason } = outcome;
      const next = pauses[attempts - 1];
      log(
        `webhook ${event.eventType} ${event.eventId} to ${to.url}: ${reason}${next === undefined ? '; given up' : `; again in ${next} ms`}`,
      );
      if (next === undefined)
        return world.outbox.settle(event.eventId, { state: 'failed', attempts, reason });
      world.outbox.settle(event.eventId, { state: 'waiting', attempts, reason });
      await wait(next);
    }
  };

  return {
    aim: (to) => {
      receiver = to;
    },
    target: () => receiver,
    attend: (world) => {
      const its = era;
      const takeOn = (event: OutboxEvent): void => {
        // A request that was being read when its world went ends in that world.
        if (its !== era) return;
        open += 1;
        const sent = new Promise<void>(afterAnswer);
        queue = queue
          .then(() => sent)
          .then(() => deliver(world, event, its))
          .finally(() => {
            if (its === era) open -= 1;
          });
      };
      for (const { event, delivery } of world.outbox.entries())
        if (delivery.state === 'waiting') takeOn(event);
      world.outbox.onAppend(takeOn);
    },
    drop: () => {
      const dropped = receiver ? open : 0;
      era += 1;
      // What comes next does not wait behind what was dropped.
      queue = Promise.resolve();
      open = 0;
      return dropped;
    },
    idle: () => queue,
  };
};
