import { expect, test } from 'vitest';
import type { CheckSpec } from '../kit/check.ts';
import type { CheckRecord } from '../kit/record.ts';
import { record, runOf } from '../report/sample.ts';
import { mustBeOwnChecks } from './own-checks.ts';

const own = record('residents.a', 'pass', ['RES-01']);
const declared: readonly CheckSpec[] = [
  { id: own.id, says: own.says, clauses: ['RES-01'], profile: own.profile },
];

const merging = (check: CheckRecord) => () =>
  mustBeOwnChecks([{ name: 'shard-1', results: runOf([check]) }], declared);

test('a part may have only checks of this suite, as declared', () => {
  expect(merging(own)).not.toThrow();
  expect(merging({ ...own, id: 'residents.b' })).toThrow(
    'shard-1: checks: residents.b is not a check of this suite',
  );
  expect(merging({ ...own, clauses: ['RES-01', 'CHK-01'] })).toThrow(
    'cites RES-01, CHK-01, and in this suite RES-01',
  );
  expect(merging({ ...own, profile: 'planned' })).toThrow('described as another check');
});

test('a report about a receiver cannot be merged', () => {
  const results = { ...runOf([own]), subject: 'receiver' as const };
  expect(() => mustBeOwnChecks([{ name: 'r', results }], declared)).toThrow('about a receiver');
});
