import { expect, test } from 'vitest';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import { record } from '../report/sample.ts';
import { DISTURBED, settled } from './second-try.ts';

const first = record('a', 'fail', ['RES-01']);
const second = (verdict: Verdict): CheckRecord =>
  record('a', verdict, ['RES-01'], { notes: ['again'], reason: 'of the second' });

test('a check that fails again is a failure with the second finding; the requests of both tries count', () => {
  expect(settled(first, second('fail'))).toMatchObject({ verdict: 'fail', notes: ['again'], requests: 4 });
});

test.each(['pass', 'observed'] as const)('if the second try is %s, the check is unproven', (verdict) => {
  const { finding, ...rest } = settled(first, second(verdict));
  expect(finding).toBeUndefined();
  expect(rest).toMatchObject({ verdict: 'unproven', reason: DISTURBED, requests: 4 });
  expect(rest.notes.at(-1)).toMatch(/^while other checks ran: promised 409, found /);
});

test.each(['unproven', 'not-applicable', 'error'] as const)(
  'if the second try is %s, the check stays a failure',
  (verdict) => {
    expect(settled(first, second(verdict))).toMatchObject({ verdict: 'fail', notes: [], requests: 4 });
  },
);

test('if the second try meets only server errors, the check is unproven for that reason', () => {
  const unproven = { ...second('unproven'), serverErrors: [] };
  const { finding, ...rest } = settled(first, unproven);
  expect(finding).toBeUndefined();
  expect(rest).toMatchObject({ verdict: 'unproven', reason: 'of the second', requests: 4 });
  expect(rest.notes.at(-1)).toMatch(/^while other checks ran: promised 409, found /);
});
