import { expect, test } from 'vitest';
import { withText } from './json.ts';
import { triedOperations, type TriedOperation } from './operations.ts';
import { curlOf, requestOf, targetOf, type Filled } from './request.ts';
import { startValues } from './start-values.ts';
import { worldFacts } from './world.ts';

const document = {
  paths: {
    '/api/v1/{tenant}/rooms/{roomId}': {
      put: {
        operationId: 'replaceRoom',
        summary: 'Replace a room',
        tags: ['rooms'],
        'x-part': 'planned',
        parameters: [
          { name: 'tenant', in: 'path', required: true, example: 'demo' },
          { name: 'roomId', in: 'path', required: true, example: 'room_1' },
          { name: 'on', in: 'query', example: '2026-01-01' },
          { name: 'X-Acting-User-Id', in: 'header', required: true },
        ],
        requestBody: { content: { 'application/json': { examples: { demo: { value: { name: 'A' } } } } } },
      },
    },
    '/__admin/levers/open-room': {
      post: {
        operationId: 'lever-open-room',
        tags: ['levers'],
        requestBody: {
          content: {
            'application/json': {
              schema: { required: ['roomId', 'beds'], properties: { beds: { type: 'integer' } } },
            },
          },
        },
      },
    },
  },
};

const [replace, lever] = triedOperations(document) as [TriedOperation, TriedOperation];
const filled: Filled = {
  token: 't',
  tenant: 'demo',
  actingId: 'sys_1',
  values: { roomId: 'a b', on: '' },
  body: '{"name":"O\'Hara"}',
};

test('an operation shows what there is to fill in', () => {
  expect(replace.fields.map(({ name, where }) => `${where} ${name}`)).toEqual([
    'path tenant',
    'path roomId',
    'query on',
  ]);
  expect(replace).toMatchObject({
    method: 'PUT',
    isPlanned: true,
    body: { kind: 'json', example: { name: 'A' } },
  });
  expect(lever.body?.example).toEqual({ roomId: '', beds: 0 });
});

test('a request carries the acting user; an empty query is left out, an empty id stays to be seen', () => {
  const { target, headers, body } = requestOf(replace, filled);
  expect(target).toBe('/api/v1/demo/rooms/a%20b');
  expect(headers).toMatchObject({ Authorization: 'Bearer t', 'X-Acting-User-Id': 'sys_1' });
  expect(body).toBe(filled.body);
  expect(targetOf(replace, { ...filled, values: { on: 'x' } })).toBe('/api/v1/demo/rooms/{roomId}?on=x');
});

test('the control plane gets no token of the service', () => {
  expect(requestOf(lever, filled).headers).toEqual({ 'Content-Type': 'application/json' });
});

test('curl says the same to a shell', () => {
  expect(curlOf('http://127.0.0.1:1', requestOf(replace, filled))).toContain(`-d '{"name":"O'\\''Hara"}'`);
});

const world = worldFacts({
  tenant: 'mine',
  token: 'secret',
  identities: [{ kind: 'systemActor', actingId: 'sys_9' }],
  operations: { replaceRoom: { at: { roomId: 'room_9' }, body: { name: 'B' } } },
});

test('the fields begin with a call of the reader’s own world, else with the example of the page', () => {
  expect(startValues(replace, world)).toMatchObject({
    as: 'sys_9',
    values: { roomId: 'room_9' },
    body: '{\n  "name": "B"\n}',
  });
  expect(startValues(replace, worldFacts(undefined))).toMatchObject({
    tenant: 'demo',
    values: { roomId: 'room_1' },
    body: '{\n  "name": "A"\n}',
  });
});

test('an address is replaced everywhere', () => {
  expect(withText({ a: ['at x', 1, null], b: { c: 'x/y' } }, 'x', 'z')).toEqual({
    a: ['at z', 1, null],
    b: { c: 'z/y' },
  });
});
