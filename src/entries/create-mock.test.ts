import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { CesError } from './ces-error.ts';
import { connectMock } from './connect-mock.ts';
import { createMock } from './create-mock.ts';
import type { Mock, MockOptions } from './mock-types.ts';

const NOW = '2026-06-15T12:00:00Z';
const mockOf = (options: MockOptions = {}): Mock => createMock({ scenario: 'empty', now: NOW, ...options });

const clientOf = async (mock: Mock) => {
  const world = mock.world();
  const { systemActor = '' } = await world.identities();
  return createClient({
    baseUrl: 'http://ces.test',
    tenant: world.tenant,
    token: world.token,
    actingAs: systemActor,
    fetch: mock.fetch,
  });
};

const FACILITIES = '/api/v1/{tenant}/facilities';

const thrown = async (act: () => unknown): Promise<CesError> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof CesError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

test('a mock in this process answers the client, and levers do what staff do', async () => {
  const mock = mockOf();
  const world = mock.world();
  const client = await clientOf(mock);
  const listed = await client.GET(FACILITIES);
  if (listed.error) throw new Error(listed.error.detail);
  const facilityId = listed.data.data[0]?.id ?? '';
  const { residentId } = await world.levers['create-resident']({ facilityId, firstName: 'Ada' });
  const shown = await client.GET('/api/v1/{tenant}/residents/{residentId}', {
    params: { path: { residentId } },
  });
  expect(shown.data).toMatchObject({ data: { firstName: 'Ada' } });
  const [request] = await world.requests.list({ operation: 'getResident' });
  expect(request).toMatchObject({ status: 200, acting: { kind: 'systemActor' } });
  expect(await world.requests.verify({ operation: 'list*', count: 1 })).toMatchObject({ matched: true });
  expect(await world.requests.clear()).toBe(2);
  await world.reset();
  const after = await client.GET('/api/v1/{tenant}/residents/{residentId}', {
    params: { path: { residentId } },
  });
  expect(after.error?.status).toBe(404);
});

test('faults strike the calls of this process too', async () => {
  const mock = mockOf();
  const client = await clientOf(mock);
  const { faults } = mock.world();
  const { id } = await faults.add({ operations: ['listFacilities'], times: 1, status: 503 });
  expect((await client.GET(FACILITIES)).error?.status).toBe(503);
  expect((await client.GET(FACILITIES)).error).toBeUndefined();
  expect(await faults.list()).toMatchObject([{ id, struck: 1 }]);
  expect(await faults.clear(id)).toBe(1);
  await faults.add({ drop: true });
  await expect(client.GET(FACILITIES)).rejects.toThrow('fetch failed');
});

test('the same seed and the same instant give the same world', async () => {
  const bodies = await Promise.all(
    [mockOf({ seed: 3 }), mockOf({ seed: 3 }), mockOf({ seed: 4 })].map(async (mock) => {
      const { data } = await (await clientOf(mock)).GET(FACILITIES);
      return JSON.stringify(data);
    }),
  );
  expect(bodies[0]).toBe(bodies[1]);
  expect(bodies[0]).not.toBe(bodies[2]);
});

test('what is refused is thrown with its facts', async () => {
  const world = mockOf().world();
  const wrong = await thrown(() => world.levers['create-resident']({ facilityId: 'nowhere' }));
  expect(wrong.status).toBe(404);
  const { promised, found, next, message } = await thrown(() => world.faults.add({ status: 12 }));
  for (const fact of [promised, found, next]) expect(message).toContain(fact);
  expect(await thrown(() => mockOf().world('nobody').events.list())).toMatchObject({
    problem: 'world-unknown',
    status: 404,
  });
});

test.each([
  [{ scenario: 'demmo' }, 'scenario takes demo, empty or a scenario'],
  [{ seed: 1.5 }, 'seed takes a whole number'],
  [{ now: 'tomorrow' }, 'now takes an ISO 8601 instant'],
  [{ tenant: 'No Slug' }, 'tenant takes a slug'],
  [{ choices: { 'create-status': 'maybe' } }, 'choices takes'],
  [{ choices: { 'no-such-choice': 'a' } }, 'choices takes'],
  [{ size: { residents: -1 } }, 'size takes'],
  [{ scenari: 'demo' }, 'did you mean scenario?'],
])('%j is refused: %s', async (options, says) => {
  // What a caller without types may send.
  const error = await thrown(() => createMock(options as MockOptions));
  expect(error.message).toContain(says);
});

test('a mock that does not answer is named, with the command that starts one', async () => {
  const away = connectMock({ url: 'http://127.0.0.1:9' });
  const error = await thrown(() => away.world().fork('test-1'));
  expect(error.message).toContain(
    'A mock answers at http://127.0.0.1:9. Found: no answer to POST /__admin/worlds.',
  );
  expect(error.next).toContain('ces mock');
  expect(error.cause).toBeInstanceOf(TypeError);
});

test('links follow a public address, or a proxy that is trusted', async () => {
  const serverOf = async (options: MockOptions): Promise<unknown> => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'proxy.example' };
    const answer = await createMock(options).fetch('http://127.0.0.1/openapi.json', { headers });
    return ((await answer.json()) as { readonly servers: readonly { readonly url: string }[] }).servers[0]
      ?.url;
  };
  expect(await serverOf({})).toBe('http://127.0.0.1');
  expect(await serverOf({ publicUrl: 'https://mock.example/' })).toBe('https://mock.example');
  expect(await serverOf({ trustProxy: true })).toBe('https://proxy.example');
  expect(() => createMock({ publicUrl: 'mock.example' })).toThrow(
    'The option publicUrl takes an http or https',
  );
});
