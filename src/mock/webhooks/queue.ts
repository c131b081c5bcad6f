import { isoOf, type WorldClock } from '../world/clock.ts';
import type { DeliveryState, OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';
import { attempt, type Outcome, type Post } from './attempt.ts';
import { isFor, type ReceiverAccount, type ReceiverSettings, type ReceiverState } from './receiver.ts';

/** One attempt to deliver an event. */
export interface Attempt extends Outcome {
  readonly event: OutboxEvent;
  /** Id of the receiver. */
  readonly receiver: string;
  /** From 1 on. */
  readonly attempt: number;
  /** When it was answered, by the world's clock. */
  readonly at: string;
}

/** An event that is to be delivered, of one of the worlds that the receiver is told of. */
export interface Waiting {
  readonly world: World;
  readonly event: OutboxEvent;
}

/** What all queues of a delivery have in common. */
export interface QueueSurroundings {
  readonly clock: WorldClock;
  readonly post: Post;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** Told of every attempt, after it was entered in the outbox. */
  readonly onAttempt: (attempt: Attempt) => void;
}

/** The events that wait for one receiver, sent one after another in the order in which they happened. */
export interface Queue {
  readonly id: string;
  account(): ReceiverAccount;
  wants(event: OutboxEvent): boolean;
  take(world: World, event: OutboxEvent): void;
  /** Events that wait, oldest first. */
  waiting(): readonly OutboxEvent[];
  rest(): void;
  resume(): void;
  /** Forgets every event, the one under way included; gives them, oldest first. */
  drop(): readonly Waiting[];
  /** Settles when nothing is left to be sent at this time. */
  idle(): Promise<void>;
}

/** Pauses between the attempts to deliver one event, in milliseconds. */
const PAUSES = [200, 1_000, 5_000];
/** Events given up in a row after which a receiver rests. */
const GIVE_UP_AFTER = 20;
/** Events that one receiver may have waiting. */
const MOST_WAITING = 100_000;

const GONE = 410;

export const createQueue = (id: string, settings: ReceiverSettings, around: QueueSurroundings): Queue => {
  const { clock, post, headers, log, onAttempt } = around;
  const { giveUpAfter = GIVE_UP_AFTER } = settings;
  let queue: (Waiting & { attempts: number })[] = [];
  /** Where the queue begins: what is before was sent. */
  let head = 0;
  let state: ReceiverState = 'active';
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let callOff: (() => void) | undefined;
  let givenUp = 0;
  const counts = { delivered: 0, failed: 0, refused: 0 };

  const left = (): number => queue.length - head;

  const settled = ({ world, event }: Waiting, delivery: DeliveryState): void => {
    head += 1;
    if (head > 1_000 && head > queue.length / 2) {
      queue = queue.slice(head);
      head = 0;
    }
    world.outbox.settle(event.eventId, delivery, id);
  };

  const pausesFor = ({ world }: Waiting): readonly number[] =>
    settings.retries ?? world.choose('delivery-retries', { retried: PAUSES, once: [] });

  const rest = (to: ReceiverState, why: string): void => {
    state = to;
    log(`webhooks to ${settings.url}: ${why}; ${left()} events wait`);
  };

  /** Enters the outcome; gives the milliseconds after which the same event is tried again. */
  const enter = (
    one: Waiting & { readonly attempts: number },
    { status, reason }: Outcome,
  ): number | undefined => {
    const { event, world, attempts } = one;
    if (reason === undefined) {
      givenUp = 0;
      counts.delivered += 1;
      settled(one, { state: 'delivered', attempts, status: status ?? 200 });
      return undefined;
    }
    const next = pausesFor(one)[attempts - 1];
    log(
      `webhook ${event.eventType} ${event.eventId} to ${settings.url}: ${reason}${next === undefined ? '; given up' : `; again in ${next} ms`}`,
    );
    if (next !== undefined && status !== GONE) {
      world.outbox.settle(event.eventId, { state: 'waiting', attempts, reason }, id);
      return next;
    }
    counts.failed += 1;
    givenUp += 1;
    settled(one, { state: 'failed', attempts, reason });
    if (status === GONE) rest('gone', 'it answered 410 and gets nothing more');
    else if (givenUp >= giveUpAfter) rest('resting', `${givenUp} events in a row were given up`);
    return undefined;
  };

  const work = async (): Promise<void> => {
    // The answer that caused the event leaves first.
    await new Promise<void>((done) => void setTimeout(done, 0));
    for (let one = queue[head]; one && state === 'active'; one = queue[head]) {
      const outcome = await attempt(one.event, settings.url, headers(settings.key), post);
      // Dropped meanwhile: nobody wants to know.
      if (queue[head] !== one) continue;
      one.attempts += 1;
      const pause = enter(one, outcome);
      const { event, attempts } = one;
      onAttempt({ ...outcome, event, receiver: id, attempt: attempts, at: isoOf(clock.now()) });
      if (pause === undefined) continue;
      callOff = clock.at(clock.now().add({ milliseconds: pause }), () => {
        callOff = undefined;
        return start();
      });
      return;
    }
  };

  const start = (): Promise<void> => {
    if (isRunning || callOff || state !== 'active') return running;
    isRunning = true;
    running = work().finally(() => {
      isRunning = false;
      // What came while the last answer was entered.
      if (left() > 0 && !callOff && state === 'active') void start();
    });
    return running;
  };

  return {
    id,
    account: () => ({ id, ...settings, state, waiting: left(), ...counts }),
    wants: isFor(settings),
    take: (world, event) => {
      if (left() >= MOST_WAITING) {
        counts.refused += 1;
        const reason = `${MOST_WAITING} events wait already`;
        return world.outbox.settle(event.eventId, { state: 'failed', attempts: 0, reason }, id);
      }
      queue.push({ world, event, attempts: 0 });
      void start();
    },
    waiting: () => queue.slice(head).map(({ event }) => event),
    rest: () => {
      state = 'resting';
    },
    resume: () => {
      state = 'active';
      givenUp = 0;
      void start();
    },
    drop: () => {
      const dropped = queue.slice(head);
      queue = [];
      head = 0;
      callOff?.();
      callOff = undefined;
      return dropped;
    },
    idle: async () => {
      while (isRunning) await running;
    },
  };
};
