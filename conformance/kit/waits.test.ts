import { expect, test } from 'vitest';
import { createWaits } from './waits.ts';

const PATIENCE = 10_000;

test('a kind that was missed twice gets a moment, until one of it comes', () => {
  const waits = createWaits(PATIENCE);
  waits.missed('a', PATIENCE);
  expect(waits.patienceFor('a')).toBe(PATIENCE);
  waits.missed('a', PATIENCE);
  expect(waits.patienceFor('a')).toBe(500);
  expect(waits.patienceFor('b')).toBe(PATIENCE);
  waits.came('a', 20);
  expect(waits.patienceFor('a')).toBe(PATIENCE);
});

test('the moment is as long as a slow target needs, and never longer than the patience', () => {
  const waits = createWaits(PATIENCE);
  waits.missed('a', PATIENCE);
  waits.missed('a', PATIENCE);
  waits.came('b', 1_000);
  expect(waits.patienceFor('a')).toBe(3_000);
  waits.came('b', 9_000);
  expect(waits.patienceFor('a')).toBe(PATIENCE);
  expect(createWaits(100).patienceFor('a')).toBe(100);
});

test('a run waits in vain for ten times the patience, whatever kinds it misses', () => {
  const waits = createWaits(PATIENCE);
  for (let at = 0; at < 10; at += 1) {
    expect(waits.patienceFor(`kind ${at}`)).toBe(PATIENCE);
    waits.missed(`kind ${at}`, PATIENCE);
  }
  expect(waits.patienceFor('another')).toBe(500);
});

test('beyond the patience a run waits for so long in all', () => {
  const waits = createWaits(PATIENCE);
  waits.came('a', 8 * PATIENCE);
  expect(waits.stretch()).toBe(3 * PATIENCE);
  waits.missed('a', 8 * PATIENCE);
  expect(waits.stretch()).toBe(0);
});
