import { describe, expect, test } from 'vitest';
import { blameOf, verdictOf } from './blame.ts';

const firm = { determinacy: 'firm' } as const;
const table = {
  'A-1': { ...firm, source: { part: 'Part', line: 10 } },
  'A-2': { ...firm, source: { part: 'Part', line: 20, also: [10] } },
  'A-3': { ...firm, source: { part: 'Part', line: 30 } },
  'A-4': { determinacy: 'open', source: { part: 'Part', line: 40 } },
} as const;

describe('which clauses a run blames for a fault', () => {
  const failed = { id: 'a.one', verdict: 'fail', clauses: ['A-1', 'A-4'] } as const;

  test('the firm ones of a check that fails with the fault alone', () =>
    expect(verdictOf([failed], [], table)).toEqual({ failed: ['a.one'], blamed: ['A-1'] }));

  test('none of a check that fails without it, too', () =>
    expect(verdictOf([failed], ['a.one'], table)).toEqual({ failed: [], blamed: [] }));

  test('none of a check that passes or is unproven', () =>
    expect(
      verdictOf([{ ...failed, verdict: 'pass' }, { ...failed, verdict: 'unproven' }], [], table),
    ).toEqual({ failed: [], blamed: [] }));
});

test.each([
  ['exact', 10, ['A-1']],
  ['exact', 10, ['A-1', 'A-2']],
  ['partly', 10, ['A-1', 'A-3']],
  ['wrong', 10, ['A-3']],
  ['wrong', 10, []],
] as const)('%s: a fault of line %d for which %j are blamed', (blame, line, blamed) =>
  expect(blameOf(line, { failed: ['a.one'], blamed }, table)).toBe(blame),
);

test('a fault without a failed check is not caught', () =>
  expect(blameOf(10, { failed: [], blamed: [] }, table)).toBe('not caught'));
