import { expect, test } from 'vitest';
import { createSchemaValidator } from './schema.ts';

const validator = createSchemaValidator({
  components: {
    schemas: {
      Walk: {
        type: 'object',
        properties: {
          steps: { type: 'integer' },
          created: { type: 'string', format: 'date-time', 'x-untyped': true },
          guide: { type: 'object', properties: { phone: { type: 'string', 'x-untyped': true } } },
        },
      },
    },
  },
});

const problems = (value: unknown): readonly string[] =>
  validator.problems('#/components/schemas/Walk', value).map(({ says }) => says);

test('a member that the interface gives no type may be anything', () => {
  expect(problems({ steps: 7, created: 1_780_000_000, guide: { phone: 5550100 } })).toEqual([]);
  expect(problems({ created: { day: 'Monday' }, guide: { phone: ['555', '0100'] } })).toEqual([]);
});

test('a member with a type keeps it, and so does what an untyped one stands in', () => {
  expect(problems({ steps: 'seven' })).toHaveLength(1);
  expect(problems({ guide: 'Rosa' })).toHaveLength(1);
});
