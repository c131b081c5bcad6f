import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { arbitraryOf } from './arbitrary.ts';
import { bodyOf, closedSetsOf, requiredOf, requiredQueryOf } from './body.ts';
import { createFresh } from './fresh.ts';
import { isObject } from './json.ts';
import { createSchemaValidator, schemaValidator } from './schema.ts';

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);
const withJson = ids.flatMap((id) => {
  const operation: {
    readonly id: string;
    readonly body?: { readonly contentType: string; readonly schema: string };
  } = operations[id];
  return operation.body?.contentType === 'application/json' ? [[id, operation.body.schema] as const] : [];
});

test('some operations take JSON', () => {
  expect(withJson.map(([id]) => id)).toContain('createResident');
});

test.each(withJson)('values drawn for %s fit the contract', (id, schema) => {
  fc.assert(
    fc.property(bodyOf(id, createFresh(), {}), (body) => {
      expect(schemaValidator.problems(schema, body)).toEqual([]);
      for (const name of requiredOf(id)) expect(body).toHaveProperty(name);
    }),
  );
});

test('every schema of the contract compiles', () => {
  for (const id of ids) {
    const answers: Readonly<Record<string, { readonly schema?: string }>> = operations[id].answers;
    for (const { schema } of Object.values(answers))
      if (schema) expect(schemaValidator.problems(schema, null)).toBeDefined();
  }
});

test('overrides are always present, and undefined removes a member', () => {
  const fresh = createFresh();
  const overrides = { status: 'onLeave', roomNumber: fc.constantFrom('1', '2'), nickname: undefined };
  fc.assert(
    fc.property(bodyOf('createResident', fresh, overrides), (body) => {
      expect(body['status']).toBe('onLeave');
      expect(['1', '2']).toContain(body['roomNumber']);
      expect(body).not.toHaveProperty('nickname');
    }),
  );
});

test('optional members are drawn sometimes', () => {
  const bodies = fc.sample(bodyOf('createResident', createFresh(), {}), { numRuns: 60, seed: 1 });
  const holding = bodies.filter((body) => 'nickname' in body).length;
  expect(holding).toBeGreaterThan(5);
  expect(holding).toBeLessThan(55);
});

test('texts are plain, trimmed and short; e-mails never repeat', () => {
  const bodies = fc.sample(bodyOf('createConnection', createFresh(), { email: undefined }), {
    numRuns: 200,
    seed: 7,
  });
  for (const body of bodies)
    expect(body['firstName']).toMatch(/^[\p{L}][\p{L}\d]*( [\p{L}][\p{L}\d]*){0,2}$/u);
  const fresh = createFresh();
  const emails = Array.from({ length: 100 }, () => fresh.email());
  expect(new Set(emails).size).toBe(100);
});

test('an unknown keyword or format is an error', () => {
  const drawing = { document: {}, fresh: createFresh() };
  expect(() => arbitraryOf({ type: 'object', patternProperties: {} }, drawing)).toThrow('patternProperties');
  expect(() => arbitraryOf({ type: 'string', format: 'ipv4' }, drawing, 'host')).toThrow('ipv4');
  expect(() => arbitraryOf({ type: 'string', not: {} }, drawing)).toThrow('not');
});

test('values are drawn for schemas of every kind that the contract may use', () => {
  const document = {
    schemas: {
      Thing: {
        allOf: [
          {
            type: 'object',
            required: ['kind'],
            properties: { kind: { enum: ['a', 'b', null] }, id: { type: 'string', readOnly: true } },
          },
          {
            type: 'object',
            required: ['when'],
            properties: { when: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] } },
          },
        ],
      },
      Bag: {
        type: 'object',
        required: ['thing', 'count', 'at', 'tags', 'time'],
        properties: {
          thing: { $ref: '#/schemas/Thing' },
          count: { type: ['integer', 'null'], minimum: 3, maximum: 5 },
          at: { type: 'string', format: 'date-time' },
          tags: { type: 'array', items: { type: 'string', maxLength: 3 }, minItems: 1, uniqueItems: true },
          time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        },
      },
    },
  };
  const validator = createSchemaValidator(document);
  fc.assert(
    fc.property(arbitraryOf(document.schemas.Bag, { document, fresh: createFresh() }), (bag) => {
      expect(validator.problems('#/schemas/Bag', bag)).toEqual([]);
      expect(isObject(bag) && bag['thing']).not.toHaveProperty('id');
    }),
  );
});

test('the contract says which members are required and which sets are closed', () => {
  expect(requiredOf('createCheckIn')).toEqual(['startDate', 'checkInStaffId', 'durationInMinutes']);
  expect(requiredOf('getResident')).toEqual([]);
  expect(requiredQueryOf('listCheckIns')).toEqual(['startDate', 'endDate']);
  expect(closedSetsOf('createResident')).toContainEqual({ member: 'gender', values: ['M', 'F'] });
  expect(closedSetsOf('uploadResidentAvatar')).toEqual([]);
});

test('a body is never empty, even if every member is optional', () => {
  expect(requiredOf('updateThread')).toEqual([]);
  fc.assert(
    fc.property(bodyOf('updateThread', createFresh(), {}), (body) => {
      expect(Object.keys(body)).not.toEqual([]);
    }),
  );
});
