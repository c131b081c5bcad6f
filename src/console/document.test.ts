import { expect, test } from 'vitest';
import { leversIn, schemaIn } from './document.ts';

const takes = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const schema = { type: 'object', properties: { by: { type: 'string' } } };
const document = {
  paths: {
    '/__admin/clock/advance': { post: takes(schema) },
    '/__admin/levers/deny': {
      post: { summary: 'Denies.', description: 'Only.', tags: ['planned'], ...takes(schema) },
    },
    '/__admin/levers/make': { post: { summary: 'Makes.', ...takes(schema) } },
  },
};

test('what a route takes is found, and of what is not there nothing', () => {
  expect(schemaIn(document, 'post', '/__admin/clock/advance')).toEqual(schema);
  expect(schemaIn(document, 'get', '/__admin/clock/advance')).toEqual({});
  expect(schemaIn(undefined, 'post', '/__admin/reset')).toEqual({});
});

test('levers are listed with their guards and whether they are planned', () => {
  expect(leversIn(document)).toEqual([
    { name: 'deny', says: 'Denies.', guard: 'Only.', isPlanned: true, schema },
    { name: 'make', says: 'Makes.', guard: '', isPlanned: false, schema },
  ]);
});
