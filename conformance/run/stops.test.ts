import { expect, test } from 'vitest';
import { createStops } from './stops.ts';

test('a budget that is used up stops what runs, with its reason; the first cause counts', () => {
  const stops = createStops(60_000);
  expect(stops.cause()).toBeUndefined();
  expect(stops.left()).toBeGreaterThan(0);
  stops.use();
  stops.lose();
  expect(stops.cause()).toBe('budget');
  expect(() => stops.signal.throwIfAborted()).toThrow('the budget was used up');
  stops.release();
});

test('a lost target lets what runs come to its end', () => {
  const stops = createStops(undefined);
  expect(stops.left()).toBe(Infinity);
  stops.lose();
  expect(stops.cause()).toBe('lost');
  expect(stops.signal.aborted).toBe(false);
  stops.release();
});

test('no listener of signals stays behind', () => {
  const before = process.listenerCount('SIGINT');
  const stops = createStops(undefined);
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  stops.release();
  expect(process.listenerCount('SIGINT')).toBe(before);
});
