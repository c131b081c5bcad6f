import { expect, test } from 'vitest';
import { lookupDocument } from './lookup-document.ts';

test('prose goes, and members that are called like it stay', () => {
  const properties = { description: { type: 'string', description: 'What it is.' } };
  expect(
    lookupDocument({ summary: 'S', list: [{ description: 'D', type: 'object', properties }], count: 0 }),
  ).toEqual({ list: [{ type: 'object', properties: { description: { type: 'string' } } }], count: 0 });
});

test('facts in the tables are removed, and schemas that programs look up stay', () => {
  const get = { operationId: 'read', 'x-clauses': { answer: ['CAL-01'] }, 'x-untyped': true };
  expect(lookupDocument({ get })).toEqual({ get: { operationId: 'read', 'x-untyped': true } });
});
