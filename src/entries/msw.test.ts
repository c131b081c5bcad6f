import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createHandlers } from './msw.ts';

const { mock, handlers } = createHandlers({ scenario: 'empty', origin: 'https://api.example.test' });
const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mock.world().faults.clear());
afterAll(() => server.close());

const ask = async (path: string): Promise<Response> => {
  const { tenant, token, identities } = mock.world();
  const { systemActor = '' } = await identities();
  return fetch(`https://api.example.test${path}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Acting-User-Id': systemActor,
      'X-Acting-User-Tenant': tenant,
    },
  });
};

test('calls to the address of the API are answered by the mock', async () => {
  const answer = await ask('/api/v1/demo/facilities');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [{}, {}] });
  expect(await mock.world().requests.verify({ operation: 'listFacilities' })).toMatchObject({
    matched: true,
  });
});

test('a connection that a fault ends is a failed call', async () => {
  await mock.world().faults.add({ drop: true });
  await expect(ask('/api/v1/demo/facilities')).rejects.toThrow('Failed to fetch');
});

test('the control plane is not behind the address of the API', () => {
  const paths = handlers.map(({ info }) => String(info.path));
  expect(paths).toContain('https://api.example.test/api/v1/*');
  expect(paths.filter((path) => path.includes('__admin'))).toEqual([]);
});
