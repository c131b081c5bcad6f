import { beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { stubRun } from '../testing/stub-target.ts';
import type { RunSpec } from './run.ts';
import { unsetShown } from './unset-members.ts';

let run: RunSpec;
let count = 0;
beforeEach(() => (run = stubRun(`http://127.0.0.1:1/${(count += 1)}`)));

const seenIn = (operationId: OperationId, json: unknown): readonly string[] =>
  unsetShown(run, { operationId, status: 200, json }).map(({ reading }) => reading);

const isNamed = (reading: string): boolean => reading !== 'absent';

test('an object without a listed member shows, once for each operation', () => {
  const list = { data: [{ completedBy: { id: 's-1' } }, { completedBy: {} }, { completedBy: { own: 1 } }] };
  expect(seenIn('listAssessments', list).filter(isNamed)).toEqual(['other: completedBy is {}']);
  expect(seenIn('listAssessments', list)).toEqual([]);
  expect(seenIn('getAssessment', { data: { completedBy: {} } })).toContain('other: completedBy is {}');
});

test('a member that is left out where null could be shows, once for each operation', () => {
  const facility = { id: 'f-1', name: 'Home', bedCount: null, careSetting: null };
  const { careSetting: _, ...less } = facility;
  expect(seenIn('listFacilities', { data: [facility] })).toEqual([]);
  expect(seenIn('listFacilities', { data: [facility, less] })).toEqual(['absent']);
  expect(seenIn('listFacilities', { data: [less] })).toEqual([]);
  expect(seenIn('getFacility', less)).toEqual(['absent']);
});

test.each([
  ['null', { data: { completedBy: null } }],
  ['an object of members without a value', { data: { completedBy: { id: null, name: null } } }],
  ['a member that the interface does not list', { data: { more: {} } }],
])('%s is no empty object', (_, json) => {
  expect(seenIn('getAssessment', json).filter(isNamed)).toEqual([]);
});

test('what clients send may be as they sent it', () => {
  expect(seenIn('replaceResident', { data: { about: {} } }).filter(isNamed)).toEqual([]);
});

test('an object of several forms is not asked for the members of each', () => {
  expect(seenIn('getResident', { data: { id: 'r-1' } })).toEqual(['absent']);
  expect(seenIn('getResident', { id: 'r-1' })).toEqual([]);
});
