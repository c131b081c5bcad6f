import { Webhook } from 'standardwebhooks';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { contextOf } from '../operation-context.ts';
import { reading, testApp, TEST_NOW, type Readings } from '../testing/mock.ts';
import { frozenClock } from '../world/clock.ts';
import type { ReceiverSettings } from './receiver.ts';
import { createDelivery } from './delivery.ts';
import type { World } from '../world/world.ts';

interface Post {
  readonly url: string;
  readonly key: string | null;
  readonly resourceId: string;
  readonly redirect: string | undefined;
}

const RECEIVER = { url: 'http://receiver.test/hook', key: 'k' };

/** Receivers that give these answers one after another, then always 200. */
const scripted = (
  answers: (number | Error | Promise<number>)[],
  receivers: readonly ReceiverSettings[] = [RECEIVER],
) => {
  const posts: Post[] = [];
  const lines: string[] = [];
  const clock = frozenClock(TEST_NOW);
  const delivery = createDelivery(
    {
      headers: (key) => ({ 'X-API-KEY': key }),
      log: (line) => void lines.push(line),
      receivers,
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
    },
    clock,
  );
  /** Advances the clock, and waits until nothing can be sent. */
  const pass = async (milliseconds: number): Promise<void> => {
    await delivery.idle();
    await clock.advance(clock.now().add({ milliseconds }));
    await delivery.idle();
  };
  return { delivery, posts, lines, pass };
};

/** The same with a world that is attended. */
const attended = (
  answers: Parameters<typeof scripted>[0],
  receivers?: readonly ReceiverSettings[],
  readings?: Readings,
) => {
  const made = scripted(answers, receivers);
  const { world } = testApp(readings);
  made.delivery.attend(world);
  return { ...made, world };
};

const announce = (world: World, ...ids: readonly string[]): void => {
  const context = contextOf(world, 'http://mock.test', (event) => [event]);
  for (const id of ids) context.announce('activity.created', id);
};

test('events arrive in the order in which they happened, with the key', async () => {
  const { delivery, posts, world } = attended([]);
  announce(world, 'a', 'b', 'c');
  await delivery.idle();
  expect(posts).toEqual(
    ['a', 'b', 'c'].map((resourceId) => ({ ...RECEIVER, resourceId, redirect: 'manual' })),
  );
});

test('a failure is logged, tried again at growing intervals of the clock of the world, and visible', async () => {
  const { posts, lines, pass, world } = attended([503, new Error('refused')]);
  announce(world, 'a', 'b');
  await pass(0);
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a']);
  expect(world.outbox.entries()[0]?.delivery).toEqual({
    state: 'waiting',
    attempts: 1,
    reason: 'the receiver answered 503',
  });
  await pass(199);
  expect(posts).toHaveLength(1);
  await pass(1);
  expect(posts).toHaveLength(2);
  await pass(999);
  expect(posts).toHaveLength(2);
  await pass(1);
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'a', 'a', 'b']);
  expect(lines.join()).toContain('503');
  expect(world.outbox.entries().map((entry) => entry.delivery)).toEqual([
    { state: 'delivered', attempts: 3, status: 200 },
    { state: 'delivered', attempts: 1, status: 200 },
  ]);
});

test('under the reading once, a failure is final', async () => {
  const { posts, pass, world } = attended([500], [RECEIVER], reading('delivery-retries', 'once'));
  announce(world, 'a');
  await pass(60_000);
  expect(posts).toHaveLength(1);
  expect(world.outbox.entries()[0]?.delivery).toMatchObject({ state: 'failed', attempts: 1 });
});

test('without a receiver nothing is sent, and the outbox says so', async () => {
  const { delivery, posts, world } = attended([], []);
  announce(world, 'a');
  await delivery.idle();
  expect(posts).toEqual([]);
  expect(world.outbox.entries()[0]?.delivery).toEqual({ state: 'no-receiver' });
});

test.each([301, 302, 303, 307, 308, 304])(
  'an answer of %i is a failed attempt, and no redirect is followed',
  async (status) => {
    const { posts, pass, world } = attended([status], [RECEIVER], reading('delivery-retries', 'once'));
    announce(world, 'a');
    await pass(0);
    expect(posts.map(({ url }) => url)).toEqual([RECEIVER.url]);
    expect(world.outbox.entries()[0]?.delivery).toEqual({
      state: 'failed',
      attempts: 1,
      reason: `the receiver answered ${status}, a redirect to http://elsewhere.test/; deliveries do not follow redirects`,
    });
  },
);

test('each receiver has its own queue: a failing one delays no other, and its event stays waiting', async () => {
  const dead = { url: 'http://dead.test/', key: 'd', retries: [1_000] };
  const { posts, pass, world } = attended([503, 200, 200], [dead, RECEIVER]);
  announce(world, 'a', 'b');
  await pass(0);
  const to = (url: string) => posts.filter((post) => post.url === url).map(({ resourceId }) => resourceId);
  expect(to(RECEIVER.url)).toEqual(['a', 'b']);
  expect(to(dead.url)).toEqual(['a']);
  expect(world.outbox.entries().map(({ delivery: { state } }) => state)).toEqual(['waiting', 'waiting']);
  await pass(1_000);
  expect(to(dead.url)).toEqual(['a', 'a', 'b']);
  expect(world.outbox.entries().map(({ delivery: { state } }) => state)).toEqual(['delivered', 'delivered']);
});

test('a receiver gets only the kinds of events that it asked for', async () => {
  const { delivery, posts, world } = attended([], [{ ...RECEIVER, events: ['photo.*'] }]);
  announce(world, 'a');
  await delivery.idle();
  expect(posts).toEqual([]);
  expect(world.outbox.entries()[0]?.delivery).toEqual({ state: 'no-receiver' });
});

test('a receiver rests after a number of failed events in a row: events wait, are counted, and are sent when it resumes', async () => {
  const { delivery, posts, pass, world } = attended(
    [500, 500],
    [{ ...RECEIVER, retries: [], giveUpAfter: 2 }],
  );
  announce(world, 'a', 'b', 'c', 'd');
  await pass(3_600_000);
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'b']);
  expect(delivery.receivers()[0]).toMatchObject({ state: 'resting', waiting: 2, failed: 2 });
  delivery.queue('receiver-1')?.resume();
  await pass(0);
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'b', 'c', 'd']);
  expect(delivery.receivers()[0]).toMatchObject({ state: 'active', waiting: 0, delivered: 2 });
});

test('a receiver that answers 410 gets nothing more', async () => {
  const { delivery, posts, pass, world } = attended([410]);
  announce(world, 'a', 'b');
  await pass(3_600_000);
  expect(posts).toHaveLength(1);
  expect(delivery.receivers()[0]).toMatchObject({ state: 'gone', waiting: 1 });
});

test('waiting events go to the receiver that replaces another', async () => {
  const { delivery, posts, pass, world } = attended([503]);
  announce(world, 'a', 'b');
  await pass(0);
  delivery.aim({ url: 'http://next.test/', key: 'n' });
  await pass(0);
  expect(posts.map(({ url, resourceId }) => [url, resourceId])).toEqual([
    [RECEIVER.url, 'a'],
    ['http://next.test/', 'a'],
    ['http://next.test/', 'b'],
  ]);
});

test('a drop ends all deliveries of the attended worlds, the one in progress included', async () => {
  let answer = (_status: number): void => undefined;
  const first = new Promise<number>((done) => void (answer = done));
  const { delivery, posts } = scripted([first]);
  const { world: old } = testApp();
  delivery.attend(old);
  announce(old, 'a', 'b', 'c');
  await expect.poll(() => posts.length).toBe(1);
  expect(delivery.drop()).toBe(3);
  // What an old world says later is not sent either.
  announce(old, 'd');
  const { world } = testApp();
  delivery.attend(world);
  announce(world, 'new');
  answer(500);
  await delivery.idle();
  expect(posts.map(({ resourceId }) => resourceId)).toEqual(['a', 'new']);
  expect(delivery.drop()).toBe(0);
});

test('without a receiver nothing is dropped', () => {
  const { delivery, world } = attended([], []);
  announce(world, 'a');
  expect(delivery.drop()).toBe(0);
});

test('a delivery is drained when nothing waits, or when its time is up, and lists what was not delivered', async () => {
  const { delivery, posts, pass, world } = attended([503]);
  announce(world, 'a', 'b');
  await pass(0);
  await delivery.drained(1);
  expect(delivery.waiting().map(({ resourceId }) => resourceId)).toEqual(['a', 'b']);
  const drained = delivery.drained(60_000);
  await pass(200);
  await drained;
  expect(delivery.waiting()).toEqual([]);
  expect(posts).toHaveLength(3);
});

test('a receiver that asks for Standard Webhooks gets deliveries that its secret verifies', async () => {
  const seen: { readonly headers: Record<string, string>; readonly body: string }[] = [];
  const secret = `whsec_${btoa('a secret of 24 characters')}`;
  const delivery = createDelivery(
    {
      headers: (key) => ({ 'X-API-KEY': key }),
      log: () => undefined,
      receivers: [{ ...RECEIVER, signing: secret }],
      post: (_, { headers, body }) => {
        seen.push({
          headers: Object.fromEntries(new Headers(headers)),
          body: typeof body === 'string' ? body : '',
        });
        return Promise.resolve({ status: 200 });
      },
    },
    frozenClock(Temporal.Now.instant()),
  );
  const { world } = testApp();
  delivery.attend(world);
  announce(world, 'a');
  await delivery.idle();
  const [{ headers, body } = { headers: {}, body: '' }] = seen;
  expect(headers['x-api-key']).toBe('k');
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ resourceId: 'a' });
  expect(() => new Webhook(secret).verify(body.replace('"a"', '"b"'), headers)).toThrow();
});
