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
  description: 'Requests that are meant, and how many of them there are: without a number, at least one.',
  properties: {
    operation: { type: 'string', maxLength: LONGEST_GLOB, description: 'An operationId or a glob.' },
    method: { type: 'string' },
    path: { type: 'string', maxLength: LONGEST_GLOB, description: 'A glob.' },
    status: {
      anyOf: [
        { type: 'integer', minimum: 100, maximum: 599 },
        { type: 'string', pattern: '^[1-5][xX]{2}$', examples: ['4xx'] },
      ],
    },
    acting: { type: 'string', description: 'An acting id, or resident, connection, staff, systemActor.' },
    query: { description: 'An object: members that the query has, among others.' },
    body: { description: 'Members that the body has, among others; lists are equal item by item.' },
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
    'A verification is a JSON object as /__admin/openapi.json describes it.',
    isRecord(input) ? validate(input) : [noObject(input)],
  );
};
