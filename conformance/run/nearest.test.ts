import { expect, test } from 'vitest';
import { distance, nearest } from './nearest.ts';

test('distance counts single edits', () => {
  expect(distance('tenant', 'tenant')).toBe(0);
  expect(distance('tennant', 'tenant')).toBe(1);
  expect(distance('', 'url')).toBe(3);
});

test('the nearest name comes first, and a word without a close name gets none', () => {
  expect(nearest('tennant', ['url', 'token', 'tenant'])).toEqual(['tenant']);
  expect(nearest('chek-ins.second', ['check-ins.second-on-one-day', 'events.created'])).toEqual([
    'check-ins.second-on-one-day',
  ]);
  expect(nearest('zzzzzzzz', ['url', 'token'])).toEqual([]);
});
