import { expect, test } from 'vitest';
import type { CheckRecord, Finding } from './record.ts';
import { membersWithoutValue, noteShown, withPresence } from './shown.ts';
import { stubRun } from '../testing/stub-target.ts';

test('the members without a value, where a finding is about nothing else', () => {
  const without = 'data.0.startTime is nothing and not "09:15"; about is null and not {"bio":"x"}';
  expect(membersWithoutValue(without)).toEqual(['startTime', 'about']);
  expect(membersWithoutValue(`${without}; name is "a" and not "b"`)).toEqual([]);
  expect(membersWithoutValue('residents: none')).toEqual(['residents']);
  expect(membersWithoutValue('startTime is nothing and not empty')).toEqual([]);
  expect(membersWithoutValue('206 with {}')).toEqual([]);
});

const failed = (finding: Partial<Finding>): CheckRecord => ({
  ...{ id: 'residents.some-check', says: '', clauses: ['RES-23'], profile: 'core', negative: false },
  ...{
    verdict: 'fail',
    observations: [],
    notes: [],
    tiers: [],
    requests: 1,
    milliseconds: 1,
    violations: [],
  },
  finding: {
    promised: '',
    found: 'nickname is null and not "Addie"',
    exchanges: [
      { method: 'GET', path: '/', operationId: 'getResident', status: 200, responseBody: '', curl: '' },
    ],
    ...finding,
  },
});

test('a member that no answer of the operation shows is left to the check of its presence', () => {
  const run = stubRun('http://shown.test/1');
  noteShown(run, 'getResident', { data: { nickname: null, about: { bio: '' } } });
  noteShown(run, 'listResidents', { data: [{ nickname: 'Addie' }] });
  expect(withPresence(run, failed({})).finding?.unshown).toEqual(['nickname']);
  expect(withPresence(run, failed({ absent: 'nickname' })).finding?.misfit).toBeUndefined();
});

test('a member that other answers show was not kept, which is for the check of its value to say', () => {
  const run = stubRun('http://shown.test/2');
  noteShown(run, 'getResident', { data: { nickname: 'Addie' } });
  expect(withPresence(run, failed({})).finding?.unshown).toBeUndefined();
  expect(withPresence(run, failed({ absent: 'nickname' })).finding?.misfit).toEqual(['nickname']);
});
