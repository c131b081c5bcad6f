import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levers } from '../../openapi/generated/levers.ts';
import { createMock } from '../../src/entries/mock.ts';
import { MOST_BYTES, referenceProblems } from './reference.ts';

const pageOf = (name: string): string => {
  const path = new URL(`../../docs/${name}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
const written = pageOf('reference.md');
// Of functions and levers headings, of situations items of a list.
const headings = new Set(
  [
    ...`${written}\n${pageOf('situations.md')}`.matchAll(
      /^(?:#{3,4} `([^`]+)`|- `([a-z-]+)\(.*\)` gives .*)$/gm,
    ),
  ].map(([, name, listed]) => name ?? listed),
);

/** The functions of an object and of the objects in it, such as `clock.advance`. */
const functionsOf = (value: object, under = ''): readonly string[] =>
  Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'function'
      ? [`${under}${name}`]
      : typeof member === 'object' && member !== null
        ? functionsOf(member, `${under}${name}.`)
        : [],
  );

test('the reference has every function of a mock and of a world, every lever and every situation', async () => {
  const mock = createMock();
  const { levers: _, situations, ...world } = mock.world();
  const names = [
    ...functionsOf(mock),
    ...functionsOf(world),
    ...Object.keys(levers),
    ...Object.keys(situations),
  ];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !headings.has(name))).toEqual([]);
  await mock.close();
});

test('every link inside of the reference leads to a heading', () => {
  const slugs = [...written.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((slug) => !slugs.some((one) => one === slug))).toEqual([]);
});

test('the reference is small enough to be shipped', () => {
  expect(written.length).toBeGreaterThan(10_000);
  expect(Buffer.byteLength(written)).toBeLessThanOrEqual(MOST_BYTES);
});

test('a reference is refused if it is out of date, too large, or lacks a docstring', () => {
  expect(referenceProblems({ name: 'reference.md', markdown: 'new', gaps: [] }, 'new')).toEqual([]);
  expect(referenceProblems({ name: 'reference.md', markdown: 'new', gaps: [] }, 'old')).toEqual([
    expect.stringContaining('npm run reference'),
  ]);
  const long = 'x'.repeat(MOST_BYTES + 1);
  expect(
    referenceProblems({ name: 'reference.md', markdown: long, gaps: ['Mock.fetch has no docstring.'] }, long),
  ).toEqual([expect.stringContaining(`at most ${MOST_BYTES}`), 'Mock.fetch has no docstring.']);
});
