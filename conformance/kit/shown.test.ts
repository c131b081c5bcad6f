import { expect, test } from 'vitest';
import type { CheckRecord, Finding } from './record.ts';
import { noteShown, withPresence } from './shown.ts';
import { stubRun } from '../testing/stub-target.ts';

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
    kind: 'missing-member',
    promised: '',
    found: 'nickname is null and not "Addie"',
    members: [{ path: 'nickname', blank: true }],
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
  expect(withPresence(run, failed({})).finding?.neverShown).toEqual(['nickname']);
  expect(withPresence(run, failed({ absent: 'nickname' })).finding?.schemaMismatch).toBeUndefined();
});

test('a member that a read shows of such a record has a value, so the check of a write keeps its own judgement', () => {
  const run = stubRun('http://shown.test/4');
  noteShown(run, 'replaceResident', { data: { nickname: null } });
  const written = [
    { method: 'PUT', path: '/', operationId: 'replaceResident', status: 200, responseBody: '', curl: '' },
  ];
  noteShown(run, 'listResidents', { data: [{ nickname: 'Addie' }] });
  expect(withPresence(run, failed({ exchanges: written })).finding?.neverShown).toEqual(['nickname']);
  noteShown(run, 'getResident', { data: { nickname: 'Addie' } });
  expect(withPresence(run, failed({ exchanges: written })).finding?.neverShown).toBeUndefined();
});

test('a member that other answers show was not kept, which is for the check of its value to say', () => {
  const run = stubRun('http://shown.test/2');
  noteShown(run, 'getResident', { data: { nickname: 'Addie' } });
  expect(withPresence(run, failed({})).finding?.neverShown).toBeUndefined();
  expect(withPresence(run, failed({ absent: 'nickname' })).finding?.schemaMismatch).toEqual(['nickname']);
});

test('a check whose own clause says that a member is shown judges by itself that no answer shows it', () => {
  const run = stubRun('http://shown.test/3');
  noteShown(run, 'getActivity', { data: { name: 'Chess' } });
  const members = [{ path: 'capacity', blank: true as const }];
  expect(withPresence(run, failed({ clauses: ['ACT-58'], members })).finding?.neverShown).toBeUndefined();
  expect(withPresence(run, failed({ clauses: ['ACT-77'], members })).finding?.neverShown).toEqual([
    'capacity',
  ]);
});

test('a request that was refused now differs from one that is refused every time', () => {
  const run = stubRun('http://shown.test/5');
  const refused = (status: number) =>
    withPresence(
      run,
      failed({
        ...{ kind: 'wrong-status', members: [] },
        exchanges: [
          { method: 'POST', path: '/', operationId: 'createCheckIn', status, responseBody: '', curl: '' },
        ],
      }),
    ).finding?.takesOthers;
  expect(refused(400)).toBeUndefined();
  noteShown(run, 'createCheckIn', { data: { id: 'chk_1' } });
  expect(refused(400)).toBe(true);
  expect(refused(200)).toBeUndefined();
});

test('a member of what a record holds is no member of the record; the records of a list may be in a member', () => {
  const nested = stubRun('http://shown.test/5');
  noteShown(nested, 'listResidents', { data: [{ facility: { nickname: 'North' } }] });
  const inList = (operationId: string): Partial<Finding> => ({
    exchanges: [{ method: 'GET', path: '/', operationId, status: 200, responseBody: '', curl: '' }],
  });
  expect(withPresence(nested, failed(inList('listResidents'))).finding?.neverShown).toEqual(['nickname']);
  noteShown(nested, 'listAttendance', { data: { attendance: [{ nickname: 'Addie' }] } });
  expect(withPresence(nested, failed(inList('listAttendance'))).finding?.neverShown).toBeUndefined();
});
