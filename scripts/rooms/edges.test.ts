import { expect, test } from 'vitest';
import { wrongEdges, roomOf } from './edges.ts';
import type { SourceTree } from './source-tree.ts';
import { readSource } from './imports.ts';
import { houses } from './houses.ts';
import { rooms } from './plan.ts';

const houseOf = (files: Readonly<Record<string, string>>): SourceTree =>
  new Map(Object.entries(files).map(([path, content]) => [path, readSource(path, content)]));

/** Faults of one file that imports another, which is there. */
const faults = (path: string, from: string, target: string) =>
  wrongEdges(houseOf({ [path]: `import { x } from '${from}';`, [target]: 'export const x = 1;' }));

const usesPackage = (path: string, name: string) => wrongEdges(houseOf({ [path]: `import '${name}';` }));

test('the deepest place decides which room a file is in', () => {
  expect(roomOf('src/mock/app.ts')?.name).toBe('app');
  expect(roomOf('src/mock/mock.ts')?.name).toBe('door');
  expect(roomOf('src/mock/domain/window.ts')?.name).toBe('domain');
  expect(roomOf('elsewhere/a.ts')).toBeUndefined();
});

test('what the plan lists may be imported', () => {
  expect(faults('src/mock/operations/a.ts', '../domain/b.ts', 'src/mock/domain/b.ts')).toEqual([]);
  expect(faults('src/fixtures/a.ts', '../mock/world/b.ts', 'src/mock/world/b.ts')).toEqual([]);
  expect(faults('src/cli/a.ts', '../../conformance/run/b.ts', 'conformance/run/b.ts')).toEqual([]);
});

test.each([
  [
    'the suite looks into the mock',
    'conformance/checks/a.check.ts',
    '../../src/mock/domain/b.ts',
    'src/mock/domain/b.ts',
  ],
  ['the mock looks into the suite', 'src/mock/app.ts', '../../conformance/kit/b.ts', 'conformance/kit/b.ts'],
  ['the domain knows the world', 'src/mock/domain/a.ts', '../world/b.ts', 'src/mock/world/b.ts'],
  ['http knows an operation', 'src/mock/http/a.ts', '../operations/b.ts', 'src/mock/operations/b.ts'],
  ['the mock is filled by itself', 'src/mock/app.ts', '../fixtures/b.ts', 'src/fixtures/b.ts'],
  ['the product knows of its mutants', 'src/cli/a.ts', '../mutants/b.ts', 'src/mutants/b.ts'],
  [
    'the command tries a check itself',
    'src/cli/a.ts',
    '../../conformance/checks/b.ts',
    'conformance/checks/b.ts',
  ],
  ['a script is used as a library', 'src/cli/a.ts', '../../scripts/b.ts', 'scripts/b.ts'],
  [
    'a helper for tests gets into the product',
    'src/mock/app.ts',
    './testing/mock.ts',
    'src/mock/testing/mock.ts',
  ],
  [
    'a test of the suite knows the mock',
    'conformance/kit/a.test.ts',
    '../../src/mock/app.ts',
    'src/mock/app.ts',
  ],
])('it fails where %s', (_, path, from, target) => {
  expect(faults(path, from, target)).toEqual([expect.stringContaining(`${path} imports`)]);
});

test('a type is an edge too', () => {
  const sources = houseOf({
    'src/mock/domain/a.ts': `import type { X } from '../world/b.ts';`,
    'src/mock/world/b.ts': 'export type X = 1;',
  });
  expect(wrongEdges(sources)).toHaveLength(1);
});

test('packages and modules of Node are listed by room', () => {
  expect(usesPackage('src/mock/domain/a.ts', 'temporal-polyfill')).toEqual([]);
  expect(usesPackage('src/mock/domain/a.ts', 'node:fs')).toHaveLength(1);
  expect(usesPackage('src/mock/http/a.ts', 'ajv/dist/2020.js')).toEqual([]);
  expect(usesPackage('src/mock/operations/a.ts', 'hono')).toHaveLength(1);
  expect(usesPackage('conformance/run/a.ts', 'node:http')).toEqual([]);
});

test('tests know their own house, and scripts know all', () => {
  expect(faults('src/mock/operations/a.test.ts', '../testing/mock.ts', 'src/mock/testing/mock.ts')).toEqual(
    [],
  );
  expect(faults('scripts/a.ts', '../src/mutants/b.ts', 'src/mutants/b.ts')).toEqual([]);
  expect(usesPackage('src/mock/domain/a.test.ts', 'fast-check')).toEqual([]);
});

test('a helper for tests has the rights of a test', () => {
  expect(faults('src/mock/testing/people.ts', '../admin/b.ts', 'src/mock/admin/b.ts')).toEqual([]);
  expect(faults('src/mock/testing/people.ts', './mock.ts', 'src/mock/testing/mock.ts')).toEqual([]);
  expect(usesPackage('conformance/testing/a.ts', 'vitest')).toEqual([]);
});

test('a file outside every room, and one that is not there, are reported', () => {
  expect(usesPackage('openapi/a.ts', 'yaml')).toEqual([expect.stringContaining('lives in no room')]);
  expect(wrongEdges(houseOf({ 'src/cli/a.ts': `import './gone.ts';` }))).toEqual([
    expect.stringContaining('there is no src/cli/gone.ts'),
  ]);
});

test('the plan names only rooms that it has', () => {
  const names = rooms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...rooms, ...houses].flatMap(({ knows }) => knows)));
});
