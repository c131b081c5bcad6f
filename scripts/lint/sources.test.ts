import { expect, test } from 'vitest';
import { sourceProblems, wordProblems } from './sources.ts';

const text = [
  '# Photos',
  '',
  '| Method | Path |',
  '|---|:--|',
  '| GET | /photos |',
  'A photo has an id.',
].join('\n');
const citing = (line: number, ...also: readonly number[]) => [{ id: 'PHO-01', source: { line, also } }];

test('a line that says something may be cited', () => {
  expect(sourceProblems(text, citing(5, 6, 3))).toEqual([]);
});

test('headings, empty lines, rules of tables and lines that are not there say nothing', () => {
  expect(sourceProblems(text, citing(1))).toEqual([
    'PHO-01 cites line 1 of the interface, which is a heading',
  ]);
  expect(sourceProblems(text, citing(2))[0]).toContain('is empty');
  expect(sourceProblems(text, citing(6, 4))[0]).toContain('line 4 of the interface, which is the rule');
  expect(sourceProblems(text, citing(7))[0]).toContain('beyond the end');
});

test('a type is said by words that its line has', () => {
  const typed = (line: number, words: string) => [
    { schema: 'Photo', section: 'photos', members: { id: { line, words } } },
  ];
  expect(wordProblems('A photo has `id` string.', typed(1, 'id string'))).toEqual([]);
  expect(wordProblems('A photo has `id` string.', typed(1, 'id integer'))[0]).toContain('Photo.id');
  expect(wordProblems('', typed(3, 'id string'))).toHaveLength(1);
});
