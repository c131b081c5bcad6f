import { afterEach, expect, test } from 'vitest';
import { Unproven, Violation } from './errors.ts';
import { createEvents, eventOf } from './events.ts';
import { stubRun, stubTarget } from './stub-target.ts';
import type { StubTarget } from './stub-target.ts';

let target: StubTarget | undefined;
afterEach(async () => target?.close());

/** An inbox in which the given events arrive one after the other, one more with every reading. */
async function inboxOf(...arriving: readonly object[]) {
  target = await stubTarget(({ url }, count) => {
    const after = Number(new URL(url, 'http://x').searchParams.get('after'));
    const all = arriving.slice(0, count - 1).map((body, at) => ({
      n: at + 1,
      receivedAt: at,
      headers: { 'X-API-KEY': 'k' },
      body: JSON.stringify(body),
    }));
    return { status: 200, body: { events: all.filter(({ n }) => n > after), next: all.length } };
  });
  return createEvents(stubRun('', { webhooks: { inbox: target.url, publicUrl: 'http://me', key: 'k' } }));
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
