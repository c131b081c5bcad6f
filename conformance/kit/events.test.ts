import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unproven, Violation } from './errors.ts';
import { createEvents, eventOf } from './events.ts';
import { field } from './json.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { StubTarget } from '../testing/stub-target.ts';

let target: StubTarget | undefined;
// Only the tests move the clock that measures the patience.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await target?.close();
});

/** Milliseconds that pass with each read of the inbox: between half the patience and the patience of the run. */
const PACE = 60;
const PATIENCE = 100;

/** An inbox in which one more of the given events arrives with each read. */
async function inboxOf(...arriving: readonly object[]) {
  target = await stubTarget(({ url }, count) => {
    vi.advanceTimersByTime(PACE);
    const after = Number(new URL(url, 'http://x').searchParams.get('after'));
    const all = arriving.slice(0, count - 1).map((body, at) => ({
      n: at + 1,
      receivedAt: Number(field(body, 'receivedAt') ?? at),
      headers: { 'X-API-KEY': 'k' },
      body: JSON.stringify(body),
    }));
    return { status: 200, body: { events: all.filter(({ n }) => n > after), next: all.length } };
  });
  return createEvents(
    stubRun('', {
      patience: PATIENCE,
      webhooks: { inbox: target.url, publicUrl: 'http://me', key: 'k' },
    }),
  );
}

const created = { eventType: 'activity.created', resourceId: 'a-1' };
const updated = { eventType: 'activity.updated', resourceId: 'a-1' };
const foreign = { eventType: 'activity.created', resourceId: 'someone-elses' };

test('a promised event is awaited and returned as it arrived', async () => {
  const events = await inboxOf(foreign, updated, created);
  const mark = await events.mark();
  const delivered = await events.expect(
    mark,
    eventOf('activity.created', 'a-1'),
    'an event of the new activity',
  );
  expect(delivered).toEqual({ n: 3, receivedAt: 2, headers: { 'x-api-key': 'k' }, body: created });
});

test('events of other users do not prolong the wait', async () => {
  const receivedAt = Date.now() + 3_600_000;
  const later = { ...foreign, occurredAt: new Date(receivedAt).toISOString(), receivedAt };
  const events = await inboxOf(later, later, later, later, created);
  await expect(events.expect(0, eventOf('activity.created', 'a-1'), 'an event')).rejects.toThrow(Violation);
});

test('the wait for an event is longer while others keep coming, but limited', async () => {
  const wanted = eventOf('activity.created', 'a-1');
  const late = await inboxOf(foreign, foreign, updated, foreign, created);
  await expect(late.expect(0, wanted, 'an event')).resolves.toMatchObject({ n: 5 });
  await target?.close();
  const never = await inboxOf(...Array.from({ length: 100 }, () => foreign));
  await expect(never.expect(0, wanted, 'an event')).rejects.toThrow(Violation);
  // Ten times the patience, and one more read for the list in the message.
  expect(target?.asked.length).toBe(19);
});

test('a missing event is a violation that lists the received ones', async () => {
  const events = await inboxOf(foreign);
  const error: unknown = await events
    .expect(0, eventOf('activity.deleted'), 'an event')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Violation);
  expect(error).toMatchObject({
    finding: {
      found: expect.stringContaining('"someone-elses"'),
      next: expect.stringContaining('http://me'),
    },
  });
});

test('absence is judged when a later event has come', async () => {
  const events = await inboxOf(foreign, updated, created);
  const sentinel = async () => eventOf('activity.created', 'a-1');
  await events.none(0, eventOf('activity.deleted', 'a-1'), 'no such event', sentinel);
  await expect(events.none(0, eventOf('activity.updated', 'a-1'), 'no update', sentinel)).rejects.toThrow(
    Violation,
  );
});

test('without the later event or without webhooks nothing is proved', async () => {
  const events = await inboxOf(foreign);
  const sentinel = async () => eventOf('activity.updated', 'never');
  await expect(events.none(0, eventOf('activity.deleted'), 'none', sentinel)).rejects.toThrow(Unproven);
  await expect(createEvents(stubRun('')).mark()).rejects.toThrow(Unproven);
});

test('the wait for a closing event may be longer than the patience for promised events', async () => {
  const receivedAt = Date.now() + 3_600_000;
  const later = { ...foreign, occurredAt: new Date(receivedAt).toISOString(), receivedAt };
  const closing = eventOf('activity.created', 'a-1');
  const arriving = [updated, ...Array.from({ length: 20 }, () => later), created];
  const events = await inboxOf(...arriving);
  await events.none(0, eventOf('activity.deleted', 'a-1'), 'no deletion', async () => closing);
  await target?.close();
  const broken = await inboxOf(...arriving);
  await expect(
    broken.none(0, eventOf('activity.updated', 'a-1'), 'no update', async () => closing),
  ).rejects.toThrow(Violation);
  await target?.close();
  const promising = await inboxOf(...arriving);
  await expect(promising.expect(0, closing, 'the creation')).rejects.toThrow(Violation);
});

/** A delivered event: its subject, its time, and its delay. */
const delivered = (eventId: string, eventType: string, resourceId: string, second: number) => ({
  eventId,
  eventType,
  resourceId,
  occurredAt: `1970-01-01T00:00:0${second}.000Z`,
});

test('a repeated event is not a new one, also with its time in another notation', async () => {
  const first = delivered('e-1', 'activity.created', 'a-1', 0);
  const again = { ...first, occurredAt: '1970-01-01T01:00:00+01:00' };
  const events = await inboxOf(first, delivered('e-2', 'activity.updated', 'a-1', 1), again, {
    ...first,
    resourceId: 'a-2',
  });
  await events.mark();
  const mark = await events.mark();
  expect(mark).toBe(1);
  await events.expect(mark, eventOf('activity.created', 'a-2'), 'another event under the id of the first');
  expect((await events.since(mark)).map(({ n }) => n)).toEqual([2, 4]);
  await expect(events.expect(mark, eventOf('activity.created', 'a-1'), 'again')).rejects.toThrow(Violation);
});

test('if deliveries overtake each other, absence waits for the slowest', async () => {
  const [slow, fast] = [
    delivered('e-0', 'activity.created', 'a-0', 0),
    delivered('e-1', 'activity.created', 'a-1', 1),
  ];
  const sentinel = async () => eventOf('activity.updated', 'last');
  const wrong = eventOf('activity.deleted', 'a-1');
  const last = delivered('e-3', 'activity.updated', 'last', 3);
  const late = delivered('e-2', 'activity.deleted', 'a-1', 2);
  const inOrder = await inboxOf(slow, fast, last, foreign, late);
  await inOrder.none(0, wrong, 'no such event', sentinel);
  await target?.close();
  const overtaking = await inboxOf(fast, slow, last, foreign, late);
  await expect(overtaking.none(0, wrong, 'no such event', sentinel)).rejects.toThrow('the event');
});

test('an event with a misspelt type ends the wait at once', async () => {
  const shouted = { ...created, eventType: 'ACTIVITY_CREATED' };
  const events = await inboxOf(shouted);
  const mark = await events.mark();
  await expect(events.expect(mark, eventOf('activity.created', 'a-1'), 'an event')).rejects.toThrow(
    'ACTIVITY_CREATED',
  );
  // One read for the mark, one that finds the event, and no further wait.
  expect(target?.asked.length).toBe(2);
});

test('after two missing events of a kind others of this kind get less time, but not other kinds', async () => {
  const events = await inboxOf();
  const patience = 2_000;
  const waiting = createEvents(
    stubRun('', { patience, webhooks: { inbox: target?.url ?? '', publicUrl: 'http://me', key: 'k' } }),
  );
  const readings = async (type: 'activity.created' | 'activity.deleted'): Promise<number> => {
    const before = target?.asked.length ?? 0;
    await expect(waiting.expect(0, eventOf(type, 'never'), 'an event')).rejects.toThrow(Violation);
    return (target?.asked.length ?? 0) - before;
  };
  const [first, second, third] = [
    await readings('activity.created'),
    await readings('activity.created'),
    await readings('activity.created'),
  ];
  expect(second).toBe(first);
  expect(third).toBeLessThan(first / 3);
  expect(await readings('activity.deleted')).toBe(first);
  expect(await events.since(0)).toEqual([]);
});

test('if deliveries come later and later, a missing one proves nothing', async () => {
  const behind = Array.from({ length: 40 }, (_, at) => ({
    ...delivered(`e-${at}`, 'activity.updated', `a-${at}`, 0),
    occurredAt: new Date(-10 * at).toISOString(),
  }));
  const events = await inboxOf(...behind);
  await expect(events.expect(0, eventOf('activity.created', 'a-1'), 'the creation')).rejects.toThrow(
    /deliveries come 0 s late.*the creation/,
  );
});
