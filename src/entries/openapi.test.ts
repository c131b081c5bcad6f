import { expect, test } from 'vitest';
import { operations } from '../../openapi/generated/contract.ts';
import { createMock } from './create-mock.ts';

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

const mock = createMock({ planned: true, now: '2026-06-15T12:00:00Z' });
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
