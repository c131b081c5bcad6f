import { expect, test } from 'vitest';
import type { Exchange } from './exchanges.ts';
import { injectExamples, shortened } from './inject.ts';
import { asList, asObject, type JsonObject } from '../generate/json.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const document = {
  openapi: '3.1.0',
  paths: {
    '/api/v1/{tenant}/facilities/{facilityId}': {
      parameters: [
        { $ref: '#/components/parameters/tenant' },
        { name: 'facilityId', in: 'path', required: true },
      ],
      get: {
        operationId: 'getFacility',
        description: 'One facility.',
        parameters: [
          { name: 'near', in: 'query' },
          { name: 'unsent', in: 'query' },
        ],
        requestBody: { $ref: '#/components/requestBodies/Thing' },
        responses: { '200': { $ref: '#/components/responses/Thing' }, '4XX': json({}) },
      },
    },
  },
  components: {
    parameters: { tenant: { name: 'tenant', in: 'path', required: true } },
    requestBodies: { Thing: json({ type: 'object' }) },
    responses: { Thing: { description: 'A thing.', ...json({ type: 'object' }) } },
  },
} as unknown as JsonObject;

const exchange: Exchange = {
  method: 'GET',
  url: 'http://127.0.0.1:4010/api/v1/demo/facilities/fac_1?near=sea',
  headers: { 'X-Acting-User-Id': 'sys_1' },
  call: { at: { tenant: 'demo', facilityId: 'fac_1', near: 'sea' }, body: { wants: 'this' } },
  status: 200,
  body: { id: 'fac_1' },
};

const none = { tried: new Set<string>(), caught: new Set<string>() };

const injected = (): JsonObject => {
  const { paths } = injectExamples(document, { exchanges: { getFacility: exchange }, events: {} }, none);
  return asObject(asObject(asObject(paths)['/api/v1/{tenant}/facilities/{facilityId}'])['get']);
};

test('parameters of the path and of the operation show the values of the call, as far as it sent them', () => {
  expect(asList(injected()['parameters'])).toEqual([
    expect.objectContaining({ name: 'tenant', example: 'demo' }),
    expect.objectContaining({ name: 'facilityId', example: 'fac_1' }),
    expect.objectContaining({ name: 'near', example: 'sea' }),
    { name: 'unsent', in: 'query' },
  ]);
});

test('bodies behind references get their examples in place, refusals get none', () => {
  const { requestBody, responses } = injected();
  expect(requestBody).toMatchObject({
    content: { 'application/json': { examples: { demo: { value: { wants: 'this' } } } } },
  });
  expect(responses).toMatchObject({
    '200': {
      description: 'A thing.',
      content: { 'application/json': { examples: { demo: { value: { id: 'fac_1' } } } } },
    },
    '4XX': json({}),
  });
});

test('the description keeps its text; who may call and the rules follow it', () => {
  const { description } = injected();
  expect(description).toMatch(
    /^One facility\.\n\n<div class="ces-rules">\n\n\*\*Who may call\*\*\n\n- Every acting user of the tenant\./,
  );
  expect(description).toMatch(
    /<summary>\d+ rules, 0 tested, 0 proven by a seeded fault<\/summary>\n\n- `FAC-/,
  );
});

test('the contract itself stays as it was', () => {
  const before = JSON.stringify(document);
  injected();
  expect(JSON.stringify(document)).toBe(before);
});

test('an operation without an example is not passed over', () => {
  expect(() => injectExamples(document, { exchanges: {}, events: {} }, none)).toThrow('getFacility');
});

test('long lists show how they begin and how many there are', () => {
  expect(shortened({ data: [1, 2, 3, 4], hasMore: false })).toEqual({
    value: { data: [1, 2, 3], hasMore: false },
    summary: 'the first 3 of 4',
  });
  expect(shortened({ data: [1, 2, 3] })).toEqual({ value: { data: [1, 2, 3] } });
  expect(shortened('ok')).toEqual({ value: 'ok' });
});
