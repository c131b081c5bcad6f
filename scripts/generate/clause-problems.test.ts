import { expect, test } from 'vitest';
import { clauseProblems } from './clause-problems.ts';
import type { JsonObject } from './json.ts';

const clause = (id: string, more: JsonObject = {}) => ({
  section: 'health',
  clause: {
    id,
    says: `${id} holds.`,
    determinacy: 'firm',
    about: { aspect: 'status' },
    source: { part: 'Endpoints', line: 1 },
    ...more,
  },
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
  expect(problems([clause('HLT-01', { determinacy: 'planned' })]).join()).toContain('HLT-01/determinacy');
  expect(problems([clause('HLT-01', { availability: 'firm' })])[0]).toContain('HLT-01/availability');
});

test('a firm clause names the aspects of an answer that it is about, and nothing unknown', () => {
  const about = { member: ['a', 'b.c'], aspect: ['refusal', 'trace'], status: [404, '4XX'] };
  expect(problems([clause('HLT-01', { about })])).toEqual([]);
  expect(problems([clause('HLT-01', { about: {} })])).not.toEqual([]);
  expect(problems([clause('HLT-01', { about: { aspect: 'colour' } })])[0]).toContain('HLT-01/about/aspect');
  expect(problems([clause('HLT-01', { about: { aspect: 'status', colour: 1 } })])[0]).toContain('"colour"');
  expect(problems([clause('HLT-01', { colour: 1 })])[0]).toContain('"colour"');
});

test('an entry cut at an unquoted comma is refused', () => {
  const cut = { id: 'HLT-02', why: 'it happens outside', 'which no one sees': null };
  expect(problems([clause('HLT-01')], [cut])[0]).toContain('which no one sees');
});

test('only a firm clause about shape may be kept by something other than code', () => {
  expect(problems([clause('HLT-01', { kept: 'shape' })])).toEqual([]);
  expect(problems([clause('HLT-01', { kept: 'luck' })])[0]).toContain('HLT-01/kept');
  const open = { determinacy: 'open', choice: 'a-choice', kept: 'shape' };
  expect(problems([clause('HLT-01', open)])[0]).toContain('HLT-01/kept');
});

test('an open clause names a known choice', () => {
  expect(problems([clause('HLT-01', { determinacy: 'open', choice: 'none' })])).toHaveLength(1);
});

test('a retired number never lives again, and says what took its place', () => {
  expect(problems([clause('HLT-01')], [{ id: 'HLT-01', why: 'no one states it' }])[0]).toContain(
    'stands all the same',
  );
  expect(problems([clause('HLT-01')], [{ id: 'HLT-02' }])).not.toEqual([]);
  expect(problems([clause('HLT-01')], [{ id: 'HLT-02', instead: ['HLT-09'] }])[0]).toContain('HLT-09');
});

test('a number that was dropped without a word is missed', () => {
  expect(problems([clause('HLT-01'), clause('HLT-03')])).toEqual([
    'HLT-02, the number before HLT-03, is neither a clause nor retired',
  ]);
  expect(problems([clause('HLT-202')])[0]).toContain('HLT-201');
});
