import { addressWithoutSecrets } from '../domain/secrets.ts';
import { isoOf, type WorldClock } from '../world/clock.ts';
import { payloadOf, type DeliveryState, type OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';
import { attempt, type Outcome, type Post } from './attempt.ts';
import { createIntake, type Waiting } from './intake.ts';
import { isFor, type ReceiverAccount, type ReceiverSettings, type ReceiverState } from './receiver.ts';

/** One attempt to deliver an event. */
export interface Attempt extends Outcome {
  readonly event: OutboxEvent;
  /** Id of the receiver. */
  readonly receiver: string;
  /** From 1 on. */
  readonly attempt: number;
  /** The time of the answer, by the world's clock. */
  readonly at: string;
}

/** What all queues of a delivery share. */
export interface QueueSurroundings {
  readonly clock: WorldClock;
  readonly post: Post;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** Called with every attempt, after the outbox has recorded it. */
  readonly onAttempt: (attempt: Attempt) => void;
}

/** The waiting events of one receiver, sent one after another in the order in which they happened. */
export interface Queue {
  readonly id: string;
  readonly settings: ReceiverSettings;
  account(): ReceiverAccount;
  wants(event: OutboxEvent): boolean;
  take(world: World, event: OutboxEvent): void;
  /** Events that happened and are not settled, oldest first. */
  waiting(): readonly OutboxEvent[];
  rest(): void;
  resume(): void;
  /** Drops every event, the one in progress included; returns the real ones, oldest first. */
  drop(): readonly Waiting[];
  /** Settles when nothing can be sent now. */
  idle(): Promise<void>;
}

/** Pauses between the attempts to deliver one event, in milliseconds. */
const PAUSES = [200, 1_000, 5_000];
/** Events given up in a row after which a receiver rests. */
const GIVE_UP_AFTER = 20;
/** Events that one receiver may have waiting. */
const MOST_WAITING = 100_000;
/** Sent events are removed from the list when there are this many. */
const MOST_SENT = 1_000;

const GONE = 410;

interface Entry extends Waiting {
  attempts: number;
}

export const createQueue = (id: string, settings: ReceiverSettings, around: QueueSurroundings): Queue => {
  const { clock, post, headers, log, onAttempt } = around;
  const { giveUpAfter = GIVE_UP_AFTER, signing, plan, url } = settings;
  const shown = addressWithoutSecrets(url);
  let queue: Entry[] = [];
  /** The index of the first unsent event. */
  let head = 0;
  let state: ReceiverState = 'active';
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let callOff: (() => void) | undefined;
  let givenUp = 0;
  const counts = { delivered: 0, failed: 0, refused: 0, dropped: 0 };

  const intake = createIntake(plan, id, clock, (waiting) => {
    queue.push({ ...waiting, attempts: 0 });
    void start();
  });

  const happened = (): readonly Waiting[] =>
    [...queue.slice(head), ...intake.held()].filter(({ isExtra }) => !isExtra);

  const waiting = (): number => queue.length - head + intake.held().length;

  const enter = ({ world, event, isExtra }: Waiting, delivery: DeliveryState): void => {
    if (!isExtra) world.outbox.settle(event.eventId, delivery, id);
  };

  /** Removes the first event of the queue. */
  const settle = (entry: Entry, delivery: DeliveryState): void => {
    head += 1;
    if (head > MOST_SENT && head > queue.length / 2) {
      queue = queue.slice(head);
      head = 0;
    }
    enter(entry, delivery);
  };

  const rest = (to: ReceiverState, why: string): void => {
    state = to;
    log(`webhooks to ${shown}: ${why}; ${waiting()} events wait`);
  };

  /** Records the outcome; returns the milliseconds until the next attempt for the same event. */
  const conclude = (entry: Entry, { status, reason }: Outcome): number | undefined => {
    const { event, world, attempts } = entry;
    if (reason === undefined) {
      givenUp = 0;
      counts.delivered += 1;
      settle(entry, { state: 'delivered', attempts, status: status ?? 200 });
      return undefined;
    }
    const pauses = settings.retries ?? world.choose('delivery-retries', { retried: PAUSES, once: [] });
    const next = status === GONE ? undefined : pauses[attempts - 1];
    const then = next === undefined ? 'given up' : `again in ${next} ms`;
    log(`webhook ${event.eventType} ${event.eventId} to ${shown}: ${reason}; ${then}`);
    if (next !== undefined) {
      enter(entry, { state: 'waiting', attempts, reason });
      return next;
    }
    counts.failed += 1;
    givenUp += 1;
    settle(entry, { state: 'failed', attempts, reason });
    if (status === GONE) rest('gone', 'it answered 410 and gets no more events');
    else if (givenUp >= giveUpAfter) rest('resting', `${givenUp} events in a row failed`);
    return undefined;
  };

  const headersOf = async (
    { key, event }: Entry,
    body: string,
  ): Promise<Readonly<Record<string, string>>> => {
    const { 'X-API-KEY': own, ...bare } = headers(settings.key);
    const keyed =
      key === 'none' || own === undefined
        ? bare
        : { ...bare, 'X-API-KEY': key === 'wrong' ? `not-${own}` : own };
    if (signing === undefined) return keyed;
    // Loaded at first use: few receivers need it.
    const { signatureHeaders } = await import('./signature.ts');
    return {
      ...keyed,
      ...signatureHeaders(signing, event.eventId, new Date(clock.now().epochMilliseconds), body),
    };
  };

  const work = async (): Promise<void> => {
    // The answer to the request that caused the event is sent first.
    await new Promise<void>((done) => void setTimeout(done, 0));
    for (let entry = queue[head]; entry && state === 'active'; entry = queue[head]) {
      const body = JSON.stringify(payloadOf(entry.event));
      const outcome = await attempt(settings, await headersOf(entry, body), body, post);
      // The queue was dropped meanwhile, so the outcome is ignored.
      if (queue[head] !== entry) continue;
      entry.attempts += 1;
      const pause = conclude(entry, outcome);
      const { event, attempts } = entry;
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
      // Events that came while the last outcome was recorded.
      if (head < queue.length && !callOff && state === 'active') void start();
    });
    return running;
  };

  return {
    ...{ id, settings },
    account: () => ({ id, ...settings, state, waiting: waiting(), ...counts }),
    wants: isFor(settings),
    take: (world, event) => {
      const lost = (reason: string): void =>
        world.outbox.settle(event.eventId, { state: 'failed', attempts: 0, reason }, id);
      if (waiting() >= MOST_WAITING) {
        counts.refused += 1;
        lost(`${MOST_WAITING} events wait already`);
      } else if (!intake.take(world, event)) {
        counts.dropped += 1;
        lost('dropped by the fault plan of the receiver');
      }
    },
    waiting: () => happened().map(({ event }) => event),
    rest: () => {
      state = 'resting';
    },
    resume: () => {
      state = 'active';
      givenUp = 0;
      void start();
    },
    drop: () => {
      const dropped = happened();
      intake.drop();
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
