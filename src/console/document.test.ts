import { expect, test } from 'vitest';
import { leversIn, operationsIn, schemaIn, withOptions } from './document.ts';

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

test('a schema is cut to some members, with values to choose from', () => {
  const world = { type: 'object', properties: { from: { type: 'string' }, choices: {} } };
  expect(withOptions(world, { from: ['demo'], other: [] })).toEqual({
    type: 'object',
    properties: { from: { type: 'string', examples: ['demo'] } },
  });
});

test('operations to choose from are those of the schema of a fault', () => {
  const operations = { type: 'array', items: { type: 'string', examples: ['listPhotos', 'getPhoto'] } };
  const paths = { '/__admin/faults': { post: takes({ type: 'object', properties: { operations } }) } };
  expect(operationsIn({ paths })).toEqual(['listPhotos', 'getPhoto']);
  expect(operationsIn(undefined)).toEqual([]);
});
