import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

/** A clock that the waiting moves. */
function clockOf() {
  let at = 0;
  return {
    now: () => at,
    wait: async (milliseconds: number) => void (at += milliseconds),
  };
}

test('all callers together send so many requests a second, in the order of their calls', async () => {
  const clock = clockOf();
  const pace = createPace(4, clock);
  const sent: [string, number][] = [];
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((who) => pace.turn().then(() => sent.push([who, clock.now()]))),
  );
  expect(sent).toEqual([
    ['a', 0],
    ['b', 250],
    ['c', 500],
    ['d', 750],
    ['e', 1000],
  ]);
});

test('what a busy target asks of one is obeyed by all, the longest wish counts', async () => {
  const clock = clockOf();
  const pace = createPace(undefined, clock);
  await pace.turn();
  expect(clock.now()).toBe(0);
  pace.rest(2_000);
  pace.rest(500);
  await Promise.all([pace.turn(), pace.turn()]);
  expect(clock.now()).toBe(2_000);
});

test('a wish that comes while others wait holds them too', async () => {
  const clock = clockOf();
  const pace = createPace(10, {
    now: clock.now,
    wait: async (milliseconds) => {
      if (clock.now() === 0) pace.rest(5_000);
      await clock.wait(milliseconds);
    },
  });
  await Promise.all([pace.turn(), pace.turn()]);
  expect(clock.now()).toBe(5_000);
});
