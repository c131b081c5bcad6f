import { expect, test } from 'vitest';
import type { Finding } from '../kit/record.ts';
import type { CheckResult } from './results.ts';
import { exchange, record } from './sample.ts';
import { afterLessOf } from './symptoms.ts';

const change = (operationId: string) => ({ ...exchange, method: 'POST', operationId, status: 201 });

/** A failure after these changes; the list of work requests shows it. */
const failedAfter = (
  changes: readonly string[],
  { query = '', clauses = ['WRQ-66'], ...more }: Partial<Finding> & { readonly query?: string } = {},
): CheckResult => ({
  ...record('work-requests.one', 'fail', [...clauses]),
  section: 'work-requests',
  finding: {
    ...{ kind: 'wrong-value', promised: '', found: '', members: [{ path: 'type' }] },
    exchanges: [
      ...changes.map(change),
      {
        ...exchange,
        method: 'GET',
        operationId: 'listWorkRequests',
        path: `/work-requests?pageSize=5${query}`,
      },
    ],
    clauses,
    ...more,
  },
});

const created = failedAfter(['createWorkRequest'], { clauses: ['WRQ-32'] });
const isLeft = (check: CheckResult, judge: CheckResult = created): boolean =>
  afterLessOf(check, [check, judge]) === judge;

test('a symptom is left to the check that meets it after fewer changes, staff actions or parameters', () => {
  expect(isLeft(failedAfter(['createWorkRequest', 'cancelWorkRequest']))).toBe(true);
  expect(isLeft(failedAfter(['createWorkRequest', 'createWorkRequest']))).toBe(true);
  expect(isLeft(failedAfter(['createWorkRequest'], { levers: ['triage-work-request'] }))).toBe(true);
  expect(isLeft(failedAfter(['createWorkRequest'], { query: '&status=open' }))).toBe(true);
  expect(isLeft(failedAfter(['createWorkRequest'], { query: '&cursor=7' }))).toBe(false);
  expect(isLeft(failedAfter(['uploadPhoto', 'updatePhoto']))).toBe(false);
});

test('another member, kind or operation is another symptom', () => {
  const more = ['createWorkRequest', 'cancelWorkRequest'];
  expect(isLeft(failedAfter(more, { members: [{ path: 'title' }] }))).toBe(false);
  expect(isLeft(failedAfter(more, { members: [{ path: 'type' }], kind: 'left-a-trace' }))).toBe(true);
  expect(isLeft(failedAfter(more, { kind: 'missing-item' }))).toBe(false);
  expect(isLeft(failedAfter(more, { kind: 'wrong-status' }), failedAfter([], { kind: 'wrong-status' }))).toBe(
    false,
  );
});

test('a check whose own clause is about a change that both make stays', () => {
  const ofTheChange = failedAfter(['createWorkRequest', 'cancelWorkRequest'], { clauses: ['WRQ-47'] });
  expect(isLeft(ofTheChange)).toBe(false);
});
