import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { CheckSpec } from '../kit/check.ts';
import { costsOf, faultsOf } from './data-file.ts';
import { loadDeclared } from './declared.ts';
import { chosen, listingText } from './listing.ts';

const tiny = fileURLToPath(new URL('../testing/tiny-suite/', import.meta.url));

const declared: readonly CheckSpec[] = [
  {
    id: 'residents.a',
    says: 'One.',
    clauses: ['RES-01'],
    needs: ['staff', 'lever:create-staff', 'webhooks'],
  },
  { id: 'residents.b', says: 'Two.', clauses: [], exclusive: true, negative: true },
  { id: 'transportation.c', says: 'Three.', clauses: ['TRA-01'], profile: 'planned' },
];

test('the checks of a folder are listed without a run, sorted', async () => {
  const ids = (await loadDeclared(tiny)).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['events.waits', 'residents.holds', 'transportation.later']));
  expect(ids).toEqual(ids.toSorted((left, right) => left.localeCompare(right)));
});

test('the list holds the checks of the profiles, with the keys that they need', () => {
  const checks = chosen(declared, { profiles: ['core'] });
  expect(checks).toMatchObject([
    { id: 'residents.a', needs: ['identities.staff', 'levers.create-staff', 'webhooks'] },
    { id: 'residents.b', needs: ['exclusive'], negative: true },
  ]);
  expect(checks[0]).not.toHaveProperty('requests');
  expect(chosen(declared, { profiles: ['planned'], only: '*.c' })).toHaveLength(1);
});

test('the cost is listed if a data file has it, with its share of the whole', () => {
  const checks = chosen(declared, { profiles: ['core'] }, { 'residents.a': 14 });
  const text = listingText(checks, ['core']);
  expect(text).toContain(
    'residents.a  ·  RES-01  ·  needs identities.staff, levers.create-staff, webhooks  ·  14 requests\n    One.\n',
  );
  expect(text).toContain('2 checks of core, 14 requests for 1 of them. 0 need only url, tenant and token.');
  expect(text).toContain('\nChecks that need more, by key of ces.config.yaml:\n     1  exclusive\n');
});

test('a filter that names nothing is refused with the nearest, and one of another profile says so', () => {
  const all = { profiles: ['core' as const] };
  expect(() => chosen(declared, { ...all, only: 'resident.a' })).toThrow(/Nearest: residents\.a/);
  expect(() => chosen(declared, { ...all, only: 'transportation.*' })).toThrow(/--profile/);
});

test('data files are read, and what is no entry is left out', () => {
  expect(costsOf({ 'a.b': 3, 'a.c': 'x' })).toEqual({ 'a.b': 3 });
  expect(costsOf([1])).toEqual({});
  const fault = { id: 's.a', says: 'It drops a name.', breaks: ['RES-01'], caughtBy: ['residents.a'] };
  expect(faultsOf([fault, 'x', {}])).toEqual([fault]);
  expect(faultsOf({ faults: [{ id: 's.a', sentence: 'It drops a name.' }] })).toEqual([
    { ...fault, breaks: [], caughtBy: [] },
  ]);
});
