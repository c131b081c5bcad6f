import { expect, test } from 'vitest';
import { matchesGlob } from './glob.ts';

test.each([
  ['check-ins.*', 'check-ins.second-on-one-day', true],
  ['*', 'residents.create', true],
  ['{residents,check-ins}.*', 'check-ins.delete', true],
  ['residents.create', 'residents.create-twice', false],
  ['residents?create', 'residents.create', true],
  ['residents.create', 'residentsXcreate', false],
])('%s on %s: %s', (pattern, id, expected) => {
  expect(matchesGlob(pattern, id)).toBe(expected);
});

test('a choice of words may hold wildcards of its own', () => {
  expect(matchesGlob('{residents.*,facilities.*}', 'residents.filter-email')).toBe(true);
  expect(matchesGlob('{residents.*,facilities.*}', 'health.up')).toBe(false);
});
