import { expect, test } from 'vitest';
import type { FindingKind } from '../kit/fault.ts';
import type { Finding } from '../kit/record.ts';
import type { CheckResult } from './results.ts';
import { exchange, failing, record } from './sample.ts';
import { afterLessOf, eventJudgeOf, lessNarrowOf, particularJudgeOf } from './symptoms.ts';

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

test('an item that a list misses without a filter is not missing for the filter', () => {
  const missing = (query: string): CheckResult =>
    failedAfter([], { kind: 'missing-item', members: [], query });
  const [whole, narrow] = [missing(''), missing('&status=open')];
  expect(lessNarrowOf(narrow, [narrow, whole])).toBe(whole);
  expect(lessNarrowOf(whole, [narrow, whole])).toBeUndefined();
  const extra = failedAfter([], { kind: 'extra-item', members: [], query: '&status=open' });
  expect(lessNarrowOf(extra, [extra, whole])).toBeUndefined();
});

test('an event of a refused request is left to the check of what the request left behind', () => {
  const refused = (kind: FindingKind, operationId: string): CheckResult =>
    failedAfter([], { kind, exchanges: [{ ...exchange, method: 'POST', operationId, status: 400 }] });
  const event = refused('extra-event', 'createTransportationRequestComment');
  const trace = refused('left-a-trace', 'createTransportationRequestComment');
  expect(eventJudgeOf(event, [event, trace])).toBe(trace);
  expect(eventJudgeOf(event, [event, refused('left-a-trace', 'uploadPhoto')])).toBeUndefined();
});

test('what holds for all sections is left to a check of the section that finds the member wrong as well', () => {
  const wrong = (clause: string, path: string) =>
    failing(clause, {
      kind: 'wrong-value',
      members: [{ path }],
      exchanges: [{ ...exchange, operationId: 'replaceCheckIn' }],
    });
  const kept = wrong('CNV-44', 'other.description');
  const own = wrong('CHK-42', 'description');
  expect(particularJudgeOf(kept, [kept, own])).toBe(own);
  expect(particularJudgeOf(own, [kept, own])).toBeUndefined();
  expect(particularJudgeOf(kept, [kept, wrong('CHK-42', 'startDate')])).toBeUndefined();
});
