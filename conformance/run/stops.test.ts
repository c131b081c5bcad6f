import { expect, test } from 'vitest';
import { createStops } from './stops.ts';

test('a used-up budget stops the running checks with its reason; the first cause counts', () => {
  const stops = createStops(60_000);
  expect(stops.cause()).toBeUndefined();
  expect(stops.left()).toBeGreaterThan(0);
  stops.use();
  stops.lose();
  expect(stops.cause()).toBe('budget');
  expect(() => stops.signal.throwIfAborted()).toThrow('the budget was used up');
  stops.release();
});

test('a lost target does not stop the running checks', () => {
  const stops = createStops(undefined);
  expect(stops.left()).toBe(Infinity);
  stops.lose();
  expect(stops.cause()).toBe('lost');
  expect(stops.signal.aborted).toBe(false);
  stops.release();
});

test('release removes all signal listeners', () => {
  const before = process.listenerCount('SIGINT');
  const stops = createStops(undefined);
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  stops.release();
  expect(process.listenerCount('SIGINT')).toBe(before);
});
