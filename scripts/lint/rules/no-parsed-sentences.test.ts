import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import rule from './no-parsed-sentences.mjs';

const linter = new Linter();
const problems = (code: string): readonly string[] =>
  linter
    .verify(code, {
      plugins: { ces: { rules: { 'no-parsed-sentences': rule } } },
      rules: { 'ces/no-parsed-sentences': 'error' },
    })
    .map(({ message }) => message);

test.each([
  ['/20\\d/.test(clause.says);', 'says'],
  ['/`(\\w+)`/.exec(finding.promised ?? "");', 'promised'],
  ['finding.found.startsWith("409");', 'found'],
  ['const { found } = finding; found.split(" ");', 'found'],
  ['const read = ({ promised }) => promised?.includes("refused");', 'promised'],
])('a sentence that is parsed is refused: %s', (code, name) => {
  expect(problems(code)).toEqual([expect.stringContaining(`\`${name}\` is a sentence for people`)]);
});

test('another variable of the same name is none, nor is a text that is shown', () => {
  for (const code of [
    'const found = list.filter(Boolean); found.includes(1);',
    'const { found } = finding; print(found.length, `${found}`);',
    'const { name } = finding; name.split(".");',
    '/x/.test(finding.member);',
  ])
    expect(problems(code)).toEqual([]);
});
