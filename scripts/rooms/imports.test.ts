import { dirname, relative } from 'node:path/posix';
import { expect, test } from 'vitest';
import { cyclesOf, isBarrel, wrongImports } from './imports.ts';
import { forTests, rooms } from './plan.ts';

/** What is wrong where one file imports another, or a package. */
const faults = (path: string, target: string): readonly string[] => {
  const isFile = target.endsWith('.ts');
  const from = isFile ? `./${relative(dirname(path), target)}` : target;
  return wrongImports(
    new Map([[path, `import type { A } from '${from}';`], ...(isFile ? [[target, ''] as const] : [])]),
  );
};

const fileOf = (name: string): string =>
  (rooms[name]?.holds[0] ?? '').replace(/[/.]$/, (end) => `${end}a.ts`);

test.each(Object.entries(rooms).filter(([name]) => name !== 'testing'))(
  '%s may import what its row of the plan lists, and nothing else',
  (name, row) => {
    const allowed = (targets: readonly string[], targetOf = (one: string) => one): readonly string[] =>
      targets.filter((one) => faults(fileOf(name), targetOf(one)).length === 0);
    const names = Object.keys(rooms);
    expect(names).toEqual(expect.arrayContaining([...row.knows]));
    expect(allowed(names, fileOf)).toEqual(names.filter((one) => one === name || row.knows.includes(one)));
    const packages = ['hono', 'preact', 'yaml', 'fast-check', 'ajv/dist/2020.js', 'node:fs', 'node:crypto'];
    const listed = [...row.uses, ...(row.uses.includes('ajv') ? ['ajv/dist/2020.js'] : [])];
    expect(allowed(packages)).toEqual(
      packages.filter(
        (one) => listed.includes(one) || (listed.includes('node:*') && one.startsWith('node:')),
      ),
    );
  },
);

test.each([
  ['the suite looks into the mock', 'conformance/checks/a.check.ts', 'src/mock/domain/b.ts'],
  ['the mock looks into the suite', 'src/mock/app.ts', 'conformance/kit/b.ts'],
  ['the mock imports itself', 'src/mock/app.ts', 'src/fixtures/b.ts'],
  ['the product knows of its mutants', 'src/cli/a.ts', 'src/mutants/b.ts'],
  ['a file next to the app is taken for one of it', 'src/mock/http/a.ts', 'src/mock/server.ts'],
  ['a script is used as a library', 'src/cli/a.ts', 'scripts/b.ts'],
  ['a helper for tests gets into the product', 'src/mock/app.ts', 'src/mock/testing/mock.ts'],
  ['a test is used as a library', 'scripts/a.ts', 'src/mock/app.test.ts'],
  ['a test of the suite knows the mock', 'conformance/kit/a.test.ts', 'src/mock/app.ts'],
  ['a test uses what no test does', 'src/mock/domain/a.test.ts', 'hono'],
  ['a file lives in no room', 'openapi/a.ts', 'yaml'],
])('it fails where %s', (_, path, target) => {
  expect(faults(path, target)).toEqual([expect.stringContaining(`${path} imports`)]);
});

test('it fails where what is imported is not there', () => {
  expect(wrongImports(new Map([['src/cli/a.ts', `await import('./gone.ts');`]]))).toHaveLength(1);
});

test.each([
  ['a test knows its own house', 'src/mock/operations/a.test.ts', 'src/mock/testing/mock.ts'],
  ['a helper has the rights of a test', 'src/mock/testing/people.ts', 'src/mock/admin/b.ts'],
  ['a helper uses the tools of tests', 'conformance/testing/a.ts', 'vitest'],
  ['a script knows all', 'scripts/a.ts', 'src/mutants/b.ts'],
])('it passes where %s', (_, path, target) => {
  expect(faults(path, target)).toEqual([]);
  expect(Object.keys(rooms)).toEqual(expect.arrayContaining(Object.values(forTests).flat()));
});

test('a cycle of values is reported once, as its path; types may go around', () => {
  const sources = {
    'src/a.ts': `import { b } from './b.ts'; import './deep/c.ts';`,
    'src/b.ts': `export { c } from './deep/c.ts'; // import './a.ts'`,
    'src/deep/c.ts': `await import('../a.ts');`,
    'src/d.ts': `import type {\n  A,\n} from './a.ts';\nimport { e } from './e.ts';`,
    'src/e.ts': `import type { D } from './d.ts';\nexport type { A } from './d.ts';`,
  };
  expect(cyclesOf(new Map(Object.entries(sources)))).toEqual([
    'src/a.ts -> src/b.ts -> src/deep/c.ts -> src/a.ts',
  ]);
});

test.each([
  [true, `export * from './a.ts';\nexport { b } from './b.ts';`],
  [false, `export { b } from './b.ts';\nexport const c = 1;`],
  [false, `const a = 1;\nexport { a };`],
])('a barrel only re-exports: %s', (expected, text) => {
  expect(isBarrel(text)).toBe(expected);
});
