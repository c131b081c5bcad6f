import { expect, test } from 'vitest';
import { citationProblems } from './citations.ts';

const clause = (says: string) => ({ section: 'check-ins', says, determinacy: 'firm' as const });

const clauses = {
  'CHK-01': { ...clause('A check-in has an id.'), kept: 'shape' as const },
  'CHK-02': clause('A day has one check-in.'),
  'CHK-03': { ...clause('The order is left open.'), determinacy: 'open' as const },
  'CHK-04': { ...clause('No one sees it.'), unobservable: 'it is inside' },
  'CHK-05': clause('The answer is 201.'),
};

const problems = (files: Readonly<Record<string, string>>): readonly string[] =>
  citationProblems({
    files,
    clauses,
    retired: [
      { id: 'CHK-06', instead: ['CHK-02'] },
      { id: 'CHK-07', why: 'no one states it' },
    ],
    rules: new Set(['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04']),
  });

test('a rule is cited next to its code; shapes, open questions and other roles need no citation', () => {
  expect(problems({ 'a.ts': 'const taken = true; // CHK-02' })).toEqual([]);
});

test('a rule that only a test cites is named with its sentence and its section', () => {
  const [first, advice, ...others] = problems({ 'a.ts': '', 'a.test.ts': '// CHK-02' });
  expect(first).toBe('CHK-02 is cited nowhere in src/mock: “A day has one check-in.” (section check-ins)');
  expect(advice).toContain('next to the code');
  expect(others).toEqual([]);
});

test('a cited clause exists, lives on and is not one that the shape keeps', () => {
  expect(
    problems({ 'a.ts': '/** CHK-02,\n * CHK-06, CHK-07, CHK-08. */', 'b.test.ts': '// CHK-01' }),
  ).toEqual([
    'a.ts:2 cites CHK-06: it is retired; CHK-02 took its place',
    'a.ts:2 cites CHK-07: it is retired; nothing took its place',
    'a.ts:2 cites CHK-08: there is no such clause in openapi/clauses',
    'b.test.ts:1 cites CHK-01: it is marked kept: shape; take the mark or the citation away',
  ]);
});
