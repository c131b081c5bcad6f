import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMock } from './mock.ts';
import { testApp } from './testing/mock.ts';

const ask = (path: string, init: RequestInit = {}) => {
  const mock = createMock(testApp().service, { webhookKey: 'k', docs: () => Promise.resolve(undefined) });
  return mock(new Request(`http://mock.test:4010${path}`, init));
};

const SERVER = [{ url: 'http://mock.test:4010', description: 'The mock that gave this document.' }];

test('anybody can read the contract as JSON, with the address of the mock', async () => {
  const answer = await ask('/openapi.json', { headers: { Origin: 'https://editor.example' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://editor.example');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: SERVER });
});

test('the contract as YAML has the same content', async () => {
  const answer = await ask('/openapi.yaml');
  expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(parse(await answer.text())).toEqual(await (await ask('/openapi.json')).json());
});

test('HEAD has the same fields and no body, a preflight is answered, and PUT is 405', async () => {
  const head = await ask('/openapi.json', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const headers = { Origin: 'https://editor.example', 'Access-Control-Request-Method': 'GET' };
  expect((await ask('/openapi.json', { method: 'OPTIONS', headers })).status).toBe(204);
  expect((await ask('/openapi.json', { method: 'PUT' })).status).toBe(405);
});

test('webhooks stand under their own name where that is asked for', async () => {
  const read = async (path: string) => (await (await ask(path)).json()) as Record<string, unknown>;
  const { 'x-webhooks': webhooks, ...rest } = await read('/openapi.json');
  const standard = await read('/openapi.json?webhooks=standard');
  expect(webhooks).toHaveProperty('activity.created');
  expect(rest).not.toHaveProperty('webhooks');
  expect(standard).toEqual({ ...rest, webhooks });
});

test('the workflows name the documents that lie next to them', async () => {
  const answer = await ask('/workflows.arazzo.yaml', { headers: { Origin: 'https://editor.example' } });
  expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://editor.example');
  const { arazzo, sourceDescriptions } = parse(await answer.text()) as Record<string, unknown>;
  expect(arazzo).toBe('1.0.1');
  expect(sourceDescriptions).toMatchObject([{ url: './openapi.json' }, { url: './__admin/openapi.json' }]);
});
