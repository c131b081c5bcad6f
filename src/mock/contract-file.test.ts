import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../openapi/generated/contract.ts';
import { createMock as createMockInCode } from '../entries/create-mock.ts';
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

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const mock = createMockInCode({ planned: true, now: '2026-06-15T12:00:00Z' });
const contractOf = async (query = ''): Promise<Contract> =>
  (await (await mock.fetch(`/openapi.json${query}`)).json()) as Contract;
const operationsIn = ({ paths }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

test('what every call must have is shown with what the world holds, and each GET that is called so is answered', async () => {
  const { token } = mock.world();
  const found = operationsIn(await contractOf());
  expect(found).toHaveLength(Object.keys(operations).length);
  const wrong = await Promise.all(
    found.map(async ({ path, method, operation: { operationId, parameters = [] } }) => {
      const blank = parameters.filter(({ required, example }) => required && example === undefined);
      if (blank.length > 0) return `${operationId} shows no ${blank.map(({ name }) => name).join(', ')}`;
      if (method !== 'get') return undefined;
      const headers = new Headers({ Authorization: `Bearer ${token}` });
      const url = new URL(path, 'http://ces.test');
      for (const { name, in: place, example } of parameters) {
        if (example === undefined) continue;
        if (place === 'path') url.pathname = decodeURI(url.pathname).replace(`{${name}}`, example);
        if (place === 'query') url.searchParams.set(name, example);
        if (place === 'header') headers.set(name, example);
      }
      const { status } = await mock.fetch(url, { headers });
      return status === 200 ? undefined : `${operationId} ${url.pathname}: ${status}`;
    }),
  );
  expect(wrong.filter((one) => one !== undefined)).toEqual([]);
});

test('bodies are shown as they are sent', async () => {
  const found = operationsIn(await contractOf());
  const bodyOf = (id: string) =>
    found.find(({ operation }) => operation.operationId === id)?.operation.requestBody;
  expect(bodyOf('createCheckIn')?.content['application/json']?.example).toMatchObject({
    durationInMinutes: expect.any(Number),
  });
  expect(bodyOf('uploadPhoto')?.content['multipart/form-data']?.example).toMatchObject({
    file: expect.any(String),
  });
});

test('examples are of the world that is asked for, and no other name is answered', async () => {
  const world = await mock.world().fork('one');
  const tenants = operationsIn(await contractOf(`?world=${world.tenant}`)).flatMap(({ operation }) =>
    (operation.parameters ?? []).filter(({ name }) => name === 'tenant').map(({ example }) => example),
  );
  expect(new Set(tenants)).toEqual(new Set(['one']));
  expect((await mock.fetch('/openapi.json?world=nowhere')).status).toBe(404);
});
