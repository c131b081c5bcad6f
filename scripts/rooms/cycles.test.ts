import { expect, test } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { readSource } from './imports.ts';
import { sizesOf } from './sizes.ts';

const houseOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, content]) => [path, readSource(path, content)]));

test('a cycle of values is reported once, as its path', () => {
  const sources = houseOf({
    'src/a.ts': `import { b } from './b.ts';`,
    'src/b.ts': `import { c } from './deep/c.ts';`,
    'src/deep/c.ts': `import { a } from '../a.ts';`,
  });
  expect(cyclesOf(sources)).toEqual([['src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'src/a.ts']]);
});

test('types may go around, and what is reached twice is no cycle', () => {
  const sources = houseOf({
    'src/a.ts': `import { b } from './b.ts'; import { c } from './c.ts';`,
    'src/b.ts': `import { c } from './c.ts';`,
    'src/c.ts': `import type { A } from './a.ts';`,
  });
  expect(cyclesOf(sources)).toEqual([]);
});

test('sizes count what people write', () => {
  const sources = houseOf({
    'src/short.ts': '1;\n',
    'src/middle.ts': '1;\n'.repeat(40),
    'src/long.ts': '1;\n'.repeat(301),
    'openapi/generated/types.ts': '1;\n'.repeat(9000),
  });
  expect(sizesOf(sources)).toEqual({
    files: 3,
    median: 40,
    largest: { path: 'src/long.ts', lines: 301 },
    tooLong: [{ path: 'src/long.ts', lines: 301 }],
  });
});
