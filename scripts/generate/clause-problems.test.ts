import { expect, test } from 'vitest';
import { clauseProblems } from './clause-problems.ts';
import type { JsonObject } from './json.ts';

const clause = (id: string, more: JsonObject = {}) => ({
  section: 'health',
  clause: { id, says: `${id} holds.`, determinacy: 'firm', ...more },
});

const problems = (
  clauses: readonly ReturnType<typeof clause>[],
  retired: readonly JsonObject[] = [],
): readonly string[] => clauseProblems({ clauses, retired }, new Set(['a-choice']));

test('a sound register has no problems', () => {
  const open = clause('HLT-02', { determinacy: 'open', choice: 'a-choice', availability: 'planned' });
  expect(problems([clause('HLT-01'), open, clause('HLT-201')])).toEqual([]);
  expect(problems([clause('HLT-01')], [{ id: 'HLT-02', instead: ['HLT-01'] }])).toEqual([]);
});

test('planned is an availability and no determinacy', () => {
  expect(problems([clause('HLT-01', { determinacy: 'planned' })])[0]).toContain('determinacy planned');
  expect(problems([clause('HLT-01', { availability: 'firm' })])[0]).toContain('availability firm');
});

test('a clause may name the aspect of an answer that it is about', () => {
  expect(problems([clause('HLT-01', { aspect: 'status' })])).toEqual([]);
  expect(problems([clause('HLT-01', { aspect: 'colour' })])[0]).toContain('aspect colour');
});

test('what is kept by something else than code is a firm clause, kept by its shape', () => {
  expect(problems([clause('HLT-01', { kept: 'shape' })])).toEqual([]);
  expect(problems([clause('HLT-01', { kept: 'luck' })])[0]).toContain('kept luck');
  const open = { determinacy: 'open', choice: 'a-choice', kept: 'shape' };
  expect(problems([clause('HLT-01', open)])[0]).toContain('kept shape');
});

test('an open clause names a known choice', () => {
  expect(problems([clause('HLT-01', { determinacy: 'open', choice: 'none' })])).toHaveLength(1);
});

test('a retired number never lives again, and says what took its place', () => {
  expect(problems([clause('HLT-01')], [{ id: 'HLT-01', why: 'nobody states it' }])[0]).toContain(
    'stands all the same',
  );
  expect(problems([clause('HLT-01')], [{ id: 'HLT-02' }])[0]).toContain('neither what took its place');
  expect(problems([clause('HLT-01')], [{ id: 'HLT-02', instead: ['HLT-09'] }])[0]).toContain('HLT-09');
});

test('a number that was dropped without a word is missed', () => {
  expect(problems([clause('HLT-01'), clause('HLT-03')])).toEqual([
    'HLT-02, the number before HLT-03, is neither a clause nor retired',
  ]);
  expect(problems([clause('HLT-202')])[0]).toContain('HLT-201');
});
