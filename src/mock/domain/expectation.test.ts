import { expect, test } from 'vitest';
import { expectationOf } from './expectation.ts';
import { memberName } from './member-name.ts';
import { shownValue, shownWithKind } from './shown-value.ts';

const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

test.each([
  [{ type: 'string' }, 'a text'],
  [{ type: 'string', format: 'date' }, 'a date such as 2026-03-01'],
  [{ type: 'string', format: 'email' }, 'an email address such as ana@example.com'],
  [{ type: 'string', pattern: TIME }, 'a time of day such as 09:30'],
  [{ type: 'string', pattern: '^[1-5]xx$', examples: ['4xx'] }, 'a text such as 4xx'],
  [{ type: 'string', minLength: 1 }, 'a text that is not empty'],
  [{ type: 'string', minLength: 1, maxLength: 64 }, 'a text from 1 to 64 letters'],
  [{ type: 'integer' }, 'a whole number'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'a whole number from 1 to 100'],
  [{ type: 'number', minimum: 0 }, 'a number of at least 0'],
  [{ type: 'boolean' }, 'true or false'],
  [{ type: 'array', minItems: 1 }, 'a list of at least 1 item'],
  [{ type: 'array', maxItems: 5 }, 'a list of at most 5 items'],
  [{ type: ['string', 'null'] }, 'a text or null'],
  [{ enum: ['a', 'b', null] }, 'one of a, b'],
  [{ const: true }, 'true'],
  [{ type: 'object', minProperties: 1 }, 'an object with at least 1 member'],
  [
    { type: 'object', properties: { a: {}, b: {} }, minProperties: 1, maxProperties: 1 },
    'an object with 1 of a, b',
  ],
  [{ anyOf: [{ const: 'work' }, { type: 'object' }] }, 'work or an object'],
  // Next to a real alternative it does not matter how "not set" is written.
  [
    { anyOf: [{ type: 'string', format: 'email' }, { type: 'string', maxLength: 0 }, { type: 'null' }] },
    'an email address such as ana@example.com',
  ],
])('%j asks for %s', (schema, words) => expect(expectationOf(schema)).toBe(words));

test('a $ref is looked up', () => {
  const resolve = (schema: unknown) =>
    JSON.stringify(schema).includes('$ref') ? { type: 'integer' } : schema;
  expect(expectationOf({ $ref: '#/a' }, resolve)).toBe('a whole number');
});

test.each([
  ['', ''],
  ['/startDate', 'startDate'],
  ['/residents/0', 'residents[0]'],
  ['/plan/delay/share', 'plan.delay.share'],
  ['/a~1b/c d', '["a/b"]["c d"]'],
])('the pointer %j is the member %j', (pointer, name) => expect(memberName(pointer)).toBe(name));

test.each([
  ['yesterday', '"yesterday"'],
  ['x'.repeat(100), `"${'x'.repeat(60)}…"`],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
  [null, 'null'],
  [undefined, 'nothing'],
  [1.5, '1.5'],
])('%j is shown as %s', (value, shown) => expect(shownValue(value)).toBe(shown));

test('a text is shown with its kind', () => {
  expect(shownWithKind('5')).toBe('"5" (a text)');
  expect(shownWithKind(5)).toBe('5');
});
