import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unproven, Violation } from './errors.ts';
import { createEvents, eventOf } from './events.ts';
import { field } from './json.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { StubTarget } from '../testing/stub-target.ts';

let target: StubTarget | undefined;
// The tests alone move the clock by which patience is measured.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await target?.close();
});

/** Milliseconds that pass with each reading of an inbox: less than the patience of the run, more than half of it. */
const PACE = 60;
const PATIENCE = 100;

/** An inbox in which the given events arrive one after the other, one more with every reading. */
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

test('a promised event is waited for and given back as it arrived', async () => {
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

test('an event is waited for longer while others keep coming, and not for ever', async () => {
  const wanted = eventOf('activity.created', 'a-1');
  const late = await inboxOf(foreign, foreign, updated, foreign, created);
  await expect(late.expect(0, wanted, 'an event')).resolves.toMatchObject({ n: 5 });
  await target?.close();
  const never = await inboxOf(...Array.from({ length: 100 }, () => foreign));
  await expect(never.expect(0, wanted, 'an event')).rejects.toThrow(Violation);
  // Ten times the patience, and one more read for the list in the message.
  expect(target?.asked.length).toBe(19);
});

test('an event that does not come is a violation that tells what came', async () => {
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

test('absence is judged once a later event has come', async () => {
  const events = await inboxOf(foreign, updated, created);
  const sentinel = async () => eventOf('activity.created', 'a-1');
  await events.none(0, eventOf('activity.deleted', 'a-1'), 'no such event', sentinel);
  await expect(events.none(0, eventOf('activity.updated', 'a-1'), 'no update', sentinel)).rejects.toThrow(
    Violation,
  );
});

test('without the later event, and without webhooks, nothing is proved', async () => {
  const events = await inboxOf(foreign);
  const sentinel = async () => eventOf('activity.updated', 'never');
  await expect(events.none(0, eventOf('activity.deleted'), 'none', sentinel)).rejects.toThrow(Unproven);
  await expect(createEvents(stubRun('')).mark()).rejects.toThrow(Unproven);
});

test('what closes a waiting may come later than the patience in which promises are kept', async () => {
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

/** An event as it is delivered: what it is about, when that happened, and how long after that it came. */
const delivered = (eventId: string, eventType: string, resourceId: string, second: number) => ({
  eventId,
  eventType,
  resourceId,
  occurredAt: `1970-01-01T00:00:0${second}.000Z`,
});

test('an event that is delivered again is no new one, however it spells its time', async () => {
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

test('where deliveries overtake each other, absence waits for the slowest', async () => {
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

test('a name that is only spelled otherwise is decided at once', async () => {
  const shouted = { ...created, eventType: 'ACTIVITY_CREATED' };
  const events = await inboxOf(shouted);
  const mark = await events.mark();
  await expect(events.expect(mark, eventOf('activity.created', 'a-1'), 'an event')).rejects.toThrow(
    'ACTIVITY_CREATED',
  );
  // The mark, and the read that finds the event: there is no further wait.
  expect(target?.asked.length).toBe(2);
});

test('after two of a kind that did not come the rest is decided at once, and another kind is not', async () => {
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

test('deliveries that come ever later prove nothing of the one that is not there yet', async () => {
  const behind = Array.from({ length: 40 }, (_, at) => ({
    ...delivered(`e-${at}`, 'activity.updated', `a-${at}`, 0),
    occurredAt: new Date(-10 * at).toISOString(),
  }));
  const events = await inboxOf(...behind);
  await expect(events.expect(0, eventOf('activity.created', 'a-1'), 'the creation')).rejects.toThrow(
    /deliveries come 0 s late.*the creation/,
  );
});
