import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createHandlers, handlers as behind } from './msw.ts';

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

test('behind a path of a gateway the mock is routed below it, and links carry it', async () => {
  const gateway = 'https://gw.example.test/community/';
  server.use(...behind(mock, { origin: gateway }));
  const { tenant, token, identities } = mock.world();
  const { systemActor = '' } = await identities();
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': systemActor,
    'X-Acting-User-Tenant': tenant,
  };
  const [facility] = (await mock.world().records.list('facilities')).data;
  const form = new FormData();
  form.set('facilities', facility?.id ?? '');
  form.set('file', new Blob(['x'], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`${gateway}api/v1/demo/photos`, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { data: { url: string } };
  expect(data.url).toMatch(`${gateway}__files/`);
  expect(await (await fetch(data.url)).text()).toBe('x');
});
