import { expect, test } from 'vitest';
import { contextOf } from '../operation-context.ts';
import { reading, testApp } from '../testing/mock.ts';
import { createDelivery } from './delivery.ts';
import type { World } from '../world/world.ts';

interface Post {
  readonly url: string;
  readonly key: string | null;
  readonly resourceId: string;
  readonly redirect: string | undefined;
}

/** A receiver that answers as told, once per entry, then 200 for ever. */
const scripted = (answers: (number | Error | Promise<number>)[]) => {
  const posts: Post[] = [];
  const waits: number[] = [];
  const lines: string[] = [];
  const delivery = createDelivery({
    headers: (key) => ({ 'X-API-KEY': key }),
    log: (line) => void lines.push(line),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    post: (url, init) => {
      const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '');
      const resourceId =
        typeof body === 'object' && body !== null && 'resourceId' in body ? String(body.resourceId) : '';
      posts.push({
        url,
        key: new Headers(init.headers).get('x-api-key'),
        resourceId,
        redirect: init.redirect,
      });
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(answer).then((status) => ({
        status,
        headers: new Headers(status < 400 ? { Location: 'http://elsewhere.test/' } : {}),
      }));
    },
  });
  return { delivery, posts, waits, lines };
};

const announce = (world: World, ...ids: readonly string[]): void => {
  const context = contextOf(world, 'http://mock.test', (event) => [event]);
  for (const id of ids) context.announce('activity.created', id);
};

test('events arrive in the order in which they happened, with the key', async () => {
  const { delivery, posts } = scripted([]);
  const { world } = testApp();
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(world);
  announce(world, 'a', 'b', 'c');
  await delivery.idle();
  expect(posts).toEqual(
    ['a', 'b', 'c'].map((resourceId) => ({
      url: 'http://receiver.test/hook',
      key: 'k',
      resourceId,
      redirect: 'manual',
    })),
  );
});

test('a failure is logged, tried again at growing intervals, and visible', async () => {
  const { delivery, posts, waits, lines } = scripted([503, new Error('refused')]);
  const { world } = testApp();
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(world);
  announce(world, 'a', 'b');
  await delivery.idle();
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'a', 'a', 'b']);
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect(lines.join()).toContain('503');
  expect(world.outbox.entries().map((entry) => entry.delivery)).toEqual([
    { state: 'delivered', attempts: 3, status: 200 },
    { state: 'delivered', attempts: 1, status: 200 },
  ]);
});

test('under the reading once, a failure is final', async () => {
  const { delivery, posts } = scripted([500]);
  const { world } = testApp(reading('delivery-retries', 'once'));
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(world);
  announce(world, 'a');
  await delivery.idle();
  expect(posts).toHaveLength(1);
  expect(world.outbox.entries()[0]?.delivery).toMatchObject({ state: 'failed', attempts: 1 });
});

test('without a receiver nothing is sent, and the outbox says so', async () => {
  const { delivery, posts } = scripted([]);
  const { world } = testApp();
  delivery.attend(world);
  announce(world, 'a');
  await delivery.idle();
  expect(posts).toEqual([]);
  expect(world.outbox.entries()[0]?.delivery).toEqual({ state: 'no-receiver' });
});

test.each([301, 302, 303, 307, 308, 304])(
  'an answer of %i is a failed attempt that says so, and nobody follows it',
  async (status) => {
    const { delivery, posts } = scripted([status]);
    const { world } = testApp(reading('delivery-retries', 'once'));
    delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
    delivery.attend(world);
    announce(world, 'a');
    await delivery.idle();
    expect(posts.map(({ url }) => url)).toEqual(['http://receiver.test/hook']);
    expect(world.outbox.entries()[0]?.delivery).toEqual({
      state: 'failed',
      attempts: 1,
      reason: `the receiver answered ${status}, a redirect to http://elsewhere.test/; deliveries follow none`,
    });
  },
);

test('while an event waits for its next attempt, the outbox says why', async () => {
  const seen: unknown[] = [];
  const { world } = testApp();
  const delivery = createDelivery({
    headers: () => ({}),
    log: () => undefined,
    wait: () => {
      seen.push(world.outbox.entries()[0]?.delivery);
      return Promise.resolve();
    },
    post: () => Promise.resolve({ status: seen.length === 0 ? 307 : 200 }),
  });
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(world);
  announce(world, 'a');
  await delivery.idle();
  expect(seen).toEqual([
    {
      state: 'waiting',
      attempts: 1,
      reason: 'the receiver answered 307, a redirect; deliveries follow none',
    },
  ]);
});

test('a drop ends what the worlds attended so far still had to send, the one under way included', async () => {
  let answer = (_status: number): void => undefined;
  const first = new Promise<number>((done) => void (answer = done));
  const { delivery, posts } = scripted([first]);
  const { world: old } = testApp();
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(old);
  announce(old, 'a', 'b', 'c');
  const before = delivery.idle();
  await expect.poll(() => posts.length).toBe(1);
  expect(delivery.drop()).toBe(3);
  // What an old world says later is not sent either.
  announce(old, 'd');
  const { world } = testApp();
  delivery.attend(world);
  announce(world, 'new');
  await delivery.idle();
  answer(500);
  await before;
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'new']);
  expect(delivery.drop()).toBe(0);
});

test('without a receiver nothing is dropped', () => {
  const { delivery } = scripted([]);
  const { world } = testApp();
  delivery.attend(world);
  announce(world, 'a');
  expect(delivery.drop()).toBe(0);
});
