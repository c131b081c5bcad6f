import { expect, test } from 'vitest';
import type { CheckFacts, ClauseFacts } from './facts.ts';
import { reachOf, unreached } from './reach.ts';

const clause = (id: string, more: Partial<ClauseFacts> = {}): ClauseFacts => ({
  id,
  section: 'health',
  says: `${id} holds.`,
  determinacy: 'firm',
  ...more,
});

const look = (
  clauses: readonly ClauseFacts[],
  checks: readonly CheckFacts[],
  broken: readonly string[] = [],
) => reachOf({ clauses, checks, broken: new Set(broken) });

test('a clause that a check cites is tried, and kept where the check passed', () => {
  const checks: CheckFacts[] = [
    { id: 'a', clauses: ['X-1'], verdict: 'pass' },
    { id: 'b', clauses: ['X-2'], verdict: 'fail', reason: 'nothing' },
    { id: 'c', clauses: ['X-2', 'X-1'], verdict: 'pass' },
  ];
  const [first, second] = look([clause('X-1'), clause('X-2')], checks, ['X-2']);
  expect(first).toMatchObject({ state: 'tried', checks: ['a', 'c'], isKept: true, isBroken: false });
  expect(second).toMatchObject({ state: 'tried', checks: ['b', 'c'], isKept: false, isBroken: true });
  expect([first?.doubts, second?.doubts]).toEqual([[], ['b: fail, nothing']]);
});

test('a firm clause without a check is out of reach unless the register says why no client can see it', () => {
  const reach = look([clause('X-1'), clause('X-2', { unobservable: 'it binds the client' })], []);
  expect(reach.map(({ state, why }) => [state, why])).toEqual([
    ['without', 'no check cites it'],
    ['unobservable', 'it binds the client'],
  ]);
  expect(unreached(reach).map(({ id }) => id)).toEqual(['X-1']);
});

test('checks that prove nothing even on the mock do not reach a clause', () => {
  const checks: CheckFacts[] = [
    { id: 'a', clauses: ['X-1'], verdict: 'unproven', reason: 'needs three facilities' },
    { id: 'b', clauses: ['X-1'], verdict: 'not-applicable' },
  ];
  const reach = look([clause('X-1')], checks);
  expect(reach[0]?.why).toContain('needs three facilities');
  expect(unreached(reach)).toHaveLength(1);
  expect(
    unreached(look([clause('X-1')], [...checks, { id: 'c', clauses: ['X-1'], verdict: 'pass' }])),
  ).toEqual([]);
});

test('a check that was not tried reaches its clauses all the same', () => {
  const reach = look([clause('X-1')], [{ id: 'planned.a', clauses: ['X-1'] }]);
  expect(reach[0]).toMatchObject({ state: 'tried', isKept: false });
});

test('an open clause without a check is no failure', () => {
  const reach = look([clause('X-1', { determinacy: 'open' })], []);
  expect(reach[0]?.state).toBe('without');
  expect(unreached(reach)).toEqual([]);
});
