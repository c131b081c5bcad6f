import { expect, test } from 'vitest';
import { readSource } from './imports.ts';

const importsOf = (content: string) => readSource('a.ts', content).imports;

test('type imports leave no value behind, every other form does', () => {
  expect(importsOf(`import type { A } from './a.ts';`)).toEqual([{ from: './a.ts', isValue: false }]);
  expect(importsOf(`export type { A } from './a.ts';`)).toEqual([{ from: './a.ts', isValue: false }]);
  expect(importsOf(`let a: import('./a.ts').A;`)).toEqual([{ from: './a.ts', isValue: false }]);
  expect(importsOf(`import { a } from './a.ts';`)).toEqual([{ from: './a.ts', isValue: true }]);
  expect(importsOf(`import './a.ts';`)).toEqual([{ from: './a.ts', isValue: true }]);
  expect(importsOf(`export { a } from './a.ts';`)).toEqual([{ from: './a.ts', isValue: true }]);
  expect(importsOf(`const a = await import('./a.ts');`)).toEqual([{ from: './a.ts', isValue: true }]);
});

test('a type inside braces still loads the file', () => {
  expect(importsOf(`import { type A } from './a.ts';`)).toEqual([{ from: './a.ts', isValue: true }]);
});

test('words in strings and comments are no imports', () => {
  expect(importsOf(`// import './a.ts'\nconst text = "import './b.ts'";`)).toEqual([]);
});

test('a barrel does nothing but hand on', () => {
  expect(readSource('a.ts', `export * from './a.ts';\nexport { b } from './b.ts';`).isBarrel).toBe(true);
  expect(readSource('a.ts', `export { b } from './b.ts';\nexport const c = 1;`).isBarrel).toBe(false);
  expect(readSource('a.ts', `const a = 1;\nexport { a };`).isBarrel).toBe(false);
});

test('lines are those that an editor shows', () => {
  expect(readSource('a.ts', 'const a = 1;\nconst b = 2;\n').lines).toBe(2);
  expect(readSource('a.ts', 'const a = 1;').lines).toBe(1);
});
