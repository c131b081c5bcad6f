import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextOf } from '../operation-context.ts';
import { testApp, TEST_NOW } from '../testing/mock.ts';
import { frozenClock } from '../world/clock.ts';
import { createDelivery } from './delivery.ts';
import type { DeliveryPlan } from './plan.ts';

interface Seen {
  readonly key: string | null;
  readonly eventType: unknown;
  readonly eventId: string;
  readonly resourceId: string;
}

/** The sends to a receiver with this plan, after all timers have run. */
const received = async (plan: DeliveryPlan, events: number) => {
  const seen: Seen[] = [];
  const clock = frozenClock(TEST_NOW);
  const delivery = createDelivery(
    {
      headers: (key) => ({ 'X-API-KEY': key }),
      log: () => undefined,
      receivers: [{ url: 'http://receiver.test/', key: 'k', plan }],
      post: (_, { headers, body }) => {
        const event = JSON.parse(typeof body === 'string' ? body : '') as Omit<Seen, 'key'>;
        seen.push({ ...event, key: new Headers(headers).get('x-api-key') });
        return Promise.resolve({ status: 200 });
      },
    },
    clock,
  );
  const { world } = testApp();
  delivery.attend(world);
  const context = contextOf(world, 'http://mock.test', (event) => [event]);
  for (let at = 0; at < events; at += 1) context.announce('photo.uploaded', `r${at}`);
  await delivery.idle();
  const before = seen.length;
  await clock.advance(TEST_NOW.add({ hours: 1 }));
  await delivery.idle();
  return {
    seen,
    before,
    account: delivery.receivers()[0],
    states: world.outbox.entries().map((one) => one.delivery),
  };
};

const resources = (seen: readonly Seen[]): readonly string[] => seen.map(({ resourceId }) => resourceId);

test.each<[DeliveryPlan, (seen: readonly Seen[]) => void]>([
  [{ duplicate: 1 }, (seen) => expect(resources(seen)).toEqual(['r0', 'r0', 'r1', 'r1', 'r2', 'r2'])],
  [{ drop: 1 }, (seen) => expect(seen).toEqual([])],
  [{ wrongKey: 1 }, (seen) => expect(seen.map(({ key }) => key)).toEqual(['not-k', 'not-k', 'not-k'])],
  [{ noKey: 1 }, (seen) => expect(seen.map(({ key }) => key)).toEqual([null, null, null])],
  [{ reorder: 1 }, (seen) => expect(resources(seen)).toEqual(['r0', 'r1', 'r2'])],
  [
    { unknownKind: 1 },
    (seen) => expect(seen.filter(({ eventType }) => eventType !== 'photo.uploaded')).toHaveLength(3),
  ],
  [{ gone: 1 }, (seen) => expect(resources(seen).filter((id) => id.endsWith('_gone'))).toHaveLength(3)],
])('a plan does to every event what it says: %j', async (plan, assertSeen) => {
  assertSeen((await received(plan, 3)).seen);
});

test('what is held back goes when its time has come, and a burst waits for its number or for its time', async () => {
  const late = await received({ delay: { share: 1, milliseconds: 60_000 } }, 2);
  expect([late.before, late.seen.length]).toEqual([0, 2]);
  const burst = await received({ burst: 3 }, 4);
  expect([burst.before, burst.seen.length]).toEqual([3, 4]);
});

test('some events are overtaken by the next one, and none is lost', async () => {
  const { seen } = await received({ reorder: 0.5, seed: 3 }, 40);
  const order = resources(seen).map((id) => Number(id.slice(1)));
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at));
  expect(order).not.toEqual(order.toSorted((a, b) => a - b));
});

const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });

test('with any plan, equal seeds give equal results, and every event is delivered or counted as dropped', async () => {
  const plans = fc.record({
    seed: fc.nat(),
    duplicate: share,
    reorder: share,
    drop: share,
    wrongKey: share,
    gone: share,
    burst: fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(plans, fc.nat({ max: 12 }), async (drawn, events) => {
      const plan = JSON.parse(JSON.stringify(drawn)) as DeliveryPlan;
      const [one, other] = [await received(plan, events), await received(plan, events)];
      expect(one.seen).toEqual(other.seen);
      const delivered = one.states.filter(({ state }) => state === 'delivered').length;
      expect(delivered + (one.account?.dropped ?? 0)).toBe(events);
      expect(one.account?.waiting).toBe(0);
    }),
    { numRuns: 60 },
  );
});
