import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import type { Causes } from './causes.ts';
import type { Stage } from './stage.ts';

export interface Measures {
  /** Events in the burst. */
  readonly burst: number;
  /** Milliseconds that a slow fetch takes. */
  readonly slowFetch: number;
  readonly planned: boolean;
  /** Does the receiver want events of this kind? Others are not sent. */
  readonly wants: (kind: string) => boolean;
}

type StepRun = (stage: Stage, causes: Causes, measures: Measures) => Promise<void>;

const DAY_MS = 86_400_000;

const daysAgo = (event: SentEvent, days: number): SentEvent => ({
  ...event,
  occurredAt: new Date(Date.parse(String(event['occurredAt'])) - days * DAY_MS).toISOString(),
});

/** Events of every kind that is served today, updates of one object twice, each after the one before was settled. */
const procedure: StepRun = async (stage, causes) => {
  const photo = await causes.photo();
  await stage.deliver('procedure', photo.event);
  await stage.look(photo.event, photo.name);
  const newPhoto = await causes.photoChange(photo.event.resourceId, photo.name);
  await stage.deliver('procedure', newPhoto.event);
  await stage.look(newPhoto.event, newPhoto.name, newPhoto.former);
  const activity = await causes.activity();
  await stage.deliver('procedure', activity.event);
  await stage.look(activity.event, activity.name);
  const newActivity = await causes.activityChange(activity.event.resourceId, activity.name);
  await stage.deliver('procedure', newActivity.event);
  await stage.look(newActivity.event, newActivity.name, newActivity.former);
  const announcement = await causes.announcement();
  await stage.deliver('procedure', announcement.event);
  await stage.look(announcement.event, announcement.name);
  for (const one of [newPhoto, newActivity]) {
    const { event, name, former } = await causes.change(one);
    await stage.deliver('procedure', event);
    await stage.look(event, name, former);
  }
  await stage.deliver(
    'procedure',
    await causes.registration(activity.event.resourceId, await causes.resident()),
  );
  await stage.deliver('procedure', await causes.cancellation());
};

const keys: StepRun = async (stage, causes) => {
  const caused = [];
  for (const [at, key] of stage.badKeys.entries()) {
    const one = await causes.object(at % 2 === 0 ? 'photo' : 'activity');
    caused.push(one);
    await stage.send({ step: 'keys', event: one.event, key });
  }
  // What was asked for of the refused ones is there when a later, good one was fetched.
  const { event } = await causes.object('activity');
  await stage.deliver('sentinel', event);
  await stage.quiet();
  for (const { event: refused, name } of caused) await stage.look(refused, undefined, name);
};

const repeat: StepRun = async (stage, causes) => {
  const { event, name } = await causes.object('activity');
  await stage.deliver('repeat', event);
  await stage.send({ step: 'repeat', event, attempt: 2 });
  await Promise.all([
    stage.send({ step: 'repeat', event, attempt: 3 }),
    stage.send({ step: 'repeat', event, attempt: 4 }),
  ]);
  await stage.look(event, name);
};

const late: StepRun = async (stage, causes) => {
  const { event, name } = await causes.object('photo');
  const old = daysAgo(event, 9);
  await stage.insist('late', old);
  await stage.look(old, name);
};

const reordered: StepRun = async (stage, causes) => {
  const made = await causes.object('activity');
  const changed = await causes.change(made);
  const since = stage.world.now();
  await stage.insist('reordered', changed.event);
  // Both had happened when the first was fetched: nothing newer is to be had for the second.
  await stage.insist('reordered', made.event, since);
  await stage.look(changed.event, changed.name, changed.former);
};

const unknownKind: StepRun = async (stage, causes) => {
  const { event } = await causes.object('activity');
  for (const eventType of ['menu.published', 'work_request.created', 'notification.transportation_reminder'])
    await stage.send({
      step: 'unknown-kind',
      event: { ...event, eventId: `${event.eventId}-${eventType}`, eventType, aggregateType: 'menu' },
    });
};

const moreMembers: StepRun = async (stage, causes) => {
  const { event } = await causes.object('activity');
  const turned = Object.fromEntries(Object.entries(event).reverse());
  await stage.insist('more-members', { version: 2, data: { id: 'x', more: [1] }, ...event, ...turned });
};

const gone: StepRun = async (stage, causes) => {
  const photo = await causes.object('photo');
  await causes.gone(photo);
  const activity = await causes.object('activity');
  await causes.gone(activity);
  for (const { event } of [photo, activity]) await stage.deliver('gone', event);
  const { event } = await causes.object('photo');
  await stage.deliver('sentinel', event);
};

const promotion: StepRun = async (stage, causes) => {
  for (const turn of [0, 1]) {
    const events = await causes.promotion();
    for (const event of turn === 0 ? events : events.toReversed()) await stage.deliver('promotion', event);
  }
};

const deletes: StepRun = async (stage, causes) => {
  const photo = await causes.object('photo');
  await stage.deliver('sentinel', photo.event);
  const activity = await causes.object('activity');
  await stage.deliver('sentinel', activity.event);
  const photoGone = await causes.gone(photo);
  const activityGone = await causes.gone(activity);
  for (const { event, former } of [photoGone, activityGone]) {
    await stage.deliver('deletes', event);
    await stage.look(event, undefined, former);
  }
};

const slowFetch: StepRun = async (stage, causes, { slowFetch: wait }) => {
  const { event } = await causes.object('activity');
  let left = 1;
  stage.world.spoil(({ method, path }) =>
    method === 'GET' && path.includes(event.resourceId) && left-- > 0
      ? { says: `answered after ${wait} ms`, wait }
      : undefined,
  );
  await stage.insist('slow-fetch', event);
  stage.world.spoil(() => undefined);
};

const failingFetch: StepRun = async (stage, causes) => {
  const { event } = await causes.object('photo');
  let left = 1;
  stage.world.spoil(({ method, path }) =>
    method === 'GET' && path.includes(event.resourceId) && left-- > 0
      ? {
          says: 'answered 503 once',
          answer: () => new Response('Come again.\n', { status: 503, headers: { 'Retry-After': '1' } }),
        }
      : undefined,
  );
  await stage.insist('failing-fetch', event);
  stage.world.spoil(() => undefined);
};

const planned: StepRun = async (stage, causes, measures) => {
  if (measures.planned) await stage.deliver('planned', await causes.ride());
  await stage.quiet();
};

/** The number of deliveries that are sent at the same time. */
const AT_ONCE = 24;
const ROUNDS = 4;

/** Sends many, and what was not taken again, as senders do. */
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

const backlog: StepRun = async (stage, causes) => {
  const events: SentEvent[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { event } = await causes.object(count % 2 === 0 ? 'photo' : 'activity');
    events.push(daysAgo(event, 2));
  }
  // Some of it had been taken before the downtime.
  const known = stage.world.now();
  for (const event of events.slice(0, 2)) await stage.send({ step: 'sentinel', event });
  await stage.fetched(events.slice(0, 2), known);
  await rush(stage, 'backlog', events.slice(2));
  for (const event of events.slice(0, 2)) await stage.send({ step: 'repeat', event, attempt: 2 });
};

const burst: StepRun = async (stage, causes, measures) => {
  const events: SentEvent[] = [];
  for (let count = 0; count < measures.burst; count += 1)
    events.push((await causes.object('activity')).event);
  await rush(stage, 'burst', events);
};

/** The steps of the rehearsal, in their order. */
export const steps: readonly StepRun[] = [
  ...[procedure, keys, repeat, late, reordered, unknownKind, moreMembers, gone, promotion, deletes],
  ...[slowFetch, failingFetch, planned, backlog, burst],
];
