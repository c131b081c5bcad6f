import { LONGEST_GLOB } from '../domain/glob.ts';
import { isRecord } from '../domain/json-object.ts';
import type { RawBody } from '../http/body.ts';
import type { Refusal } from '../http/problem.ts';
import type { Expected } from '../journal/selection.ts';
import { inputValidator, refusedInput } from './json-input.ts';
import { noObject } from './world-input.ts';

const number = { type: 'integer', minimum: 0 };

/** What a caller can verify about the recorded requests, as a JSON schema. */
export const verifySchema = {
  type: 'object',
  description: 'Which requests to count, and how many are expected (default: at least one).',
  properties: {
    operation: {
      type: 'string',
      maxLength: LONGEST_GLOB,
      description: 'An operationId, or a glob such as list*.',
    },
    method: { type: 'string' },
    path: { type: 'string', maxLength: LONGEST_GLOB, description: 'A glob.' },
    status: {
      anyOf: [
        { type: 'integer', minimum: 100, maximum: 599 },
        { type: 'string', pattern: '^[1-5][xX]{2}$', examples: ['4xx'] },
      ],
    },
    acting: { type: 'string', description: 'An acting id, or resident, connection, staff, systemActor.' },
    query: { description: 'Members that the query must have; others are ignored.' },
    body: {
      description: 'Members that the body must have; others are ignored. Lists must match item by item.',
    },
    count: number,
    atLeast: number,
    atMost: number,
  },
} as const;

const validate = inputValidator(verifySchema);
const isExpected = (value: unknown): value is Expected => isRecord(value) && validate(value).length === 0;

export const verifyInput = (raw: RawBody): Expected | Refusal => {
  const input = raw.kind === 'json' ? raw.value : undefined;
  if (isExpected(input)) return input;
  return refusedInput(
    'A verification must be a JSON object as described in /__admin/openapi.json.',
    isRecord(input) ? validate(input) : [noObject(input)],
  );
};
