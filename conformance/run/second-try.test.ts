import { expect, test } from 'vitest';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import { record } from '../report/sample.ts';
import { DISTURBED, settled } from './second-try.ts';

const first = record('a', 'fail', ['RES-01']);
const second = (verdict: Verdict): CheckRecord =>
  record('a', verdict, ['RES-01'], { notes: ['again'], reason: 'of the second' });

test('what fails again is a failure, shown as it was by itself; the requests of both count', () => {
  expect(settled(first, second('fail'))).toMatchObject({ verdict: 'fail', notes: ['again'], requests: 4 });
});

test.each(['pass', 'observed'] as const)('what then comes to %s is unproven', (verdict) => {
  const { finding, ...rest } = settled(first, second(verdict));
  expect(finding).toBeUndefined();
  expect(rest).toMatchObject({ verdict: 'unproven', reason: DISTURBED, requests: 4 });
  expect(rest.notes.at(-1)).toMatch(/^while other checks ran: promised 409, found /);
});

test.each(['unproven', 'not-applicable', 'error'] as const)('what then is %s stays a failure', (verdict) => {
  expect(settled(first, second(verdict))).toMatchObject({ verdict: 'fail', notes: [], requests: 4 });
});

test('what then meets nothing but server errors is unproven, for their reason', () => {
  const unproven = { ...second('unproven'), serverErrors: [] };
  const { finding, ...rest } = settled(first, unproven);
  expect(finding).toBeUndefined();
  expect(rest).toMatchObject({ verdict: 'unproven', reason: 'of the second', requests: 4 });
  expect(rest.notes.at(-1)).toMatch(/^while other checks ran: promised 409, found /);
});
