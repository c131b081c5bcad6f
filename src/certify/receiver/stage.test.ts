import { expect, test } from 'vitest';
import type { Call } from '../../../conformance/consumers/call.ts';
import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import { createStage } from './stage.ts';

const PATIENCE = 1000;

const eventOf = (at: number): SentEvent => ({
  eventType: 'activity.created',
  eventId: `evt_${at}`,
  resourceId: `act_${at}`,
});

/** A stage on a world whose clock moves by the time that is waited. Each wait ends with a call to `pathAt`. */
const stageWith = (step: number, pathAt: (count: number) => string | undefined) => {
  let [now, looks] = [0, 0];
  const calls: Call[] = [];
  const world = {
    ...{ url: '', port: 0, tenant: 't', token: '', identities: {} },
    calls,
    now: () => now,
    stirred: (milliseconds: number) => {
      const path = pathAt(calls.length);
      now += path === undefined ? milliseconds : Math.min(step, milliseconds);
      if (path !== undefined && step <= milliseconds)
        calls.push({
          ...{ n: calls.length + 1, at: now, ended: now, method: 'GET', search: '', headers: {}, body: '' },
          ...{ status: 200, answer: '{}' },
          get path() {
            looks += 1;
            return path;
          },
        });
      return Promise.resolve();
    },
    take: () => [],
    lever: () => Promise.resolve({}),
    ask: () => Promise.resolve({ status: 200, body: undefined }),
    spoil: () => undefined,
    close: () => Promise.resolve(),
  };
  const sender = { send: () => Promise.reject(new Error('nothing is sent')), badKeys: [], deliveries: [] };
  const stage = createStage({ world, sender, patience: PATIENCE, wants: () => true });
  return { stage, now: () => now, looks: () => looks };
};

const EVENTS = Array.from({ length: 1000 }, (_none, at) => eventOf(at));

test('the wait for a thousand events goes on while fetches come, at a constant cost for each', async () => {
  const { stage, now, looks } = stageWith(0.9 * PATIENCE, (count) => `/api/v1/t/activities/act_${count}`);
  expect(await stage.fetched(EVENTS, 0)).toBe(true);
  expect(now()).toBeGreaterThan(800 * PATIENCE);
  expect(looks()).toBeLessThanOrEqual(3 * EVENTS.length);
});

test('a wait for a missing fetch ends after the patience, or three times as late if other requests come', async () => {
  const silent = stageWith(10, (count) => (count < 5 ? `/api/v1/t/activities/act_${count}` : undefined));
  expect(await silent.stage.fetched(EVENTS, 0)).toBe(false);
  expect(silent.now()).toBe(50 + PATIENCE);
  const polling = stageWith(10, () => '/api/v1/t/facilities');
  expect(await polling.stage.fetched(EVENTS, 0)).toBe(false);
  expect(polling.now()).toBe(3 * PATIENCE);
});
