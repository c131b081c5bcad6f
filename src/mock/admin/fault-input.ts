import { operations } from '../../../openapi/generated/contract.ts';
import { LONGEST_GLOB, globTest } from '../domain/glob.ts';
import { isRecord } from '../domain/json-object.ts';
import { FAULT_EFFECTS, type FaultRule } from '../faults/rule.ts';
import { nameHint } from '../domain/nearest-name.ts';
import type { RawBody } from '../http/body.ts';
import { LONGEST_DELAY } from '../http/preferences.ts';
import type { Invalid, Refusal } from '../http/problem.ts';
import { inputValidator, refusedInput } from './json-input.ts';
import { noObject } from './world-input.ts';

const ids = Object.keys(operations);
const milliseconds = { type: 'number', minimum: 0, maximum: LONGEST_DELAY };
const yes = { const: true };

const faultEffect = {
  latency: {
    type: 'object',
    description:
      'The delay of the answer in milliseconds: a fixed one, a range, or a log-normal distribution.',
    properties: {
      fixed: milliseconds,
      from: milliseconds,
      to: milliseconds,
      logNormal: {
        type: 'object',
        required: ['median', 'sigma'],
        properties: { median: milliseconds, sigma: { type: 'number', minimum: 0, maximum: 10 } },
      },
    },
    minProperties: 1,
    maxProperties: 2,
    dependentRequired: { from: ['to'], to: ['from'] },
    not: { required: ['fixed', 'logNormal'] },
  },
  status: {
    type: 'integer',
    minimum: 400,
    maximum: 599,
    description: 'The status of the answer. The operation does not run.',
  },
  drop: { ...yes, description: 'The connection closes without an answer. The operation does not run.' },
  truncate: { ...yes, description: 'The operation runs. Half of its answer is sent.' },
  lost: { ...yes, description: 'The operation runs, but its answer never arrives.' },
  body: { description: 'The operation runs, but the client gets this body.' },
  emptyList: { ...yes, description: 'Lists come back empty.' },
  pageSize: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'The maximum number of items on a page.',
  },
};

/** What is mostly simulated, by what it is called. */
export const faultExamples = {
  'Slow: answers take 3 seconds': { latency: { fixed: 3000 } },
  'Flaky: about 3 in 10 requests get 503': { status: 503, share: 0.3 },
  'Down: requests get 503': { status: 503 },
  'Lost answer: the operation runs, but its answer never arrives': { lost: true },
  'Empty list: lists come back empty': { emptyList: true },
};

/** What a fault rule may say, as a JSON schema. */
export const faultSchema = {
  type: 'object',
  description: `A rule that makes requests to the API fail. It has one of ${FAULT_EFFECTS.join(', ')} and sequence.`,
  properties: {
    id: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      description: 'A name for the fault. It replaces a fault with the same name.',
    },
    operations: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: { type: 'string', maxLength: LONGEST_GLOB, examples: ids },
      description: 'Operation ids, or globs such as create*. Default: all operations.',
    },
    identities: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', examples: ['resident', 'connection', 'staff', 'systemActor'] },
      description: 'Acting ids, or resident, connection, staff, systemActor. Default: everyone.',
    },
    share: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: 'The share of the matching requests that fail.',
    },
    times: { type: 'integer', minimum: 1, description: 'The fault ends after this many requests.' },
    seed: {
      type: 'integer',
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'The seed of the random choices.',
    },
    ...faultEffect,
    sequence: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      description:
        'One step per request: a fault or `work`, for example `["work", {"status": 503}]`. Later requests work.',
      items: {
        anyOf: [
          { const: 'work' },
          { type: 'object', properties: faultEffect, minProperties: 1, maxProperties: 1 },
        ],
      },
    },
  },
} as const;

const validate = inputValidator(faultSchema);
const KINDS = [...FAULT_EFFECTS, 'sequence'];

const kindFaults = (rule: Readonly<Record<string, unknown>>): readonly Invalid[] => {
  const found = KINDS.filter((kind) => kind in rule);
  if (found.length === 1) return [];
  const message = `must have one of ${KINDS.join(', ')}; found ${found.length === 0 ? 'none' : found.join(' and ')}`;
  return [{ location: 'body', pointer: '', code: 'kind', message }];
};

const operationFaults = ({ operations: asked }: Readonly<Record<string, unknown>>): readonly Invalid[] =>
  (Array.isArray(asked) ? asked : []).flatMap((one: unknown, at) =>
    typeof one !== 'string' || ids.some(globTest(one))
      ? []
      : [
          {
            location: 'body',
            pointer: `/operations/${at}`,
            code: 'unknown',
            message: `matches no operation: ${nearOperation(one)}`,
          } as const,
        ],
  );

const nearOperation = (name: string): string => {
  const hint = nameHint(name, ids);
  return hint.startsWith('did you mean') ? hint : '/__admin/openapi.json and /docs list them';
};

const isRule = (value: unknown): value is FaultRule => isRecord(value) && validate(value).length === 0;

/** A fault rule from the body of a request, or a refusal if it is not valid. */
export const faultInput = (raw: RawBody): FaultRule | Refusal => {
  const input = raw.kind === 'json' ? raw.value : undefined;
  const promised = 'A fault rule must be a JSON object as described in /__admin/openapi.json.';
  if (!isRecord(input)) return refusedInput(promised, [noObject(input)]);
  const shape = validate(input);
  const faults = shape.length > 0 ? shape : [...kindFaults(input), ...operationFaults(input)];
  if (faults.length > 0 || !isRule(input)) return refusedInput(promised, faults);
  return input;
};
