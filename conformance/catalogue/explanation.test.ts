import { expect, test } from 'vitest';
import { clauses } from '../../openapi/generated/clauses.ts';
import { choices } from '../../openapi/generated/choices.ts';
import type { CheckSpec } from '../kit/check.ts';
import { explanation } from './explanation.ts';
import { subjectOf } from './subject.ts';

const declared: readonly CheckSpec[] = [
  { id: 'check-ins.second', says: 'One a day.', clauses: ['CHK-32'], needs: ['staff'], negative: true },
];
const fault = { id: 'check-ins.two', says: 'Two a day.', breaks: ['CHK-32'], caughtBy: [] };

test('a clause is explained with its place, its checks and who breaks it', () => {
  const text = explanation(subjectOf('chk-32', declared, [fault]));
  const { part, line, also = [] } = clauses['CHK-32'].source;
  expect(text.split('\n')[0]).toBe(`CHK-32  ${clauses['CHK-32'].says}`);
  for (const shown of [
    `source     ${part}, lines ${[line, ...also].join(', ')} of the interface`,
    'kind       firm: the interface states it',
    'holds for  createCheckIn  POST /api/v1/{tenant}/residents/{residentId}/check-ins',
    'tested by  check-ins.second  (needs identities.staff)\n               One a day.',
    'broken by  check-ins.two  Two a day.',
  ])
    expect(text).toContain(shown);
});

test('without a list of known mutants it says so, and with an empty one it says none', () => {
  expect(explanation(subjectOf('CHK-32', declared, undefined))).toContain('has no list of known faults');
  expect(explanation(subjectOf('CHK-32', [], []))).toMatch(/tested by {2}no check\n.*no known fault/s);
});

test('a check is explained with its clauses and needs', () => {
  const text = explanation(subjectOf('check-ins.second', declared, undefined));
  expect(text).toContain(`clauses    CHK-32  ${clauses['CHK-32'].says}  (firm)`);
  expect(text).toMatch(/needs {6}identities\.staff\n.*sends {6}input that the contract refuses/);
});

test('a choice is explained with every reading and the default of the mock', () => {
  const text = explanation(subjectOf('create-status', declared, undefined));
  for (const reading of Object.keys(choices['create-status'].readings)) expect(text).toContain(reading);
  expect(text).toContain(`the mock   ${choices['create-status'].default}`);
  expect(text).toContain('createCheckIn  POST');
});

test('an unknown id is refused with the nearest', () => {
  expect(() => subjectOf('check-ins.secnd', declared, undefined)).toThrow(/Nearest: check-ins\.second/);
  expect(() => subjectOf('CHK-3222', declared, undefined)).toThrow(/Nearest: .*CHK-32/);
});
