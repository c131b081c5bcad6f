import { expect, test } from 'vitest';
import { sceneOf } from '../scene.ts';
import { reading, testApp } from '../testing.ts';
import { createDelivery } from './delivery.ts';
import type { World } from '../world/world.ts';

interface Post {
  readonly url: string;
  readonly key: string | null;
  readonly resourceId: string;
}

/** A receiver that answers as told, once per entry, then 200 for ever. */
const scripted = (answers: (number | Error)[]) => {
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
      posts.push({ url, key: new Headers(init.headers).get('x-api-key'), resourceId });
      const answer = answers.shift() ?? 200;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ status: answer });
    },
  });
  return { delivery, posts, waits, lines };
};

const announce = (world: World, ...ids: readonly string[]): void => {
  const scene = sceneOf(world, 'http://mock.test', (event) => [event]);
  for (const id of ids) scene.announce('activity.created', id);
};

test('events arrive in the order in which they happened, with the key', async () => {
  const { delivery, posts } = scripted([]);
  const { world } = testApp();
  delivery.aim({ url: 'http://receiver.test/hook', key: 'k' });
  delivery.attend(world);
  announce(world, 'a', 'b', 'c');
  await delivery.idle();
  expect(posts).toEqual(
    ['a', 'b', 'c'].map((resourceId) => ({ url: 'http://receiver.test/hook', key: 'k', resourceId })),
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
