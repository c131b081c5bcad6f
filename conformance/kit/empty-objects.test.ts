import { beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { stubRun } from '../testing/stub-target.ts';
import { emptyIn } from './empty-objects.ts';
import type { RunSpec } from './run.ts';

let run: RunSpec;
let count = 0;
beforeEach(() => (run = stubRun(`http://127.0.0.1:1/${(count += 1)}`)));

const seenIn = (operationId: OperationId, json: unknown): readonly string[] =>
  emptyIn(run, { operationId, status: 200, json }).map(({ reading }) => reading);

test('an object without a listed member is recorded, once for each operation', () => {
  const list = { data: [{ completedBy: { id: 's-1' } }, { completedBy: {} }, { completedBy: { own: 1 } }] };
  expect(seenIn('listAssessments', list)).toEqual(['other: completedBy is {}']);
  expect(seenIn('listAssessments', list)).toEqual([]);
  expect(seenIn('getAssessment', { data: { completedBy: {} } })).toEqual(['other: completedBy is {}']);
});

test.each([
  ['null', { data: { completedBy: null } }],
  ['an object of members without a value', { data: { completedBy: { id: null, name: null } } }],
  ['a member that the interface does not list', { data: { more: {} } }],
])('%s is no empty object', (_, json) => {
  expect(seenIn('getAssessment', json)).toEqual([]);
});

test('a value sent by a client may be empty', () => {
  expect(seenIn('replaceResident', { data: { about: {} } })).toEqual([]);
});
