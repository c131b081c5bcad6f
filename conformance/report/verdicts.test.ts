import { expect, test } from 'vitest';
import type { Verdict } from '../kit/record.ts';
import { record, runOf, table } from './sample.ts';
import { judges } from './verdicts.ts';

const stateOf = (id: string, ...records: Parameters<typeof runOf>[0]): string | undefined =>
  runOf(records).clauses.find((clause) => clause.id === id)?.state;

test.each<[Verdict, string]>([
  ['pass', 'held'],
  ['fail', 'violated'],
  ['observed', 'unproven'],
  ['unproven', 'unproven'],
  ['not-applicable', 'not-applicable'],
  ['error', 'unproven'],
])('a check with the verdict %s leaves its firm clause %s', (verdict, state) => {
  expect(stateOf('RES-01', record('residents.a', verdict, ['RES-01']))).toBe(state);
});

test('a clause is violated where its own assertion failed, and not judged where another one did', () => {
  const failed = { ...record('residents.a', 'fail', ['RES-01', 'CHK-01']) };
  const finding = {
    kind: 'wrong-value' as const,
    promised: 'a',
    found: 'b',
    exchanges: [],
    clauses: ['RES-01'] as const,
  };
  expect(stateOf('RES-01', { ...failed, finding })).toBe('violated');
  expect(stateOf('CHK-01', { ...failed, finding })).toBe('unproven');
});

test('one violation outweighs what held; one proof outweighs what stayed open', () => {
  const held = record('residents.a', 'pass', ['RES-01']);
  expect(stateOf('RES-01', held, record('residents.b', 'fail', ['RES-01']))).toBe('violated');
  expect(stateOf('RES-01', held, record('residents.b', 'unproven', ['RES-01']))).toBe('held');
});

test('a clause that does not apply leaves the way to a certificate free, one that is unproven bars it', () => {
  const proven = record('check-ins.a', 'pass', ['CHK-01']);
  const codeWith = (verdict: Verdict) =>
    runOf([proven, record('residents.a', verdict, ['RES-01'])], { certify: true }).exitCode;
  expect(codeWith('not-applicable')).toBe(0);
  expect(codeWith('unproven')).toBe(3);
});

test('an open clause is never violated', () => {
  expect(stateOf('RES-02', record('residents.a', 'fail', ['RES-01', 'RES-02']))).toBe('observed');
});

test('clauses of other profiles are left out, unseen ones say why, uncited ones are unproven', () => {
  const { clauses, summary } = runOf([]);
  expect(clauses.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'RES-01 unproven',
    'RES-02 unproven',
    'CHK-01 unproven',
    'CHK-02 unobservable',
  ]);
  expect(summary.clauses).toMatchObject({ stated: 2, unproven: 2, held: 0 });
});

test('a pass judges by a stated clause or by breadth; an open clause alone judges nothing', () => {
  expect(judges(record('a', 'pass', ['RES-01', 'RES-02']), table)).toBe(true);
  expect(judges(record('a', 'pass', []), table)).toBe(true);
  expect(judges(record('a', 'pass', ['RES-02']), table)).toBe(false);
  expect(judges(record('a', 'fail', ['RES-01']), table)).toBe(true);
  expect(judges(record('a', 'unproven', ['RES-01']), table)).toBe(false);
});

test('checks stand in the order of the interface, whatever order they ended in', () => {
  const { checks } = runOf([
    record('zz.shape', 'pass', []),
    record('check-ins.a', 'pass', ['CHK-01']),
    record('breadth.read', 'pass', ['RES-01']),
    record('residents.a', 'pass', ['RES-01']),
  ]);
  expect(checks.map(({ section, id }) => `${section} ${id}`)).toEqual([
    'residents breadth.read',
    'residents residents.a',
    'check-ins check-ins.a',
    'zz zz.shape',
  ]);
});

test('a waived check keeps its finding, does not count as broken, and proves nothing', () => {
  const waiver = { check: 'residents.a', reason: 'agreed', expires: '2026-12-31' };
  const waivers = { waived: new Map([['residents.a', waiver]]), problems: [] };
  const records = [record('residents.a', 'fail', ['RES-01']), record('check-ins.a', 'pass', ['CHK-01'])];
  const results = runOf(records, { waivers });
  expect(results).toMatchObject({
    exitCode: 0,
    summary: { verdicts: { waived: 1, fail: 0 }, clauses: { waived: 1 } },
  });
  expect(results.checks[0]).toMatchObject({ verdict: 'waived', waiver, finding: { promised: '409' } });
  expect(runOf(records, { waivers, certify: true })).toMatchObject({
    exitCode: 3,
    outcome: expect.stringMatching(/^No certificate/),
  });
});

test('the outcome says in one sentence why the exit code is what it is', () => {
  const pass = record('residents.a', 'pass', ['RES-01']);
  expect(runOf([pass]).outcome).toBe('No violation. 1 of 2 stated clauses held.');
  expect(runOf([record('a', 'fail', [])]).outcome).toBe('1 check failed.');
  const gone = { where: 'target', message: 'The target stopped answering during check-ins.a.' };
  expect(runOf([pass], { faults: [gone] })).toMatchObject({ exitCode: 4, outcome: gone.message });
  const unanswered = { requests: 412, ofRequests: 512, writes: 2, ofWrites: 9 };
  expect(runOf([pass, record('a', 'fail', [])], { unanswered })).toMatchObject({
    exitCode: 1,
    outcome: expect.stringMatching(/^412 of 512 requests got no answer/),
  });
  expect(runOf([], { leftOut: { residents: 3 } })).toMatchObject({
    exitCode: 3,
    outcome: expect.stringContaining('give the run more time with --budget'),
  });
  expect(runOf([pass], { faults: [{ where: 'x.check.ts', message: 'boom' }] }).outcome).toContain(
    'x.check.ts: boom',
  );
  expect(runOf([pass], { interrupted: true })).toMatchObject({
    exitCode: 130,
    outcome: 'Interrupted after 1 check.',
  });
  expect(runOf([])).toMatchObject({ exitCode: 3, outcome: expect.stringContaining('Nothing was judged') });
});
