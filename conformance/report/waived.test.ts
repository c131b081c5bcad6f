import { expect, test } from 'vitest';
import type { CheckResult } from './results.ts';
import { record } from './sample.ts';
import { problemTexts, waivedGroups, waivedText } from './waived.ts';

const waived = (id: string, reason: string, ticket?: string): CheckResult => ({
  ...record(id, 'waived', []),
  section: 'residents',
  waiver: { check: id, reason, expires: '2026-12-31', ...(ticket !== undefined && { ticket }) },
});

test('what one agreement waives is one line, with the first ids', () => {
  const many = Array.from({ length: 10 }, (_, at) => waived(`r.${at}`, 'at first'));
  const groups = waivedGroups([
    ...many,
    waived('r.x', 'other', 'T-1'),
    { ...record('r.y', 'pass', []), section: 'r' },
  ]);
  expect(groups.map(waivedText)).toEqual([
    '10 checks: r.0, r.1, r.2, r.3, r.4, r.5, r.6, r.7 and 2 more: at first, until 2026-12-31',
    'r.x: other, until 2026-12-31 (T-1)',
  ]);
});

test('of many waivers of a kind the first three are shown, the others named', () => {
  const redundant = ['a', 'b', 'c', 'd', 'e'].map(
    (check) => ({ kind: 'needless', check, says: `${check} passes` }) as const,
  );
  const expired = { kind: 'expired', check: 'x', says: 'x is old' } as const;
  expect(problemTexts([expired, ...redundant]).map(({ kind, says }) => `${kind}: ${says}`)).toEqual([
    'expired: x is old',
    ...['needless: a passes', 'needless: b passes', 'needless: c passes'],
    'needless: the same of 2 more waivers: d, e',
  ]);
});
