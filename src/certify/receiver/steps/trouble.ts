import type { SentEvent } from '../../../../conformance/consumers/receiver/story.ts';
import type { Stage } from '../stage.ts';
import type { Trouble } from '../../record.ts';
import { daysAgo, type StepRun } from './step.ts';

/** Spoils fetches of an object during an action; `meets` decides about each of them. */
const withTrouble = async (
  { world }: Stage,
  { resourceId }: SentEvent,
  meets: () => Trouble | undefined,
  act: () => Promise<void>,
): Promise<void> => {
  world.spoil(({ method, path }) => (method === 'GET' && path.includes(resourceId) ? meets() : undefined));
  await act();
  world.spoil(() => undefined);
};

const once = (trouble: Trouble): (() => Trouble | undefined) => {
  let left = 1;
  return () => (left-- > 0 ? trouble : undefined);
};

export const slowFetch: StepRun = async (stage, causes, { slowFetch: wait }) => {
  const { event } = await causes.object('activity');
  await withTrouble(stage, event, once({ says: `answered after ${wait} ms`, wait }), () =>
    stage.insist('slow-fetch', event),
  );
};

const refusal = (status: number, seconds: number) => (): Response =>
  new Response('Come again.\n', { status, headers: { 'Retry-After': String(seconds) } });

/** A receiver may repeat a fetch with another identity, so each of the two identities is tried. */
export const failingFetch: StepRun = async (stage, causes) => {
  for (const make of [() => causes.object('photo'), causes.announcement]) {
    const { event } = await make();
    const trouble = { says: 'answered 503 once', answer: refusal(503, 1) };
    await withTrouble(stage, event, once(trouble), () => stage.insist('failing-fetch', event));
  }
};

/** The time of Retry-After in seconds, and how long a sender waits before it delivers again. */
const RETRY_AFTER = 1;
const WAIT_MS = 1100 * RETRY_AFTER;

/** Refuses every fetch until the time of Retry-After is over. */
export const retryAfter: StepRun = async (stage, causes) => {
  const { event } = await causes.object('activity');
  let until: number | undefined;
  const meets = (): Trouble | undefined => {
    const now = stage.world.now();
    until ??= now + 1000 * RETRY_AFTER;
    return now < until
      ? { says: `answered 429 for ${RETRY_AFTER} s`, answer: refusal(429, RETRY_AFTER) }
      : undefined;
  };
  await withTrouble(stage, event, meets, () =>
    stage.insist('retry-after', event, { pause: WAIT_MS, more: 2 * WAIT_MS }),
  );
};

const MOST_HELD = 500;
/** Milliseconds until the store shows the effect of the held answer. */
const STORED_MS = 250;

/** Holds the answer to the first fetch of an object while the object changes, is announced and fetched again. */
export const overtaken: StepRun = async (stage, causes, { slowFetch: slow }) => {
  const { world } = stage;
  const hold = Math.min(slow, MOST_HELD);
  const made = await causes.object('activity');
  const since = world.now();
  let begun: number | undefined;
  const held = once({ says: `answered after ${hold} ms as it was before`, hold });
  const meets = (): Trouble | undefined => {
    begun ??= world.now();
    return held();
  };
  await withTrouble(stage, made.event, meets, async () => {
    const first = stage.send({ step: 'overtaken', event: made.event });
    const giveUp = since + 5 * hold;
    while (begun === undefined && world.now() < giveUp) await world.stirred(giveUp - world.now());
    const changed = await causes.change(made);
    await Promise.all([first, stage.send({ step: 'overtaken', event: changed.event })]);
    await stage.fetched([changed.event], since);
    const over = Math.max((begun ?? since) + hold, world.now()) + STORED_MS;
    while (world.now() < over) await world.stirred(over - world.now());
    await stage.look(changed.event, { wanted: changed.name, former: made.name });
  });
};

const RESTART = { attempts: 60, pause: 1000 };

/** Restarts the receiver between two events about the same object. */
export const restart: StepRun = async (stage, causes) => {
  if (!stage.restart) return;
  const [made, other] = [await causes.object('activity'), await causes.object('photo')];
  for (const { event, name } of [made, other]) {
    await stage.deliver('restart', event);
    await stage.look(event, { wanted: name });
  }
  await stage.restart();
  const changed = await causes.change(made);
  await stage.insist('restart', changed.event, RESTART);
  await stage.look(changed.event, { wanted: changed.name, former: made.name });
  await stage.look(other.event, { wanted: other.name });
};

/** The number of deliveries that are sent at the same time. */
const AT_ONCE = 24;
const ROUNDS = 4;

/** Sends many events and repeats those that were not accepted, as senders do. */
const rush = async (stage: Stage, step: 'backlog' | 'burst', events: readonly SentEvent[]): Promise<void> => {
  const since = stage.world.now();
  let waiting = events;
  for (let attempt = 1; attempt <= ROUNDS && waiting.length > 0; attempt += 1) {
    const queue = [...waiting];
    const again: SentEvent[] = [];
    const work = async (): Promise<void> => {
      for (let event = queue.shift(); event; event = queue.shift()) {
        const { status } = await stage.send({ step, event, attempt });
        if (status === undefined || status >= 300) again.push(event);
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, work));
    waiting = again;
  }
  await stage.fetched(events, since);
};

export const backlog: StepRun = async (stage, causes) => {
  const events: SentEvent[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { event } = await causes.object(count % 2 === 0 ? 'photo' : 'activity');
    events.push(daysAgo(event, 2));
  }
  // Some of them were accepted before the downtime.
  const known = stage.world.now();
  for (const event of events.slice(0, 2)) await stage.send({ step: 'sentinel', event });
  await stage.fetched(events.slice(0, 2), known);
  await rush(stage, 'backlog', events.slice(2));
  for (const event of events.slice(0, 2)) await stage.send({ step: 'repeat', event, attempt: 2 });
};

export const burst: StepRun = async (stage, causes, measures) => {
  const events: SentEvent[] = [];
  for (let count = 0; count < measures.burst; count += 1)
    events.push((await causes.object('activity')).event);
  await rush(stage, 'burst', events);
};
