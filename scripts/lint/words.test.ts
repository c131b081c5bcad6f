import { expect, test } from 'vitest';
import { oldWordsIn } from './words.ts';

test('an old word is named with its line and the word to write', () => {
  expect(oldWordsIn('src/a.ts', '// fine\n// It stands beside the code.')).toEqual([
    'src/a.ts:2 has the word “beside”: write next to, in addition to, alongside',
  ]);
});

test('an old name is found inside of longer names, in any case', () => {
  expect(oldWordsIn('src/a.ts', 'const saboteursOf = MISHAPS;')).toEqual([
    'src/a.ts:1 has the word “saboteur”: write mutant',
    'src/a.ts:1 has the word “MISHAP”: write faultEffect',
  ]);
});

test.each(["'refused-create-is-told': row", "as: 'somebody'", 'besides, it is untold', 'docs/told.md'])(
  'ids, values in quotes, paths and longer words stay: %s',
  (line) => {
    expect(oldWordsIn('src/a.ts', line)).toEqual([]);
  },
);

test('keys of published files keep their names where they are written and read', () => {
  expect(oldWordsIn('conformance/certificate/certificate-schema.ts', "required: ['saboteurs']")).toEqual([]);
  expect(oldWordsIn('conformance/run/engine.ts', 'saboteurs')).toHaveLength(1);
});
