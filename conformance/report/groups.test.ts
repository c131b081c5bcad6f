import { expect, test } from 'vitest';
import type { Exchange } from '../kit/record.ts';
import { groupsOf, othersOf } from './groups.ts';
import type { CheckResult } from './results.ts';
import { record } from './sample.ts';

const exchange = (operationId: string): Exchange => ({
  ...{ method: 'get', path: '/', status: 200, responseBody: '', curl: 'curl' },
  operationId,
});

const failure = (id: string, found: string, steps = 1, operationId = 'getResident'): CheckResult => ({
  ...record(id, 'fail', ['RES-01']),
  section: id.split('.')[0] ?? '',
  finding: {
    kind: 'wrong-value',
    promised: 'a name',
    found,
    exchanges: Array.from({ length: steps }, () => exchange(operationId)),
  },
});

test('failures that differ by ids and numbers alone are one finding, told by the shortest story', () => {
  const groups = groupsOf([
    failure('residents.b', 'the name "Ada k3f9" of res_41', 3),
    failure('residents.a', 'the name "Eve p0q1" of res_7', 1),
  ]);
  expect(groups.map(({ shown, others }) => [shown.id, others.map(({ id }) => id)])).toEqual([
    ['residents.a', ['residents.b']],
  ]);
  expect(groups.map((group) => othersOf(group))).toEqual(['1 more check found the same: residents.b']);
});

test('another operation, another difference or no finding at all is a finding of its own', () => {
  const groups = groupsOf([
    failure('residents.a', 'no name'),
    failure('residents.b', 'no name', 1, 'listResidents'),
    failure('residents.c', 'a name in other letters'),
    { ...record('residents.d', 'error', ['RES-01']), section: 'residents' },
  ]);
  expect(groups).toHaveLength(4);
  expect(groups.map((group) => othersOf(group))).toEqual([undefined, undefined, undefined, undefined]);
});
