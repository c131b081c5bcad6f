import { expect, test } from 'vitest';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { CheckSpec } from '../kit/check.ts';
import { table } from '../report/sample.ts';
import type { Certificate } from './certificate.ts';
import { absentIn, faultsIn, mustFollow } from './contents.ts';
import type { Known } from './contents.ts';

const scores = { saboteurs: { caught: 9, all: 9 }, variants: { passed: 2, all: 2 } };
const spec = (id: string, ...clauses: readonly ClauseId[]): CheckSpec => ({
  id,
  says: id,
  clauses,
  profile: 'core',
});
const known: Known = {
  checks: [
    spec('residents.a', 'RES-01'),
    spec('residents.b', 'RES-02'),
    spec('check-ins.a', 'CHK-01'),
    spec('check-ins.b', 'CHK-01'),
  ],
  scores,
  faults: [
    { id: 'residents.x', says: '', breaks: ['RES-01'], caughtBy: ['residents.a'] },
    { id: 'check-ins.x', says: '', breaks: ['CHK-01'], caughtBy: ['check-ins.a'] },
    { id: 'transportation.x', says: '', breaks: ['TRA-01'], caughtBy: ['transportation.a'] },
  ],
  clauses: table,
};

/** The certificate of a run whose target has no check-ins. */
const earned: Certificate = {
  version: 1,
  contract: '1',
  digests: { suite: '', contract: '' },
  target: { url: 'http://target', tenant: 'demo' },
  issuedAt: '2026-06-15T00:00:00Z',
  profiles: ['core'],
  seed: 1,
  runs: 5,
  tiers: [],
  choices: { 'create-status': { createCheckIn: 'created', createResident: 'mixed' } },
  clauses: { 'RES-01': 'held', 'RES-02': 'observed', 'CHK-01': 'not-applicable', 'CHK-02': 'unobservable' },
  passed: ['residents.a'],
  scores,
  detection: { known: 2, reached: 1 },
};

const but = (more: Partial<Certificate>): readonly string[] => faultsIn({ ...earned, ...more }, known);
const claiming = (clauses: Certificate['clauses']): readonly string[] =>
  but({ clauses: { ...earned.clauses, ...clauses } });

test('the certificate of a run follows from its contents', () => {
  expect(faultsIn(earned, known)).toEqual([]);
  expect(() => mustFollow(earned, known, 'c.json')).not.toThrow();
});

test.each<[string, readonly string[], string]>([
  [
    'a clause held whose checks did not pass',
    claiming({ 'CHK-01': 'held' }),
    'clauses.CHK-01: is claimed held, but none of the checks that judge it passed (check-ins.a, check-ins.b)',
  ],
  [
    'a clause held that no client can see',
    claiming({ 'CHK-02': 'held' }),
    'clauses.CHK-02: is claimed held, but no client can see it',
  ],
  [
    'an open clause held',
    claiming({ 'RES-02': 'held' }),
    'clauses.RES-02: is claimed held, but an open clause is only observed',
  ],
  ['a clause left unproven', claiming({ 'CHK-01': 'unproven' }), 'clauses.CHK-01: is claimed unproven'],
  [
    'a clause absent that a check passed',
    claiming({ 'RES-01': 'not-applicable' }),
    'clauses.RES-01: is claimed not-applicable, but a check of it passed: held',
  ],
  [
    'a clause of another profile',
    claiming({ 'TRA-01': 'held' }),
    'clauses.TRA-01: is not a clause of its profiles',
  ],
  [
    'a clause of no contract',
    claiming(Object.fromEntries([['__proto__', 'held' as const]])),
    'clauses.__proto__: is not a clause of its profiles',
  ],
  ['a clause left out', but({ clauses: { 'RES-01': 'held' } }), 'clauses.RES-02: is missing'],
  ['no profile', but({ profiles: [] }), 'profiles: names none'],
  [
    'a check that is none',
    but({ passed: ['residents.a', 'residents.z'] }),
    'passed: residents.z is not a check of its profiles',
  ],
  ['a check twice', but({ passed: ['residents.a', 'residents.a'] }), 'passed: residents.a is there twice'],
  [
    'a choice that is none',
    but({ choices: { 'no-choice': 'yes' } }),
    'choices.no-choice: is not an open choice',
  ],
  [
    'a reading that is none',
    but({ choices: { 'create-status': 'purple' } }),
    'choices.create-status: purple is not one of',
  ],
  [
    'better scores',
    but({ scores: { ...scores, variants: { passed: 3, all: 3 } } }),
    'scores: are not those of this suite',
  ],
  [
    'more faults reached',
    but({ detection: { known: 2, reached: 2 } }),
    'detection: 2 of 2, and the checks that passed reach 1 of 2',
  ],
  ['a day that is none', but({ issuedAt: 'yesterday' }), 'issuedAt: yesterday is not an instant'],
])('it is refused for %s', (_, faults, says) => {
  expect(faults.join('\n')).toContain(says);
});

test('a clause that no check judges cannot be held', () => {
  const { checks, ...rest } = known;
  const without = { ...rest, checks: checks.filter(({ id }) => id !== 'residents.a') };
  expect(
    faultsIn({ ...earned, passed: [], detection: { known: 2, reached: 0 } }, without).join('\n'),
  ).toContain('clauses.RES-01: is claimed held, but no check of this suite judges it');
});

test('the refusal names the file, the first claims and how many more there are', () => {
  const claims = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`X-${at}`, 'held' as const]));
  expect(() => mustFollow({ ...earned, clauses: { ...earned.clauses, ...claims } }, known, 'c.json')).toThrow(
    /^c\.json claims more than its contents show\..*\n- clauses\.X-0:.*\n(- .*\n){4}- and 3 more claims like these$/,
  );
});

test('of a part that is called absent, one check of the section is tried', () => {
  expect(absentIn(earned, known.checks)).toEqual(['check-ins.a']);
});
