import { expect, test } from 'vitest';
import { withoutProse } from './without-prose.ts';

test('prose goes, and members that are called like it stay', () => {
  const properties = { description: { type: 'string', description: 'What it is.' } };
  expect(
    withoutProse({ summary: 'S', list: [{ description: 'D', type: 'object', properties }], count: 0 }),
  ).toEqual({ list: [{ type: 'object', properties: { description: { type: 'string' } } }], count: 0 });
});
