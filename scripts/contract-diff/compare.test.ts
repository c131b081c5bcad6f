import { expect, test } from 'vitest';
import type { JsonObject } from '../generate/json.ts';
import type { Contract } from './change.ts';
import { compareContracts } from './compare.ts';
import { changesText } from './print.ts';

const FIRM = { says: 'A door opens.', determinacy: 'firm' };

const contract = (
  { sent = {}, answered = {}, query = [] as object[], summary = 'Open a door' },
  clauses: Contract['clauses'] = { 'DOR-01': FIRM },
  id = 'openDoor',
): Contract => ({
  version: '1',
  clauses,
  document: JSON.parse(
    JSON.stringify({
      paths: {
        '/doors': {
          post: {
            operationId: id,
            summary,
            'x-part': 'available',
            parameters: query,
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } },
            },
            responses: { '200': { content: { 'application/json': { schema: answered } } } },
          },
        },
      },
      components: { schemas: { Sent: sent } },
    }),
  ) as JsonObject,
});

const changeLines = (before: Contract, after: Contract): readonly string[] =>
  compareContracts(before, after).map(({ kind, of, says }) => `${kind} ${of}: ${says}`);

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };

test('a contract differs from itself in nothing', () => {
  expect(changeLines(contract({}), contract({}))).toEqual([]);
  expect(changesText([])).toBe('Nothing changed in the contract.');
});

test.each([
  [
    'an operation that goes',
    contract({}),
    contract({}, undefined, 'shutDoor'),
    'breaking openDoor: the operation is gone',
  ],
  [
    'an operation that comes',
    contract({}),
    contract({}, undefined, 'shutDoor'),
    'additive shutDoor: POST /doors is new',
  ],
  [
    'a required member to send',
    contract({ sent: object({}) }),
    contract({ sent: object({ key: text }, ['key']) }),
    'breaking openDoor: `key` sent is new and required',
  ],
  [
    'a member to send that may be left out',
    contract({ sent: object({}) }),
    contract({ sent: object({ key: text }) }),
    'additive openDoor: `key` sent is new',
  ],
  [
    'an answer that lacks a member',
    contract({ answered: object({ a: object({ b: text }) }) }),
    contract({ answered: object({ a: object({}) }) }),
    'breaking openDoor: `a.b` answered is gone',
  ],
  [
    'fewer values to send',
    contract({ sent: object({ a: { enum: ['x', 'y'] } }) }),
    contract({ sent: object({ a: { enum: ['x'] } }) }),
    'breaking openDoor: `a` sent is no longer y',
  ],
  [
    'more values to read',
    contract({ answered: object({ a: { enum: ['x'] } }) }),
    contract({ answered: object({ a: { enum: ['x', 'y'] } }) }),
    'breaking openDoor: `a` answered is also y',
  ],
  [
    'a query that comes',
    contract({}),
    contract({ query: [{ name: 'slowly', in: 'query', schema: text }] }),
    'additive openDoor: the query slowly is new',
  ],
  ['other words', contract({}), contract({ summary: 'Open it' }), 'wording openDoor: its summary'],
  ['a clause that goes', contract({}), contract({}, {}), 'breaking DOR-01: the clause is gone'],
  [
    'a clause that becomes open',
    contract({}),
    contract({}, { 'DOR-01': { ...FIRM, determinacy: 'open' } }),
    'breaking DOR-01: is open now, and was stated',
  ],
  ['a clause that comes', contract({}, {}), contract({}), 'additive DOR-01: is new: A door opens.'],
])('%s', (_name, before, after, change) => {
  expect(changeLines(before, after)).toContain(change);
});

test('the text is by kind, and a name stands once under each', () => {
  const changes = compareContracts(
    contract({ sent: object({ a: text, b: text }) }),
    contract({ sent: object({}), summary: 'Open it' }),
  );
  expect(changesText(changes)).toBe(
    [
      '### Breaking (2)',
      '- `openDoor`: `a` sent is gone; `b` sent is gone',
      '### Wording (1)',
      '- `openDoor`: its summary',
    ].join('\n\n'),
  );
});
