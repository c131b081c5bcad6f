import type { WorldClock } from '../world/clock.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';
import { postByFetch, type Post } from './attempt.ts';
import { createQueue, type Attempt, type Queue } from './queue.ts';
import type { ReceiverAccount, ReceiverSettings } from './receiver.ts';

/** The outside dependencies of delivery; tests pass their own. */
export interface DeliveryOptions {
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly post?: Post;
  /** The receivers at the start. */
  readonly receivers?: readonly ReceiverSettings[];
  /** Called with every attempt. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** The deliveries of one world and its second tenant: its receivers, each with its own queue. */
export interface Delivery {
  receivers(): readonly ReceiverAccount[];
  /** The settings of its receivers, to make the same ones elsewhere. */
  settings(): readonly ReceiverSettings[];
  /** Adds a receiver. */
  add(settings: ReceiverSettings): ReceiverAccount;
  /** Replaces all receivers by this one; undefined removes all. */
  aim(settings: ReceiverSettings | undefined): void;
  /** Removes a receiver; returns whether it existed. */
  remove(id: string): boolean;
  queue(id: string): Queue | undefined;
  /** Delivers all waiting and future events of a world's outbox. */
  attend(world: World): void;
  /** Sends an event again: to all receivers that want it, or to one receiver in any case. */
  again(world: World, event: OutboxEvent, receiver?: string): void;
  /** Drops all deliveries of the worlds attended so far, now and later; returns how many were waiting. */
  drop(): number;
  /** Settles when nothing can be sent now; events that wait for a later attempt are left. */
  idle(): Promise<void>;
  /** The unsettled events. */
  waiting(): readonly OutboxEvent[];
  /** Settles when no event waits for an active receiver, or after this many milliseconds. */
  drained(milliseconds: number): Promise<void>;
  /** Calls the listener with every attempt; returns the function that stops this. */
  onAttempt(listener: (attempt: Attempt) => void): () => void;
}

export const createDelivery = (options: DeliveryOptions, clock: WorldClock): Delivery => {
  const { headers, log, post = postByFetch } = options;
  const listeners = new Set<(attempt: Attempt) => void>(options.onAttempt ? [options.onAttempt] : []);
  let named = 0;
  /** Events of worlds from an earlier era are ignored. */
  let era = 0;
  const make = (settings: ReceiverSettings): Queue =>
    createQueue(`receiver-${(named += 1)}`, settings, {
      ...{ clock, post, headers, log },
      onAttempt: (attempt) => listeners.forEach((listener) => listener(attempt)),
    });
  let queues: readonly Queue[] = (options.receivers ?? []).map(make);

  /** Passes an event to the queues that want it. */
  const send = (world: World, event: OutboxEvent): void => {
    const takers = queues.filter((queue) => queue.wants(event));
    if (takers.length === 0) world.outbox.settle(event.eventId, { state: 'no-receiver' });
    // With several receivers the event is waiting until all are done.
    if (takers.length > 1)
      for (const { id } of takers) world.outbox.settle(event.eventId, { state: 'waiting' }, id);
    for (const queue of takers) queue.take(world, event);
  };

  return {
    settings: () => queues.map(({ settings }) => settings),
    receivers: () => queues.map((queue) => queue.account()),
    add: (settings) => {
      const queue = make(settings);
      queues = [...queues, queue];
      return queue.account();
    },
    aim: (settings) => {
      const waiting = queues.flatMap((queue) => queue.drop());
      queues = settings ? [make(settings)] : [];
      for (const { world, event } of waiting) send(world, event);
    },
    remove: (id) => {
      const queue = queues.find((one) => one.id === id);
      queues = queues.filter((one) => one !== queue);
      for (const { world, event } of queue?.drop() ?? [])
        world.outbox.settle(event.eventId, { state: 'no-receiver' }, id);
      return queue !== undefined;
    },
    queue: (id) => queues.find((one) => one.id === id),
    attend: (world) => {
      const its = era;
      for (const { event, delivery } of world.outbox.entries())
        if (delivery.state === 'waiting') send(world, event);
      world.outbox.onAppend((event) => {
        // A request that started before a reset ends in the old world.
        if (its === era) send(world, event);
      });
    },
    again: (world, event, receiver) => {
      for (const queue of queues)
        if (receiver === undefined ? queue.wants(event) : queue.id === receiver) {
          world.outbox.settle(event.eventId, { state: 'waiting' }, queue.id);
          queue.take(world, event);
        }
    },
    drop: () => {
      era += 1;
      return queues.flatMap((queue) => queue.drop()).length;
    },
    idle: async () => {
      await Promise.all(queues.map((queue) => queue.idle()));
    },
    waiting: () => queues.flatMap((queue) => queue.waiting()),
    drained: (milliseconds) =>
      new Promise((done) => {
        const isDone = (): boolean =>
          queues.every((queue) => queue.account().state !== 'active' || queue.waiting().length === 0);
        const end = (): void => {
          clearTimeout(timer);
          listeners.delete(look);
          done();
        };
        const look = (): void => {
          if (isDone()) end();
        };
        const timer = setTimeout(end, milliseconds);
        listeners.add(look);
        look();
      }),
    onAttempt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
