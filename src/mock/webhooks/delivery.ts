import type { WorldClock } from '../world/clock.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';
import type { Post } from './attempt.ts';
import { createQueue, type Attempt, type Queue } from './queue.ts';
import type { ReceiverAccount, ReceiverSettings } from './receiver.ts';

/** How delivery touches the outside world; tests give their own. */
export interface DeliveryOptions {
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  readonly post?: Post;
  /** Who is told from the beginning. */
  readonly receivers?: readonly ReceiverSettings[];
}

/** The deliveries of one world and its second tenant: its receivers, each with a queue of its own. */
export interface Delivery {
  receivers(): readonly ReceiverAccount[];
  /** What its receivers were told to be, for others like them. */
  settings(): readonly ReceiverSettings[];
  /** Sends to one more receiver from now on. */
  add(settings: ReceiverSettings): ReceiverAccount;
  /** Sends to this receiver alone from now on; undefined: to nobody. */
  aim(settings: ReceiverSettings | undefined): void;
  /** Sends nothing more to a receiver; says whether there was one of this id. */
  remove(id: string): boolean;
  queue(id: string): Queue | undefined;
  /** Takes on everything that waits in a world's outbox, and everything that is put into it. */
  attend(world: World): void;
  /** Sends an event once more, to the receivers who want it, or to one of them whether it does or not. */
  again(world: World, event: OutboxEvent, receiver?: string): void;
  /** Gives up what the worlds attended so far still have to send, now and later; says how many deliveries that were. */
  drop(): number;
  /** Settles when nothing is left to be sent at this time; what waits for a later attempt waits. */
  idle(): Promise<void>;
  /** Events that are not settled. */
  waiting(): readonly OutboxEvent[];
  /** Settles when nothing waits for an active receiver, or after so many milliseconds. */
  drained(milliseconds: number): Promise<void>;
  /** Calls the listener with every attempt until what it gives is called. */
  onAttempt(listener: (attempt: Attempt) => void): () => void;
}

export const createDelivery = (options: DeliveryOptions, clock: WorldClock): Delivery => {
  const { headers, log, post = (url, init) => fetch(url, init) } = options;
  const listeners = new Set<(attempt: Attempt) => void>();
  let named = 0;
  /** Worlds of an earlier era are heard no more. */
  let era = 0;
  const make = (settings: ReceiverSettings): Queue =>
    createQueue(`receiver-${(named += 1)}`, settings, {
      ...{ clock, post, headers, log },
      onAttempt: (attempt) => listeners.forEach((listener) => listener(attempt)),
    });
  let queues: readonly Queue[] = (options.receivers ?? []).map(make);

  /** Hands an event to the queues that want it. */
  const send = (world: World, event: OutboxEvent): void => {
    const takers = queues.filter((queue) => queue.wants(event));
    if (takers.length === 0) world.outbox.settle(event.eventId, { state: 'no-receiver' });
    // Where there are several, the event waits for as long as one of them does.
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
        // A request that was being read when its world went ends in that world.
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
