import { expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { markUntyped, typedSchemas } from './member-types.ts';

const document: JsonObject = {
  paths: {
    '/walks': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Walk' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Walk: {
        properties: {
          id: { type: 'string' },
          guideId: { type: 'string' },
          steps: { type: 'integer' },
          guide: { properties: { id: { type: 'string' }, phone: { type: 'string' } } },
        },
      },
      WalkInput: { properties: { phone: { type: 'string' } } },
    },
  },
};

const table = (members: JsonObject) => typedSchemas([{ schema: 'Walk', section: 'walks', line: 7, members }]);

test('a member that is neither listed nor an id is marked, however deep', () => {
  const { document: marked, problems } = markUntyped(
    document,
    table({ steps: 'integer', guide: [8, '{id'] }),
  );
  expect(problems).toEqual([]);
  const text = JSON.stringify(marked);
  expect(text.match(/x-untyped/g)).toHaveLength(1);
  expect(text).toContain('"phone":{"type":"string","x-untyped":true}');
  expect(marked['components']).toMatchObject({
    schemas: { WalkInput: { properties: { phone: { type: 'string' } } } },
  });
});

test('what fits nowhere is reported', () => {
  expect(markUntyped(document, table({ stairs: 'integer' })).problems[0]).toContain('no member stairs');
  expect(markUntyped(document, table({ steps: '' })).problems[0]).toContain('gives no line or no words');
  expect(markUntyped(document, []).problems).toEqual([
    'openapi/types.yaml says nothing of Walk, whose members answers show',
  ]);
  const strange = typedSchemas([{ schema: 'Run', section: 'walks', line: 7, members: {} }]);
  expect(markUntyped(document, strange).problems[0]).toContain('Run, which is no schema');
});
