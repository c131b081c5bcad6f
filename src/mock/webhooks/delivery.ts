import type { OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';

export interface Receiver {
  readonly url: string;
  readonly key: string;
}

/** How delivery touches the outside world; tests give their own. */
export interface DeliveryOptions {
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly post?: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  /** Waits so many milliseconds of the world's time. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Delivery {
  /** Sends to this receiver from now on; undefined: to nobody. */
  aim(receiver: Receiver | undefined): void;
  /** Takes on everything that a world puts into its outbox. */
  attend(world: World): void;
  /** Settles when everything taken on so far was delivered or given up. */
  idle(): Promise<void>;
}

/** Pauses between the attempts to deliver one event, in milliseconds. */
const PAUSES = [200, 1_000, 5_000];
const ATTEMPT_LIMIT_MS = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds).unref());

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Delivers events one after another, in the order in which they happened, each after the answer that caused it. */
export const createDelivery = ({ headers, log, post = fetch, wait = pause }: DeliveryOptions): Delivery => {
  let receiver: Receiver | undefined;
  let queue: Promise<void> = Promise.resolve();

  const attempt = async (
    event: OutboxEvent,
    to: Receiver,
  ): Promise<{ readonly status?: number; readonly reason?: string }> => {
    try {
      const { status } = await post(to.url, {
        method: 'POST',
        headers: headers(to.key),
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
      });
      return status >= 200 && status < 300
        ? { status }
        : { status, reason: `the receiver answered ${status}` };
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  };

  const deliver = async (world: World, event: OutboxEvent): Promise<void> => {
    const to = receiver;
    if (!to) return world.outbox.settle(event.eventId, { state: 'no-receiver' });
    const pauses = world.choose('delivery-retries', { retried: PAUSES, once: [] });
    for (let attempts = 1; ; attempts += 1) {
      const { status, reason } = await attempt(event, to);
      if (reason === undefined && status !== undefined)
        return world.outbox.settle(event.eventId, { state: 'delivered', attempts, status });
      const next = pauses[attempts - 1];
      log(
        `webhook ${event.eventType} ${event.eventId} to ${to.url}: ${reason ?? 'no answer'}${next === undefined ? '; given up' : `; again in ${next} ms`}`,
      );
      if (next === undefined)
        return world.outbox.settle(event.eventId, {
          state: 'failed',
          attempts,
          reason: reason ?? 'no answer',
        });
      await wait(next);
    }
  };

  return {
    aim: (to) => {
      receiver = to;
    },
    attend: (world) =>
      world.outbox.onAppend((event) => {
        // setImmediate: the answer that caused the event leaves first.
        const sent = new Promise<void>((done) => void setImmediate(done));
        queue = queue.then(() => sent).then(() => deliver(world, event));
      }),
    idle: () => queue,
  };
};
