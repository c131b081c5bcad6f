import { expect, test } from 'vitest';
import { answersAnother, recordClausesOf, statusClausesOf } from './preconditions.ts';

test('the clauses about the status of an operation are those that name one', () => {
  expect(statusClausesOf('listThreads')).toEqual(['MSG-18', 'CNV-28']);
});

test('the clauses that say which record is read, else those that say what is answered', () => {
  expect(recordClausesOf('getResident')).toEqual(['RES-27']);
  expect(recordClausesOf('getActivity')).toEqual(['ACT-57']);
});

test('a read by id that shows another id answered another record', () => {
  const path = { residentId: 'res_1' };
  expect(answersAnother('getResident', { path }, { data: { id: 'res_2' } })).toBe(true);
  expect(answersAnother('getFacility', { path: { facilityId: 'fac_1' } }, { id: 'fac_2' })).toBe(true);
  expect(answersAnother('getResident', { path }, { data: { id: 'res_1' } })).toBe(false);
  expect(answersAnother('getResident', { path }, { title: 'Not found' })).toBe(false);
  expect(answersAnother('replaceResident', { path }, { data: { id: 'res_2' } })).toBe(true);
  // The path may name another member than the id; a list has no id.
  const named = { path: { residentId: 'res_1', assessmentId: 'asm_1' } };
  expect(answersAnother('getAssessment', named, { data: { id: 'x', assessmentId: 'asm_1' } })).toBe(false);
  expect(answersAnother('getResident', { path, method: 'put' }, { data: { id: 'res_2' } })).toBe(false);
  expect(answersAnother('listResidents', { path: { facilityId: 'fac_1' } }, { data: [] })).toBe(false);
});
